import type { SeatName } from '@marchlands/core/words.ts';
import type { Setup } from '../../setup.ts';
import type { View } from '../../view/view.ts';
import { ENDING_WORDS } from './endings.ts';
import { PHASE_WORDS } from './events.ts';
import { listed } from './places.ts';

/** Was der Zufall entscheidet. */
const CHANCE_PROMPTS: { readonly [step: string]: string | undefined } = {
  opening: 'Um den ersten Platz wird gewürfelt.',
  siteKind: 'Die Fundorte werden aufgedeckt.',
  siteLot: 'Ein Fundort wird ausgelost.',
};

/** Was ein Platz an jedem Schritt zu tun hat. */
function task({ table }: View, { options }: Setup): string {
  const { shipment } = table;
  const left = `noch ${shipment.left}`;
  switch (table.step) {
    case 'site':
      return 'den nächsten Fundort in ein Gebiet ohne einen legen';
    case 'draft':
      return 'ein Gebiet nehmen, das niemandem gehört';
    case 'vote':
      return `abstimmen, ob ${PHASE_WORDS[table.phase]} stattfindet`;
    case 'develop':
      return 'bauen oder den Ausbau beenden';
    case 'enter':
      return 'das Wasser für das neue Boot wählen';
    case 'position':
    case 'moor':
      return 'den Platz des Boots in seiner Reihe wählen';
    case 'serve':
      return 'den Fundort wählen, der als Nächstes bedient wird';
    case 'breed':
      return 'ein neues Pferd setzen oder darauf verzichten';
    case 'ship':
      return `einen Transport machen oder beenden (${left})`;
    case 'logistics':
      return `Nachschub bringen oder zum Angriff (${left})`;
    case 'foot':
      return 'wählen, wohin der Marker geht';
    case 'horse':
      return 'reiten, auf- oder abladen, oder anhalten';
    case 'chain':
      return 'noch einen Marker durch die Kette schicken oder anhalten';
    case 'link':
      return 'das Glied wählen, das den Marker bekommt';
    case 'boat':
      return shipment.isStopped
        ? 'ab- oder aufladen, dann anhalten: Durchfahrt verweigert'
        : 'fahren, auf- oder abladen, oder anhalten';
    case 'passage':
      return `das Boot durch ${table.passage?.reach ?? 'den Abschnitt'} lassen oder nicht`;
    case 'attack':
      if (table.won === 0) return 'angreifen oder den Zug beenden';
      if (table.cycle === 1) return 'einen Transport machen oder den Zug beenden';
      return 'noch einmal angreifen, einen Transport machen oder den Zug beenden';
    case 'plan':
      return `den Angriff auf ${table.attack?.target ?? 'das Ziel'} planen oder aufgeben`;
    case 'ride':
      return 'in das Ziel reiten oder den Angriff aufgeben';
    case 'voyage':
      return 'neben das Ziel fahren oder den Angriff aufgeben';
    case 'land':
      return 'wählen, was das Boot landet';
    case 'side':
      return `beim Angriff auf ${table.attack?.target ?? 'das Ziel'} eine Seite wählen oder neutral bleiben`;
    case 'trade':
      return `ein Angebot machen oder ${options.tradeMode === 'live' ? 'fertig sein' : 'passen'}`;
    case 'offer':
      return 'das Angebot zusammenstellen oder aufgeben, also passen';
    case 'reply':
      return 'das Angebot annehmen oder ablehnen';
    case 'pay':
      return 'wählen, woher die verlangten Marker kommen';
    case 'put':
      return 'wählen, wohin die erhaltenen Marker gehen';
    default:
      return 'warten';
  }
}

/** Was jetzt zu entscheiden ist, in einer Zeile. */
export function prompt(view: View, setup: Setup, name: SeatName): string {
  const { table, viewer, own } = view;
  if (table.step === 'over') {
    const winners = table.seats.flatMap(({ hasWon }, seat) => (hasWon ? [name(seat)] : []));
    const won =
      winners.length === 0
        ? 'Niemand gewinnt.'
        : `${listed(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`;
    return `${won} ${ENDING_WORDS[table.reason]}`;
  }
  if (table.step === 'die') return `Der Würfel für ${PHASE_WORDS[table.phase]} rollt.`;
  const chance = CHANCE_PROMPTS[table.step];
  if (chance !== undefined) return chance;
  const what = task(view, setup);
  if (table.step === 'vote') {
    const isVoter = viewer >= 0 && !table.seats[viewer].isOut && !table.seats[viewer].hasResigned;
    const hasVoted = [...table.votes, ...(own?.votes ?? [])].some(({ seat }) => seat === viewer);
    if (hasVoted) return 'Du hast abgestimmt; die anderen stimmen noch ab.';
    return isVoter ? capital(`${what}.`) : `Alle müssen ${what}.`;
  }
  if (table.step === 'side' && setup.options.thirdPartyOrder === 'together') {
    if (own?.sides.some(({ seat }) => seat === viewer) === true)
      return 'Du hast geantwortet; die anderen antworten noch.';
    return viewer >= 0 && table.seats[viewer].isAsked ? capital(`${what}.`) : `Die Dritten müssen ${what}.`;
  }
  return viewer === table.actor ? capital(`${what}.`) : `${name(table.actor)} muss ${what}.`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
