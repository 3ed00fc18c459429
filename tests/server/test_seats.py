"""Taking seats, sharing a device, taking back, playing again."""

from __future__ import annotations

from tests.server.house import (
    ME_AND_BOT,
    ME_AND_OPEN,
    ME_AND_TWO_OPEN,
    TWO_HERE,
    Guest,
    House,
    error_of,
)


def two_guests(house: House) -> tuple[Guest, Guest, str]:
    """Anna and Ben at one table, each with an own device."""
    anna, ben = house.guest(), house.guest()
    table_id = anna.open(ME_AND_OPEN)["id"]
    assert ben.post(f"/api/tables/{table_id}/seats/1", {"name": "Ben"}).status_code == 200
    return anna, ben, table_id


def test_an_open_seat_is_taken_once(house: House) -> None:
    anna, ben, table_id = two_guests(house)

    assert ben.table(table_id)["mine"] == [1]
    assert anna.table(table_id)["open_seats"] == []
    late = house.guest().post(f"/api/tables/{table_id}/seats/1", {"name": "Cem"})
    assert error_of(late) == (409, "seat_taken")
    missing = house.guest().post(f"/api/tables/{table_id}/seats/9", {"name": "Cem"})
    assert error_of(missing) == (422, "bad_seats")


def test_taking_the_own_seat_again_changes_nothing(house: House) -> None:
    _, ben, table_id = two_guests(house)

    again = ben.post(f"/api/tables/{table_id}/seats/1", {"name": "Ben"})

    assert again.status_code == 200
    assert again.json()["version"] == 1


def test_the_owner_seats_a_bot(house: House) -> None:
    anna = house.guest()
    table_id = anna.open(ME_AND_TWO_OPEN)["id"]
    path = f"/api/tables/{table_id}/seats/1"

    assert error_of(house.guest().post(path, {"bot": "greedy"})) == (403, "not_your_seat")
    assert error_of(anna.post(path, {"bot": "hal"})) == (422, "bad_seats")
    seated = anna.post(path, {"bot": "greedy"}).json()
    assert seated["seats"][1] == {"name": "Computer", "kind": "bot"}


def test_names_are_remembered_and_numbered(house: House) -> None:
    anna = house.guest()
    anna.open(ME_AND_BOT)
    again = anna.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    strangers = house.guest("de").open([{"kind": "me"}, {"kind": "here"}])

    assert again["seats"][0]["name"] == "Anna"
    assert [seat["name"] for seat in strangers["seats"]] == ["Gast", "Gast 2"]


def test_the_device_is_handed_over_before_the_next_hand_is_shown(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    assert table["hand_over"] is None

    body = {"version": 0, "action": table["legal"][0]["action"]}
    after = anna.post(f"/api/tables/{table['id']}/actions?seat=0&parts=1", body).json()

    assert after["viewer"] == 0
    assert after["hand_over"] == 1
    assert after["legal"] == []
    taken_over = anna.table(table["id"], seat=1)
    assert taken_over["hand_over"] is None
    assert taken_over["legal"]


def test_a_shared_device_opens_its_page_on_the_hand_over(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    page = anna.get(f"/tables/{table['id']}").text

    assert 'data-viewer="-1"' in page
    assert 'data-do="take-over"' in page


def test_undo_is_free_until_something_is_revealed(house: House) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_BOT)
    while not (quiet := [choice for choice in table["legal"] if not choice["final"]]):
        table = anna.act(table).json()
        table = anna.wait_for_turn(table["id"])
    exchanged = anna.act(table, quiet[0]["action"]).json()
    assert exchanged["undo"] == "free"

    back = anna.undo(exchanged).json()

    assert back["view"] == table["view"]
    assert [entry["kind"] for entry in back["log"][-2:]] == ["act", "undo"]
    assert back["log"][-2]["undone"]


def test_a_plain_table_against_the_computer_takes_nothing_final_back(house: House) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_BOT)
    anna.act(table)
    table = anna.wait_for_turn(table["id"])

    assert table["undo"] == "none"
    assert error_of(anna.undo(table)) == (409, "nothing_to_undo")


def test_a_training_table_takes_back_what_the_bot_did_too(house: House) -> None:
    anna = house.guest()
    start = anna.open(ME_AND_BOT, training=True)
    anna.act(start)
    table = anna.wait_for_turn(start["id"])
    assert table["undo"] == "training"

    back = anna.undo(table).json()

    assert back["view"] == start["view"]
    assert back["training"]


def test_among_people_all_must_agree(house: House) -> None:
    anna, ben, table_id = two_guests(house)
    start = anna.table(table_id)
    table = anna.act(start).json()
    assert table["undo"] == "ask"

    asked = anna.undo(table).json()
    assert asked["undo"] == "asked"
    assert anna.undo(asked).json()["version"] == asked["version"]
    assert ben.table(table_id)["wisher"] == 0
    agreed = ben.undo(asked).json()

    assert agreed["log"][-1]["kind"] == "undo"
    assert anna.table(table_id)["view"] == start["view"]


def test_the_log_tells_a_wish_from_the_consent(house: House) -> None:
    anna, ben, table_id = two_guests(house)
    turn, other = anna.table(table_id), ben.table(table_id)
    anna.act(turn)

    anna.undo(turn)
    ben.undo(other)

    texts = [entry["text"] for entry in anna.table(table_id)["log"][-3:]]
    names = ("asks to take a move back", "agrees to take the move back", "takes a move back")
    assert all(text.endswith(end) for text, end in zip(texts, names, strict=True)), texts


def test_an_open_seat_is_named_in_the_language_of_the_reader(house: House) -> None:
    table_id = house.guest("en").open(ME_AND_OPEN)["id"]
    page = house.guest("de").get(f"/tables/{table_id}").text

    assert "Freier Platz" in page
    assert "Open seat" not in page


def test_playing_on_declines_a_wish(house: House) -> None:
    anna, ben, table_id = two_guests(house)
    anna.undo(anna.act(anna.table(table_id)).json())

    ben.act(ben.table(table_id))

    assert anna.table(table_id)["wisher"] is None
    assert ben.table(table_id)["wisher"] is None


def test_people_on_one_device_speak_for_themselves(house: House) -> None:
    anna = house.guest()
    start = anna.open(TWO_HERE)
    table = anna.act(start).json()

    back = anna.undo(table, seat=0).json()

    assert back["actor"] == 0
    assert back["view"] == start["view"]


def test_a_rematch_keeps_the_people_and_is_opened_once(house: House) -> None:
    anna, ben, table_id = two_guests(house)
    assert error_of(anna.post(f"/api/tables/{table_id}/rematch"))[1] == "bad_request"
    while not anna.table(table_id)["over"]:
        for guest in (anna, ben):
            table = guest.table(table_id)
            if table["legal"]:
                guest.act(table)

    first = anna.post(f"/api/tables/{table_id}/rematch", {"key": "k"}).json()
    second = ben.post(f"/api/tables/{table_id}/rematch").json()

    assert first["id"] == second["id"] != table_id
    assert (first["mine"], second["mine"]) == ([0], [1])
    assert ben.table(table_id)["rematch"] == first["id"]
    assert error_of(house.guest().post(f"/api/tables/{table_id}/rematch"))[1] == "not_your_seat"
