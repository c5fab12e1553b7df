import type { SeatName } from '../words.ts';
import type { ViewedEntry } from './entry.ts';

/**
 * What an entry of the match itself says; null where only its events have sentences.
 * @param name how the seats were called before the entry
 * @param isSaid true where an event has a sentence of its own
 */
export function ownSentence(entry: ViewedEntry, name: SeatName, isSaid: boolean): string | null {
  switch (entry.kind) {
    case 'undo':
      return `${name(entry.by)} takes back a choice${entry.agreed.length > 0 ? ', as all agreed' : ''}.`;
    case 'resign':
      return isSaid ? null : `${name(entry.by)} resigns.`;
    case 'end':
      return 'All agree to end the match.';
    case 'seat':
      return entry.player.name === name(entry.seat)
        ? sameName(entry)
        : `${entry.player.name} plays on for ${name(entry.seat)}.`;
    case 'move':
    case 'chance':
    case 'hidden':
      return null;
    default:
      return entry satisfies never;
  }
}

/** A person and the bot that plays on in their place may bear one name. */
function sameName({ player }: Extract<ViewedEntry, { readonly kind: 'seat' }>): string {
  return player.level === undefined ? `A person plays on for ${player.name}.` : `A bot plays on for ${player.name}.`;
}
