import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import type { TermWords, Words } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../../data/limits.ts';
import type { Types } from '../../types.ts';
import { choiceTelling } from '../choice.ts';
import { eventTelling } from '../event-telling.ts';
import { outcomeTelling } from '../outcome.ts';
import { scoreIn } from '../score.ts';
import { ENDING_WORDS } from './endings.ts';
import { EVENT_SENTENCES, SITE_WORDS } from './events.ts';
import { ENDS, move } from './move.ts';
import { names, TOKEN_NAMES } from './places.ts';
import { prompt } from './prompt.ts';
import { refusalReason } from './refusals.ts';

const OPTIONS: { readonly [name: string]: string } = {
  map: 'Karte',
  mapNumber: 'Nummer der Zufallskarte',
  sitePlacement: 'Fundorte',
  resourceTokens: 'Marker jedes Rohstoffs',
  weaponTokens: 'Waffen',
  cityTokens: 'Städte',
  boatTokens: 'Flussboote',
  voteTie: 'Gleiche Stimmen',
  voteSecret: 'Geheime Abstimmung',
  goldForWeapon: 'Gold für eine Waffe',
  goldForCity: 'Gold für eine Stadt',
  goldForBoat: 'Gold für ein Flussboot',
  boatTimber: 'Holz für ein Flussboot',
  buildAboard: 'Bauen an Bord',
  breedOntoBoats: 'Neue Pferde gehen an Bord',
  breedOptional: 'Verzicht auf neue Pferde',
  tradeWhat: 'Was gehandelt wird',
  tradeGifts: 'Geschenke',
  tradeTo: 'Erhaltene Marker',
  tradeOntoBoats: 'Handel auf Boote',
  tradeMode: 'Ablauf des Handels',
  tradeRounds: 'Runden des Handels',
  tradeSideMax: 'Marker auf einer Seite',
  tradeRepeatMax: 'Dasselbe Angebot noch einmal',
  footCapacity: 'Last zu Fuß',
  footSteps: 'Schritte zu Fuß',
  horseCapacity: 'Last eines Pferds',
  boatsInChain: 'Boote in Pferdeketten',
  boatRange: 'Reichweite eines Boots',
  boatLoadEnRoute: 'Boote laden unterwegs',
  boatGoodsMax: 'Güter an Bord',
  cargoStaysAboard: 'Güter bleiben an Bord',
  passageAtStart: 'Durchfahrt am Start',
  passageBothForbid: 'Beide Ufer verbieten',
  ownBankAllows: 'Eigenes Ufer hilft',
  attackWithGoods: 'Angriff mit Gütern an Bord',
  hullPoints: 'Punkte eines Rumpfs',
  berthFiles: 'Reihen an Liegeplätzen',
  extraShipmentStep: 'Orte für einen weiteren Transport',
  adjacentCities: 'Städte neben dem Ziel',
  thirdPartyOrder: 'Antwort der Dritten',
  redeclare: 'Ein Ziel noch einmal',
  logisticsMax: 'Nachschub',
  logisticsNeeds: 'Nachschub braucht',
  citiesToWin: 'Städte zum Sieg',
  victoryCheck: 'Wann das Ziel zählt',
  tieMode: 'Mehrere am Ziel',
  resigned: 'Jemand gibt auf',
  cycleCap: 'Letzte Runde',
};

const VALUES: { readonly [value: string]: string } = {
  ...TOKEN_NAMES,
  random: 'ausgelost',
  players: 'gesetzt',
  lead: 'der Anführer entscheidet',
  happens: 'findet statt',
  skipped: 'entfällt',
  off: 'aus',
  resources: 'Rohstoffe',
  resourcesAndWeapons: 'auch Waffen',
  anywhere: 'überallhin',
  border: 'an die Grenze',
  rounds: 'in Runden',
  live: 'frei',
  sum: 'zusammen',
  each: 'einzeln',
  seats: 'der Reihe nach',
  together: 'gleichzeitig',
  oncePerAttack: 'einmal je Angriff',
  oncePerTurn: 'einmal je Zug',
  free: 'frei',
  edge: 'Vorteil',
  success: 'Erfolg',
  declaration: 'Erklärung',
  cycle: 'am Ende der Runde',
  phase: 'nach der Phase',
  atOnce: 'sofort',
  shared: 'geteilt',
  playOn: 'weiterspielen',
  dormant: 'ruht',
  computer: 'ein Bot übernimmt',
  forest: 'Wald',
  university: 'Universität',
  hidden: 'verdeckt',
};

const sites = (name: string): TermWords => ({ better: `gibt dir mehr ${name}`, worse: `gibt dir weniger ${name}` });

const TERMS: { readonly [term: string]: TermWords } = {
  cities: { better: 'lässt dir mehr Städte', worse: 'lässt dir weniger Städte' },
  building: { better: 'rückt näher an eine Stadt', worse: 'bleibt ferner von einer Stadt' },
  arms: { better: 'rückt näher an eine Waffe', worse: 'bleibt ferner von einer Waffe' },
  goods: { better: 'lässt dir Güter von mehr Wert', worse: 'lässt dir Güter von weniger Wert' },
  forests: sites('Wälder'),
  goldMines: sites('Goldminen'),
  ironMines: sites('Eisenminen'),
  universities: sites('Universitäten'),
  grounds: sites('Zuchten'),
  joined: { better: 'verbindet mehr Arten von Fundorten', worse: 'verbindet weniger Arten von Fundorten' },
  sites: { better: 'lässt deine Fundorte mehr bringen', worse: 'lässt deine Fundorte weniger bringen' },
  horses: { better: 'lässt deine Herde stärker', worse: 'lässt deine Herde schwächer' },
  force: { better: 'lässt deine Front stärker', worse: 'lässt deine Front schwächer' },
  land: { better: 'lässt dir mehr Land', worse: 'lässt dir weniger Land' },
  danger: { better: 'lässt deine Orte dem Angriff weniger offen', worse: 'lässt deine Orte dem Angriff offener' },
  targets: { better: 'lässt dir mehr Ziele', worse: 'lässt dir weniger Ziele' },
  ...seatTermWords(
    MAX_SEATS,
    (name) => `ist schlechter für ${name}`,
    (name) => `ist besser für ${name}`,
  ),
  refused: { better: 'riskiert keine Ablehnung', worse: 'kann abgelehnt werden' },
};

/** Alles, was Cantaboria sagen kann. */
export const words: Words<Types> = {
  options: OPTIONS,
  values: VALUES,
  endings: ENDING_WORDS,
  goal: ({ options }) => `Hab am Ende einer Runde ${options.citiesToWin} Städte, gebaut oder erobert.`,
  legend: () => [
    { sign: 'R B G Y P W', meaning: 'Krieger der Plätze, in ihrer Reihenfolge' },
    { sign: 't g i m', meaning: 'Holz, Gold, Eisen und Magie' },
    { sign: 'h w c', meaning: 'Pferd, Waffe und Stadt' },
    { sign: 'M3#1', meaning: 'das erste Boot der Reihe im Wasser M3' },
  ],
  score: scoreIn('Städte'),
  terms: TERMS,
  prompt,
  event: eventTelling(EVENT_SENTENCES, names),
  move,
  choice: choiceTelling(move, names, ENDS),
  outcome: outcomeTelling({ die: 'Würfel', site: 'Fundort', lot: 'Nächster Fundort' }, SITE_WORDS),
  refusal: refusalReason,
};
