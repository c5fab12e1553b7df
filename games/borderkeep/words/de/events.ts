import type { Viewer } from '@marchlands/core/seat.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Event } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { amountOf, cardName, cards, count, goodsText, unitName } from './names.ts';

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

const guards = (n: number): string => count(n, 'Wache', 'Wachen');
const hits = (n: number): string => count(n, 'Treffer', 'Treffer');

/** Ein Ereignis als Satz, oder null, wo der Verlauf nichts davon sagt. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName, viewer: Viewer): string | null {
  const card = (id: string): string => cardName(setup, id);
  const unit = (id: string): string => unitName(setup, id);
  const units = (ids: readonly string[]): string => ids.map(unit).join(', ');
  switch (event.kind) {
    case 'openingRolled':
      return `${name(event.seat)} würfelt ${event.die} um den ersten Zug.`;
    case 'firstChosen':
      return `${name(event.seat)} hat den ersten Zug.`;
    case 'cardDealt':
      return `${name(event.seat)} bekommt ${card(event.card)}.`;
    case 'cardSetAside':
      return `${card(event.card)} wird beiseitegelegt.`;
    case 'cardsShuffledBack':
      return `${cards(event.count)} von der Seite ${event.count === 1 ? 'kommt' : 'kommen'} zurück in den Stapel.`;
    case 'turnBegan':
      return `Zug ${event.turn} von ${name(event.seat)}.`;
    case 'cardDrawn':
      return `${name(event.seat)} zieht ${card(event.card)}.`;
    case 'attackDrawn':
      return `${name(event.seat)} zieht ${card(event.card)}: Das kommt in der Angriffsphase dieses Zuges.`;
    case 'cardDiscarded':
      return `${name(event.seat)} legt ${card(event.card)} ab: ${DISCARDED[event.why]}.`;
    case 'eventRolled':
      return `${name(event.seat)} würfelt ${event.die}: ${RESULTS[event.result]}.`;
    case 'eventLapsed':
      return event.isBought
        ? `Gekauft bleibt das Ereignis ohne Folgen: ${RESULTS[event.result]}.`
        : `So früh bleibt das Ereignis ohne Folgen: ${RESULTS[event.result]}.`;
    case 'thingRolled':
      return `${name(event.seat)} würfelt ${event.die}: ${card(event.card)}.`;
    case 'pickRolled':
      return `${name(event.seat)} würfelt ${event.die}: ein Bauwerk nach Wahl.`;
    case 'rollRepeated':
      return event.card === null
        ? `${name(event.seat)} würfelt ${event.die}: Noch hat kein Monster angegriffen, noch einmal.`
        : `${name(event.seat)} würfelt ${event.die}: ${card(event.card)} ist schon im Spiel.`;
    case 'thingLapsed':
      return `${card(event.card)} bleibt ohne Folgen.`;
    case 'structurePicked':
      return `${name(event.seat)} wählt ${card(event.card)}.`;
    case 'goodsSwapped':
      return `${name(event.seat)} tauscht ${amountOf(event.given, event.good)} gegen ${event.gold} Gold.`;
    case 'goodsPaid': {
      const paidFor = setup.hasCards ? PAID_FOR : PAID_FOR_ROLLED;
      const what = `${paidFor[event.what]}${event.card === null ? '' : ` ${card(event.card)}`}`.trim();
      const why = event.discounts.map((one) => `${card(one.card)} ${one.amount} weniger`).join(', ');
      return `${name(event.seat)} zahlt ${goodsText(event.amounts)} für ${what}${why === '' ? '' : ` (${why})`}.`;
    }
    case 'cardLapsed':
      return event.forced
        ? `${name(event.seat)} kann ${unit(event.unit)} nicht halten.`
        : `${name(event.seat)} lässt ${unit(event.unit)} gehen.`;
    case 'goodsProduced': {
      const ban = event.banned ? '; keine Nahrung wegen der Sperre' : '';
      return `${name(event.seat)} bekommt ${goodsText(event.amounts)}${ban}.`;
    }
    case 'structureBuilt':
      return `${name(event.seat)} baut ${card(event.card)}.`;
    case 'defenderHired':
      return `${name(event.seat)} stellt ${unit(event.unit)} auf.`;
    case 'artifactAttached':
      return `${unit(event.unit)} von ${name(event.seat)} trägt ${card(event.card)}.`;
    case 'attackPlayed': {
      const at = event.victim === null ? '' : ` gegen ${name(event.victim)}`;
      return event.victim === event.seat
        ? `${card(event.card)} trifft ${name(event.seat)}.`
        : `${name(event.seat)} spielt ${card(event.card)}${at}.`;
    }
    case 'attackIdle':
      return `${card(event.card)} hat keine Wirkung.`;
    case 'foodBanned':
      return `${name(event.seat)} bekommt in der nächsten Ertragsphase keine Nahrung.`;
    case 'goldRolled':
      return `Gold: Ein Würfel zeigt ${event.die}.`;
    case 'goldLost':
      return `${name(event.seat)} verliert ${event.amount} Gold.`;
    case 'goldGained':
      return `${name(event.seat)} gewinnt ${event.amount} Gold.`;
    case 'handShown': {
      const seen = event.cards === UNKNOWN ? '' : `: ${event.cards.length === 0 ? 'keine Karten' : units(event.cards)}`;
      return viewer === event.seat
        ? `Du siehst die Hand von ${name(event.owner)}${seen}.`
        : `${name(event.seat)} sieht die Hand von ${name(event.owner)}${seen}.`;
    }
    case 'disasterRolled':
      return `${unit(event.what)}: Ein Würfel zeigt ${event.die}.`;
    case 'vortexRolled':
      return `Der Wirbel nimmt ${name(event.seat)} ${cards(event.die)}.`;
    case 'raidersSent':
      return `${name(event.seat)} schickt ${units(event.units)}.`;
    case 'battleBegan':
      return `Vor der Stadt von ${name(event.victim)} beginnt ein Kampf.`;
    case 'segmentBegan':
      return `Kampfrunde ${event.segment}.`;
    case 'spellCast':
      return `${unit(event.unit)} zaubert ${SPELLS[event.die]}.`;
    case 'unitEnsorcelled':
      return `${unit(event.unit)} ist verhext: keine Würfel in dieser Kampfrunde.`;
    case 'unitMended':
      return `${unit(event.unit)} erholt sich von ${count(event.hits, 'Treffer', 'Treffern')}.`;
    case 'minionSummoned':
      return `${unit(event.unit)} steht nun ${event.side === 0 ? 'bei den Angreifern' : 'bei der Stadt'}.`;
    case 'attackRolled':
      return `${unit(event.unit)} würfelt ${event.die}${event.die === 1 ? ': ein Treffer' : ''}.`;
    case 'hitPlaced':
      return `${unit(event.unit)} steckt ${hits(event.hits)} ein.`;
    case 'unitDestroyed':
      return `${unit(event.unit)} fällt.`;
    case 'raidWithdrawn':
      return `${name(event.seat)} zieht den Überfall zurück.`;
    case 'raiderWithdrew':
      return `${unit(event.unit)} von ${name(event.seat)} kehrt heim.`;
    case 'battleEnded':
      if (event.winner === null) return 'Der Kampf endet ohne Sieger.';
      return event.winner === 0
        ? `Die Stadt von ${name(event.victim)} ist geschlagen.`
        : `${name(event.victim)} hält die Stadt.`;
    case 'lossRolled':
      return `Der Verlust ist ${event.die}.`;
    case 'structureDestroyed':
      return `${card(event.card)} von ${name(event.seat)} wird zerstört.`;
    case 'defenderDestroyed':
      return `${unit(event.unit)} von ${name(event.seat)} fällt.`;
    case 'cardLeftPlay':
      return `${card(event.card)} geht mit dem Träger verloren.`;
    case 'guardsChanged':
      return `${name(event.seat)} hat ${guards(event.count)}.`;
    case 'wallsLost':
      return `${name(event.seat)} verliert ${count(event.count, 'Burgmauer', 'Burgmauern')}.`;
    case 'townEliminated':
      return `Die Stadt von ${name(event.seat)} ist ausgeschieden.`;
    case 'townHealed': {
      const back = event.guards === 0 ? '' : `, ${guards(event.guards)} zurück`;
      return `${name(event.seat)} heilt ${hits(event.hits)}${back}.`;
    }
    case 'wallBuilt':
      return `${name(event.seat)} baut eine Burgmauer wieder auf.`;
    case 'cardRecovered':
      return `${name(event.seat)} holt ${card(event.card)} zurück.`;
    case 'gameEnded':
      return ENDING_WORDS[event.reason] ?? null;
    default:
      return event satisfies never;
  }
}
