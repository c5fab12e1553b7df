import type { Reason } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { type Refusal, SENTENCES } from './refusals.ts';

/** Kinds of move with a rule of their own for the same sentence. */
const RULES_OF: { readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: string } } = {
  notYours: {
    build: 'CA-31',
    foot: 'CA-54',
    horse: 'CA-54',
    boat: 'CA-60',
    step: 'CA-54',
    give: 'CA-48',
    pay: 'CA-48',
  },
  notBeside: { attack: 'CA-77', take: 'CA-57', drop: 'CA-57', foot: 'CA-85', horse: 'CA-85', stop: 'CA-86' },
  horseThere: { get: 'CA-47', put: 'CA-47' },
  weaponThere: { get: 'CA-47', put: 'CA-47' },
  noStepsLeft: { sail: 'CA-60' },
  noSuchToken: { foot: 'CA-55', horse: 'CA-56', give: 'CA-48', pay: 'CA-48' },
};

/** The reason for a refusal in words, with the rule. */
export function refusalReason(code: Refusal, _setup: Setup, move?: Move): Reason {
  const [text, plain] = SENTENCES[code];
  return { text, rule: (move === undefined ? undefined : RULES_OF[code]?.[move.kind]) ?? plain };
}
