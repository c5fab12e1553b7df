// `node games/island/bench/fit.ts [options]`: looks for weights of the bot's evaluation that win (evolution of weights:
// bots/training/evolution.ts). In each match half of the seats play by the weights with random changes, the others by the
// weights with the opposite changes; all choose greedily. Writes bot/weights.ts.
//
// Weights keep their signs: a good feature may get zero, but never counts against its owner.
//
//   --base 12000 --roaming 0   matches of each form; 0 leaves its weights as they are. Those of `roaming` are also
//                              those of `knights`
//   --seats 2                  seats, an even number
//   --seed es                  equal seeds make equal matches
//   --dry                      writes nothing
//
// It keeps one core busy. New weights must beat the old ones in a series before they stay.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EVOLUTION, evolve } from '@marchlands/bots/training/evolution.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { base, evaluationBy, knights } from '../bot/evaluate.ts';
import { FEATURES } from '../bot/features.ts';
import { result } from '../rules/final.ts';
import { makeSetup } from '../setup.ts';
import { playOut } from './self-play.ts';

const { values: args } = parseArgs({
  options: {
    base: { type: 'string', default: '12000' },
    roaming: { type: 'string', default: '0' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'es' },
    dry: { type: 'boolean', default: false },
  },
});

/** A match is abandoned after this many turns. */
const LONGEST = 300;
/** Features that are bad to have, and features that may be either. */
const BAD: ReadonlySet<string> = new Set(['blocked', 'excess', 'risk', 'turnsAway']);
const EITHER: ReadonlySet<string> = new Set(['roadLead', 'armyLead', 'kills']);
/** Features that `base` lacks, and features of `base` only. */
const NOT_BASE: ReadonlySet<string> = new Set(
  FEATURES.slice(FEATURES.indexOf('force'))
    .filter((feature) => feature !== 'turnsAway')
    .concat('paper', 'cloth', 'coin', 'levelWait'),
);
const ONLY_BASE: ReadonlySet<string> = new Set(['army', 'armyLead', 'knightCards', 'otherCards']);

/** The nearest weight with the sign allowed for its feature. */
function bounded(weight: number, index: number): number {
  const feature = FEATURES[index];
  if (EITHER.has(feature)) return weight;
  return BAD.has(feature) ? Math.min(0, weight) : Math.max(0, weight);
}

function fitted(rules: 'base' | 'roaming', start: Float64Array): Float64Array {
  const matches = Number(args[rules]);
  if (matches === 0) return start;
  const seats = Number(args.seats);
  const made = makeSetup({ rules, turnLimit: LONGEST }, seats);
  if (!made.ok) throw new Error(made.problem.message);
  const absent = rules === 'base' ? NOT_BASE : ONLY_BASE;
  const changes = (index: number): boolean => !absent.has(FEATURES[index]);
  const play = (first: Float64Array, second: Float64Array, match: number, rng: Rng): number => {
    const isFirst = (seat: Seat): boolean => (seat + match) % 2 === 0;
    const sides = [first, second].map((weights) => evaluationBy(() => weights));
    const players = Array.from({ length: seats }, (_, seat) => ({
      evaluate: sides[isFirst(seat) ? 0 : 1],
      slips: 0,
    }));
    const { winners } = result(playOut(made.value, rng, players));
    return winners.reduce((sum, seat) => sum + (isFirst(seat) ? 1 : -1), 0) / winners.length;
  };
  return evolve(
    { start, bounded, changes, play },
    matches,
    (match) => new Rng(`${args.seed}/${match}`),
    (played) => console.error(`${rules}: ${played} matches`),
    { ...EVOLUTION, round: 100, rate: 1.5 },
  );
}

function block(weights: Float64Array): string {
  return FEATURES.map((feature, i) => `  ${feature}: ${Number(weights[i].toFixed(3))},`).join('\n');
}

const text = `import type { Feature } from './features.ts';

type Weights = { readonly [feature in Feature]: number };

/** How much each feature of a seat adds to the logarithm of its odds, in the form \`base\`. Written by bench/fit.ts. */
export const BASE: Weights = {
${block(fitted('base', base))}
};

/** The same in the forms \`knights\` and \`roaming\`. */
export const KNIGHTS: Weights = {
${block(fitted('roaming', knights))}
};
`;
if (args.dry) console.log(text);
else writeFileSync(new URL('../bot/weights.ts', import.meta.url), text);
