/** The phase of a position: an unfinished action or attack, checked against the rules. */
import type { Reading } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import { distance } from '../data/geometry.ts';
import { CITY } from '../data/tiles.ts';
import { freeTargets } from '../rules/activate.ts';
import { beginAttack, canPayPoints, canPayTreasure, startSquare } from '../rules/attack.ts';
import { isEmpty, mayHuntOnSelf, whyNotRoad } from '../rules/legality.ts';
import { RANDOM } from '../setup.ts';
import { isFaceUp, OCCUPIED, PHASE, type State, UP } from '../state.ts';
import { readCounts, readNumber, readSquare } from './read.ts';

const FORMS =
  'act, first, entry, discover:E5, down:discover:E5, down:road:E5, down:activate:E4-E5, target:E4, draw:E4-E5:3:GD, take:E4-E5:GD, down:take:E4-E5, corner, attack, attack:F5:3:D4,B2 or over';

function wrong(r: Reading, why: string, rule?: string): void {
  r.fail('phase', why, rule);
}

/** Source and target of an activation: `E4-E5`. The target may hold a face-down tile if a clash put it there. */
function readPair(r: Reading, s: State, text: string, mayBeFilled: boolean): void {
  const [first, second] = text.split('-');
  const from = readSquare(r, s, first, 'phase');
  const into = readSquare(r, s, second, 'phase');
  if (!isFaceUp(s.tile[from])) wrong(r, `activates ${first}, where no face-up tile lies.`, 'BR-38');
  if (from === into) {
    if (!mayHuntOnSelf(s, from)) wrong(r, `activates ${first} into itself.`, 'BR-39');
  } else if (distance(from, into) !== 1) {
    wrong(r, `activates ${first} towards ${second}, which is not adjacent.`, 'BR-39');
  } else if (isFaceUp(s.tile[into]) || (!mayBeFilled && !isEmpty(s, into))) {
    wrong(r, `activates ${first} towards ${second}, which is filled.`, 'BR-39');
  }
  s.from = from;
  s.into = into;
}

/** Puts a phase's tiles beside the board. */
function readDrawn(r: Reading, s: State, text: string): number {
  const counts = readCounts(r, text === '' ? '-' : text, 'phase');
  s.drawn.set(counts);
  return counts.reduce((sum, count) => sum + count, 0);
}

function kindsDrawn(s: State): number[] {
  return Array.from(s.drawn.keys()).filter((kind) => s.drawn[kind] > 0);
}

/** `E4-E5:3:GD`: draws left and tiles drawn so far. */
function readDraw(r: Reading, s: State, [pair = '', left = '', tiles = '']: readonly string[]): void {
  readPair(r, s, pair, true);
  const drawn = readDrawn(r, s, tiles);
  const kind = s.tile[s.from] - UP;
  const { draws, hunts, accepted } = s.setup;
  if (hunts[kind] === 1) {
    if (left !== '0') wrong(r, 'gives a number of draws left; a treasure hunt has none: write 0.');
    if (kindsDrawn(s).some((one) => ((accepted[kind] >> one) & 1) === 1)) {
      wrong(r, 'goes on with a treasure hunt that has found what it may take.', 'BR-48');
    }
  } else {
    const due = readNumber(r, left, 'phase', [1, Math.max(1, draws[kind] - drawn)]);
    if (drawn + due > draws[kind]) wrong(r, `draws more than the ${draws[kind]} of its source.`, 'BR-44');
    s.left = due;
  }
  s.phase = PHASE.draw;
}

/** `E4-E5:GD`: the tiles that may be taken; forbidden and displaced ones are already back in the bag. */
function readTake(r: Reading, s: State, [pair = '', tiles = '']: readonly string[]): void {
  readPair(r, s, pair, true);
  const drawn = readDrawn(r, s, tiles);
  const kind = s.tile[s.from] - UP;
  const { draws, forbidden, forced, hunts } = s.setup;
  const kinds = kindsDrawn(s);
  if (hunts[kind] === 1) wrong(r, 'offers tiles; a treasure hunt takes the first that it may.', 'BR-48');
  if (kinds.length < 2) wrong(r, 'offers fewer than two kinds; one kind alone is taken at once.', 'BR-48');
  if (drawn > draws[kind]) wrong(r, `offers more tiles than the ${draws[kind]} drawn.`, 'BR-44');
  if (kinds.some((one) => ((forbidden[kind] >> one) & 1) === 1)) wrong(r, 'offers a forbidden tile.', 'BR-45');
  const ofForced = kinds.filter((one) => ((forced[kind] >> one) & 1) === 1).length;
  if (ofForced > 0 && ofForced < kinds.length) wrong(r, 'offers other tiles beside forced ones.', 'BR-46');
  s.phase = PHASE.take;
}

/** `E4`: a new target must be chosen, from at least two. */
function readTarget(r: Reading, s: State, [square = '']: readonly string[]): void {
  if (s.setup.options.targetClash !== 'rechoose') wrong(r, 'asks for a new target; only targetClash=rechoose does.');
  const from = readSquare(r, s, square, 'phase');
  if (!isFaceUp(s.tile[from])) wrong(r, `activates ${square}, where no face-up tile lies.`, 'BR-38');
  s.from = from;
  if (freeTargets(s) < 2) wrong(r, `asks for a new target beside ${square}, where there is no choice.`);
  s.phase = PHASE.target;
}

