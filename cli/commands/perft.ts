import { problemText } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { POSITION_FLAGS, readPosition } from '../sources/position.ts';
import { jsonText } from '../terminal/json-text.ts';
import { table } from '../terminal/table.ts';
import { perft } from '../trial/perft.ts';
import { notationOf } from '../trial/steps.ts';
import { BAD_INPUT, defineCommand, FINE } from '../usage/command.ts';
import { onOff, whole } from '../usage/flags.ts';

export const perftCommand = defineCommand({
  name: 'perft',
  summary: 'Count all sequences of moves and chance outcomes to a depth, to check a move generator.',
  operands: [{ name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false }],
  flags: {
    ...POSITION_FLAGS,
    depth: whole('n', [1, 30], 2, 'Steps to look ahead; moves and chance outcomes count alike (default 2).'),
    divide: onOff('Print the count behind every first step too.'),
    json: onOff('Print JSON instead of text.'),
  },
  details: [
    'Chance is enumerated: each outcome counts once, whatever its weight. Seats that choose at the same time go in seat order. A sequence that ends the match is counted at the depth where it ends, as "over", and not deeper. The numbers grow quickly with the depth: begin with a small one.',
    'The JSON form: {game, seats, options, depth, depths [{depth, nodes, over}], branches [{notation, nodes}]}.',
  ],
  examples: (game) => [
    [`perft ${game} --depth 3`, 'counts for one, two and three steps'],
    [`perft ${game} --depth 2 --divide --position board.txt`, 'each first step of a position alone'],
  ],
  async run({ operands: [name = ''], flags }, screen) {
    const found = await readPosition(name, flags, 'perft');
    if (!found.ok) {
      screen.complain(`marchlands perft: ${problemText(found.problem)}`);
      return BAD_INPUT;
    }
    const { game, setup } = found.value;
    const { depths, branches } = perft(found.value, flags.depth);
    const divided = branches.map(({ step, nodes }) => ({
      notation: step.by === CHANCE ? game.outcomeCodec.format(step.code) : notationOf(found.value, step),
      nodes,
    }));
    if (flags.json) {
      const counted = depths.map((counts, at) => ({ depth: at + 1, ...counts }));
      const head = { game: game.id, seats: setup.seats, options: setup.options, depth: flags.depth };
      screen.print(jsonText({ ...head, depths: counted, branches: divided }));
      return FINE;
    }
    const count = (n: number): string => n.toLocaleString('en-US');
    const numbers = ['depth', 'nodes', 'over'].map((heading) => ({ heading, numbers: true }));
    const rows = depths.map(({ nodes, over }, at) => [String(at + 1), count(nodes), count(over)]);
    screen.print(table(numbers, rows, screen.style).join('\n'));
    if (flags.divide) {
      const columns = [{ heading: 'first step' }, { heading: 'nodes', numbers: true }];
      const cells = divided.map(({ notation, nodes }) => [notation, count(nodes)]);
      screen.print(`\n${table(columns, cells, screen.style).join('\n')}`);
    }
    return FINE;
  },
});
