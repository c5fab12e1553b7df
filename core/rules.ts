import type { ChanceSteps } from './chance.ts';
import type { MoveList, OutcomeList } from './lists.ts';
import type { AnyMove, Codec } from './moves.ts';
import type { SealedDecision } from './sealed.ts';
import { type Actor, CHANCE, isActing, NOBODY, type Seat } from './seat.ts';

/**
 * The rules of one kind of move. `index` counts from the kind's first code: 0 if the kind has no fields. `S` the state,
 * `E` the events argument of `apply`, `R` the game's reasons for a refusal.
 */
export interface KindRules<S, E, R> {
  /** The steps at which the kind can be legal. */
  readonly steps: readonly number[];
  /**
   * Pushes `base` + index of exactly the moves that are legal now, ascending; only called at one of `steps`. Absent:
   * `whyNot` is asked about every move, which suits kinds with few moves.
   */
  legal?(state: S, seat: Seat, out: MoveList, base: number): void;
  /** Why a move is illegal, or null if it is legal; absent: always legal at its steps. */
  whyNot?(state: S, seat: Seat, index: number): R | null;
  /** Carries out a legal move. */
  apply(state: S, seat: Seat, index: number, events: E | undefined): void;
}

type Push<S> = (state: S, seat: Seat, out: MoveList, base: number) => void;

/** The rules of one kind of move: one for all its steps, or one per step. */
export type RulesOfKind<S, E, R> = RulesAt<S, E, R> | readonly RulesAt<S, E, R>[];
/** Moves of a kind without an effect of its own are played by the sealed decision (`Turn.sealed`). */
type RulesAt<S, E, R> = KindRules<S, E, R> | Omit<KindRules<S, E, R>, 'apply'>;

/** The input of `rulesOf` besides the kinds. */
export interface Turn<S, E, R, N extends string> {
  /** As `Game.actors`. */
  actors(state: S): number;
  /** How many steps there are. */
  readonly steps: number;
  /** The current step of a seat that may act: below `steps`. */
  stepOf(state: S, seat: Seat): number;
  /** The steps at which every viewer can see the seat's alternatives (`Game.isOpen`); none where absent. */
  readonly open?: readonly number[];
  /** The decisions that seats make at once and in secret: they play the moves of kinds without an effect of their own. */
  readonly sealed?: Pick<SealedDecision<S, NonNullable<E>, AnyMove>, 'apply'>;
  /** What chance does (`chanceOf` of `core/chance.ts`); absent if nothing is left to chance. */
  readonly chance?: ChanceSteps<S, E>;
  /** Carries out everything that follows a move or an outcome without a decision. */
  advance?(state: S, events: E | undefined): void;
  /** The refusals of a seat that may not move at all now: the match is over, chance acts, or others do. */
  readonly idle: { readonly over: R; readonly chance: R; readonly others: R | ((state: S, seat: Seat) => R) };
  /** The refusal of a number that is no code. */
  readonly noSuchMove: R;
  /** The refusal of a kind that does not belong to the seat's step. */
  notNow(state: S, seat: Seat, kind: N, index: number): R;
}

/** Reasons against a move at a wrong time, by the usual names: to be spread into a `Turn`. */
export const USUAL_REASONS = {
  idle: { over: 'matchOver', chance: 'chanceActs', others: 'notYourTurn' },
  noSuchMove: 'noSuchMove',
  notNow: (): 'notNow' => 'notNow',
} as const;

/** The members of the contract (`core/game.ts`) that such rules give, to be spread into `defineGame`. */
export interface GameRules<S, E, R> {
  actors(state: S): number;
  legal(state: S, seat: Seat, out: MoveList): void;
  refusal(state: S, seat: Seat, code: number): R | null;
  isOpen(state: S, seat: Seat): boolean;
  outcomes(state: S, out: OutcomeList): void;
  apply(state: S, actor: Actor, code: number, events?: E): void;
}

/**
 * Derives legal moves, refusals and effects from one table of the kinds of move and one of the steps of chance.
 *
 * `legal` runs at every decision of random play. So the kinds of each step are put into flat lists once, in the order
 * of the codes, and the loop needs no look-ups: its speed is within 3 % of a handwritten switch.
 *
 * @example
 * const kinds = { end: { steps: [STEP.ship, STEP.attack], apply: end }, take: [horse.take, boat.load] };
 */
