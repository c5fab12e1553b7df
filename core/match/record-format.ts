/**
 * A match as text that a person can read and edit, in the manner of chess's PGN:
 *
 *     [Game "building-refuge"]          headers: a name and a JSON value, each once
 *     [Rules 1]
 *     [Seats 2]
 *     [Player1 "Anna"]                  a person
 *     [Player2 {"name":"Bo","level":"greedy"}]
 *     [Options {"cityRoadScore":5}]     options that differ from the defaults
 *     [Shipped {"map":{"id":"lake","sha256":"..."}}]     maps and decks of the game itself
 *     [Position ...]                    the full starting position, if it is not the usual one
 *     [Dice {"kind":"seeded","seed":"7"}]
 *     [Viewer 2]                        in the record of one viewer, which cannot be replayed: a player or "spectator"
 *     [Result {"ranks":[1,2],"scores":[51,40],"reason":"boardFull"}]
 *
 *     1.1 d E5 =G                       lines of the game's notation, with chance results
 *     % a comment                       a whole line
 *     ! undo to 12 by 1 agreed 2        entries of the match itself; players count from 1,
 *     ! resign 2                        `to` is the number of entries kept
 *     ! seat 2 {"name":"Bo","level":"greedy"}
 *     ! end                             all agreed
 *
 * Anything else is refused: other headers, other keys in them, and duplicates. `docs/records.md` says what verifying a
 * record proves.
 *
 * No game's notation begins a line with `[`, `%` or `!`.
 */
import { CHANCE, EVERYTHING, SPECTATOR, type Viewer } from '../seat.ts';
import { type Final, type GameTypes, isMasked, type Step } from '../types.ts';
import type { Player, ViewedEntry } from './entry.ts';
import { type Logged, seenBy } from './logged.ts';
import type { Match } from './match.ts';

/** The content of `[Result ...]` if all agreed to end without a result. */
export const AGREED = 'agreed';

/** A result by seat, as `[Result ...]` holds it. */
export function resultValue(result: Final | null): unknown {
  if (result === null) return AGREED;
  const { ranks, scores, reason, defeat } = result;
  return { ranks, scores, reason, ...(defeat ? { defeat } : {}) };
}

/**
 * The record as this viewer may see it; once the match is over, everybody gets the full one. Before that the full
 * record (EVERYTHING) is for the keeper only. Neither holds the secret of fair dice before the end.
 */
export function formatRecord<T extends GameTypes>(match: Match<T>, viewer: Viewer): string {
  const reader = match.isOver ? EVERYTHING : viewer;
  return `${[...headerLines(match, reader), '', ...bodyLines(match, reader)].join('\n')}\n`;
}

/**
 * The full record if it reveals nothing to this viewer, so that exports of a running match can be replayed; else null.
 */
export function openRecord<T extends GameTypes>(match: Match<T>, viewer: Viewer): string | null {
  const full = formatRecord(match, EVERYTHING);
  // A viewer's record differs in the line that names the viewer, and in hidden parts.
  const seen = formatRecord(match, viewer).replace(/^\[Viewer .*\]\n/m, '');
  return seen === full ? full : null;
}

function tag(name: string, value: unknown): string {
  return `[${name} ${JSON.stringify(value)}]`;
}

function playerValue(player: Player): unknown {
  return player.level === undefined ? player.name : player;
}

function headerLines<T extends GameTypes>(match: Match<T>, viewer: Viewer): string[] {
  const header = match.headerFor(viewer);
  const lines = [tag('Game', header.game), tag('Rules', header.rulesVersion), tag('Seats', header.seats)];
  header.players.forEach((player, seat) => {
    lines.push(tag(`Player${seat + 1}`, playerValue(player)));
  });
  if (Object.keys(header.options).length > 0) lines.push(tag('Options', header.options));
  if (header.shipped !== undefined) lines.push(tag('Shipped', header.shipped));
  if (header.position !== undefined) lines.push(tag('Position', header.position));
  lines.push(tag('Dice', header.dice));
  if (viewer !== EVERYTHING) lines.push(tag('Viewer', viewer === SPECTATOR ? 'spectator' : viewer + 1));
  if (match.isOver) lines.push(tag('Result', resultValue(match.result)));
  return lines;
}

function bodyLines<T extends GameTypes>(match: Match<T>, viewer: Viewer): string[] {
  const { game, journal } = match;
  const lines: string[] = [];
  let run: Step[] = [];
  let start = 0;
  let runViewer = viewer;
  function flush(): void {
    if (run.length > 0) lines.push(...game.notation.format(journal.stateAt(start), run, runViewer));
    run = [];
  }
  for (const index of journal.shownTo(viewer)) {
    const logged = journal.at(index);
    if (logged.step === null) {
      flush();
      const seen = seenBy(logged, viewer, match.setup.seats);
      if (seen !== null) lines.push(ownLine(seen.entry));
      continue;
    }
    const stepViewer = viewerOf(logged, viewer, match.setup.seats);
    // Chance at the start of a run gets its own line, so that the next line begins with the moving seat.
    const isAfterChance = logged.step.by !== CHANCE && run.every((step) => step.by === CHANCE);
    if (stepViewer !== runViewer || isAfterChance || index !== start + run.length) flush();
    if (run.length === 0) {
      start = index;
      runViewer = stepViewer;
    }
    run.push(logged.step);
  }
  flush();
  return lines;
}

/**
 * The viewer for whom a step is written. Sealed entries are written in full, and so is the viewer's own part of the
 * same simultaneous decision, so that one line may hold both.
 */
function viewerOf<T extends GameTypes>(logged: Logged<T>, viewer: Viewer, seats: number): Viewer {
  const seen = seenBy(logged, viewer, seats);
  if (seen === null || seen.entry.kind !== 'move') return viewer;
  return seen.isSealed || (logged.decision >= 0 && !isMasked(seen.entry.move)) ? EVERYTHING : viewer;
}

/** An entry of the match itself as a line. */
function ownLine<T extends GameTypes>(entry: ViewedEntry<T>): string {
  switch (entry.kind) {
    case 'undo': {
      const agreed = entry.agreed.map((seat) => ` ${seat + 1}`).join('');
      return `! undo to ${entry.to} by ${entry.by + 1}${agreed === '' ? '' : ` agreed${agreed}`}`;
    }
    case 'resign':
      return `! resign ${entry.by + 1}`;
    case 'end':
      return '! end';
    case 'seat':
      return `! seat ${entry.seat + 1} ${JSON.stringify(playerValue(entry.player))}`;
    default:
      throw new Error(`an entry of kind ${entry.kind} is written in the game's notation`);
  }
}
