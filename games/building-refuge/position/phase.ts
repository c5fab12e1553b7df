/** The phase of a position: an action or an attack that is under way, checked against the rules. */
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import { distance, NONE } from '../data/geometry.ts';
import { CITY } from '../data/tiles.ts';
import { beginAttack, canPayPoints, canPayTreasure } from '../rules/attack.ts';
import { isEmpty, mayHuntOnSelf, whyNotRoad } from '../rules/legality.ts';
import { RANDOM } from '../setup.ts';
import { isFaceUp, OCCUPIED, PHASE, type State, UP } from '../state.ts';
import { readCounts, readNumber, readSquare } from './read.ts';

const FORMS =
  'act, first, entry, discover:E5, down:discover:E5, down:road:E5, down:activate:E4-E5, target:E4, draw:E4-E5:3:GD, take:E4-E5:GD, down:take:E4-E5, corner, attack, attack:F5:3:D4,B2 or over';

function wrong(why: string, rule?: string): ReturnType<typeof fail> {
  return fail(why, 'phase', rule);
}

/** Source and target of an activation: `E4-E5`. The target may be filled by a face-down tile where a clash did so. */
function readPair(s: State, text: string, mayBeFilled: boolean): Result<null> {
  const [first, second] = text.split('-');
  const from = readSquare(s, first, 'phase');
  if (!from.ok) return from;
  const into = readSquare(s, second, 'phase');
  if (!into.ok) return into;
  if (!isFaceUp(s.tile[from.value])) return wrong(`activates ${first}, where no face-up tile lies.`, 'BR-38');
  if (from.value === into.value) {
    if (!mayHuntOnSelf(s, from.value)) return wrong(`activates ${first} into itself.`, 'BR-39');
  } else if (distance(from.value, into.value) !== 1) {
    return wrong(`activates ${first} towards ${second}, which is not adjacent.`, 'BR-39');
  } else if (isFaceUp(s.tile[into.value]) || (!mayBeFilled && !isEmpty(s, into.value))) {
    return wrong(`activates ${first} towards ${second}, which is filled.`, 'BR-39');
  }
  s.from = from.value;
  s.into = into.value;
  return ok(null);
}

/** Puts the tiles of a phase beside the board. */
function readDrawn(s: State, text: string): Result<number> {
  const counts = readCounts(text === '' ? '-' : text, 'phase');
  if (!counts.ok) return counts;
  s.drawn.set(counts.value);
  return ok(counts.value.reduce((sum, count) => sum + count, 0));
}

function kindsDrawn(s: State): number[] {
  return Array.from(s.drawn.keys()).filter((kind) => s.drawn[kind] > 0);
}

/** `E4-E5:3:GD`: draws left and tiles drawn so far. */
function readDraw(s: State, [pair = '', left = '', tiles = '']: readonly string[]): Result<null> {
  const named = readPair(s, pair, true);
  if (!named.ok) return named;
  const drawn = readDrawn(s, tiles);
  if (!drawn.ok) return drawn;
  const kind = s.tile[s.from] - UP;
  const { draws, hunts, accepted } = s.setup;
  if (hunts[kind] === 1) {
    if (left !== '0') return wrong('gives a number of draws left; a treasure hunt has none: write 0.');
    if (kindsDrawn(s).some((one) => ((accepted[kind] >> one) & 1) === 1)) {
      return wrong('goes on with a treasure hunt that has found what it may take.', 'BR-48');
    }
  } else {
    const due = readNumber(left, [1, Math.max(1, draws[kind] - drawn.value)], 'phase');
    if (!due.ok) return due;
    if (drawn.value + due.value > draws[kind])
      return wrong(`draws more than the ${draws[kind]} of its source.`, 'BR-44');
    s.left = due.value;
  }
  s.phase = PHASE.draw;
  return ok(null);
}

/** `E4-E5:GD`: what may be taken, forbidden and pushed out tiles already back in the bag. */
function readTake(s: State, [pair = '', tiles = '']: readonly string[]): Result<null> {
  const named = readPair(s, pair, true);
  if (!named.ok) return named;
  const drawn = readDrawn(s, tiles);
  if (!drawn.ok) return drawn;
  const kind = s.tile[s.from] - UP;
  const { draws, forbidden, forced, hunts } = s.setup;
  const kinds = kindsDrawn(s);
  if (hunts[kind] === 1) return wrong('offers tiles; a treasure hunt takes the first that it may.', 'BR-48');
  if (kinds.length < 2) return wrong('offers fewer than two kinds; one kind alone is taken at once.', 'BR-48');
  if (drawn.value > draws[kind]) return wrong(`offers more tiles than the ${draws[kind]} drawn.`, 'BR-44');
  if (kinds.some((one) => ((forbidden[kind] >> one) & 1) === 1)) return wrong('offers a forbidden tile.', 'BR-45');
  const ofForced = kinds.filter((one) => ((forced[kind] >> one) & 1) === 1).length;
  if (ofForced > 0 && ofForced < kinds.length) return wrong('offers other tiles beside forced ones.', 'BR-46');
  s.phase = PHASE.take;
  return ok(null);
}

/** `E4`: a new target is due and there are at least two. */
function readTarget(s: State, [square = '']: readonly string[]): Result<null> {
  if (s.setup.options.targetClash !== 'rechoose')
    return wrong('asks for a new target; only targetClash=rechoose does.');
  const from = readSquare(s, square, 'phase');
  if (!from.ok) return from;
  if (!isFaceUp(s.tile[from.value])) return wrong(`activates ${square}, where no face-up tile lies.`, 'BR-38');
  const { next } = s.setup.board;
  const free = [0, 1, 2, 3].filter((d) => {
    const n = next[from.value * 4 + d];
    return n !== NONE && isEmpty(s, n);
  });
  if (free.length < 2) return wrong(`asks for a new target beside ${square}, where there is no choice.`);
  s.from = from.value;
  s.phase = PHASE.target;
  return ok(null);
}

