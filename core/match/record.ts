/**
 * A match as text that a person can read and edit, in the manner of chess's PGN:
 *
 *     [Game "building-refuge"]          headers: a name and a JSON value, each once
 *     [Rules 1]
 *     [Seats 2]
 *     [Player1 "Anna"]                  a person
 *     [Player2 {"name":"Bo","level":"greedy"}]
 *     [Options {"cityRoadScore":5}]     what differs from the defaults
 *     [Shipped {"map":{"id":"lake","sha256":"..."}}]     maps and decks of the game itself
 *     [Position ...]                    the full starting position, where it is not the usual one
 *     [Dice {"kind":"seeded","seed":"7"}]
 *     [Viewer 2]                        in the record of one viewer, which cannot be replayed: a player or "spectator"
 *     [Result {"ranks":[1,2],"scores":[51,40],"reason":"boardFull"}]
 *
 *     1.1 d E5 =G                       lines of the game's notation, chance results and all
 *     % a comment                       a whole line
 *     ! undo to 12 by 1 agreed 2        entries of the match itself; players count from 1,
 *     ! resign 2                        `to` is the number of entries kept
 *     ! seat 2 {"name":"Bo","level":"greedy"}
 *     ! end                             all agreed
 *
 * What is not described here is refused: other headers, other keys in them, and what stands twice. `docs/records.md` says
 * what a check of a record proves.
 *
 * No game's notation begins a line with `[`, `%` or `!`.
 */
export { formatRecord, openRecord } from './record-format.ts';
export { type LoadGame, parseRecord } from './record-parse.ts';
