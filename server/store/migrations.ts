/**
 * The schema, grown step by step; the database records the number of steps done, and a start does the rest. A released
 * step is never changed. The text works in SQLite and PostgreSQL alike.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    // One row per table, for lists and sweeps. All of it follows from the changes.
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      seq BIGINT NOT NULL,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      is_public INTEGER NOT NULL,
      created BIGINT NOT NULL,
      touched BIGINT NOT NULL,
      due BIGINT,
      awaits_bot INTEGER NOT NULL,
      turns TEXT NOT NULL,
      card TEXT NOT NULL
    )`,
    'CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL',
    'CREATE INDEX tables_bots ON tables (touched) WHERE awaits_bot = 1',
    'CREATE INDEX tables_open ON tables (touched) WHERE is_public = 1',
    // The source of truth: the events at a table, in order.
    `CREATE TABLE entries (
      match TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      data TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    'CREATE TABLE sitters (guest TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (guest, match))',
    'CREATE INDEX sitters_match ON sitters (match)',
    'CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)',
    `CREATE TABLE chat (
      match TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      guest TEXT NOT NULL,
      seat INTEGER,
      channel TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    'CREATE INDEX chat_guest ON chat (guest)',
    'CREATE TABLE mutes (guest TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (guest, other))',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      match TEXT NOT NULL,
      seq BIGINT NOT NULL,
      by_guest TEXT NOT NULL,
      why TEXT NOT NULL,
      at BIGINT NOT NULL
    )`,
    // Codes that move a seat to another device, by their hash.
    'CREATE TABLE codes (hash TEXT PRIMARY KEY, match TEXT NOT NULL, seat INTEGER NOT NULL, expires BIGINT NOT NULL)',
    'CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)',
  ],
  [
    // Results of rated matches, one row per seat: ratings are computed from these.
    `CREATE TABLE results (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      game TEXT NOT NULL,
      at BIGINT NOT NULL,
      player TEXT NOT NULL,
      is_bot INTEGER NOT NULL,
      rank INTEGER NOT NULL,
      PRIMARY KEY (match, seat)
    )`,
    'CREATE INDEX results_game ON results (game, at, match)',
    'CREATE INDEX results_player ON results (player)',
  ],
  [
    // Credentials with which a guest signs in on other devices.
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      guest TEXT NOT NULL,
      host TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      created BIGINT NOT NULL,
      used BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_guest ON passkeys (guest)',
    // Challenges for authenticators to sign, by hash; `guest` is empty if anybody may answer.
    `CREATE TABLE challenges (
      hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      guest TEXT NOT NULL,
      expires BIGINT NOT NULL
    )`,
    'CREATE INDEX challenges_expires ON challenges (expires)',
  ],
  [
    // Browsers that are notified of turns, by the hash of their endpoint.
    'CREATE TABLE subscriptions (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, data TEXT NOT NULL, created BIGINT NOT NULL)',
    'CREATE INDEX subscriptions_guest ON subscriptions (guest)',
    // Turns to notify a guest of, if they are still away by then.
    `CREATE TABLE turns_due (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      guest TEXT NOT NULL,
      due BIGINT NOT NULL,
      PRIMARY KEY (match, seat)
    )`,
    'CREATE INDEX turns_due_due ON turns_due (due)',
  ],
  [
    // Anybody ever named at a table stays in the list, so that deleting a person finds every place of the name.
    'ALTER TABLE sitters ADD COLUMN is_there INTEGER NOT NULL DEFAULT 1',
  ],
  [
    // Lines are numbered within their channel: gaps would show spectators how much the players talk.
    `CREATE TABLE lines (
      match TEXT NOT NULL,
      channel TEXT NOT NULL,
      seq BIGINT NOT NULL,
      at BIGINT NOT NULL,
      guest TEXT NOT NULL,
      seat INTEGER,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (match, channel, seq)
    )`,
    "ALTER TABLE reports ADD COLUMN channel TEXT NOT NULL DEFAULT 'players'",
    `UPDATE reports SET
      channel = (SELECT channel FROM chat WHERE chat.match = reports.match AND chat.seq = reports.seq),
      seq = (SELECT COUNT(*) FROM chat JOIN chat AS said ON said.match = chat.match AND said.seq = reports.seq
        WHERE chat.match = reports.match AND chat.channel = said.channel AND chat.seq < reports.seq)
      WHERE EXISTS (SELECT 1 FROM chat WHERE chat.match = reports.match AND chat.seq = reports.seq)`,
    `INSERT INTO lines (match, channel, seq, at, guest, seat, name, text)
      SELECT match, channel, ROW_NUMBER() OVER (PARTITION BY match, channel ORDER BY seq) - 1, at, guest, seat, name, text
      FROM chat`,
    'DROP TABLE chat',
    'CREATE INDEX lines_guest ON lines (guest)',
  ],
  [
    // From here on names and texts may be encrypted: a plain text that looks encrypted is marked as plain.
    "UPDATE guests SET name = 'plain.' || name WHERE name LIKE 'v1.%' OR name LIKE 'plain.%'",
    "UPDATE lines SET name = 'plain.' || name WHERE name LIKE 'v1.%' OR name LIKE 'plain.%'",
    "UPDATE lines SET text = 'plain.' || text WHERE text LIKE 'v1.%' OR text LIKE 'plain.%'",
    "UPDATE reports SET why = 'plain.' || why WHERE why LIKE 'v1.%' OR why LIKE 'plain.%'",
  ],
  [
    // A finished table stays in the lobby until its delayed spectators have seen the end.
    'ALTER TABLE tables ADD COLUMN listed_until BIGINT',
  ],
  [
    // Events of many tables. An event's content is in its data; the other columns are for lists and sweeps.
    `CREATE TABLE events (
      id TEXT PRIMARY KEY,
      seq BIGINT NOT NULL,
      status TEXT NOT NULL,
      is_public INTEGER NOT NULL,
      touched BIGINT NOT NULL,
      due BIGINT,
      data TEXT NOT NULL
    )`,
    'CREATE INDEX events_due ON events (due) WHERE due IS NOT NULL',
    "CREATE INDEX events_open ON events (touched) WHERE is_public = 1 AND status <> 'over'",
    'CREATE TABLE entrants (guest TEXT NOT NULL, event TEXT NOT NULL, PRIMARY KEY (guest, event))',
    'CREATE INDEX entrants_event ON entrants (event)',
  ],
];
