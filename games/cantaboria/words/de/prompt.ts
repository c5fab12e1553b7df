import { prompting } from '../prompting.ts';
import { ENDING_WORDS } from './endings.ts';
import { PHASE_WORDS } from './events.ts';
import { names } from './places.ts';

const moor = 'den Platz des Boots in seiner Reihe wählen';

export const prompt = prompting({
  endings: ENDING_WORDS,
  chance: {
    opening: 'Um den ersten Platz wird gewürfelt.',
    siteKind: 'Die Fundorte werden aufgedeckt.',
    siteLot: 'Ein Fundort wird ausgelost.',
    die: ({ phase }) => `Der Würfel für ${PHASE_WORDS[phase]} rollt.`,
  },
  tasks: {
    site: 'den nächsten Fundort in ein Gebiet ohne einen legen',
    draft: 'ein Gebiet nehmen, das niemandem gehört',
    vote: ({ phase }) => `abstimmen, ob ${PHASE_WORDS[phase]} stattfindet`,
    develop: 'bauen oder den Ausbau beenden',
    enter: 'das Wasser für das neue Boot wählen',
    position: moor,
    serve: 'den Fundort wählen, der als Nächstes bedient wird',
    breed: 'ein neues Pferd setzen oder darauf verzichten',
    ship: ({ shipment }) => `einen Transport machen oder beenden (noch ${shipment.left})`,
    logistics: ({ shipment }) => `Nachschub bringen oder zum Angriff (noch ${shipment.left})`,
    foot: 'wählen, wohin der Marker geht',
    horse: 'reiten, auf- oder abladen, oder anhalten',
    chain: 'noch einen Marker durch die Kette schicken oder anhalten',
    link: 'das Glied wählen, das den Marker bekommt',
    boat: ({ shipment }) =>
      shipment.isStopped
        ? 'ab- oder aufladen, dann anhalten: Durchfahrt verweigert'
        : 'fahren, auf- oder abladen, oder anhalten',
    moor,
    passage: ({ passage }) => `das Boot durch ${passage?.reach ?? 'den Abschnitt'} lassen oder nicht`,
    attack({ won, cycle }) {
      if (won === 0) return 'angreifen oder den Zug beenden';
      return `${cycle === 1 ? '' : 'noch einmal angreifen, '}einen Transport machen oder den Zug beenden`;
    },
    plan: ({ attack }) => `den Angriff auf ${attack?.target ?? 'das Ziel'} planen oder aufgeben`,
    ride: 'in das Ziel reiten oder den Angriff aufgeben',
    voyage: 'neben das Ziel fahren oder den Angriff aufgeben',
    land: 'wählen, was das Boot landet',
    side: ({ attack }) => `beim Angriff auf ${attack?.target ?? 'das Ziel'} eine Seite wählen oder neutral bleiben`,
    trade: (_table, isLive) => `ein Angebot machen oder ${isLive ? 'fertig sein' : 'passen'}`,
    offer: 'das Angebot zusammenstellen oder aufgeben, also passen',
    reply: 'das Angebot annehmen oder ablehnen',
    pay: 'wählen, woher die verlangten Marker kommen',
    put: 'wählen, wohin die erhaltenen Marker gehen',
  },
  won: (winners) =>
    winners.length === 0
      ? 'Niemand gewinnt.'
      : `${names.listed(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`,
  hasVoted: 'Du hast abgestimmt; die anderen stimmen noch ab.',
  hasAnswered: 'Du hast geantwortet; die anderen antworten noch.',
  voters: (task) => `Alle müssen ${task}.`,
  thirds: (task) => `Die Dritten müssen ${task}.`,
  one: (name, task) => `${name} muss ${task}.`,
});