export function rulesOf<S, E, R extends string, M extends AnyMove, N extends string>(
  codec: Codec<M, N>,
  kinds: { readonly [kind in N]: RulesOfKind<S, E, R> },
  turn: Turn<S, E, R, N>,
): GameRules<S, E, R> {
  const { actors, stepOf, sealed, chance, advance, idle } = turn;
  const rulesAt = (kind: N, step: number): RulesAt<S, E, R> | undefined =>
    [kinds[kind]].flat().find(({ steps }) => steps.includes(step));
  const perStep = <T>(of: (rules: RulesAt<S, E, R>, kind: N) => T): readonly (readonly T[])[] =>
    Array.from({ length: turn.steps }, (_, step) =>
      codec.kinds.flatMap((kind) => {
        const rules = rulesAt(kind, step);
        return rules === undefined ? [] : [of(rules, kind)];
      }),
    );
  const due = new Map(
    codec.kinds.map((kind) => [kind, Array.from({ length: turn.steps }, (_, step) => rulesAt(kind, step))]),
  );
  const pushers = perStep((rules, kind) => rules.legal ?? pushAll(rules, codec.count[kind]));
  const appliers = perStep((rules, kind) => ('apply' in rules ? rules.apply : playSealed(kind)));
  const bases = perStep((_, kind) => codec.base[kind]);
  const open = new Set(turn.open);

  function whyIdle(state: S, seat: Seat): R | null {
    const acting = actors(state);
    if (isActing(acting, seat)) return null;
    if (acting === NOBODY) return idle.over;
    if (acting === CHANCE) return idle.chance;
    return typeof idle.others === 'function' ? idle.others(state, seat) : idle.others;
  }
  function play(state: S, seat: Seat, code: number, events: E | undefined): void {
    const step = stepOf(state, seat);
    const base = bases[step];
    let k = base.length - 1;
    while (base[k] > code) k -= 1;
    appliers[step][k](state, seat, code - base[k], events);
  }
  function playSealed(kind: N): KindRules<S, E, R>['apply'] {
    return (state, seat, index, events) => {
      if (sealed === undefined) throw new Error(`a move of the kind "${kind}" has no effect`);
      sealed.apply(state, seat, codec.base[kind] + index, events ?? undefined);
    };
  }

  return {
    actors,
    legal(state, seat, out) {
      out.clear();
      if (!isActing(actors(state), seat)) return;
      const step = stepOf(state, seat);
      const push = pushers[step];
      const base = bases[step];
      for (let k = 0; k < push.length; k += 1) push[k](state, seat, out, base[k]);
    },
    refusal(state, seat, code) {
      if (!Number.isInteger(code) || code < 0 || code >= codec.size) return turn.noSuchMove;
      const why = whyIdle(state, seat);
      if (why !== null) return why;
      const kind = codec.kindOf(code);
      const index = code - codec.base[kind];
      const rules = due.get(kind)?.[stepOf(state, seat)];
      if (rules === undefined) return turn.notNow(state, seat, kind, index);
      return rules.whyNot?.(state, seat, index) ?? null;
    },
    isOpen: (state, seat) => open.has(stepOf(state, seat)),
    outcomes(state, out) {
      if (chance === undefined) out.clear();
      else chance.outcomes(state, out);
    },
    apply(state, actor, code, events) {
      if (actor === CHANCE) chance?.apply(state, code, events);
      else play(state, actor, code, events);
      advance?.(state, events);
    },
  };
}

/** Lists the legal moves of a kind of `count` moves by asking about each. */
function pushAll<S, E, R>({ whyNot }: RulesAt<S, E, R>, count: number): Push<S> {
  if (whyNot === undefined) {
    return (_state, _seat, out, base) => {
      for (let index = 0; index < count; index += 1) out.push(base + index);
    };
  }
  return (state, seat, out, base) => {
    for (let index = 0; index < count; index += 1) if (whyNot(state, seat, index) === null) out.push(base + index);
  };
}
