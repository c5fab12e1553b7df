/** One reading of a position as text: readers of the items' values, and the state so far. */
import { Reading } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { REFERENCE } from '../data/boards.ts';
import { PROGRESS_CARDS, PROGRESS_COUNT } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { LETTERS } from '../notation/names.ts';
import type { Setup } from '../setup.ts';
import { STEP, State } from '../state.ts';

/** The step of the turn in the phase `rolled`, by `step=`. */
export const ROLLED: { readonly [step: string]: number | undefined } = {
  event: STEP.march,
  march: STEP.total,
  seven: STEP.robberDue,
  production: STEP.actionStart,
};

/** `step=` and `left=` of the phase `rolled`. */
export interface Rest {
  readonly step: string;
  /** Barbarians or seats still to come, as bits. */
  readonly left: number;
}

export class TextReader {
  readonly s: State;
  readonly r = new Reading('IK-027');
  /** The current item, named in problems. */
  at = 'position';
  rest: Rest = { step: '', left: 0 };
  /** Items read so far, each with its owner. */
  readonly #given = new Set<string>();

  constructor(setup: Setup) {
    this.s = new State(setup);
    const { bank, development, isBase, board, harbourEdges } = setup;
    const { s } = this;
    s.bank.set(bank);
    s.devDeck.set(development);
    if (!isBase) s.undrawn.set(PROGRESS_COUNT);
    if (board.hexes.length === REFERENCE.terrain.length) {
      for (const [hex, terrain] of REFERENCE.terrain.entries()) s.terrain[hex] = terrain + 1;
      s.token.set(REFERENCE.tokens);
      for (const [i, edge] of harbourEdges.entries()) s.harbour[edge] = REFERENCE.harbours[i] + 1;
    }
  }

  fail(message: string, rule?: string): void {
    this.r.fail(this.at, message, rule);
  }

  whole(text: string, low: number, high: number): number {
    return this.r.whole(/^\d{1,6}$/.test(text) ? Number(text) : text, this.at, low, high);
  }

  vertex(text: string): number {
    return this.whole(text, 0, this.s.setup.board.vertices - 1);
  }

  hex(text: string): number {
    return this.whole(text.replace(/^h/, ''), 0, this.s.setup.board.hexes.length - 1);
  }

  seat(text: string): Seat {
    const found = /^p([1-6])$/i.exec(text);
    if (found === null || Number(found[1]) > this.s.setup.seats) {
      this.fail(`must name a seat from P1 to P${this.s.setup.seats}, not ${quoted(text)}.`, 'IK-003');
      return 0;
    }
    return Number(found[1]) - 1;
  }

  /** Whether an item of the game, or of a player, was read. */
  has(whose: string, name: string): boolean {
    return this.#given.has(`${whose} ${name}`);
  }

  /** Reports an item of the game, or of a player, that occurs twice. */
  once(whose: string, name: string): void {
    if (this.has(whose, name)) this.fail(`has ${name} twice.`);
    this.#given.add(`${whose} ${name}`);
  }

  /** The numbers of a list, each once, as bits. */
  bits(text: string, number: (one: string) => number, rule: string): number {
    return text.split(',').reduce((mask, one) => {
      const bit = 1 << number(one);
      if ((mask & bit) !== 0) this.fail(`names ${quoted(one)} twice.`, rule);
      return mask | bit;
    }, 0);
  }

  /** Seats of a list, each once, as bits. */
  seats(text: string): number {
    return this.bits(text, (one) => this.seat(one), 'IK-003');
  }

  /** The parts of an item, limited in number. */
  parts(text: string, sign: string, most: number): readonly string[] {
    const parts = text.split(sign);
    if (parts.length > most) this.fail(`has ${quoted(text)}, of which ${quoted(parts[most])} is left over.`);
    return parts;
  }

  edge(ends: string): number {
    const [a = '', b = ''] = this.parts(ends, '-', 2);
    const edge = edgeBetween(this.s.setup.board, this.vertex(a), this.vertex(b));
    if (edge !== NONE) return edge;
    this.fail(`has no edge ${quoted(ends)}: its ends must be neighbours.`, 'IK-013');
    return 0;
  }

  kinds(letters: string): number[] {
    return [...letters.toUpperCase()].map((letter) => {
      const kind = LETTERS.slice(0, this.s.setup.kinds).indexOf(letter);
      if (kind < 0)
        this.fail(`has no kind of card ${quoted(letter)}; kinds are ${LETTERS.slice(0, this.s.setup.kinds)}.`);
      return Math.max(0, kind);
    });
  }

  name<N extends string>(text: string, names: readonly N[]): number {
    return names.indexOf(this.r.oneOf(text.toLowerCase(), this.at, names));
  }

  /** Takes a progress card out of its deck. */
  draw(card: number): boolean {
    const { s } = this;
    if (s.undrawn[card] === 0) this.fail(`has more cards ${PROGRESS_CARDS[card]} than there are.`, 'IK-038');
    else s.undrawn[card] -= 1;
    return !this.r.hasProblem();
  }
}
