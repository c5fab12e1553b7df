/** Which moves are put together and looked at before they are sent, and which stand alone. */
import type { Move } from '../moves.ts';

/** Of a shipment, an attack with its plan, an offer, and an answer with its places. */
const COMPOSED: readonly Move['kind'][] = [
  ...(['foot', 'horse', 'chain', 'boat', 'ask', 'sail', 'take', 'drop', 'step', 'stop'] as const),
  ...(['attack', 'declare', 'land', 'offer', 'give', 'get', 'send', 'accept', 'pay', 'put'] as const),
];

/** What ends such a choice as it stands: it is no step of its own, but what the confirm button does. */
const CLOSING: readonly Move['kind'][] = ['stop', 'declare', 'send'];

/** @param step as the view names it: a boat that lands in a file ends its shipment or its part of an attack with that */
export function isComposed({ kind }: Move, step: string): boolean {
  return COMPOSED.includes(kind) || (kind === 'position' && step === 'moor');
}

export function isClosing({ kind }: Move): boolean {
  return CLOSING.includes(kind);
}
