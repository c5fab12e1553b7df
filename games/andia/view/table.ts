import { from1, oneOf, orNull, whole } from '@marchlands/core/params.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { MOST_AREAS } from '../data/map.ts';
import { BLUE, RED, sides } from '../data/sides.ts';
import { noteHolders, ownerOf, piecesIn, piecesOf } from '../rules/areas.ts';
import type { Setup } from '../setup.ts';
import { PHASE, PHASES, reasons, State } from '../state.ts';

const f = fieldsOf(State);
const side = oneOf(...sides);
const codes = (s: State): readonly string[] => s.setup.codes;

/** Most pieces of a player in a position, by its turn: each earlier turn gave fewer than the goal. */
const mostPieces = ({ setup, turn }: State): number => setup.mostGiven + (setup.goal - 1) * turn;

/** Pieces of a seat by area code, in board order; areas without pieces are omitted. */
const piecesBy = (seat: number) => ({
  ...f.sparse('pieces', { names: codes, from: () => seat * MOST_AREAS }, whole(0, 65_535), (s) =>
    whole(1, mostPieces(s)),
  ),
  isRequired: true,
});
const pieces = f.record({ red: piecesBy(RED), blue: piecesBy(BLUE) });
const bombsOf = (seat: number) =>
  f.num('bombs', whole(0, 255), { at: seat, in: (s) => whole(0, s.setup.options.bombs), isRequired: true });

const holder = f.sparse('holder', { names: codes }, from1(side));
const result = f.maybe(
  (s) => s.phase === PHASE.over,
  f.record(
    {
      /** Null for a draw. */
      winner: f.num('winner', orNull(side), { isRequired: true }),
      reason: f.num('reason', from1(oneOf(...reasons))),
    },
    { form: 'an object with winner and reason' },
  ),
);

const fields = {
  phase: f.num('phase', oneOf(...PHASES), { isRequired: true }),
  /** From 1; the start of the turn after the last one ends the match. */
  turn: f.num('turn', whole(0, 65_535), {
    in: ({ phase, setup }) => whole(1, setup.turns + (phase === PHASE.start || phase === PHASE.over ? 1 : 0)),
    isRequired: true,
  }),
  pieces: f.custom({
    ...pieces,
    isRequired: true,
    take(r, value, at, s, i) {
      pieces.take(r, value, at, s, i);
      const most = mostPieces(s);
      for (const [seat, name] of sides.entries()) {
        const sum = piecesOf(s, seat);
        if (sum > most) r.fail(`${at}.${name}`, `A player can have at most ${most} pieces here, not ${sum}.`);
      }
      const shared = codes(s).find((_, area) => piecesIn(s, RED, area) > 0 && piecesIn(s, BLUE, area) > 0);
      if (shared !== undefined) r.fail(at, `Both players have pieces in ${shared}.`, 'AN-06');
    },
  }),
  /** By area code; areas that nobody held are omitted (AN-81). By default the present holders. */
  previousHolder: f.custom({
    ...holder,
    take(r, value, at, s, i) {
      if (value === undefined) return noteHolders(s);
      holder.take?.(r, value, at, s, i);
      for (const [area, code] of codes(s).entries()) {
        if (s.holder[area] === 0 || s.holder[area] === ownerOf(s, area) + 1) continue;
        r.fail(`${at}.${code}`, 'must be the player who has pieces there now: nothing has left it since.', 'AN-81');
      }
    },
  }),
  bombsLeft: { ...f.record({ red: bombsOf(RED), blue: bombsOf(BLUE) }), isRequired: true },
  result: f.custom({
    ...result,
    take(r, value, at, s, i) {
      if (s.phase === PHASE.over) result.take?.(r, value ?? null, at, s, i);
      else if (value !== undefined && value !== null) r.fail(at, 'is for positions in phase over.');
    },
  }),
};

/** The public table: the position object of the rules. */
export interface Situation extends TableOf<typeof fields> {}
export const situation: RecordField<State, Situation> = f.table(fields);
export type PhaseName = Situation['phase'];

/** The open part of a state, in board order. */
export function situationOf(state: State): Situation {
  return situation.get(state, 0);
}

/** A state with this table and no choices yet. The situation must be possible. */
export function stateOf(setup: Setup, given: Situation): State {
  const state = new State(setup);
  situation.put(state, 0, given);
  return state;
}
