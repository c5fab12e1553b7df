import { counted } from '@marchlands/core/phrases.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Event } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { amountOf, cardName, cards, goodsText, unitName, unitsText } from './names.ts';

const PAID_FOR: { readonly [what: string]: string } = {
  draw: 'eine weitere Karte',
  guild: 'eine Karte der Zunfthalle',
  upkeep: 'den Unterhalt:',
  build: '',
  wall: 'eine Burgmauer',
  recover: 'das Zurückholen:',
};
const PAID_FOR_ROLLED: typeof PAID_FOR = {
  ...PAID_FOR,
  draw: 'ein weiteres Ereignis',
  guild: 'ein Ereignis der Zunfthalle',
};
const DISCARDED: { readonly [why: string]: string } = {
  bought: 'eine gekaufte Angriffskarte wirkt nicht',
  limit: 'die Hand war zu groß',
  choice: 'freiwillig',
  vortex: 'durch den Wirbel',
  opening: 'aus der Starthand',
};
const RESULTS: { readonly [result: string]: string } = {
  construction: 'Bau',
  hero: 'Held oder Artefakt',
  troop: 'Truppe',
  disaster: 'Katastrophe',
  monster: 'Monster',
  reroll: 'noch einmal würfeln',
};
const SPELLS: readonly string[] = ['', 'Elementarschlag', 'Verhexen', 'Schutz', 'Heilung', 'Diener rufen', 'Tod'];

const guardsText = (n: number): string => counted(n, 'Wache', 'Wachen');
const hitsText = (n: number): string => counted(n, 'Treffer', 'Treffer');

