import type { Problem } from '@marchlands/core/result.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import { endOf, firstOf, fullHits, hitsLeft } from '../rules/fighters.ts';
import {
  defenderCards,
  guardLimit,
  guardsOf,
  hitsAt,
  isBearerAt,
  isLiving,
  kindAt,
  livingTowns,
} from '../rules/town.ts';
import { ARTIFACT, COPIES, GUARD, MAX_ARTIFACTS, MAX_DEFENDERS, MAX_UNITS, MONSTER, STRUCTURE } from '../setup.ts';
import { CARDS, DISCARD_STEPS, NO_REF, STEP, type State } from '../state.ts';
import { actsNow } from './step.ts';

/** Steps with two sides of a battle: they part before the loss is rolled. */
const BATTLE_STEPS: readonly number[] = [
  STEP.spell,
  STEP.attackDie,
  STEP.randomHit,
  STEP.press,
  STEP.ensorcell,
  STEP.mend,
  STEP.hit,
];

function wrong(at: string, message: string, rule: string): Problem {
  return { message, at: `position.${at}`, rule };
}

/** The number of times that a card is on the table, in hands and in the deck together. */
function places(s: State, card: number): number {
  let count = 0;
  for (const set of [s.deck, s.discard, s.aside]) if (CARDS.has(set, 0, card)) count += 1;
  if (s.attackCard === card + 1) count += 1;
  const slot = s.setup.tables.artifactPlace[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (CARDS.has(s.hand, seat, card)) count += 1;
    count += s.built[seat * KINDS + card];
    for (let at = 0; at < s.units[seat]; at += 1) {
      if (kindAt(s, seat, at) === card) count += 1;
      if (slot < MAX_ARTIFACTS) count += s.unitArtifacts[(seat * MAX_UNITS + at) * MAX_ARTIFACTS + slot];
    }
  }
  return count;
}

/** BK-08: each card is in only one place. */
function cardProblem(s: State): Problem | null {
  if (!s.setup.hasCards) return null;
  for (const card of s.setup.groups.cards) {
    if (places(s, card) > 1) return wrong('towns', `has the card ${CARD_IDS[card]} more than once.`, 'BK-08');
  }
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    for (let card = 0; card < KINDS; card += 1) {
      const fallen = s.fallen[seat * KINDS + card];
      if (fallen > 0 && (fallen > 1 || !CARDS.has(s.discard, 0, card))) {
        return wrong(`towns[${seat}].fallen`, `has ${CARD_IDS[card]}, which is not on the discard pile.`, 'BK-76');
      }
    }
  }
  return null;
}

function townProblem(s: State, seat: number): Problem | null {
  const { tables, groups } = s.setup;
  const at = `towns[${seat}]`;
  if ((s.walls[seat] === 0) !== !isLiving(s, seat)) {
    return wrong(`${at}.walls`, 'must be above 0 for a living town, and 0 for an eliminated one.', 'BK-70');
  }
  for (let card = 0; card < KINDS; card += 1) {
    const count = s.built[seat * KINDS + card];
    if (count > 0 && tables.type[card] !== STRUCTURE) {
      return wrong(`${at}.structures`, `has ${CARD_IDS[card]}, which is no structure.`, 'BK-26');
    }
    if (count > COPIES) return wrong(`${at}.structures`, `has more than ${COPIES} of ${CARD_IDS[card]}.`, 'BK-92');
    const isOffer = s.offer[card] > 0;
    if (isOffer && (s.setup.hasCards || tables.type[card] >= MONSTER)) {
      return wrong('offers', `has ${CARD_IDS[card]}, which cannot be on offer.`, 'BK-91');
    }
    const type = tables.type[card];
    if (s.fallen[seat * KINDS + card] > 0 && (type >= ARTIFACT || type === 0)) {
      return wrong(`${at}.fallen`, `has ${CARD_IDS[card]}, which cannot be taken back.`, 'BK-76');
    }
  }
  if (defenderCards(s, seat) > MAX_DEFENDERS) {
    return wrong(`${at}.units`, `has more than ${MAX_DEFENDERS} troops and heroes.`, 'BK-92');
  }
  if (guardsOf(s, seat) > guardLimit(s, seat)) {
    return wrong(`${at}.units`, `has ${guardsOf(s, seat)} guard tokens; ${guardLimit(s, seat)} may stand.`, 'BK-33');
  }
  for (let i = 0; i < s.units[seat]; i += 1) {
    const name = `${at}.units[${i}]`;
    if (s.unitLost[seat * MAX_UNITS + i] >= hitsAt(s, seat, i)) {
      return wrong(name, 'has lost all its hits.', 'BK-64');
    }
    let copies = 1;
    for (let j = 0; j < i; j += 1) if (kindAt(s, seat, j) === kindAt(s, seat, i)) copies += 1;
    if (kindAt(s, seat, i) !== GUARD && copies > (s.setup.hasCards ? 1 : COPIES)) {
      return wrong(name, 'is there too often.', 'BK-92');
    }
    for (let a = 0; a < groups.artifacts.length; a += 1) {
      const carried = s.unitArtifacts[(seat * MAX_UNITS + i) * MAX_ARTIFACTS + a];
      if (carried > 0 && !isBearerAt(s, seat, i)) return wrong(name, 'may not carry artifacts.', 'BK-29');
      if (carried > COPIES) return wrong(name, 'carries too many artifacts.', 'BK-92');
    }
  }
  return null;
}

