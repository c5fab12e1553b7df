import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import type { Change, Person } from './change.ts';

/** All changes of a table without a person's name and id; they tell the same match. */
export function withoutPerson(changes: readonly Change[], guest: string): readonly Change[] {
  const names = namesAtStart(changes, guest);
  return changes.map((change) => withoutNames(change, guest, names));
}

/**
 * The stored texts of a table's changes without a person, by plain text replacement: for a table whose changes are
 * damaged. Replaces the person's name at that table wherever it stands as a name.
 */
export function textsWithoutPerson(texts: readonly string[], guest: string): readonly string[] {
  const theirs = new RegExp(`"guest":${JSON.stringify(guest)},"name":"((?:[^"\\\\]|\\\\.)*)`, 'g');
  const names = new Set(texts.flatMap((text) => [...text.matchAll(theirs)].map(([, name]) => name)));
  const all = new Set([...names].flatMap((name) => [name, `Computer for ${name}`]));
  const nameless = (text: string): string =>
    text.replaceAll(/"name":"((?:[^"\\]|\\.)*)/g, (whole, name: string) =>
      all.has(name) ? '"name":"Somebody' : whole,
    );
  return texts.map((text) => nameless(text).replaceAll(guest, ''));
}

/** All changes of a table without the persons whose deletion they record: earlier changes may still name them. */
export function withoutForgotten(changes: readonly Change[]): readonly Change[] {
  let known = changes;
  for (const [at, change] of changes.entries()) {
    if (change.kind !== 'forgotten' || change.guest === '') continue;
    known = [...withoutPerson(known.slice(0, at + 1), change.guest), ...known.slice(at + 1)];
  }
  return known;
}

/** By the person's seat: their name there, when the match began or when they joined late. */
function namesAtStart(changes: readonly Change[], guest: string): ReadonlyMap<Seat, string> {
  const names = new Map<Seat, string>();
  for (const change of changes) {
    if (change.kind === 'opened' && change.plan.event !== undefined)
      for (const [seat, kept] of change.kept.entries()) if (kept?.guest === guest) names.set(seat, kept.name);
    if (change.kind === 'sat' || change.kind === 'stood' || change.kind === 'bot') names.delete(change.seat);
    if (change.kind === 'sat' && change.person.guest === guest) names.set(change.seat, change.person.name);
  }
  return names;
}

/** @param names by the person's seat: their name */
function withoutNames(change: Change, guest: string, names: ReadonlyMap<Seat, string>): Change {
  const isTheirs = (person: Person): boolean => person.guest === guest;
  const nobody = (person: Person, seat: Seat): Person =>
    isTheirs(person) ? { guest: '', name: playerName(seat) } : person;
  const renamed = (entry: Entry): Entry => {
    const name = entry.kind === 'seat' ? names.get(entry.seat) : undefined;
    if (entry.kind !== 'seat' || name === undefined) return entry;
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
            names.has(seat)
              ? { ...player, name: player.level === undefined ? playerName(seat) : `Computer ${seat + 1}` }
              : player,
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
