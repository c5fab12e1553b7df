import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Told } from '@marchlands/core/step-forms/form.ts';
import { stepForms } from '@marchlands/core/step-forms.ts';
import type { Slot } from '@marchlands/core/template.ts';
import { distance, SQUARES } from '../data/geometry.ts';
import { KINDS, kindOfLetter, LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { PHASE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { drawsUnseen } from '../view/view.ts';

type Reader = LineReader<Types>;

export const NOT_DRAWN = 'Drawn tiles are missing before this: write them as =GD.';

const square = {
  expected: 'a square from A1 to H8',
  parse: (text: string) => SQUARES.indexOf(text.toUpperCase()),
  format: (cell: number) => SQUARES[cell],
};
const letter: Slot<State> = {
  expected: `one of the letters ${[...LETTERS].join(' ')}`,
  parse: kindOfLetter,
  format: (kind) => LETTERS.charAt(kind),
};
/** A letter, or `-` (with the number KINDS) if no drawn tile is left. */
const taken: Slot<State> = {
  expected: `${letter.expected}, or - for none`,
  parse: (text) => (text === '-' ? KINDS : kindOfLetter(text)),
  format: letter.format,
};
const corner: Slot<State> = {
  expected: ({ setup }) => `one of the corners ${setup.board.corners.map(square.format).join(', ')}`,
  parse: (text, { setup }) => setup.board.corners.indexOf(square.parse(text)),
  format: (number, { setup }) => square.format(setup.board.corners[number]),
};
const player: Slot<State> = {
  expected: ({ setup }) => `a player from 1 to ${setup.seats}`,
  parse: (text, { setup }) => (wholeIn(text) <= setup.seats ? wholeIn(text) - 1 : -1),
  format: (seat) => String(seat + 1),
};
/** The square of the barbarians whose attack is answered. */
const band: Told<State> = {
  ...square,
  value: ({ phase, at }) => (phase === PHASE.answer ? at : null),
  wrong: ({ at }, text) =>
    fail(`The barbarians are at ${SQUARES[at]}, not ${text.toUpperCase()}.`, text, 'BR-89', 'noBandHere'),
};

/** The last event of these kinds that the line has not named yet; marks it as named. */
function unnamed<K extends Event['kind']>(r: Reader, ...kinds: readonly K[]): Extract<Event, { kind: K }> | undefined {
  const found = r.events.findLastIndex(({ kind }) => kinds.some((one) => one === kind));
  // Only events of these kinds are searched.
  return found < 0 ? undefined : (r.events.splice(found, 1)[0] as Extract<Event, { kind: K }>);
}

/** A tile that was the only one to take, or that none was left to take, may be written once. */
function wasTaken(r: Reader, kind: number): Result<boolean> {
  const said = `t ${kind === KINDS ? '-' : letter.format(kind, r.state)}`;
  if (r.state.phase === PHASE.take) {
    return kind < KINDS ? ok(false) : fail('One of the remaining tiles must be taken.', said, 'BR-48', 'takeFirst');
  }
  const done = unnamed(r, 'tileTaken', 'nothingLeft');
  if (done !== undefined) {
    const tile = done.kind === 'tileTaken' ? TILES.indexOf(done.tile) : KINDS;
    if (tile === kind) return ok(true);
    const truth = tile === KINDS ? 'no tile is left' : `only ${LETTERS.charAt(tile)} can be taken`;
    return fail(`After these draws ${truth}, so it is not "${said}".`, said, 'BR-48', 'notDrawn');
  }
  if (r.state.phase === PHASE.draw) return fail(NOT_DRAWN, said);
  return kind < KINDS ? ok(false) : fail('No tile was drawn that could be left.', said, 'BR-47', 'nothingToTake');
}

/** The only other target may be written once. */
function wasMoved(r: Reader, cell: number): Result<boolean> {
  const moved = r.state.phase === PHASE.target ? undefined : unnamed(r, 'targetMoved');
  if (moved === undefined || moved.into === cell) return ok(moved !== undefined);
  const only = `The only other target is ${SQUARES[moved.into]}, not ${SQUARES[cell]}.`;
  return fail(only, `>${SQUARES[cell]}`, 'BR-42', 'noTargetDue');
}

function notAdjacent([from, into]: readonly number[]): Result<never> {
  const apart = `${SQUARES[into]} is not adjacent to ${SQUARES[from]} (they are ${distance(from, into)} apart)`;
  const pair = `a ${SQUARES[from]}-${SQUARES[into]}`;
  return fail(`${apart}; the target must share a side with the source.`, pair, 'BR-39', 'targetNotAdjacent');
}

/** The form of every move and outcome in a line; the first seat of a match is written in its header. */
export const forms = stepForms<Types>(
  { moveCodec, outcomeCodec },
  { slots: { letter, taken, corner, player, band }, made: { take: wasTaken, target: wasMoved } },
  [
    { kind: 'discover', text: 'd {at}' },
    { kind: 'city', text: 'c {at}' },
    { kind: 'road', text: 'r {at}' },
    { kind: 'activate', text: 'a {from}-{into}', like: 'a E4-E5, source and target', wrong: notAdjacent },
    { kind: 'take', text: 't {tile:taken}' },
    { kind: 'target', text: '>{at}' },
    { kind: 'answer', text: '{with=treasure|pay} {at:band}' },
    { kind: 'answer', text: '{with=points} {at:band}' },
    { kind: 'answer', text: '{with=city|lose} {at:band}' },
    {
      kind: 'tile',
      text: '#{tile:letter}',
      when: drawsUnseen,
      notHere: 'No face-down tile is placed here.',
      rule: 'BR-12',
    },
    {
      kind: 'tile',
      text: '={tile:letter}',
      when: (s) => !drawsUnseen(s),
      notHere: 'No tile is drawn and shown here; write as many as are drawn.',
      rule: 'BR-28',
    },
    { kind: 'firstSeat', text: 'first {seat:player}', notHere: 'The first player is not drawn here.', rule: 'BR-17' },
    { kind: 'entryCorner', text: 'entry {corner}', notHere: 'No corner is drawn here.', rule: 'BR-10' },
    { kind: 'attackCorner', text: 'start {corner}', notHere: 'No corner is drawn here.', rule: 'BR-10' },
  ],
);
