"""The first form of the database: tables, seats, log, guests."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    """Create the four tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seating", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_by_actor", "tables", ["actor"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("owner", sa.String(64)),
    )
    op.create_index("seats_by_owner", "seats", ["owner"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(16)),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("log_by_key", "log", ["table_id", "key"], unique=True)
    op.create_table(
        "guests",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
