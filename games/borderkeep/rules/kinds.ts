import type { KindRules, RulesOfKind } from '@marchlands/core/rules.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD } from '../data/cards.ts';
import type { Events } from '../events.ts';
import { MIX_PAY, type Move, unitCopy, unitKind } from '../moves.ts';
import { CARDS, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { play, strike, victimsOf, whyNotPlay, whyNotVictim } from './attack.ts';
import { beginSegment, recall, whyNotRecall, withdraw } from './battle.ts';
import { attach, endBuilding, nextBuildable, whyNotBuild } from './build.ts';
import { kill, vortexDrop } from './disasters.ts';
import * as drawing from './draw.ts';
import { endOf, fighterNumber, fighterOf, firstOf, sideOf } from './fighters.ts';
import { holds } from './hand.ts';
import { nextFallen, whyNotRecover, whyNotWall } from './heal.ts';
import { placeOne, whyNotHit } from './hits.ts';
import { lose, whyNotLose } from './loss.ts';
import { canSwapAny, swap, whyNotSwap } from './market.ts';
import { canSpend, hasMix, leadsToDefault, leastSpent, maySpend, mostSpent, type Purchase, pay, spend } from './pay.ts';
import { PURCHASES } from './purchases.ts';
import { sendOrStay, whyNotStay } from './raid.ts';
import { ensorcell, mend, whyNotEnsorcell, whyNotMend } from './spells.ts';
import { isBearerAt, isHeroAt, numberAt, placeOf } from './town.ts';
import { lapse, whyNotKeep } from './upkeep.ts';

type Kind = KindRules<State, Events, Refusal>;

/** Something paid for other than a card of one's choice. @param cardOf the card concerned, if any */
function paid(
  step: number,
  what: Purchase,
  whyNot: (s: State, seat: Seat) => Refusal | null,
  cardOf: (s: State) => number = () => 0,
): Kind {
  return {
    steps: [step],
    legal(s, seat, out, base) {
      if (whyNot(s, seat) !== null) return;
      out.push(base);
      if (hasMix(s, seat, cardOf(s), what)) out.push(base + MIX_PAY);
    },
    whyNot: (s, seat, index) =>
      whyNot(s, seat) ?? (index === MIX_PAY && !hasMix(s, seat, cardOf(s), what) ? 'noOtherMix' : null),
    apply: (s, seat, index, events) => pay(s, seat, cardOf(s), index === MIX_PAY, what, events),
  };
}

/** A card paid for; `after` gives the next candidate after one, -1 at the end. */
function paidCard(
  step: number,
  what: Purchase,
  after: (s: State, seat: Seat, card: number) => number,
  whyNot: (s: State, seat: Seat, card: number) => Refusal | null,
): Kind {
  return {
    steps: [step],
    legal(s, seat, out, base) {
      for (let card = after(s, seat, -1); card >= 0; card = after(s, seat, card)) {
        if (whyNot(s, seat, card) !== null) continue;
        out.push(base + card * 2);
        if (hasMix(s, seat, card, what)) out.push(base + card * 2 + MIX_PAY);
      }
    },
    whyNot(s, seat, index) {
      const card = index >> 1;
      return whyNot(s, seat, card) ?? (index % 2 === MIX_PAY && !hasMix(s, seat, card, what) ? 'noOtherMix' : null);
    },
    apply: (s, seat, index, events) => pay(s, seat, index >> 1, index % 2 === MIX_PAY, what, events),
  };
}

/** A card from the seat's hand. */
function fromHand(
  steps: readonly number[],
  whyNot: (s: State, seat: Seat, card: number) => Refusal | null,
  apply: Kind['apply'],
): Kind {
  return {
    steps,
    legal(s, seat, out, base) {
      for (let card = CARDS.next(s.hand, seat, -1); card >= 0; card = CARDS.next(s.hand, seat, card)) {
        if (whyNot(s, seat, card) === null) out.push(base + card);
      }
    },
    whyNot,
    apply,
  };
}

/** A structure of the deck. */
function structure(
  step: number,
  whyNot: (s: State, card: number) => Refusal | null,
  apply: (s: State, card: number, events: Events) => void,
): Kind {
  return {
    steps: [step],
    legal(s, _seat, out, base) {
      for (const card of s.setup.groups.structures) if (whyNot(s, card) === null) out.push(base + card);
    },
    whyNot: (s, _seat, card) => whyNot(s, card),
    apply: (s, _seat, card, events) => apply(s, card, events),
  };
}

/** A unit in the town of `ownerOf`. */
function unit(
  step: number,
  ownerOf: (s: State) => Seat,
  isOpen: (s: State, owner: Seat, at: number) => boolean,
  otherwise: Refusal,
  apply: (s: State, at: number, events: Events) => void,
): Kind {
  const placeIn = (s: State, number: number): number => placeOf(s, ownerOf(s), unitKind(number), unitCopy(number));
  return {
    steps: [step],
    legal(s, _seat, out, base) {
      const owner = ownerOf(s);
      for (let at = 0; at < s.units[owner]; at += 1) {
        if (isOpen(s, owner, at)) out.push(base + numberAt(s, owner, at));
      }
    },
    whyNot(s, _seat, number) {
      const at = placeIn(s, number);
      return at >= 0 && isOpen(s, ownerOf(s), at) ? null : otherwise;
    },
    apply: (s, _seat, number, events) => apply(s, placeIn(s, number), events),
  };
}

/** A combatant of one side; `whyNot` gets -1 if the side has none with this name. */
function fighter(
  step: number,
  side: (s: State) => number,
  whyNot: (s: State, at: number) => Refusal | null,
  apply: (s: State, at: number, events: Events) => void,
): Kind {
  return {
    steps: [step],
    legal(s, _seat, out, base) {
      const from = side(s);
      for (let at = firstOf(from); at < endOf(s, from); at += 1) {
        if (whyNot(s, at) === null) out.push(base + fighterNumber(s, at));
      }
    },
    whyNot: (s, _seat, number) => whyNot(s, fighterOf(s, side(s), number)),
    apply: (s, _seat, number, events) => apply(s, fighterOf(s, side(s), number), events),
  };
}

/** A card discarded by choice. */
const discard = (step: number, apply: Kind['apply']): Kind =>
  fromHand(
    [step],
    (s, seat, card) => (holds(s, seat, card) ? null : 'notInHand'),
    (s, seat, card, events) => {
      s.dropped += 1;
      apply(s, seat, card, events);
    },
  );

/** A swap at the market; then the decision that it interrupted is asked for again, by `ask`. */
const market = (step: number, ask: number): Kind => ({
  steps: [step],
  legal(s, seat, out, base) {
    if (!canSwapAny(s, seat)) return;
    for (let good = 0; good < GOLD; good += 1) if (whyNotSwap(s, seat, good) === null) out.push(base + good);
  },
  whyNot: whyNotSwap,
  apply(s, seat, good, events) {
    swap(s, seat, good, events);
    s.step = ask;
  },
});

const goTo =
  (step: number): Kind['apply'] =>
  (s) => {
    s.step = step;
  };

/** The moves of seats: the steps of each, the legal ones, why others are refused, and their effects. */
export const kinds: { readonly [kind in Move['kind']]: RulesOfKind<State, Events, Refusal> } = {
  /** D-01, D-05, D-07, D-17. */
  end: [
    { steps: [STEP.buy], apply: goTo(STEP.drawEnd) },
    { steps: [STEP.drop], whyNot: drawing.whyNotEndDrawing, apply: drawing.endDrawing },
    { steps: [STEP.build], apply: (s, _seat, _index, events) => endBuilding(s, events) },
    { steps: [STEP.attack], apply: goTo(STEP.healStart) },
    { steps: [STEP.heal], apply: goTo(STEP.healNext) },
  ],
  buy: paid(STEP.buy, PURCHASES.buy, drawing.whyNotBuy),
  guild: {
    steps: [STEP.buy],
    whyNot: drawing.whyNotGuild,
    apply: (s, seat, _index, events) => drawing.drawByGuild(s, seat, events),
  },
  market: [
    market(STEP.buy, STEP.buyAsk),
    market(STEP.upkeep, STEP.upkeepNext),
    market(STEP.build, STEP.buildAsk),
    market(STEP.heal, STEP.healAsk),
  ],
  drop: [
    discard(STEP.drop, drawing.dropForLimit),
    discard(STEP.trim, drawing.trim),
    discard(STEP.vortexDrop, (s, _seat, card, events) => vortexDrop(s, card, events)),
  ],
  keep: paid(STEP.upkeep, PURCHASES.keep, whyNotKeep, (s) => s.cursor),
  lapse: { steps: [STEP.upkeep], apply: (s, seat, _index, events) => lapse(s, seat, events) },
  build: paidCard(STEP.build, PURCHASES.build, nextBuildable, whyNotBuild),
  spend: {
    steps: [STEP.mix],
    legal(s, _seat, out, base) {
      const most = mostSpent(s);
      for (let amount = leastSpent(s); amount <= most; amount += 1) if (maySpend(s, amount)) out.push(base + amount);
    },
    whyNot(s, _seat, amount) {
      if (!canSpend(s, amount)) return 'wrongAmount';
      return leadsToDefault(s, amount) ? 'defaultMix' : null;
    },
    apply: (s, _seat, amount) => spend(s, amount),
  },
  attach: unit(
    STEP.attach,
    (s) => s.actor,
    isBearerAt,
    'notABearer',
    (s, at, events) => attach(s, s.actor, at, events),
  ),
  play: fromHand([STEP.attack], whyNotPlay, play),
  target: {
    steps: [STEP.victim],
    legal(s, _seat, out, base) {
      const mask = victimsOf(s, s.attackCard - 1);
      for (let seat = 0; seat < s.setup.seats; seat += 1) if (((mask >> seat) & 1) === 1) out.push(base + seat);
    },
    whyNot: (s, _seat, victim) => whyNotVictim(s, s.attackCard - 1, victim),
    apply: (s, _seat, victim, events) => strike(s, victim, events),
  },
  kill: unit(STEP.hero, (s) => s.victim, isHeroAt, 'noHeroThere', kill),
  send: { steps: [STEP.raid], apply: (s) => sendOrStay(s, true) },
  stay: { steps: [STEP.raid], whyNot: whyNotStay, apply: (s) => sendOrStay(s, false) },
  press: { steps: [STEP.press], apply: (s, _seat, _index, events) => beginSegment(s, events) },
  withdraw: { steps: [STEP.press], apply: (s, _seat, _index, events) => withdraw(s, events) },
  ensorcell: fighter(STEP.ensorcell, (s) => 1 - sideOf(s.caster), whyNotEnsorcell, ensorcell),
  mend: fighter(STEP.mend, (s) => sideOf(s.caster), whyNotMend, mend),
  hit: fighter(STEP.hit, (s) => 1 - s.placing, whyNotHit, placeOne),
  lose: structure(STEP.lose, whyNotLose, lose),
  wall: paid(STEP.heal, PURCHASES.wall, whyNotWall),
  recover: paidCard(STEP.heal, PURCHASES.recover, nextFallen, whyNotRecover),
  pick: structure(STEP.pick, drawing.whyNotPick, drawing.pickStructure),
  recall: fighter(STEP.press, () => 0, whyNotRecall, recall),
};
