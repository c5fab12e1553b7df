import { counted, listed } from '@marchlands/core/phrases.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import { type Sentences, telling } from '@marchlands/core/words.ts';
import { SPELL_NAMES } from '../data/spells.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { amountOf, goodsText } from './goods.ts';
import { cardName, unitName, unitsText } from './names.ts';

const PAID_FOR: { readonly [what: string]: string } = {
  draw: 'an extra card',
  guild: 'a card at the Guild Hall',
  upkeep: 'the upkeep of',
  build: '',
  wall: 'a castle wall',
  recover: 'taking back',
};
/** Without cards, events are bought instead (BK-97). */
const PAID_FOR_ROLLED: typeof PAID_FOR = { ...PAID_FOR, draw: 'an extra event', guild: 'an event at the Guild Hall' };
const DISCARDED: { readonly [why: string]: string } = {
  bought: 'a bought attack card has no effect',
  limit: 'the hand was too large',
  choice: 'by choice',
  vortex: 'by the Vortex',
  opening: 'from the opening hand',
};

/** The name of a side, for sentences about units. */
function sideText(side: number): string {
  return side === 0 ? 'the attackers' : 'the town';
}

const SENTENCES: Sentences<Masked<Event>, Setup, string | null> = {
  openingRolled: ({ seat, die }, name) => `${name(seat)} rolled ${die} for the first turn.`,
  firstChosen: ({ seat }, name) => `${name(seat)} takes the first turn.`,
  cardDealt: ({ seat, card }, name, setup) => `${name(seat)} was dealt ${cardName(setup, card)}.`,
  cardSetAside: ({ card }, _name, setup) => `Set aside: ${cardName(setup, card)}.`,
  cardsShuffledBack: ({ count }) => `${counted(count, 'card')} set aside went back into the deck.`,
  turnBegan: ({ turn, seat }, name) => `Turn ${turn} of ${name(seat)}.`,
  cardDrawn: ({ seat, card }, name, setup) => `${name(seat)} drew ${cardName(setup, card)}.`,
  attackDrawn: ({ seat, card }, name, setup) =>
    `${name(seat)} drew ${cardName(setup, card)}: it comes in this turn’s attack phase.`,
  cardDiscarded: ({ seat, card, why }, name, setup) =>
    `${name(seat)} discarded ${cardName(setup, card)}: ${DISCARDED[why]}.`,
  eventRolled: ({ seat, die, result }, name) =>
    `${name(seat)} rolled event ${die}: ${result === 'reroll' ? 'roll again' : result}.`,
  eventLapsed: ({ isBought, result }) =>
    isBought ? `The bought ${result} had no effect.` : `The ${result} came too early and had no effect.`,
  thingRolled: ({ seat, die, card }, name, setup) => `${name(seat)} rolled ${die}: ${cardName(setup, card)}.`,
  pickRolled: ({ seat, die }, name) => `${name(seat)} rolled ${die}: any structure.`,
  rollRepeated: ({ card, seat, die }, name, setup) =>
    card === null
      ? `${name(seat)} rolled ${die}: no monster has attacked yet, roll again.`
      : `${name(seat)} rolled ${die}: ${cardName(setup, card)}, already in play.`,
  thingLapsed: ({ card }, _name, setup) => `${cardName(setup, card)} came to nothing.`,
  structurePicked: ({ seat, card }, name, setup) => `${name(seat)} picked ${cardName(setup, card)}.`,
  goodsSwapped: ({ seat, given, good, gold }, name) =>
    `${name(seat)} swapped ${amountOf(given, good)} for ${gold} gold.`,
  goodsPaid({ what, card, discounts, seat, amounts }, name, setup) {
    const paidFor = setup.hasCards ? PAID_FOR : PAID_FOR_ROLLED;
    const bought = `${paidFor[what]}${card === null ? '' : ` ${cardName(setup, card)}`}`.trim();
    const why = discounts.map((one) => `${cardName(setup, one.card)} ${one.amount} off`).join(', ');
    return `${name(seat)} paid ${goodsText(amounts)} for ${bought}${why === '' ? '' : ` (${why})`}.`;
  },
  cardLapsed: ({ seat, forced, unit }, name, setup) =>
    `${name(seat)} ${forced ? 'could not keep' : 'gave up'} ${unitName(setup, unit)}.`,
  goodsProduced({ banned, seat, amounts }, name) {
    const ban = banned ? '; no food because of a ban' : '';
    return `${name(seat)} received ${goodsText(amounts)}${ban}.`;
  },
  structureBuilt: ({ seat, card }, name, setup) => `${name(seat)} built ${cardName(setup, card)}.`,
  defenderHired: ({ seat, unit }, name, setup) => `${name(seat)} hired ${unitName(setup, unit)}.`,
  artifactAttached: ({ card, unit, seat }, name, setup) =>
    `${cardName(setup, card)} went to ${unitName(setup, unit)} of ${name(seat)}.`,
  attackPlayed({ victim, seat, card }, name, setup) {
    const at = victim === null ? '' : ` against ${name(victim)}`;
    return victim === seat
      ? `${cardName(setup, card)} struck ${name(seat)}.`
      : `${name(seat)} played ${cardName(setup, card)}${at}.`;
  },
  attackIdle: ({ card }, _name, setup) => `${cardName(setup, card)} had no effect.`,
  foodBanned: ({ seat }, name) => `${name(seat)} gets no food in the next production phase.`,
  goldRolled: ({ die }) => `Gold: a die shows ${die}.`,
  goldLost: ({ seat, amount }, name) => `${name(seat)} lost ${amount} gold.`,
  goldGained: ({ seat, amount }, name) => `${name(seat)} gained ${amount} gold.`,
  handShown({ cards, seat, owner }, name, setup, viewer) {
    const seen = cards === UNKNOWN ? '' : `: ${cards.length === 0 ? 'no cards' : unitsText(setup, cards)}`;
    return `${viewer === seat ? 'You' : name(seat)} saw the hand of ${name(owner)}${seen}.`;
  },
  disasterRolled: ({ what, die }, _name, setup) => `${unitName(setup, what)}: a die shows ${die}.`,
  vortexRolled: ({ die, seat }, name) => `The Vortex takes ${counted(die, 'card')} of ${name(seat)}.`,
  raidersSent: ({ seat, units }, name, setup) => `${name(seat)} sent ${unitsText(setup, units)}.`,
  battleBegan: ({ victim }, name) => `A battle began at the town of ${name(victim)}.`,
  segmentBegan: ({ segment }) => `Segment ${segment}.`,
  spellCast: ({ unit, die }, _name, setup) => `${unitName(setup, unit)} cast ${SPELL_NAMES[die]}.`,
  unitEnsorcelled: ({ unit }, _name, setup) => `A spell ensorcelled ${unitName(setup, unit)}: no dice this segment.`,
  unitMended: ({ unit, hits }, _name, setup) => `${unitName(setup, unit)} regained ${counted(hits, 'hit')}.`,
  minionSummoned: ({ unit, side }, _name, setup) => `${unitName(setup, unit)} joined ${sideText(side)}.`,
  attackRolled: ({ unit, die }, _name, setup) => `${unitName(setup, unit)} rolled ${die}${die === 1 ? ': a hit' : ''}.`,
  hitPlaced: ({ unit, hits }, _name, setup) => `${unitName(setup, unit)} took ${counted(hits, 'hit')}.`,
  unitDestroyed: ({ unit }, _name, setup) => `${unitName(setup, unit)} fell.`,
  raidWithdrawn: ({ seat }, name) => `${name(seat)} withdrew the raid.`,
  raiderWithdrew: ({ unit, seat }, name, setup) => `${unitName(setup, unit)} of ${name(seat)} went home.`,
  battleEnded({ winner, victim }, name) {
    if (winner === null) return 'The battle ended without a winner.';
    return winner === 0 ? `The town of ${name(victim)} was beaten.` : `${name(victim)} held the town.`;
  },
  lossRolled: ({ die }) => `The loss is ${die}.`,
  structureDestroyed: ({ card, seat }, name, setup) => `${name(seat)} lost ${cardName(setup, card)}.`,
  defenderDestroyed: ({ unit, seat }, name, setup) => `${name(seat)} lost ${unitName(setup, unit)}.`,
  cardLeftPlay: ({ card }, _name, setup) => `${cardName(setup, card)} left play with its bearer.`,
  guardsChanged: ({ seat, count }, name) => `${name(seat)} has ${counted(count, 'guard token')}.`,
  wallsLost: ({ seat, count }, name) => `${name(seat)} lost ${counted(count, 'castle wall')}.`,
  townEliminated: ({ seat }, name) => `The town of ${name(seat)} was eliminated.`,
  townHealed({ guards, seat, hits }, name) {
    const back = [counted(hits, 'hit'), counted(guards, 'guard token')].filter((_, i) => [hits, guards][i] > 0);
    return `${name(seat)} regained ${listed(back)}.`;
  },
  wallBuilt: ({ seat }, name) => `${name(seat)} rebuilt a castle wall.`,
  cardRecovered: ({ seat, card }, name, setup) => `${name(seat)} took back ${cardName(setup, card)}.`,
  gameEnded: ({ reason }) => ENDING_WORDS[reason] ?? null,
};

/** An event as a sentence in the past tense, or null if the log omits it. */
export const eventText = telling(SENTENCES);
