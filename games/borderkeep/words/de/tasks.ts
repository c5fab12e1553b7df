import { GOODS } from '../../data/cards.ts';
import { promptIn, type Tasks } from '../prompt.ts';
import { ENDING_WORDS } from './endings.ts';
import { cardName, GOOD_NAMES, unitName } from './names.ts';

/** Was der Zufall an jedem Schritt entscheidet. */
const CHANCE: { readonly [step: string]: string } = {
  first: 'Um den ersten Zug wird gewürfelt.',
  deal: 'Karten werden ausgeteilt.',
  draw: 'Eine Karte wird gezogen.',
  event: 'Ein Ereignis wird gewürfelt.',
  table: 'Auf der Tabelle des Ereignisses wird gewürfelt.',
  gold: 'Würfel entscheiden über das Gold.',
  quake: 'Das Erdbeben wird für jedes Bauwerk gewürfelt.',
  plague: 'Die Pest wird für jeden Verteidiger gewürfelt.',
  vortex: 'Der Wirbel wird gewürfelt.',
  vortexCard: 'Der Wirbel nimmt eine Karte.',
  assassin: 'Der Meuchler sucht sich einen Helden.',
  spell: 'Ein Zauber wird gewürfelt.',
  attackDie: 'Angriffswürfel rollen.',
  randomHit: 'Ein Treffer fällt auf irgendeine Einheit.',
  loss: 'Der Verlust wird gewürfelt.',
};

const structures = (n: number): string => (n === 1 ? 'ein Bauwerk' : `${n} Bauwerke`);

/** `a, b oder c`; `a oder b`; `a`. */
function either(...ways: readonly (string | false)[]): string {
  const open = ways.filter((way) => way !== false);
  return open.length < 2 ? open.join('') : `${open.slice(0, -1).join(', ')} oder ${open.at(-1)}`;
}

/** Was ein Platz an jedem Schritt zu tun hat. */
const TASKS: Tasks = {
  buy: (_table, { hasCards, isSolo }, canSwap) =>
    either(!isSolo && (hasCards ? 'Karte kaufen' : 'Ereignis kaufen'), canSwap && 'Güter tauschen', 'weiter'),
  drop: (_table, { options }) =>
    options.voluntaryDiscard ? 'Karten ablegen oder weiter' : 'bis zum Handlimit ablegen',
  trim: 'bis zum Handlimit ablegen',
  upkeep({ cursor: [at, copy] }, setup) {
    const card = setup.cards[at];
    const what = card === undefined ? 'eine Karte' : cardName(setup, card.id);
    return `Unterhalt für ${what}${copy > 0 ? ` ${copy + 1}` : ''} zahlen oder aufgeben`;
  },
  mix: ({ payment }) => `wählen, wie viel ${GOOD_NAMES[GOODS[payment?.good ?? 0]]} es sein soll`,
  build: (_table, { hasCards }, canSwap) =>
    either(hasCards ? 'aus der Hand bauen' : 'bauen', canSwap && 'Güter tauschen', 'weiter'),
  attach: ({ artifact }, setup) => `wählen, welcher Held ${cardName(setup, artifact ?? '?')} trägt`,
  attack: 'Angriffskarte spielen oder weiter',
  victim: 'das Opfer wählen',
  hero: 'wählen, welcher Held stirbt',
  raid({ towns, active, cursor: [at] }, setup) {
    const unit = towns[active].units.at(at);
    return `wählen, ob ${unit === undefined ? 'ein Verteidiger' : unitName(setup, unit.unit)} in den Krieg zieht`;
  },
  vortexDrop: ({ left }) => `${left === 1 ? 'eine Karte' : `${left} Karten`} ablegen`,
  press: (_table, { options }) =>
    options.raidersWithdraw === 'singly'
      ? 'weiterkämpfen oder Plünderer zurückziehen'
      : 'weiterkämpfen oder zurückziehen',
  ensorcell: 'wählen, wen der Zauber trifft',
  mend: 'wählen, wer sich von einem Treffer erholt',
  hit: 'einen Treffer setzen',
  lose: ({ actor, victim, left }) =>
    actor === victim ? `${structures(left)} aufgeben` : `wählen, welche die Stadt verliert: ${structures(left)}`,
  heal: (_table, { hasCards }) => `Mauern aufbauen, ${hasCards ? 'Karten' : 'Gefallenes'} zurückholen oder weiter`,
  pick: 'ein Bauwerk wählen',
};

export const prompt = promptIn({
  chance: CHANCE,
  tasks: TASKS,
  wait: 'warten',
  endings: ENDING_WORDS,
  over: 'Die Partie ist vorbei.',
  mustDo: (name, task) => `${name} muss ${task}.`.replace(/ oder weiter\.$/, ' oder weitermachen.'),
});
