import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { OutcomeList } from '../lists.ts';
import { moves } from '../moves.ts';
import { whole } from '../params.ts';

const codec = moves({ die: { pips: whole(1, 6) }, card: { number: whole(0, 9) } });

interface Table {
  step: number;
  readonly deck: number[];
}
/** A die, a card of a deck in which some lie several times, and one of which few may come. */
const chance = chanceOf<Table, string[], ReturnType<typeof codec.decode>, 'die' | 'card'>(
  codec,
  [
    { kind: 'die', apply: (_s, index, events) => void events?.push(`die ${index + 1}`) },
    {
      kind: 'card',
      weight: (s, index) => s.deck[index] ?? 0,
      apply: (_s, index, events) => void events?.push(`card ${index}`),
    },
    {
      kind: 'card',
      outcomes: (_s, out, base) => out.push(base + 7, 3),
      apply: (_s, index, events) => void events?.push(`last ${index}`),
    },
  ],
  (s) => s.step,
);

function due(step: number, deck: number[] = []) {
  const list = new OutcomeList(10);
  chance.outcomes({ step, deck }, list);
  return list.toArray().map((code, i) => [codec.format(code), list.weights[i]]);
}

test('outcomes of a step come with their weights, and none at a step without chance', () => {
  expect(due(0)).toEqual([1, 2, 3, 4, 5, 6].map((pips) => [`die ${pips}`, 1]));
  expect(due(1, [0, 2, 0, 5])).toEqual([
    ['card 1', 2],
    ['card 3', 5],
  ]);
  expect(due(2)).toEqual([['card 7', 3]]);
  expect(due(3)).toEqual([]);
});

test('what comes is carried out by the rule of the step', () => {
  const events: string[] = [];
  chance.apply({ step: 0, deck: [] }, codec.base.die + 4, events);
  chance.apply({ step: 1, deck: [] }, codec.base.card + 3, events);
  chance.apply({ step: 2, deck: [] }, codec.base.card + 7, events);
  expect(events).toEqual(['die 5', 'card 3', 'last 7']);
});
