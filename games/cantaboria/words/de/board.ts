import { counted } from '@marchlands/core/phrases.ts';
import type { legendWords } from '../../board/legend-words.ts';
import type { words as mapWords } from '../../board/maps/words.ts';
import type { planWords } from '../../board/plan-words.ts';
import type { words } from '../../board/words.ts';
import { ENDS, move } from './move.ts';
import { names, TOKEN_NAMES } from './places.ts';

const { listed } = names;

const points = (n: number): string => counted(n, 'Punkt', 'Punkte');
const byPoints = (n: number): string => counted(n, 'Punkt', 'Punkten');

/** Was das gezeichnete Brett sagt. */
export const board: typeof words = {
  points,
  tokens: TOKEN_NAMES,
  sites: {
    timber: 'Wald',
    gold: 'Goldmine',
    iron: 'Eisenmine',
    magic: 'Universität',
    horse: 'Zucht',
    hidden: 'ein verdeckter Fundort',
  },
  city: 'Stadt',
  warrior: 'Krieger',
  boatAt: (n, space) => `Boot ${n} in ${space}`,
  boat: (name) => `Boot ${name}`,
  move,
  boatUnderWay: 'Boot unterwegs',
  reach: (id, name) => `${name}, Abschnitt ${id}`,
  berth: (lake, shore) => `${lake}, Liegeplatz bei ${shore}`,
  territory: (name, id) => `${name} (${id})`,
  counted: (n, what) => (n === 1 ? what : `${n} ${what}`),
  nobody: 'noch niemand',
  of: (name) => `von ${name}`,
  beside: (list) => `Neben ${list.join(', ')}.`,

  whoTakesOwn: 'Was bedroht das?',
  whoTakes: 'Wer kann das nehmen?',
  whatToTake: 'Was du nehmen kannst',
  canChoose: 'Hier lässt sich etwas tun.',

  phases: {
    opening: {
      name: 'Eröffnung',
      says: 'Fundorte, die später Güter geben, werden verdeckt gelegt; dann bekommt jedes Gebiet einen Krieger.',
    },
    development: {
      name: 'Ausbau',
      says: 'Bau Waffen, Städte und Flussboote, wo alles beisammenliegt, was eins kostet.',
    },
    production: {
      name: 'Ertrag',
      says: 'Jeder Fundort gibt seinem Besitzer einen Marker, zwei neben einer eigenen Stadt.',
    },
    trade: { name: 'Handel', says: 'Tausch Güter und Pferde mit einem Nachbarn, der zustimmt.' },
    shipment: {
      name: 'Transport',
      says: 'Beweg Marker zwischen eigenen Orten: zu Fuß, zu Pferd, durch die Kette oder mit dem Boot.',
    },
    attack: { name: 'Angriff', says: 'Nimm einen Ort neben deinen, wo deine Punkte die gegen dich übertreffen.' },
    end: { name: 'Ende', says: 'Das Spiel ist vorbei.' },
  },
  phasesLabel: 'Phasen der Runde',
  cycle: (n) => `Runde ${n}`,
  lead: (name) => `${name} führt an`,
  youLead: 'Du führst an',
  die: (n) => `Würfel ${n}`,
  rulings: { yes: 'findet statt', no: 'entfällt', vote: 'wird abgestimmt' },
  votes: (yes, no) => `${yes} ja, ${no} nein`,

  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  zoomAll: 'Die ganze Karte',
  force: 'Punkte jedes Orts',
  threats: 'Deine Orte, die andere nehmen könnten',

  waitTitle: 'Auf der Karte',
  wholeTitle: 'Bereit zum Abschicken',
  wholeSays: 'Nichts wird geschickt, bevor du bestätigst.',
  dealRest: 'Rest verteilen',
  wait: 'Tipp auf einen Ort, um zu sehen, was dort liegt.',
  titles: {
    site: 'Fundort legen',
    draft: 'Krieger setzen',
    vote: 'Abstimmen',
    develop: 'Bauen',
    enter: 'Wohin das Boot kommt',
    position: 'Sein Platz in der Reihe',
    serve: 'Welcher Fundort bedient wird',
    breed: 'Ein Pferd zum Setzen',
    ship: 'Transport',
    logistics: 'Nachschub vor dem Angriff',
    foot: 'Zu Fuß',
    horse: 'Zu Pferd',
    chain: 'Durch die Pferdekette',
    link: 'Durch die Pferdekette',
    boat: 'Mit dem Boot',
    moor: 'Sein Platz in der Reihe',
    passage: 'Durchfahrt',
    attack: 'Angriff',
    plan: 'Den Angriff planen',
    ride: 'Ein Pferd reitet hinein',
    voyage: 'Ein Boot kommt heran',
    land: 'Was es landet',
    side: 'Seite wählen',
    trade: 'Handel',
    offer: 'Dein Angebot',
    reply: 'Ein Angebot an dich',
    pay: 'Was du gibst',
    put: 'Wohin es kommt',
    over: 'Das Spiel ist vorbei',
  },
  says: {
    site: 'Tipp auf ein Gebiet ohne Fundort.',
    draft:
      'Tipp auf ein Gebiet, das niemandem gehört. Wo ein Fundort liegt, gibt es jede Runde Güter; eine Stadt kostet alle vier: Holz, Gold, Eisen und Magie.',
    vote: 'Der Würfel zeigt 6: Die Mehrheit entscheidet, ob diese Phase stattfindet. Gezeigt wird, wenn alle gestimmt haben.',
    develop: 'Tipp auf ein leuchtendes Gebiet, um dort zu bauen.',
    enter: 'Tipp auf das Wasser, oder wähl es hier.',
    serve: 'Der Vorrat ist knapp: Tipp auf den Fundort, der bedient wird.',
    breed: 'Tipp auf den Ort, an den das neue Pferd kommt.',
    ship: 'Tipp darauf, wo etwas aufbrechen soll.',
    logistics: 'Tipp darauf, wo etwas aufbrechen soll. Es bleibt nur dort, wenn ein Angriff folgt.',
    foot: 'Tipp darauf, wohin es geht.',
    horse: 'Tipp auf den nächsten Ort, lade hier auf und ab, oder bestätige: Es hält hier.',
    chain: 'Tipp darauf, wo noch etwas aufbrechen soll, oder bestätige.',
    link: 'Tipp auf das Glied, das es bekommt.',
    boat: 'Tipp auf das nächste Wasser, lade von den Ufern, oder bestätige: Es hält hier.',
    attack: 'Tipp auf den Ort, den du angreifst.',
    plan: 'Bring eine Figur hinein, oder bestätige, wie es steht.',
    ride: 'Tipp auf den nächsten Ort auf dem Weg ins Ziel.',
    voyage: 'Tipp auf das nächste Wasser auf dem Weg zum Ziel.',
    trade: 'Wähl, mit wem.',
    offer: 'Tipp auf deine Orte: Was sie haben, kannst du geben; was du willst, kann dorthin.',
    pay: 'Tipp auf den Ort, den es verlässt.',
    put: 'Tipp auf den Ort, der es bekommt.',
  },
  attackOrShip: 'Tipp auf den nächsten Ort, den du angreifst, oder auf einen eigenen, wo etwas aufbrechen soll.',
  shipOnly: 'Einen zweiten Angriff gibt es jetzt nicht: Tipp darauf, wo etwas aufbrechen soll.',
  ends: ENDS,
  shipmentsLeft: (n) => `noch ${counted(n, 'Transport', 'Transporte')}`,
  ways: {
    foot: 'Zu Fuß',
    horse: 'Zu Pferd',
    chain: 'Durch die Pferdekette',
    boat: 'Mit dem Boot',
    build: 'Hier bauen',
    attack: 'Angriff',
    give: 'Geben',
    get: 'Verlangt, nach hier',
    others: 'Hier',
  },
  onward: 'Weiter nach',
  asksFor: (reach, name) => `Zuerst wird ${name} um Durchfahrt durch ${reach} gebeten; mit der Antwort geht es weiter.`,
  askAhead: 'Erst um Durchfahrt bitten',
  ride: 'Reiten',
  sail: 'Fahren',
  goods: 'Güter',
  buildings: { weapon: 'Waffe', city: 'Stadt', boat: 'Flussboot' },
  built: (what, price) => `${what} für ${price}`,
  prices: 'Was jedes Bauwerk kostet',
  orElse: ' oder ',
  aboard: 'An Bord',
  nothingAboard: 'nichts',
  take: 'Aufladen',
  drop: 'Abladen',
  takeOf: (token, from) => `${token} aus ${from} aufladen`,
  dropOf: (token, into) => `${token} in ${into} abladen`,
  losing: (token, place) => `${token} ginge in ${place} verloren: Ein Ort behält nur eins.`,

  confirms: {
    attack: 'Bestätigen: angreifen',
    offer: 'Bestätigen: Angebot schicken',
    trade: 'Bestätigen: handeln',
    ask: 'Bestätigen: um Durchfahrt bitten',
    ship: 'Bestätigen: transportieren',
    no: 'Bestätigen: mit Nein stimmen',
    yes: 'Bestätigen: mit Ja stimmen',
    other: 'Bestätigen',
  },
  back: 'Zurück',
  restart: 'Von vorn',
  close: 'Loslassen',

  offence: 'Angriff',
  defence: 'Verteidigung',
  against: (offence, defence) => `${offence} gegen ${defence}`,
  wins: 'Gelingt, wie es steht.',
  hopeless: 'Kann so nicht gelingen, auch nicht mit der Hilfe aller anderen.',
  needs: (n) => `Braucht noch ${points(n)} von anderen.`,
  open: (n) => `${points(n)} können noch auf eine Seite kommen.`,
  moving: (place) => `${place}, bewegt`,
  lends: (name) => `${name} kann leihen`,

  boatOf: (name) => `Boot von ${name}`,
  passageSays:
    'Es kommt durch, wenn niemand verbietet, oder wenn es mit den erlaubenden Ufern mehr hat als die verbietenden.',

  gives: (name) => `${name} gibt`,
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  nothingYet: 'noch nichts',
  tokenAt: (token, place) => `${token} aus ${place}`,
  tokenFromTo: (token, from, to) => `${token} von ${from} nach ${to}`,
  tokenTo: (token, place) => `${token} nach ${place}`,
  takeOff: (what) => `Wegnehmen: ${what}`,

  facts: {
    cities: 'Städte',
    places: 'Orte',
    points: 'Punkte auf der Karte',
    shipments: 'Transporte je Runde',
  },
};

