-- Nothing is ever changed or deleted here: an undo is an event too.
CREATE TABLE event (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    hand     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    actor    TEXT    NOT NULL,
    cid      TEXT,
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    digest   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- A command that is sent again after a crash finds itself here and is not carried out twice.
CREATE UNIQUE INDEX event_command ON event (table_id, cid) WHERE cid IS NOT NULL;
CREATE INDEX event_of_hand ON event (table_id, hand, seq);

-- Browsers that were handed a cookie; only its digest is kept.
CREATE TABLE session (
    token_digest TEXT    NOT NULL PRIMARY KEY,
    opened_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