function battleProblem(s: State, isDecision: boolean): Problem | null {
  if (s.count[0] === 0 && s.count[1] === 0) return null;
  if (!isDecision || !BATTLE_STEPS.includes(s.step)) {
    return wrong('battle', 'is there, but the step is none of a battle.', 'BK-52');
  }
  if (s.count[0] === 0 || s.count[1] === 0) return wrong('battle.sides', 'must both have units.', 'BK-51');
  if (s.attackCard === 0) return wrong('attackCard', 'must name the card that the battle is fought for.', 'BK-38');
  for (let side = 0; side < 2; side += 1) {
    const seat = side === 0 ? s.active : s.victim;
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      const spot = `battle.sides[${side}][${at - firstOf(side)}]`;
      const kind = s.fighter[at];
      const ref = s.ref[at];
      if (ref !== NO_REF && (ref >= s.units[seat] || kindAt(s, seat, ref) !== kind)) {
        return wrong(spot, 'does not stand at that place of its town.', 'BK-51');
      }
      if (ref === NO_REF && kind <= GUARD && (side === 1 || s.setup.tables.type[kind] !== MONSTER)) {
        return wrong(spot, 'must have a place in its town.', 'BK-51');
      }
      if (fullHits(s, at) + s.extraOld[at] + s.extraNew[at] === 0 || hitsLeft(s, at) < 0) {
        return wrong(spot, 'has more hits placed on it than it has.', 'BK-63');
      }
    }
  }
  return null;
}

/**
 * The first problem of a parsed state, or null.
 * @param isDecision whether chance or a seat decides at the step, as opposed to the start of a phase
 */
export function problemOf(s: State, isDecision: boolean): Problem | null {
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const problem = townProblem(s, seat);
    if (problem !== null) return problem;
  }
  if (s.step !== STEP.over && livingTowns(s) < (s.setup.isSolo ? 1 : 2)) {
    return wrong('towns', 'must have two living towns, or the match is over.', 'BK-78');
  }
  // Option nonCardTarget: if a town fell in its own turn, the others still heal.
  const isHealing =
    s.setup.isSelfStruck && isDecision && s.actor !== s.active && (s.step === STEP.heal || s.step === STEP.mix);
  if (!isLiving(s, s.active) && s.step !== STEP.over && !isHealing) {
    return wrong('active', 'must be a living town.', 'BK-02');
  }
  if (s.dropped > 0 && !(isDecision && DISCARD_STEPS.includes(s.step))) {
    return wrong('dropped', 'must be 0 where no cards are being let go.', 'BK-16');
  }
  const cards = cardProblem(s) ?? battleProblem(s, isDecision);
  if (cards !== null) return cards;
  if (s.attackCard > 0 && s.setup.tables.type[s.attackCard - 1] < MONSTER) {
    return wrong('attackCard', 'must be a monster or a disaster.', 'BK-38');
  }
  const isBattleOn = s.count[0] > 0 || (isDecision && (s.step === STEP.loss || s.step === STEP.lose));
  if (isBattleOn && (!isLiving(s, s.victim) || (s.victim === s.active && !s.setup.isSelfStruck))) {
    return wrong('victim', 'must be a living town that is not the attacker’s own.', 'BK-40');
  }
  if (!s.setup.hasCards && CARDS.sizeOf(s.discard, 0) + CARDS.sizeOf(s.aside, 0) > 0) {
    return wrong('discard', 'must be empty: the non-card version has no cards.', 'BK-89');
  }
  return !isDecision || actsNow(s)
    ? null
    : wrong('step', 'fits nothing on the table: nobody could decide or roll here.', 'BK-11');
}
