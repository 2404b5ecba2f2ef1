-- What a table's state was after an event, so that a restart reads one hand. Only the newest is kept.
CREATE TABLE snapshot (
    table_id TEXT    NOT NULL PRIMARY KEY,
    seq      INTEGER NOT NULL,
    form     INTEGER NOT NULL,
    body     BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

-- Who may write for a table. The epoch grows with each holder: who comes late with an old one is refused.
CREATE TABLE lease (
    table_id TEXT    NOT NULL PRIMARY KEY,
    owner    TEXT    NOT NULL,
    epoch    INTEGER NOT NULL,
    until    REAL
) STRICT, WITHOUT ROWID;

-- Written at each start: a database that cannot be written to is found out before the table is open.
CREATE TABLE opened (
    at INTEGER NOT NULL
) STRICT;

-- The form of an event's body; a reader that does not know it stops.
ALTER TABLE event ADD COLUMN form INTEGER NOT NULL DEFAULT 1;
