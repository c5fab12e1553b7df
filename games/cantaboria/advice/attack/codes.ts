import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, KINDS, WEAPON } from '../../data/limits.ts';
import { MOVE, moveCodec, PER_TOKEN } from '../../moves.ts';
import { apply } from '../../rules/apply.ts';
import { advance } from '../../rules/flow.ts';
import { applyMove, refusal } from '../../rules/legal.ts';
import { sortBoats } from '../../rules/rest.ts';
import { boatAdrift } from '../../rules/waters.ts';
import { STEP, type State } from '../../state.ts';
import { DO, type Steps } from './steps.ts';

/** Plays the steps of a plan on a state by the rules, and keeps the codes. */
class Player {
  readonly codes: number[] = [];
  private readonly s: State;
  private readonly seat: Seat;
  /** By number of a boat in the state: its number on the board that was searched. */
  private readonly boats: Uint8Array;

  constructor(s: State, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.boats = Uint8Array.from({ length: s.boats }, (_, boat) => boat);
  }

  /** The number of a place in the state as it stands. */
  private place(at: number): number {
    return at < BOAT ? at : BOAT + this.boats.indexOf(at - BOAT);
  }

  /** Owners of banks allow what they are asked. */
  private allow(): void {
    while (this.s.step === STEP.passage) apply(this.s, this.s.actor, MOVE.answer);
  }

  private choose(code: number): void {
    this.allow();
    const why = refusal(this.s, this.seat, code);
    if (why !== null) throw new Error(`a plan has ${JSON.stringify(moveCodec.decode(code))}, refused: ${why}`);
    this.codes.push(code);
    applyMove(this.s, this.seat, code, undefined);
    advance(this.s, undefined);
    if (this.s.partial === 0) sortBoats(this.s, this.boats);
  }

  play(steps: Steps): void {
    for (let i = 0; i < steps.length; i += 1) {
      const [what, at, kind] = [steps.whatOf(i), steps.atOf(i), steps.kindOf(i)];
      if (what >= DO.attack) this.endShipments();
      this.playStep(what, at, kind);
    }
  }

  private endShipments(): void {
    if (this.s.step === STEP.logistics) this.choose(MOVE.end);
  }

  private playStep(what: number, at: number, kind: number): void {
    const place = this.place(at);
    switch (what) {
      case DO.foot:
        this.choose(MOVE.foot + WEAPON * PER_TOKEN + place);
        return;
      case DO.footGood:
        this.choose(MOVE.foot + this.goodAt(place) * PER_TOKEN + place);
        return;
      case DO.horse:
        this.choose(MOVE.horse + place);
        return;
      case DO.ride:
        this.choose(MOVE.horse + place);
        if (kind > 0) this.choose(MOVE.take + WEAPON * PER_TOKEN + place);
        return;
      case DO.chain:
        this.choose(MOVE.chain + WEAPON * PER_TOKEN + place);
        return;
      case DO.chainGoods:
        this.unlink(place, this.place(kind));
        return;
      case DO.step:
        this.choose(MOVE.step + place);
        return;
      case DO.sail:
        this.choose(MOVE.sail + at);
        return;
      case DO.take:
        this.choose(MOVE.take + kind * PER_TOKEN + place);
        return;
      case DO.drop:
        this.choose(MOVE.drop + kind * PER_TOKEN + place);
        return;
      case DO.takeGoods:
        for (let left = kind; left > 0; left -= 1) this.choose(MOVE.take + this.goodAt(place) * PER_TOKEN + place);
        return;
      case DO.dropGoods:
        this.dropGoods(place, kind);
        return;
      case DO.stop:
        this.choose(MOVE.stop);
        return;
      case DO.boat:
        this.choose(MOVE.boat + place - BOAT);
        return;
      case DO.position:
        if (this.s.step === STEP.moor) this.choose(MOVE.position + at);
        return;
      case DO.attack:
        this.choose(MOVE.attack + place);
        return;
      case DO.declare:
        this.choose(MOVE.declare);
        return;
      case DO.declareBoat:
        this.heaveTo(at);
        return;
      default:
        throw new Error(`no such step: ${what}`);
    }
  }

  /** CA-86: the planned boat stops beside the target; what is aboard stays there. */
  private heaveTo(behind: number): void {
    this.choose(MOVE.stop);
    if (this.s.step === STEP.moor) this.choose(MOVE.position + behind);
    if (this.s.step === STEP.land) this.choose(MOVE.land);
  }

  private goodAt(place: number): number {
    let good = 0;
    while (good < GOODS - 1 && this.s.tokens[place * KINDS + good] === 0) good += 1;
    return good;
  }

  /** Goods that a Horse carries, so many of them; all that are aboard where a boat sets them down. */
  private dropGoods(into: number, count: number): void {
    const { s } = this;
    const boat = boatAdrift(s);
    let left = boat < 0 ? count : Number.POSITIVE_INFINITY;
    for (let good = 0; good < GOODS; good += 1) {
      const carried = (): number => (boat < 0 ? s.load[good] : s.tokens[(BOAT + boat) * KINDS + good]);
      for (; left > 0 && carried() > 0; left -= 1) this.choose(MOVE.drop + good * PER_TOKEN + into);
    }
  }

  /** All goods of one link go to another one. */
  private unlink(from: number, into: number): void {
    for (let good = 0; good < GOODS; good += 1) {
      while (this.s.tokens[from * KINDS + good] > 0) {
        this.choose(MOVE.chain + good * PER_TOKEN + from);
        this.choose(MOVE.step + into);
      }
    }
  }
}

/**
 * The codes that carry out a plan; owners of banks allow passage where they are
 * asked. Throws where the rules refuse a step: one that would lead to a target that was declared before (CA-92).
 * @param s the Attack turn that the plan was made for, before its first shipment; played on
 */
export function codesOf(s: State, seat: Seat, steps: Steps): readonly number[] {
  const player = new Player(s, seat);
  player.play(steps);
  return player.codes;
}