/** Was von möglichen Angriffen und ihren Plänen gesagt wird. */
export const plan: typeof planWords = {
  searching: 'Alle Wege werden durchsucht …',
  nobodyCan: 'Als Nächstes könnte es niemand nehmen, auch nicht mit Hilfe.',
  nothingToTake: 'Jetzt ist nichts zu nehmen, auch nicht mit Hilfe.',
  alone: (margin) => `allein, mit ${byPoints(margin)} mehr`,
  withLeave: (margin) => `mit dem Boot, wenn es durchdarf, mit ${byPoints(margin)} mehr`,
  withHelp: 'nur mit Hilfe',
  afterShipments: (n) => `nach ${counted(n, 'Transport', 'Transporten')}`,
  usePlan: 'Diesen Plan nehmen',
  broughtTo: (what, at) => `${listed(what)} nach ${at}`,
  takenAboard: (what) => `${listed(what)} an Bord`,
  planShipment: (how, way, brought) =>
    `${[how, ...(way.length > 0 ? [way.join(' – ')] : [])].join(', ')}${brought.length > 0 ? `: ${brought.join('; ')}` : ''}.`,
  planNothing: (target) => `Greif ${target} ohne Zug an.`,
  planFoot: (from, target) => `Greif ${target} an: Eine Waffe kommt aus ${from}.`,
  planHorse: (from, target, weapon) =>
    `Greif ${target} an: Ein Pferd reitet aus ${from} hinein${weapon === null ? '' : `, mit der Waffe aus ${weapon}`}.`,
  planBoat: (boat, water, taken) =>
    `Greif mit dem Boot ${boat} an, das nach ${water} kommt${taken.length > 0 ? ` und auflädt: ${listed(taken)}` : ''}.`,
  needsLeave: (name, reach) => `${name} darf dem Boot die Durchfahrt durch ${reach} nicht verbieten.`,
  failsIf: (names) =>
    `Er scheitert, wenn ${listed(names)} der Verteidigung ${names.length === 1 ? 'hilft' : 'helfen'} und die anderen sich heraushalten.`,
  nobodySaves: 'Kein Dritter kann ihn aufhalten.',
  needsJoiners: (names) =>
    `Er gelingt, wenn ${listed(names)} dem Angriff ${names.length === 1 ? 'hilft' : 'helfen'} und die anderen sich heraushalten.`,
  moreWithLeave: (margin) =>
    margin > 0
      ? `Ein Boot, das durchdarf, brächte einen Vorsprung von ${byPoints(margin)}.`
      : 'Ein Boot, das durchdarf, brächte mehr.',
  mayBeMore: 'Es gibt mehr Wege, als durchsucht wurden: Er ist vielleicht stärker.',
};

