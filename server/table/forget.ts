import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import type { Change, Person } from './change.ts';

/**
 * A stored change without a person's name and id; the match that it tells stays the same.
 * @param seats the seats that were the person's
 * @param name what the person was called at this table
 */
export function withoutPerson(change: Change, guest: string, seats: readonly Seat[], name: string): Change {
  const isTheirs = (person: Person): boolean => person.guest === guest;
  const nobody = (person: Person, seat: Seat): Person =>
    isTheirs(person) ? { guest: '', name: playerName(seat) } : person;
  const renamed = (entry: Entry): Entry => {
    if (entry.kind !== 'seat' || !seats.includes(entry.seat)) return entry;
    return { ...entry, player: { ...entry.player, name: entry.player.name.replaceAll(name, playerName(entry.seat)) } };
  };
  switch (change.kind) {
    case 'opened':
      return {
        ...change,
        by: isTheirs(change.by) ? { guest: '', name: 'Somebody' } : change.by,
        kept: change.kept.map((person) => (person === null || !isTheirs(person) ? person : null)),
      };
    case 'sat':
      return { ...change, person: nobody(change.person, change.seat) };
    case 'keyed':
      return change.key.guest === guest ? { ...change, key: { ...change.key, guest: '' } } : change;
    case 'begun':
      return {
        ...change,
        header: {
          ...change.header,
          players: change.header.players.map((player, seat) =>
            seats.includes(seat) && player.level === undefined ? { ...player, name: playerName(seat) } : player,
          ),
        },
      };
    case 'went':
      return { ...change, entries: change.entries.map(renamed) };
    case 'forgotten':
      return change.guest === guest ? { ...change, guest: '' } : change;
    default:
      return change;
  }
}
