import { repeated } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import { BOAT, GOODS, KINDS, WEAPON } from '../../data/limits.ts';
import { MOVE, moveCodec, PER_TOKEN } from '../../moves.ts';
import { apply } from '../../rules/apply.ts';
import { refusal } from '../../rules/legal.ts';
import { boatAdrift } from '../../rules/waters.ts';
import { STEP, type State } from '../../state.ts';
import { type DO, STEPS, type Steps } from './steps.ts';

/** Plays the steps of a plan on a state by the rules and keeps the codes. */
class Player {
  readonly codes: number[] = [];
  readonly s: State;
  private readonly seat: Seat;
  /** By number of a boat in the state: its number on the searched board. */
  private readonly boats: Uint8Array;

  constructor(s: State, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.boats = Uint8Array.from({ length: s.boats }, (_, boat) => boat);
  }

  /** The number of a place in the current state. */
  place(at: number): number {
    return at < BOAT ? at : BOAT + this.boats.indexOf(at - BOAT);
  }

  /** Makes a move; owners of banks first allow any passage they were asked for. */
  choose(code: number): void {
    const { s, seat } = this;
    while (s.step === STEP.passage) apply(s, s.actor, MOVE.answer);
    const why = refusal(s, seat, code);
    if (why !== null) throw new Error(`a plan has ${JSON.stringify(moveCodec.decode(code))}, refused: ${why}`);
    this.codes.push(code);
    apply(s, seat, code, undefined, this.boats);
  }

  /** Makes a move for each of some kinds of token. */
  chooseAll(base: number, place: number, kinds: readonly number[]): void {
    for (const kind of kinds) this.choose(base + kind * PER_TOKEN + place);
  }

  /** The goods of a place, one by one, or the first of them. */
  goodsAt(place: number, most = Number.POSITIVE_INFINITY): readonly number[] {
    return goodsIn(this.s.tokens.subarray(place * KINDS, place * KINDS + GOODS)).slice(0, most);
  }

  /** All goods aboard the moving boat, or as many as a Horse carries. */
  carried(most: number): readonly number[] {
    const boat = boatAdrift(this.s);
    return boat < 0 ? goodsIn(this.s.load.subarray(0, GOODS)).slice(0, most) : this.goodsAt(BOAT + boat);
  }
}

/** The kinds of goods by their counts: one for each. */
function goodsIn(counts: Uint8Array): readonly number[] {
  return repeated(Array.from(counts.keys()), counts);
}

/**
 * The effect of a step: `place` as the state numbers it, `at` the place the step names, `kind` of a token or a count.
 */
type Doing = (p: Player, place: number, at: number, kind: number) => void;

const DOINGS: readonly Doing[] = handlersOf<keyof typeof DO, Doing>(STEPS, {
  foot: (p, place) => p.chooseAll(MOVE.foot, place, [WEAPON]),
  footGood: (p, place) => p.chooseAll(MOVE.foot, place, p.goodsAt(place, 1)),
  horse: (p, place) => p.choose(MOVE.horse + place),
  chain: (p, place) => p.chooseAll(MOVE.chain, place, [WEAPON]),
  chainGoods(p, place, _at, into) {
    const to = p.place(into);
    for (const good of p.goodsAt(place)) {
      p.choose(MOVE.chain + good * PER_TOKEN + place);
      p.choose(MOVE.step + to);
    }
  },
  boat: (p, place) => p.choose(MOVE.boat + place - BOAT),
  step: (p, place) => p.choose(MOVE.step + place),
  sail: (p, _place, space) => p.choose(MOVE.sail + space),
  take: (p, place, _at, kind) => p.chooseAll(MOVE.take, place, [kind]),
  drop: (p, place, _at, kind) => p.chooseAll(MOVE.drop, place, [kind]),
  takeGoods: (p, place, _at, count) => p.chooseAll(MOVE.take, place, p.goodsAt(place, count)),
  dropGoods: (p, place, _at, count) => p.chooseAll(MOVE.drop, place, p.carried(count)),
  stop: (p) => p.choose(MOVE.stop),
  position(p, _place, behind) {
    if (p.s.step === STEP.moor) p.choose(MOVE.position + behind);
  },
  attack(p, place) {
    if (p.s.step === STEP.logistics) p.choose(MOVE.end);
    p.choose(MOVE.attack + place);
  },
  declare: (p) => p.choose(MOVE.declare),
  // CA-85.
  ride(p, place, _at, isArmed) {
    p.choose(MOVE.horse + place);
    if (isArmed > 0) p.choose(MOVE.take + WEAPON * PER_TOKEN + place);
  },
  // CA-86: the planned boat stops beside the target; its cargo stays aboard.
  declareBoat(p, _place, behind) {
    p.choose(MOVE.stop);
    if (p.s.step === STEP.moor) p.choose(MOVE.position + behind);
    if (p.s.step === STEP.land) p.choose(MOVE.land);
  },
});

/**
 * The codes that carry out a plan; owners of banks allow passage when asked. Throws if the rules refuse a step, such as
 * one towards a target that was declared before (CA-92).
 * @param s the Attack turn that the plan was made for, before its first shipment; it is changed
 */
export function codesOf(s: State, seat: Seat, steps: Steps): readonly number[] {
  const player = new Player(s, seat);
  for (let i = 0; i < steps.length; i += 1) {
    const at = steps.atOf(i);
    DOINGS[steps.whatOf(i)](player, player.place(at), at, steps.kindOf(i));
  }
  return player.codes;
}
