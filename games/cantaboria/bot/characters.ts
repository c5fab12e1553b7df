import type { Character } from '@marchlands/core/knowledge.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { evaluationBy, weightsFor } from './evaluate.ts';
import { FEATURES } from './features.ts';

type Feature = (typeof FEATURES)[number];

/** An evaluation that weighs some features more or less: factors of the fitted weights. */
function leaning(factors: { readonly [feature in Feature]?: number }) {
  const scale = Float64Array.from(FEATURES, (feature) => factors[feature] ?? 1);
  const leant = new Float64Array(FEATURES.length);
  return evaluationBy((s: State) => {
    const plain = weightsFor(s);
    for (let i = 0; i < leant.length; i += 1) leant[i] = plain[i] * scale[i];
    return leant;
  });
}

/** Three styles that value the same things differently. */
export const characters: readonly Character<Types>[] = [
  {
    name: 'builder',
    description: 'Builds rather than fights: gathers goods, and guards its Cities.',
    evaluate: leaning({
      ready: 1.5,
      readyNow: 1.5,
      progress: 2,
      near: 2,
      doubled: 2,
      coming: 2,
      cityGuard: 1.5,
      cityRisk: 1.5,
      placeTarget: 0.3,
      cityTarget: 0.5,
      front: 0.3,
    }),
  },
  {
    name: 'trader',
    description: 'Wants goods of every kind, and Horses to move them; swaps readily.',
    evaluate: leaning({ progress: 2, near: 2, kinds: 2, timber: 2, gold: 2, iron: 2, magic: 2, joined: 1.5, chain: 2 }),
  },
  {
    name: 'raider',
    description: 'Takes what it can reach: Weapons, land, and the Cities of others.',
    evaluate: leaning({
      weapons: 1.8,
      front: 2.5,
      cityTarget: 2.5,
      placeTarget: 2.5,
      initiative: 1.5,
      links: 1.5,
      ready: 0.7,
      cityGuard: 0.6,
      cityRisk: 0.6,
      placeRisk: 0.5,
    }),
  },
];
