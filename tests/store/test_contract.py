"""What every store does, the same on each database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from burncard.store import (
    Behind,
    Event,
    Fenced,
    Held,
    Repeated,
    Snapshot,
    Store,
    StoreError,
    Told,
    UnknownEvent,
    me,
    open_store,
)
from burncard.store.events import FORM

Open = Callable[[], Store]


def told(text: str, cid: str | None = None, hand: int = 1, kind: str = "line") -> Told:
    return Told(hand, "somebody", kind, text, "digest", cid)


def bodies(events: list[Event]) -> list[str]:
    return [event.body for event in events]


def test_events_are_numbered_without_gaps_a_table(store: Store) -> None:
    assert store.append("a", 0, [told("one"), told("two")]) == 2
    assert store.append("b", 0, [told("other")]) == 1
    assert store.append("a", 2, [told("three", hand=2)]) == 3
    assert bodies(store.newest_hand("a")) == ["three"]
    assert [event.seq for event in store.newest_hand("b")] == [1]
    assert bodies(store.read("a", 1)) == ["two", "three"]
    assert store.newest_hand("nobody") == store.read("nobody") == []
    assert (store.last("a"), store.last("nobody"), store.tables()) == (3, 0, ["a", "b"])
    (event,) = store.read("b")
    assert (event.table, event.hand, event.actor, event.kind, event.digest, event.cid, event.form) == (
        "b", 1, "somebody", "line", "digest", None, FORM,
    )  # fmt: skip
    assert abs(event.at - time.time() * 1000) < 60_000


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_who_is_behind_writes_nothing(store: Store, expected: int) -> None:
    store.append("a", 0, [told("one"), told("two")])
    with pytest.raises(Behind, match=f"table a is at event 2, not {expected}: somebody else has written"):
        store.append("a", expected, [told("three")])
    assert store.last("a") == 2


def test_two_writers_on_one_database_cannot_both_say_done(opened: Open) -> None:
    one, other = opened(), opened()
    one.append("a", 0, [told("one")])
    results = []

    def write(store: Store, text: str) -> None:
        try:
            store.append("a", 1, [told(text)])
            results.append(text)
        except Behind:
            pass

    threads = [threading.Thread(target=write, args=pair) for pair in ((one, "x"), (other, "y"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 1
    assert bodies(one.read("a")) == bodies(other.read("a")) == ["one", *results]


def test_a_commands_id_is_stored_once(store: Store) -> None:
    store.append("a", 0, [told("one", "cid-1")])
    with pytest.raises(Repeated, match="command cid-1 of table a is stored already"):
        store.append("a", 1, [told("half"), told("again", "cid-1")])
    assert store.command("a", "cid-1") == 1
    assert store.command("a", "cid-2") is None
    assert store.last("a") == 1, "a refused request leaves nothing"
    store.append("b", 0, [told("the same id at another table", "cid-1")])


def test_many_tables_and_threads_are_gathered_and_none_is_lost(opened: Open) -> None:
    store, tables = opened(), [f"table {n}" for n in range(12)]

    def play(table: str) -> int:
        for n in range(20):
            store.append(table, n, [told(f"{table}-{n}", f"{table}-{n}")])
            if n % 5 == 0:
                with pytest.raises(Behind):
                    store.append(table, n, [told("late")])
        return store.last(table)

    with ThreadPoolExecutor(12) as pool:
        assert list(pool.map(play, tables)) == [20] * 12
    again = opened()
    for table in tables:
        assert bodies(again.read(table)) == [f"{table}-{n}" for n in range(20)]


def test_what_was_written_is_there_for_the_next_process(opened: Open) -> None:
    opened().append("a", 0, [told("one")])
    assert bodies(opened().newest_hand("a")) == ["one"]


@pytest.mark.parametrize("hard", ["€ \u202e 🂡", "a\nb", "x" * 100_000, "'; DROP TABLE event; --", "%s ? %(a)s"])
def test_any_text_comes_back_as_it_was(store: Store, hard: str) -> None:
    store.append(hard[:40], 0, [told(hard, hard[:40])])
    assert bodies(store.read(hard[:40])) == [hard]
    assert store.command(hard[:40], hard[:40]) == 1


def test_an_unknown_kind_stops_and_is_never_skipped(store: Store) -> None:
    store.append("a", 0, [told("one"), told("new", kind="future"), told("two")])
    assert bodies(store.read("a")) == ["one", "new", "two"]
    for read in (store.read, store.newest_hand):
        with pytest.raises(UnknownEvent, match=r"event 2 of table a is of a kind \(future, form 1\)"):
            read("a", known={"line"})
    assert bodies(store.read("a", 2, {"line"})) == ["two"]


def test_a_later_form_stops(store: Store) -> None:
    store.restore([Event("a", 1, 1, 0, "x", None, "line", "body", "", FORM + 1)])
    with pytest.raises(UnknownEvent, match=f"form {FORM + 1}"):
        store.read("a")


def test_the_newest_state_is_kept(store: Store) -> None:
    assert store.saved("a") is None
    store.save("a", Snapshot(5, 1, b"\x00five"))
    store.save("a", Snapshot(9, 2, b"nine"))
    store.save("a", Snapshot(7, 1, b"late"))
    assert store.saved("a") == Snapshot(9, 2, b"nine")
    assert store.snapshots() == [("a", Snapshot(9, 2, b"nine"))]


def test_a_lease_names_its_holder_and_fences_the_one_before(opened: Open) -> None:
    one, other = opened(), opened()
    mine = one.claim("a", "Ann's tablet")
    assert one.claim("a", "Ann's tablet") == mine
    with pytest.raises(Held, match="table a is held by Ann's tablet: stop that one first"):
        other.claim("a", "Ben's")
    one.append("a", 0, [told("one")], mine)
    one.release(mine)
    theirs = other.claim("a", "Ben's")
    assert theirs.epoch == mine.epoch + 1
    with pytest.raises(Fenced, match="table a is held by Ben's now, not by Ann's tablet"):
        one.append("a", 1, [told("two")], mine)
    with pytest.raises(Fenced):
        one.renew(mine, 5)
    one.release(mine)  # too late: nothing happens
    other.append("a", 1, [told("two")], theirs)
    assert bodies(one.read("a")) == ["one", "two"]
    other.claim("b", "Ben's")


def test_a_lease_whose_time_is_up_is_taken_over(opened: Open) -> None:
    one, other = opened(), opened()
    mine = one.claim("a", "one", 30)
    with pytest.raises(Held):
        other.claim("a", "other", 30)
    one.renew(mine, -1)
    theirs = other.claim("a", "other", 30)
    with pytest.raises(Fenced):
        one.append("a", 0, [told("zombie")], mine)
    other.renew(theirs, 30)
    assert other.last("a") == 0


def test_two_who_claim_at_once_are_one(opened: Open) -> None:
    stores = [opened() for _ in range(4)]

    def claim(at: int) -> int:
        try:
            stores[at].claim("a", f"server {at}", 60)
        except Held:
            return 0
        return 1

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(claim, range(4))) == 1


def test_the_lease_of_a_dead_process_is_taken_over(opened: Open) -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as gone:
        gone.wait()
    store = opened()
    store.claim("a", me().replace(str(os.getpid()), str(gone.pid)))
    assert store.claim("a", me()).epoch == 2


_CHILD = """
import sys
from burncard.store import Told, open_store
store = open_store(sys.argv[1])
seq = store.last("a")
while True:
    seq = store.append("a", seq, [Told(seq // 10, "child", "line", str(seq + 1)), Told(seq // 10, "child", "line", str(seq + 2))])
    print(seq, flush=True)
"""


def test_a_process_that_is_killed_loses_nothing_it_acknowledged(where: str) -> None:
    acknowledged = 0
    for at in range(3):
        child = subprocess.Popen([sys.executable, "-c", _CHILD, where], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        for _ in range(5 + 7 * at):
            acknowledged = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read().split("\n")
        acknowledged = max([acknowledged, *(int(line) for line in rest[:-1] if line)])
        child.wait()
        child.stdout.close()
    store = open_store(where)
    try:
        events = store.read("a")
        assert [int(event.body) for event in events] == list(range(1, len(events) + 1)), "no gap, nothing twice"
        assert acknowledged <= len(events) <= acknowledged + 2
    finally:
        store.close()


def test_browsers_are_remembered(store: Store) -> None:
    assert not store.knows_session("x")
    store.open_session("x")
    store.open_session("x")
    assert store.knows_session("x")


def test_a_closed_store_says_so(opened: Open) -> None:
    store = opened()
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.append("a", 0, [told("late")])
