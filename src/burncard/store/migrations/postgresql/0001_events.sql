-- Nothing is ever changed or deleted here: an undo is an event too.
CREATE TABLE event (
    table_id TEXT    NOT NULL,
    seq      BIGINT  NOT NULL,
    hand     BIGINT  NOT NULL,
    at       BIGINT  NOT NULL,
    actor    TEXT    NOT NULL,
    cid      TEXT,
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    digest   TEXT    NOT NULL,
    form     INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (table_id, seq)
);

-- A command that is sent again after a crash finds itself here and is not carried out twice.
CREATE UNIQUE INDEX event_command ON event (table_id, cid) WHERE cid IS NOT NULL;
CREATE INDEX event_of_hand ON event (table_id, hand, seq);

-- Browsers that were handed a cookie; only its digest is kept.
CREATE TABLE session (
    token_digest TEXT   NOT NULL PRIMARY KEY,
    opened_at    BIGINT NOT NULL
);

-- What a table's state was after an event, so that a restart reads one hand. Only the newest is kept.
CREATE TABLE snapshot (
    table_id TEXT    NOT NULL PRIMARY KEY,
    seq      BIGINT  NOT NULL,
    form     INTEGER NOT NULL,
    body     BYTEA   NOT NULL
);

-- Who may write for a table. The epoch grows with each holder: who comes late with an old one is refused.
CREATE TABLE lease (
    table_id TEXT   NOT NULL PRIMARY KEY,
    owner    TEXT   NOT NULL,
    epoch    BIGINT NOT NULL,
    until    DOUBLE PRECISION
);

-- Written at each start: a database that cannot be written to is found out before the table is open.
CREATE TABLE opened (
    at BIGINT NOT NULL
);