const SENTENCES: Sentences<Masked<Event>, Setup, string | null> = {
  openingRolled: ({ seat, die }, name) => `${name(seat)} würfelt ${die} um den ersten Zug.`,
  firstChosen: ({ seat }, name) => `${name(seat)} hat den ersten Zug.`,
  cardDealt: ({ seat, card }, name, setup) => `${name(seat)} bekommt ${cardName(setup, card)}.`,
  cardSetAside: ({ card }, _name, setup) => `Beiseitegelegt: ${cardName(setup, card)}.`,
  cardsShuffledBack: ({ count }) =>
    `${cards(count)} von der Seite ${count === 1 ? 'kommt' : 'kommen'} zurück in den Stapel.`,
  turnBegan: ({ turn, seat }, name) => `Zug ${turn} von ${name(seat)}.`,
  cardDrawn: ({ seat, card }, name, setup) => `${name(seat)} zieht ${cardName(setup, card)}.`,
  attackDrawn: ({ seat, card }, name, setup) =>
    `${name(seat)} zieht ${cardName(setup, card)}: Das kommt in der Angriffsphase dieses Zuges.`,
  cardDiscarded: ({ seat, card, why }, name, setup) =>
    `${name(seat)} legt ${cardName(setup, card)} ab: ${DISCARDED[why]}.`,
  eventRolled: ({ seat, die, result }, name) => `${name(seat)} würfelt ${die}: ${RESULTS[result]}.`,
  eventLapsed: ({ isBought, result }) =>
    isBought
      ? `Gekauft bleibt das Ereignis ohne Folgen: ${RESULTS[result]}.`
      : `So früh bleibt das Ereignis ohne Folgen: ${RESULTS[result]}.`,
  thingRolled: ({ seat, die, card }, name, setup) => `${name(seat)} würfelt ${die}: ${cardName(setup, card)}.`,
  pickRolled: ({ seat, die }, name) => `${name(seat)} würfelt ${die}: ein Bauwerk nach Wahl.`,
  rollRepeated: ({ card, seat, die }, name, setup) =>
    card === null
      ? `${name(seat)} würfelt ${die}: Noch hat kein Monster angegriffen, noch einmal.`
      : `${name(seat)} würfelt ${die}: ${cardName(setup, card)}, schon im Spiel.`,
  thingLapsed: ({ card }, _name, setup) => `Ohne Folgen: ${cardName(setup, card)}.`,
  structurePicked: ({ seat, card }, name, setup) => `${name(seat)} wählt ${cardName(setup, card)}.`,
  goodsSwapped: ({ seat, given, good, gold }, name) =>
    `${name(seat)} tauscht ${amountOf(given, good)} gegen ${gold} Gold.`,
  goodsPaid({ what, card, discounts, seat, amounts }, name, setup) {
    const paidFor = setup.hasCards ? PAID_FOR : PAID_FOR_ROLLED;
    const bought = `${paidFor[what]}${card === null ? '' : ` ${cardName(setup, card)}`}`.trim();
    const why = discounts.map((one) => `${cardName(setup, one.card)} ${one.amount} weniger`).join(', ');
    return `${name(seat)} zahlt ${goodsText(amounts)} für ${bought}${why === '' ? '' : ` (${why})`}.`;
  },
  cardLapsed: ({ forced, seat, unit }, name, setup) =>
    forced
      ? `${name(seat)} kann ${unitName(setup, unit)} nicht halten.`
      : `${name(seat)} lässt ${unitName(setup, unit)} gehen.`,
  goodsProduced({ banned, seat, amounts }, name) {
    const ban = banned ? '; keine Nahrung wegen der Sperre' : '';
    return `${name(seat)} bekommt ${goodsText(amounts)}${ban}.`;
  },
  structureBuilt: ({ seat, card }, name, setup) => `${name(seat)} baut ${cardName(setup, card)}.`,
  defenderHired: ({ seat, unit }, name, setup) => `${name(seat)} stellt ${unitName(setup, unit)} auf.`,
  artifactAttached: ({ unit, seat, card }, name, setup) =>
    `${unitName(setup, unit)} von ${name(seat)} trägt ${cardName(setup, card)}.`,
  attackPlayed({ victim, seat, card }, name, setup) {
    const at = victim === null ? '' : ` gegen ${name(victim)}`;
    return victim === seat
      ? `${cardName(setup, card)} gegen ${name(seat)}.`
      : `${name(seat)} spielt ${cardName(setup, card)}${at}.`;
  },
  attackIdle: ({ card }, _name, setup) => `Ohne Wirkung: ${cardName(setup, card)}.`,
  foodBanned: ({ seat }, name) => `${name(seat)} bekommt in der nächsten Ertragsphase keine Nahrung.`,
  goldRolled: ({ die }) => `Gold: Ein Würfel zeigt ${die}.`,
  goldLost: ({ seat, amount }, name) => `${name(seat)} verliert ${amount} Gold.`,
  goldGained: ({ seat, amount }, name) => `${name(seat)} gewinnt ${amount} Gold.`,
  handShown({ cards, seat, owner }, name, setup, viewer) {
    const seen = cards === UNKNOWN ? '' : `: ${cards.length === 0 ? 'keine Karten' : unitsText(setup, cards)}`;
    return viewer === seat
      ? `Du siehst die Hand von ${name(owner)}${seen}.`
      : `${name(seat)} sieht die Hand von ${name(owner)}${seen}.`;
  },
  disasterRolled: ({ what, die }, _name, setup) => `${unitName(setup, what)}: Ein Würfel zeigt ${die}.`,
  vortexRolled: ({ seat, die }, name) => `Der Wirbel nimmt ${name(seat)} ${cards(die)}.`,
  raidersSent: ({ seat, units }, name, setup) => `${name(seat)} schickt ${unitsText(setup, units)}.`,
  battleBegan: ({ victim }, name) => `Vor der Stadt von ${name(victim)} beginnt ein Kampf.`,
  segmentBegan: ({ segment }) => `Kampfrunde ${segment}.`,
  spellCast: ({ unit, die }, _name, setup) => `${unitName(setup, unit)}: Zauber ${SPELLS[die]}.`,
  unitEnsorcelled: ({ unit }, _name, setup) => `Verhext: ${unitName(setup, unit)}, keine Würfel in dieser Kampfrunde.`,
  unitMended: ({ unit, hits }, _name, setup) => `${unitName(setup, unit)}: ${hitsText(hits)} geheilt.`,
  minionSummoned: ({ unit, side }, _name, setup) =>
    `${unitName(setup, unit)} steht nun ${side === 0 ? 'bei den Angreifern' : 'bei der Stadt'}.`,
  attackRolled: ({ unit, die }, _name, setup) =>
    `${unitName(setup, unit)}: ${die} gewürfelt${die === 1 ? ', ein Treffer' : ''}.`,
  hitPlaced: ({ unit, hits }, _name, setup) => `${unitName(setup, unit)}: ${hitsText(hits)} eingesteckt.`,
  unitDestroyed: ({ unit }, _name, setup) => `Gefallen: ${unitName(setup, unit)}.`,
  raidWithdrawn: ({ seat }, name) => `${name(seat)} zieht den Überfall zurück.`,
  raiderWithdrew: ({ unit, seat }, name, setup) => `${name(seat)} holt ${unitName(setup, unit)} heim.`,
  battleEnded({ winner, victim }, name) {
    if (winner === null) return 'Der Kampf endet ohne Sieger.';
    return winner === 0 ? `Die Stadt von ${name(victim)} ist geschlagen.` : `${name(victim)} hält die Stadt.`;
  },
  lossRolled: ({ die }) => `Der Verlust ist ${die}.`,
  structureDestroyed: ({ card, seat }, name, setup) => `${name(seat)} verliert ${cardName(setup, card)}.`,
  defenderDestroyed: ({ unit, seat }, name, setup) => `${name(seat)} verliert ${unitName(setup, unit)}.`,
  cardLeftPlay: ({ card }, _name, setup) => `${cardName(setup, card)} geht mit dem Träger verloren.`,
  guardsChanged: ({ seat, count }, name) => `${name(seat)} hat ${guardsText(count)}.`,
  wallsLost: ({ seat, count }, name) => `${name(seat)} verliert ${counted(count, 'Burgmauer', 'Burgmauern')}.`,
  townEliminated: ({ seat }, name) => `Die Stadt von ${name(seat)} ist ausgeschieden.`,
  townHealed({ guards, seat, hits }, name) {
    if (hits === 0) return `${name(seat)} holt ${guardsText(guards)} zurück.`;
    const back = guards === 0 ? '' : `, ${guardsText(guards)} zurück`;
    return `${name(seat)} heilt ${hitsText(hits)}${back}.`;
  },
  wallBuilt: ({ seat }, name) => `${name(seat)} baut eine Burgmauer wieder auf.`,
  cardRecovered: ({ seat, card }, name, setup) => `${name(seat)} holt ${cardName(setup, card)} zurück.`,
  gameEnded: ({ reason }) => ENDING_WORDS[reason] ?? null,
};

/** Ein Ereignis als Satz, oder null, wo der Verlauf nichts davon sagt. */
export const eventText = telling(SENTENCES);