/** An empty square named for Discover. */
function readNamed(r: Reading, s: State, square: string | undefined, phase: number): void {
  const cell = readSquare(r, s, square, 'phase');
  if (!isEmpty(s, cell)) wrong(r, `names ${square}, which is filled.`, 'BR-29');
  s.into = cell;
  s.phase = phase;
}

/** A face-down tile must be placed, in one of the four actions with one. */
function readDown(r: Reading, s: State, [action = '', squares = '']: readonly string[]): void {
  if (action === 'discover') {
    readNamed(r, s, squares, PHASE.downDiscover);
    return;
  }
  if (action === 'road') {
    const cell = readSquare(r, s, squares, 'phase');
    if (whyNotRoad(s, cell) !== null) wrong(r, `builds a road on ${squares}, where none can be.`, 'BR-55');
    s.into = cell;
    s.phase = PHASE.downRoad;
    return;
  }
  if (action !== 'activate' && action !== 'take') wrong(r, `has no action ${quoted(action)}; it is one of ${FORMS}.`);
  readPair(r, s, squares, action === 'take');
  s.phase = action === 'take' ? PHASE.downTake : PHASE.downActivate;
}

/** `F5:3:D4,B2`: the city reached, bands left including this one, occupied cities. */
function readAttack(
  r: Reading,
  s: State,
  [square = '', bands = '', occupied = '']: readonly string[],
  start: unknown,
): void {
  const at = readSquare(r, s, square, 'phase');
  const left = readNumber(r, bands, 'phase', [1, 60_000]);
  if (s.tile[at] !== UP + CITY) wrong(r, `attacks ${square}, where no city stands.`, 'BR-84');
  const owner = s.owner[at];
  if (!canPayTreasure(s, owner) && !canPayPoints(s, owner)) {
    wrong(r, `asks player ${owner + 1}, who can pay nothing for ${square}.`, 'BR-88');
  }
  for (const name of occupied.split(',').filter((part) => part !== '')) {
    const cell = readSquare(r, s, name, 'phase');
    if (s.tile[cell] !== UP + CITY) wrong(r, `occupies ${name}, where no city stands.`, 'BR-88');
    if (cell === at) wrong(r, `attacks ${name}, which is occupied.`, 'BR-84');
    s.mark[cell] |= OCCUPIED;
  }
  s.at = at;
  s.start = start === undefined ? startSquare(s) : readSquare(r, s, start, 'start');
  s.bands = left;
  s.phase = PHASE.answer;
}

/** Reads the text after the name of a phase, checks it against the rules, and fills the state. */
type PhaseReader = (r: Reading, s: State, parts: readonly string[], start: unknown) => void;

const READERS: { readonly [name: string]: PhaseReader } = {
  act(r, s) {
    if (isFull(s)) wrong(r, 'lets a player act on a full board, where the attack begins.', 'BR-76');
    s.phase = PHASE.act;
  },
  first(r, s) {
    if (s.setup.firstSeat !== RANDOM) wrong(r, 'draws the first player, whom the options name.', 'BR-17');
    s.phase = PHASE.first;
  },
  entry(r, s) {
    if (s.setup.entryCorner !== RANDOM) wrong(r, 'draws the entry corner, which the options name.', 'BR-10');
    s.phase = PHASE.entry;
  },
  discover: (r, s, [square]) => readNamed(r, s, square, PHASE.discover),
  down: readDown,
  target: readTarget,
  draw: readDraw,
  take: readTake,
  corner(r, s) {
    if (s.setup.options.attackStart !== 'randomCorner') wrong(r, 'draws a corner; only attackStart=randomCorner does.');
    s.bands = s.barbarian.reduce((sum, count) => sum + count, 0);
    s.phase = PHASE.corner;
  },
  attack(r, s, parts, start) {
    if (parts.length > 0) readAttack(r, s, parts, start);
    else beginAttack(s, undefined);
  },
  over(_r, s) {
    s.phase = PHASE.over;
  },
};

function isFull(s: State): boolean {
  return !s.setup.board.cells.some((cell) => isEmpty(s, cell));
}

/**
 * Fills phase, named squares, drawn tiles and attack of a state whose board, bag and players have been read.
 * @param value the text of the phase; undefined for a player's action, or the attack if the board is full
 * @param start where the attack started; undefined if the rules determine it (BR-83)
 */
export function readPhase(r: Reading, s: State, value: unknown, start: unknown): void {
  const text = value ?? (isFull(s) ? 'attack' : 'act');
  if (typeof text !== 'string') {
    wrong(r, `must be a text, not ${quoted(value)}: ${FORMS}.`);
    return;
  }
  const [name, ...parts] = text.split(':');
  if (start !== undefined && name !== 'attack') r.fail('start', 'belongs to an attack only.');
  if (Object.hasOwn(READERS, name)) READERS[name](r, s, parts, start);
  else wrong(r, `must be one of ${FORMS}, not ${quoted(text)}.`);
}