/** Was die Legende sagt. */
export const legend: typeof legendWords = {
  title: 'Zeichen auf der Karte',
  signs: {
    warrior: 'Krieger: wem der Ort gehört. 1 Punkt.',
    city: 'Stadt: 3 Punkte, und Fundorte daneben geben zwei. Drei gewinnen.',
    weapon: 'Waffe: 3 Punkte.',
    horse: 'Pferd: 1 Punkt, trägt Güter.',
    boat: 'Flussboot: 2 Punkte und sein Krieger; die Zahl sind Güter an Bord.',
    good: 'Güter: Holz, Gold, Eisen, Magie, und wie viele.',
    site: 'Fundort: gibt bei jedem Ertrag einen Marker. Sein Land zeigt ihn: Wald, Goldhügel, Eisenberge, Felder einer Universität, Weide.',
    threat: 'Zähne: Ein anderer Platz könnte es allein nehmen.',
  },
  keysTitle: 'Tasten auf der Karte',
  keys: [
    ['Pfeile', 'zum nächsten Ort in der Richtung'],
    ['Enter', 'den Ort wählen'],
    ['n N', 'zum nächsten, zum vorigen leuchtenden Ort'],
    ['Tab', 'zu den Knöpfen neben der Karte'],
    ['Strg Enter', 'bestätigen, was zusammengestellt ist'],
    ['Esc', 'den Ort loslassen, dann alles'],
    ['u', 'einen Schritt zurück'],
    ['p', 'Punkte jedes Orts'],
    ['d', 'deine gefährdeten Orte'],
    ['+ -', 'näher, weiter weg'],
    ['0', 'die ganze Karte'],
  ],
};

/** Was die Sammlung der Karten sagt. */
export const maps: typeof mapWords = {
  source: 'Welche Karte',
  sources: { shipped: 'Mitgeliefert', random: 'Zufällig', file: 'Eine eigene Datei' },
  seats: 'Plätze',
  number: 'Nummer',
  next: 'Nächste Nummer',
  file: 'Eine Karte als JSON:',
  refused: (n) =>
    n === 1 ? 'Diese Karte lässt sich nicht spielen:' : `Diese Karte lässt sich aus ${n} Gründen nicht spielen:`,
  failed: (check, message) => `MAP-${String(check).padStart(2, '0')}: ${message}`,
  caption: ({ name, territories, reaches, players }) =>
    `${name}: ${territories.length} Gebiete, ${reaches.length} Flussabschnitte, ${players.min} bis ${players.max} Plätze.`,
};
