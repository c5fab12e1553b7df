/** Words of the battle on the screen. */
import { catalogue } from '@marchlands/core/language.ts';
import { listed } from '../../words/goods.ts';

const number = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const words = {
  battle: (attackers: string, town: string): string => `${attackers} against ${town}`,
  town: (name: string): string => `the town of ${name}`,
  yourTown: 'your town',
  raiders: (name: string): string => `Raiders of ${name}`,
  segment: (n: number): string => (n === 0 ? 'Both sides line up' : `Segment ${n}`),
  spells: 'spells',
  initiative: (n: number): string => `initiative ${n}`,
  track: 'Order of attack, from the highest initiative',
  attacks: (init: number, names: readonly string[]): string => `Initiative ${init}: ${listed(names)}`,
  attackers: 'Attackers',
  defenders: 'Town',
  engines: 'Engines',
  engine: 'cannot be hit',
  moat: (less: number): string => `Moat: ${number(less, 'die', 'dice')} less for each attacker`,
  dice: (n: number): string => number(n, 'die', 'dice'),
  rolled: (dice: readonly number[]): string => `rolled ${dice.join(', ')}`,
  toPlace: (name: string, n: number): string => `${name} places ${number(n, 'hit')}.`,
  youPlace: (n: number): string => `Place ${number(n, 'hit')}: choose who is struck.`,
  ensorcell: 'Choose whom the spell strikes: no dice this segment.',
  mend: (n: number): string => `Choose who regains a hit (${n} to give).`,
  press: 'Press on for another segment, or withdraw the raid?',
  pressOn: 'Press on',
  withdraw: 'Withdraw',
  withdrawSays: 'The raiders go home with the hits they have left; the town loses nothing.',
  hits: (left: number, full: number): string => `${left} of ${full} hits left`,
  pending: (n: number): string => `${n} placed`,
  extra: (n: number): string => `${n} extra`,
  fallen: 'destroyed',
  bound: 'ensorcelled: no dice',
  spell: ['', 'Elemental Blast: initiative +5, dice +3', 'Ensorcell', 'Defense: 3 extra hits', 'Heal', 'Summon Minion'],
  death: 'Death: dice +7',
  spellShort: ['', 'Blast', 'Ensorcell', 'Defense', 'Heal', 'Summon', 'Death'],
  win: (chance: string): string => `you win ${chance}`,
  hold: (chance: string): string => `you hold ${chance}`,
  falls: (chance: string): string => `attack wins ${chance}`,
  reckoning: 'computing…',
  key: (n: number): string => `key ${n}`,
  skip: 'Skip to the end',
  keys: 'Keys 1 to 9 choose by number.',

  held: (town: string): string => `${town} held`,
  beaten: (town: string): string => `${town} was beaten`,
  bothFell: 'Both sides fell',
  withdrew: 'The raid withdrew',
  undecided: 'Neither side could win',
  after: (segments: number): string => (segments === 0 ? 'without a fight' : `after ${number(segments, 'segment')}`),
  lossOf: (n: number): string => `Loss rolled: ${n}.`,
  lost: (names: readonly string[], walls: number): string =>
    listed([...names, ...(walls > 0 ? [number(walls, 'castle wall')] : [])]),
  lostSays: 'Lost by the town',
  fallenSays: (side: string): string => `Destroyed: ${side}`,
  nobody: 'nobody',
  nothing: 'nothing',
  close: 'Close',
};
catalogue('borderkeep/battle', words);

/** The effect of a spell on its caster this segment. */
export function spellSays(spell: number): string {
  return spell === 6 ? words.death : (words.spell[spell] ?? '');
}
