/** Positions in the text form of the rules (Notation, Positions as text): a line for the game, one for each player. */
import { quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { seatText } from '../notation/names.ts';
import { hasWon } from '../rules/final.ts';
import { awardLongestRoad } from '../rules/roads.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { DESERT, dueStep, ENDING, FIRST_STEP, STEP, type State } from '../state.ts';
import { problemOf } from './check.ts';
import { GAME_ITEMS, PLAYER_ITEMS } from './items.ts';
import { openText } from './open.ts';
import { pieceTexts, readPiece } from './pieces.ts';
import { builderOf, isMidChange } from './stack.ts';
import { ROLLED, TextReader } from './text-reader.ts';

/** The stages that a position may name; in `setup` and `rolled`, the open decisions say more. */
const PHASES: { readonly [phase: string]: number | undefined } = {
  setup: STEP.settle,
  preRoll: STEP.preRoll,
  rolled: STEP.actionStart,
  action: STEP.action,
  special: STEP.special,
  over: STEP.over,
};

function phaseOf(s: State): string {
  if (s.step === STEP.setRoad) return 'setup';
  if (Object.values(ROLLED).includes(s.step)) return 'rolled';
  return Object.keys(PHASES).find((phase) => PHASES[phase] === s.step) ?? 'action';
}

/** Items that are read after the players, since they depend on hands and pieces. */
const LATE = /^(bank|open)=/;

function readGameItem(r: TextReader, item: string): void {
  const name = item.slice(0, Math.max(0, item.indexOf('=')));
  r.at = `position ${name}`;
  if (name !== 'open') r.once('game', name);
  if (Object.hasOwn(GAME_ITEMS, name)) GAME_ITEMS[name].read(r, item.slice(name.length + 1), r.s.active);
  else r.fail(`has an unknown item ${quoted(item)} of the game.`);
}

/** `roaming 3 P1 action` and its items. */
function readGame(r: TextReader, line: string): void {
  const { s } = r;
  const { options, seats } = s.setup;
  const [rules = '', count = '', seat = '', phase = '', ...items] = line.split(/\s+/);
  if (rules !== options.rules)
    r.fail(`must begin with ${options.rules}, the form of this match, not ${quoted(rules)}.`, 'IK-001');
  if (count !== String(seats)) r.fail(`must be for ${seats} seats, not ${quoted(count)}.`, 'IK-002');
  s.active = r.seat(seat);
  const named = Object.keys(PHASES).find((one) => one.toLowerCase() === phase.toLowerCase());
  if (named === undefined)
    r.fail(`must stand in setup, preRoll, rolled, action, special or over, not ${quoted(phase)}.`, 'IK-048');
  s.step = PHASES[named ?? 'action'] ?? STEP.action;
  s.turn = 1;
  if (named === 'special') s.builder = s.active + 1;
  for (const item of items.filter((one) => !LATE.test(one))) readGameItem(r, item);
  if (!items.some((one) => one.startsWith('robber='))) s.robber = Math.max(0, s.terrain.indexOf(DESERT));
}

function readPlayerItem(r: TextReader, seat: Seat, item: string): void {
  if (readPiece(r, seat, item)) return;
  const [name = '', value = ''] = item.split('=');
  r.at = `position P${seat + 1} ${name}`;
  r.once(`P${seat + 1}`, name);
  if (Object.hasOwn(PLAYER_ITEMS, name)) PLAYER_ITEMS[name].read(r, value, seat);
  else r.fail(`has an unknown item ${quoted(item)} of a player.`);
}

/** `P1: s29 hand=BBL`. */
function readPlayer(r: TextReader, line: string): void {
  const [name = '', ...parts] = line.split(/\s+/);
  r.at = 'position';
  const seat = r.seat(name.replace(/:$/, ''));
  if (r.has('seat', String(seat))) r.fail(`gives P${seat + 1} twice.`, 'IK-003');
  r.once('seat', String(seat));
  // Walls need their city, wherever it is in the line.
  parts.sort((a, b) => Number(/^w\d/i.test(a)) - Number(/^w\d/i.test(b)));
  for (const part of parts) if (!r.r.hasProblem()) readPlayerItem(r, seat, part);
}

/** Nobody knows more about another's hand than its size (IK-005): the text does not record what was seen. */
function hideHands(s: State): void {
  const { seats, kinds } = s.setup;
  for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
    for (let seat = 0; seat < seats && (viewer < seats || viewer === MAX_SEATS); seat += 1) {
      if (seat === viewer) continue;
      for (let kind = 0; kind < kinds; kind += 1) {
        const cell = (viewer * MAX_SEATS + seat) * ALL_KINDS + kind;
        s.fewest[cell] = 0;
        s.most[cell] = Math.min(s.handSize[seat], s.inHands[kind]);
      }
    }
  }
}

/**
 * Reads the text form of a position; choices sent whole are never open in the middle. On 30 hexes the board must be
 * given. Fails with the problem and its rule.
 */
export function parseText(setup: Setup, text: string): Result<State> {
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const reader = new TextReader(setup);
  const { s, r } = reader;
  readGame(reader, head);
  if (s.terrain[0] === 0) reader.fail('must give the board: there is no reference board of 30 hexes.', 'IK-314');
  for (const line of lines) if (!r.hasProblem()) readPlayer(reader, line);
  // Dice that are set before the roll.
  if (s.step === STEP.preRoll && s.yellow > 0) s.alchemist = 1;
  // An open decision may let a player look into a hand.
  hideHands(s);
  for (const item of head.split(/\s+/).filter((one) => LATE.test(one))) if (!r.hasProblem()) readGameItem(reader, item);
  if (r.hasProblem()) return r.result(s);
  if (s.step === STEP.over) s.reason = hasWon(s) ? ENDING.points : ENDING.turnLimit;
  rebuild(s);
  if (s.longestRoad === 0 && !isMidChange(s)) awardLongestRoad(s, undefined);
  const problem = problemOf(s);
  return problem === null ? r.result(s) : { ok: false, problem };
}

/** The non-empty items of the game, or of a player. */
function itemTexts(items: typeof GAME_ITEMS, s: State, seat: Seat): readonly string[] {
  return Object.entries(items).flatMap(([name, item]) => {
    const text = item.write(s, seat);
    return text === null ? [] : [`${name}=${text}`];
  });
}

/**
 * Writes a whole position in the text form of the rules. Null if the form cannot express it: chance acts, or a seat is
 * inside a choice that is sent whole.
 */
export function formatText(s: State): string | null {
  const { options, seats } = s.setup;
  const step = dueStep(s);
  const isOpen = s.interrupts > 0 || step === STEP.settle || step === STEP.setRoad;
  if (step < FIRST_STEP.seats || (isOpen && openText(s) === null)) return null;
  const seat = builderOf(s);
  const game = [options.rules, seats, seatText(seat), phaseOf(s), ...itemTexts(GAME_ITEMS, s, seat)];
  const players = Array.from({ length: seats }, (_, of) =>
    [`${seatText(of)}:`, ...pieceTexts(s, of), ...itemTexts(PLAYER_ITEMS, s, of)].join(' '),
  );
  return [game.join(' '), ...players].join('\n');
}
