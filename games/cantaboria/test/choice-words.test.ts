import type { Words } from '@marchlands/core/words.ts';
import { expect, test } from 'vitest';
import { entry } from '../entry.ts';
import { game } from '../game.ts';
import { lettersOf } from '../position/letters.ts';
import type { Types } from '../types.ts';
import { words } from '../words/words.ts';
import { go, readLine, setupFor, situation } from './play.ts';

const german = (await entry.languages?.['de']?.())?.['cantaboria'] as Words<Types>;
const SHIP = 'RBG L=R c=4 shipment R | *=B F5=G';

/** A choice in words as hints show it, never in notation: position, line, English, German. */
const CHOICES: readonly (readonly [position: string, line: string, english: string, german: string])[] = [
  [
    `${SHIP} C3=R.h:t2 C4=R:i1 D4=R B3=R`,
    'R: horse C3 +t2 >C4 -t +i >D4 .',
    'Ride from C3 Threewater, take on 2 Timber in C3 Threewater, go to C4 Oldenspar, set down 1 Timber in C4 Oldenspar, take on 1 Iron in C4 Oldenspar, go to D4 Emberfold',
    'Reite von C3 Threewater, lade 2 Holz in C3 Threewater auf, geh nach C4 Oldenspar, lade 1 Holz in C4 Oldenspar ab, lade 1 Eisen in C4 Oldenspar auf, geh nach D4 Emberfold',
  ],
  [
    `${SHIP} C4=R.w:t1 C5=R D5=R:g1 M3=[R]`,
    'R: boat M3#1 +t@C4 +w@C4 >M4 >M5 -t@D5 .',
    'Sail with the boat M3#1, take on 1 Timber and 1 Weapon in C4 Oldenspar, sail to M4, sail to M5, set down 1 Timber in D5 Tarnaveil',
    'Fahr mit Boot M3#1, lade 1 Holz und 1 Waffe in C4 Oldenspar auf, fahr nach M4, fahr nach M5, lade 1 Holz in D5 Tarnaveil ab',
  ],
  [
    'RBY L=R c=2 trade R | *=Y C3=R:t1 D4=R:g1 A1=R B3=B:m2 B4=B',
    'R: offer B give t@C3,g@D4 get m2>A1',
    'Make Blue an offer, give 1 Timber from C3 Threewater, give 1 Gold from D4 Emberfold, ask for 2 Magic in A1 Hoarfell',
    'Mach Blue ein Angebot, gib 1 Holz aus C3 Threewater, gib 1 Gold aus D4 Emberfold, verlang 2 Magie nach A1 Hoarfell',
  ],
  [
    'RB L=R c=2 development R | *=B C3=R:t3g3 M1=[B][B]',
    'R: dev b C3 M1#2',
    'Build a Riverboat in C3 Threewater for goods, launch in M1, take position 2 in the file',
    'Bau ein Flussboot in C3 Threewater für Güter, lass es in M1 zu Wasser, lieg als Nummer 2 in der Reihe',
  ],
  ['RBY L=R c=2 trade R | *=Y C3=R:t1 B3=B:m1', 'R: trade -', 'Pass', 'Passen'],
  ['RB L=R c=2 development R | *=B C4=R:i1m1', 'R: dev -', 'End building', 'Nichts mehr bauen'],
];

test.each(CHOICES)('%s, %s', (position, line, ...sentences) => {
  const letters = position.split(' ')[0];
  const state = readLine(setupFor(letters.length), position);
  const seat = lettersOf(state).indexOf(line[0]);
  const read = game.notation.parse(state, seat, line);
  if (!read.ok) throw new Error(read.problem.message);
  const moves = read.value.map(({ code }) => game.moveCodec.decode(code));
  const name = (of: number): string => (letters[of] === 'B' ? 'Blue' : 'Red');
  expect([words, german].map((all) => all.choice?.(moves, state, seat, name))).toEqual(sentences);
});

test.each([
  ['c=1', 'Make one shipment, or end the turn.', 'Einen Transport machen oder den Zug beenden.'],
  [
    'c=2',
    'Attack once more, or make one shipment, or end the turn.',
    'Noch einmal angreifen, einen Transport machen oder den Zug beenden.',
  ],
])('after an attack that was won in %s the prompt asks for no more than is legal', (cycle, english, said) => {
  const table = go(
    situation(`RBY L=R ${cycle} attack R | *=Y C4=R.w:t1 C5=R D4=B D5=B A1=B`),
    'R: attack D4',
    'Y: side n',
  );
  const view = game.view(table.state, 0);
  expect([words, german].map((all) => all.prompt(view, table.state.setup, () => 'Red'))).toEqual([english, said]);
});

test('in live trade the prompt tells others what the seat does, not what to say', () => {
  const table = situation('RBG L=R c=2 trade R | *=G C4=R:t3 D4=B:g3 A1=R B1=B', { tradeMode: 'live' });
  const prompts = [0, 1].map((viewer) => words.prompt(game.view(table.state, viewer), table.state.setup, () => 'Red'));
  expect(prompts).toEqual(['Make an offer, or end trading.', 'Red must make an offer, or end trading.']);
});
