import type { SeatName } from '@marchlands/core/words.ts';
import { KINDS } from '../../data/kinds.ts';
import { PLAYED } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import type { StepName } from '../../state.ts';
import type { View } from '../../view/view.ts';
import { capital } from '../names.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, cards, KIND_NAMES, seatsText } from './names.ts';

/** Was der Zufall entscheidet. */
const CHANCE_PROMPTS: { readonly [step in StepName]?: string } = {
  terrain: 'Das Land wird ausgelegt.',
  corner: 'Die Ecke, an der die Zahlen anfangen, wird ausgelost.',
  redToken: 'Die Zahlen werden gelegt.',
  token: 'Die Zahlen werden gelegt.',
  harbour: 'Die Häfen werden verteilt.',
  first: 'Wer anfängt, wird ausgelost.',
  shipBay: 'Die Bucht des Schiffs wird ausgelost.',
  red: 'Der rote Würfel rollt.',
  yellow: 'Der gelbe Würfel rollt.',
  event: 'Der Ereigniswürfel rollt.',
  marchDie: 'Der Marschwürfel rollt.',
  devCard: 'Eine Entwicklungskarte wird gezogen.',
  card: 'Eine Fortschrittskarte wird gezogen.',
  steal: 'Eine Karte wird gestohlen.',
};

/** Was ein Platz an jedem Schritt zu tun hat. */
const TASKS: { readonly [step in StepName]?: string } = {
  settle: 'einen Bauplatz wählen',
  setRoad: 'die Richtung der Straße wählen',
  preRoll: 'würfeln, oder erst eine Karte spielen',
  robber: 'den Räuber versetzen',
  victim: 'wählen, wer beraubt wird',
  action: 'handeln, bauen, spielen oder den Zug beenden',
  offer: 'das Angebot zusammenstellen',
  choose: 'mit jemandem handeln oder das Angebot schließen',
  freeRoad: 'eine Straße ohne Kosten bauen',
  plenty: 'eine Karte aus der Bank nehmen',
  special: 'bauen oder beenden',
  aqueduct: 'durch das Aquädukt einen Rohstoff nehmen',
  metropolis: 'die Stadt der Metropole wählen',
  foe: 'den Barbaren wählen, der bekämpft wird',
  relocate: 'wählen, wohin der vertriebene Ritter geht',
  kill: 'einen Stapel für den Sieg nennen',
  tie: 'einen Stapel nennen und ziehen',
  search: 'eine Karte des Stapels nehmen',
  drop: 'eine Fortschrittskarte unter ihren Stapel legen',
  lose: 'die Stadt wählen, die verloren geht',
  crane: 'den Zweig wählen, den der Kran ausbaut',
  freeWall: 'die Stadt wählen, die eine Mauer bekommt',
  medicine: 'die Siedlung wählen, die Stadt wird',
  inventor: 'zwei Zahlenplättchen zum Tauschen wählen',
  smith: 'einen Ritter befördern',
  merchant: 'das Feld des Händlers wählen',
  forced: 'eine Ware geben',
  diplomat: 'eine offene Straße zum Entfernen wählen',
  relay: 'die Straße neu legen oder beenden',
  intrigue: 'den Ritter wählen, der vertrieben wird',
  desert: 'einen Ritter hergeben',
  station: 'einen Ritter aufs Brett setzen oder beenden',
};

/** Aufgaben, die mehr als den Schritt ansehen. */
function task({ table, viewer, own }: View, name: SeatName): string {
  const { played = 0, from = 0, kind = 0 } = table.open.at(-1)?.about ?? {};
  switch (table.due) {
    case 'discard':
    case 'wedding': {
      const verb = table.due === 'discard' ? 'ablegen' : 'geben';
      const asked = viewer < 0 ? 0 : table.seats[viewer].demanded;
      const left = own?.picks.find(({ seat }) => seat === viewer)?.left ?? asked;
      return `${left > 0 ? cards(left) : 'Karten'} ${verb}`;
    }
    case 'answer':
      return 'auf das Angebot antworten';
    case 'name':
      return `eine Kartenart für ${CARD_NAMES[PLAYED[played]]} wählen`;
    case 'target':
      return `ein Ziel für ${CARD_NAMES[PLAYED[played]]} wählen`;
    case 'pick':
      return `eine Karte aus der Hand von ${name(from)} nehmen`;
    case 'spy':
      return `eine Fortschrittskarte aus der Hand von ${name(from)} nehmen, oder keine`;
    case 'alchemist':
      return `den ${table.dice.red === 0 ? 'roten' : 'gelben'} Würfel stellen`;
    case 'forced':
      return `eine Ware für 1 ${KIND_NAMES[KINDS[kind]]} geben`;
    default:
      return TASKS[table.due] ?? 'warten';
  }
}

/** Ob man selbst schon gewählt hat, was andere noch wählen. */
function hasChosen({ table, viewer, own }: View): boolean {
  if (viewer < 0 || own === null) return false;
  if (table.due === 'answer') return own.answers.some(({ seat, answer }) => seat === viewer && answer !== 'countering');
  return own.picks.some(({ seat, left }) => seat === viewer && left === 0);
}

/** Was jetzt zu entscheiden ist, in einer Zeile. */
export function prompt(view: View, _setup: Setup, name: SeatName): string {
  const { table, viewer } = view;
  if (table.due === 'over') return ENDING_WORDS[table.reason] ?? '';
  const chance = CHANCE_PROMPTS[table.due];
  if (chance !== undefined) return chance;
  const what = task(view, name);
  const special = table.due === 'special' && table.builder !== null ? [table.builder] : null;
  const seats = special ?? table.open.at(-1)?.seats ?? [table.active];
  if (hasChosen(view)) return 'Du hast gewählt; die anderen wählen noch.';
  if (viewer >= 0 && seats.includes(viewer)) return capital(`${what}.`);
  return `${seatsText(seats, name)} ${seats.length > 1 ? 'müssen' : 'muss'} ${what}.`;
}
