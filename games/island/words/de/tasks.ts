import type { StepName } from '../../state.ts';
import { promptIn, type Tasks } from '../prompt.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, cards, KIND_NAMES, seatsText } from './names.ts';

/** Was der Zufall entscheidet. */
const CHANCE: { readonly [step in StepName]?: string } = {
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
const TASKS: Tasks = {
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
  forced: ({ kind }) => `eine Ware für 1 ${KIND_NAMES[kind]} geben`,
  diplomat: 'eine offene Straße zum Entfernen wählen',
  relay: 'die Straße neu legen oder beenden',
  intrigue: 'den Ritter wählen, der vertrieben wird',
  desert: 'einen Ritter hergeben',
  station: 'einen Ritter aufs Brett setzen oder beenden',
  discard: ({ left }) => `${left > 0 ? cards(left) : 'Karten'} ablegen`,
  wedding: ({ left }) => `${left > 0 ? cards(left) : 'Karten'} geben`,
  answer: 'auf das Angebot antworten',
  name: ({ played }) => `eine Kartenart für ${CARD_NAMES[played]} wählen`,
  target: ({ played }) => `ein Ziel für ${CARD_NAMES[played]} wählen`,
  pick: ({ from }) => `eine Karte aus der Hand von ${from} nehmen`,
  spy: ({ from }) => `eine Fortschrittskarte aus der Hand von ${from} nehmen, oder keine`,
  alchemist: ({ die }) => `den ${die === 'red' ? 'roten' : 'gelben'} Würfel stellen`,
};

export const prompt = promptIn({
  chance: CHANCE,
  tasks: TASKS,
  wait: 'warten',
  endings: ENDING_WORDS,
  chosen: 'Du hast gewählt; die anderen wählen noch.',
  mustDo: (seats, name, task) => `${seatsText(seats, name)} ${seats.length > 1 ? 'müssen' : 'muss'} ${task}.`,
});