/** An empty square that was named for Discover. */
function readNamed(s: State, square: string | undefined, phase: number): Result<null> {
  const cell = readSquare(s, square, 'phase');
  if (!cell.ok) return cell;
  if (!isEmpty(s, cell.value)) return wrong(`names ${square}, which is filled.`, 'BR-29');
  s.into = cell.value;
  s.phase = phase;
  return ok(null);
}

/** A face-down tile is due in one of the four actions that place one. */
function readDown(s: State, [action = '', squares = '']: readonly string[]): Result<null> {
  if (action === 'discover') return readNamed(s, squares, PHASE.downDiscover);
  if (action === 'road') {
    const cell = readSquare(s, squares, 'phase');
    if (!cell.ok) return cell;
    if (whyNotRoad(s, cell.value) !== null) return wrong(`builds a road on ${squares}, where none can be.`, 'BR-55');
    s.into = cell.value;
    s.phase = PHASE.downRoad;
    return ok(null);
  }
  if (action !== 'activate' && action !== 'take')
    return wrong(`has no action ${shown(action)}; it is one of ${FORMS}.`);
  const named = readPair(s, squares, action === 'take');
  if (!named.ok) return named;
  s.phase = action === 'take' ? PHASE.downTake : PHASE.downActivate;
  return ok(null);
}

/** `F5:3:D4,B2`: the city reached, bands left with this one, occupied cities. */
function readAttack(
  s: State,
  [square = '', bands = '', occupied = '']: readonly string[],
  start: unknown,
): Result<null> {
  const at = readSquare(s, square, 'phase');
  if (!at.ok) return at;
  const left = readNumber(bands, [1, 60_000], 'phase');
  if (!left.ok) return left;
  if (s.tile[at.value] !== UP + CITY) return wrong(`attacks ${square}, where no city stands.`, 'BR-84');
  const owner = s.owner[at.value];
  if (!canPayTreasure(s, owner) && !canPayPoints(s, owner)) {
    return wrong(`asks player ${owner + 1}, who can pay nothing for ${square}.`, 'BR-88');
  }
  for (const name of occupied.split(',').filter((part) => part !== '')) {
    const cell = readSquare(s, name, 'phase');
    if (!cell.ok) return cell;
    if (s.tile[cell.value] !== UP + CITY) return wrong(`occupies ${name}, where no city stands.`, 'BR-88');
    if (cell.value === at.value) return wrong(`attacks ${name}, which is occupied.`, 'BR-84');
    s.mark[cell.value] |= OCCUPIED;
  }
  const from = readStart(s, start);
  if (!from.ok) return from;
  s.at = at.value;
  s.start = from.value;
  s.bands = left.value;
  s.phase = PHASE.answer;
  return ok(null);
}

/** Where the attack started: as given, else by the rules (BR-83). */
function readStart(s: State, start: unknown): Result<number> {
  if (start !== undefined) return readSquare(s, start, 'start');
  const entry = s.setup.board.corners[s.entry];
  const isLast = s.setup.options.attackStart === 'lastFaceDown' && s.down > 0;
  return ok(isLast ? s.downAt[s.down - 1] : entry);
}

/**
 * Fills phase, named squares, drawn tiles and attack of a state whose board, bag and players are read.
 * @param value the text of the phase; undefined for a player's action, or the attack if the board is full
 */
export function readPhase(s: State, value: unknown, start: unknown): Result<null> {
  const isFull = !s.setup.board.cells.some((cell) => isEmpty(s, cell));
  const text = value ?? (isFull ? 'attack' : 'act');
  if (typeof text !== 'string') return wrong(`must be a text, not ${shown(value)}: ${FORMS}.`);
  const [name = '', ...rest] = text.split(':');
  if (start !== undefined && name !== 'attack') return fail('belongs to an attack only.', 'start');
  switch (name) {
    case 'act':
      if (isFull) return wrong('lets a player act on a full board, where the attack begins.', 'BR-76');
      s.phase = PHASE.act;
      return ok(null);
    case 'first':
      if (s.setup.firstSeat !== RANDOM) return wrong('draws the first player, whom the options name.', 'BR-17');
      s.phase = PHASE.first;
      return ok(null);
    case 'entry':
      if (s.setup.entryCorner !== RANDOM) return wrong('draws the entry corner, which the options name.', 'BR-10');
      s.phase = PHASE.entry;
      return ok(null);
    case 'discover':
      return readNamed(s, rest[0], PHASE.discover);
    case 'down':
      return readDown(s, rest);
    case 'target':
      return readTarget(s, rest);
    case 'draw':
      return readDraw(s, rest);
    case 'take':
      return readTake(s, rest);
    case 'corner':
      if (s.setup.options.attackStart !== 'randomCorner')
        return wrong('draws a corner; only attackStart=randomCorner does.');
      s.bands = s.barbarian.reduce((sum, count) => sum + count, 0);
      s.phase = PHASE.corner;
      return ok(null);
    case 'attack':
      if (rest.length > 0) return readAttack(s, rest, start);
      beginAttack(s, undefined);
      return ok(null);
    case 'over':
      s.phase = PHASE.over;
      return ok(null);
    default:
      return wrong(`must be one of ${FORMS}, not ${shown(text)}.`);
  }
}
