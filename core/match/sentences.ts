import { catalogue } from '../language.ts';
import type { SeatName } from '../words.ts';
import type { Player, ViewedEntry } from './entry.ts';

/** The match's own sentences, for all games. */
export const matchWords = catalogue('match', {
  takesBack: (name: string, isAgreed: boolean) => `${name} takes back a choice${isAgreed ? ', as all agreed' : ''}.`,
  resigns: (name: string) => `${name} resigns.`,
  ends: 'All agree to end the match.',
  playsOn: (player: string, name: string) => `${player} plays on for ${name}.`,
  /** A person and the bot that replaces them may have the same name. */
  personPlaysOn: (name: string) => `A person plays on for ${name}.`,
  botPlaysOn: (name: string) => `A bot plays on for ${name}.`,
});

/**
 * The sentence of one of the match's own entries; null if only its events have sentences.
 * @param name names of the seats in sentences
 * @param before the player of a seat before the entry
 * @param isSaid true if an event has its own sentence
 */
export function ownSentence(
  entry: ViewedEntry,
  name: SeatName,
  before: (seat: number) => Player,
  isSaid: boolean,
): string | null {
  switch (entry.kind) {
    case 'undo':
      return matchWords.takesBack(name(entry.by), entry.agreed.length > 0);
    case 'resign':
      return isSaid ? null : matchWords.resigns(name(entry.by));
    case 'end':
      return matchWords.ends;
    case 'seat': {
      const { player, seat } = entry;
      if (player.name !== before(seat).name) return matchWords.playsOn(player.name, name(seat));
      return player.level === undefined ? matchWords.personPlaysOn(name(seat)) : matchWords.botPlaysOn(name(seat));
    }
    case 'move':
    case 'chance':
    case 'hidden':
      return null;
    default:
      return entry satisfies never;
  }
}
