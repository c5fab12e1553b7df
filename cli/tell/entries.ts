import type { LogItem } from '@marchlands/core/match/entry.ts';
import type { SeatName } from '@marchlands/core/words.ts';

/** An item of a log in sentences: those of the game, and for entries of the match itself what they say. */
export function itemSentences({ entry, sentences }: LogItem, name: SeatName): readonly string[] {
  switch (entry.kind) {
    case 'undo': {
      const redrawn = entry.agreed.length > 0 ? '; chance will draw anew from there' : '';
      return [`${name(entry.by)} takes back a choice${redrawn}.`];
    }
    case 'resign':
      return [`${name(entry.by)} resigns.`, ...sentences];
    case 'end':
      return ['All agree to end the match.', ...sentences];
    case 'seat':
      return [`${entry.player.name} plays on for ${name(entry.seat)}.`];
    case 'move':
    case 'chance':
    case 'hidden':
      return sentences;
    default:
      return entry satisfies never;
  }
}
