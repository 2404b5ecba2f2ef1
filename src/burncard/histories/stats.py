"""Statistics of stored hands, asked of the Parquet parts with DuckDB (extra ``burncard[stats]``). Answers are Arrow tables.

Rates are null where there was no chance. Winnings are in big blinds a hundred hands, with the half width of their 95 %
interval; all-in adjusted winnings divide the pots of hands whose betting ended before the river by equity.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

GROUPS: Final = {
    "player": "s.player",
    "position": "s.position",
    "stakes": "concat(h.currency, ' ', h.sb * pow(10, h.unit_exp), '/', h.bb * pow(10, h.unit_exp))",
    "date": "substr(h.time, 1, 10)",
}
_RATES: Final = (
    ("vpip", "vpip", "vpip_chance"),
    ("pfr", "pfr", "vpip_chance"),
    ("three_bet", "three_bet", "three_bet_chance"),
    ("fold_to_three_bet", "fold_three_bet", "fold_three_bet_chance"),
    ("steal", "steal", "steal_chance"),
    ("cbet", "cbet", "cbet_chance"),
    ("wtsd", "showdown", "saw_flop"),
    ("wsd", "won_showdown", "showdown"),
)
#: What is asked of the seats alone.
_OF_SEATS: Final = ("player", "position")
_WINNINGS: Final = """,
  100 * avg(s.net / h.bb) AS bb100,
  100 * 1.96 * stddev_samp(s.net / h.bb) / sqrt(count(*)) AS bb100_interval,
  100 * avg(s.ev_net / h.bb) AS ev_bb100"""


def query(by: str = "player", least: int = 1, only: Collection[str] = ()) -> str:
    """The SQL over the tables `hands` and `seats`; `only` are the rates that are asked for, all and the winnings if none
    are. Raises KeyError for a grouping or a rate that is not there."""
    if unknown := set(only) - {name for name, *_ in _RATES}:
        raise KeyError(f"no rate is called {min(unknown)}; there are {', '.join([name for name, *_ in _RATES])}")
    rates = ",\n  ".join(
        [
            f"count(*) FILTER (WHERE s.{made} AND s.{chance}) / nullif(count(*) FILTER (WHERE s.{chance}), 0) AS {name}"
            for name, made, chance in _RATES
            if name in only or not only
        ]
    )
    return f"""
SELECT {GROUPS[by]} AS "{by}", count(*) AS hands,
  {rates}{"" if only else _WINNINGS}
FROM seats s{"" if only and by in _OF_SEATS else " JOIN hands h USING (part, hand)"}
GROUP BY 1 HAVING count(*) >= {int(least)} ORDER BY hands DESC, 1
"""


class Store:
    """A folder of Parquet parts."""

    def __init__(self, folder: str | Path) -> None:
        import duckdb

        self.folder = Path(folder)
        self.base = duckdb.connect()
        for table in ("hands", "seats", "actions"):
            parts = str(self.folder / table / "*.parquet").replace("'", "''")
            self.base.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet('{parts}')")

    def sql(self, text: str, values: list[Any] | None = None) -> Any:
        """Any question in SQL over `hands`, `seats` and `actions`, as an Arrow table."""
        return self.base.sql(text, params=values or []).to_arrow_table()

    def stats(self, by: str = "player", least: int = 1, only: Collection[str] = ()) -> Any:
        """The usual statistics, a row each `by` player, position, stakes or date, as an Arrow table; `only` these rates."""
        return self.sql(query(by, least, only))

    def winnings(self, player: str) -> Any:
        """A player's winnings in big blinds, hand by hand: running totals, all-in adjusted, with and without showdown."""
        return self.sql(
            """
SELECT row_number() OVER w AS hand, sum(s.net / h.bb) OVER w AS won, sum(s.ev_net / h.bb) OVER w AS adjusted,
  sum(CASE WHEN s.showdown THEN s.net / h.bb ELSE 0 END) OVER w AS showdown,
  sum(CASE WHEN s.showdown THEN 0 ELSE s.net / h.bb END) OVER w AS without_showdown
FROM seats s JOIN hands h USING (part, hand) WHERE s.player = ? WINDOW w AS (ORDER BY h.time, h.part, h.hand ROWS UNBOUNDED PRECEDING)
ORDER BY 1""",
            [player],
        )
