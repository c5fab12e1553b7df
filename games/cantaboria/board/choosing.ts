/** Which moves are put together and reviewed before they are sent, and which are sent alone. */
import type { Move } from '../moves.ts';

/** The moves of a shipment, an attack with its plan, an offer, and an answer with its places. */
const COMPOSED: readonly Move['kind'][] = [
  ...(['foot', 'horse', 'chain', 'boat', 'ask', 'sail', 'take', 'drop', 'step', 'stop'] as const),
  ...(['attack', 'declare', 'land', 'offer', 'give', 'get', 'send', 'accept', 'pay', 'put'] as const),
];

/** Moves that end such a choice: not steps of their own, but the effect of the confirm button. */
const CLOSING: readonly Move['kind'][] = ['stop', 'declare', 'send'];

/** @param step as the view names it. A boat that lands in a file thereby ends its shipment or its part of an attack */
export function isComposed({ kind }: Move, step: string): boolean {
  return COMPOSED.includes(kind) || (kind === 'position' && step === 'moor');
}

export function isClosing({ kind }: Move): boolean {
  return CLOSING.includes(kind);
}
