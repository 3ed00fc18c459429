# The developer's door: make play, make test, make check, make bench.
PYTHON ?= python3
BIN := .venv/bin
# processes of the test run; each loads the compiled rules
WORKERS ?= 2

.PHONY: play test check format bench peers clean

play: .venv/installed        ## install, compile the rules once, open the table in the browser
	$(BIN)/spieltisch

test: .venv/developing       ## everything; browser tests need an installed Chromium or Chrome
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

check: .venv/developing      ## layout, style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: .venv/developing
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/installed       ## the figures of bench/results.md
	$(BIN)/spieltisch bench

peers: .venv/installed       ## the same, side by side with others, each on one core
	$(BIN)/python bench/peers/run.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spieltisch needs Python 3.11 or newer; found $$($(PYTHON) --version). Try: make PYTHON=python3.12 play"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

.venv/developing: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,postgres,lab]'
	@touch $@ .venv/installed

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
