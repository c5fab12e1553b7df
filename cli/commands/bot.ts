import { createInterface } from 'node:readline';
import { levelNames } from '@marchlands/bots/level-names.ts';
import { levelOf } from '@marchlands/bots/levels.ts';
import { problemText } from '@marchlands/core/result.ts';
import { Answerer } from '../players/answerer.ts';
import { findGame } from '../sources/catalogue.ts';
import { BAD_INPUT, defineCommand, FINE } from '../usage/command.ts';

export const botCommand = defineCommand({
  name: 'bot',
  summary: 'Be a player for another program: a bot on standard input and output.',
  operands: [{ name: 'level', about: `A level of the bots (${levelNames.join(', ')}, mcts:N).`, optional: false }],
  flags: {},
  details: [
    'It speaks the protocol of players (JSON messages of one line each, see docs/players.md) with marchlands itself (`--bots "exec:marchlands bot greedy"`) or another program. It ends with its input; exit code 2 on a message that it does not understand.',
  ],
  examples: (game) => [
    ['bot greedy', 'waits for a hello'],
    [`simulate ${game} --bots "exec:marchlands bot scout",random`, 'the same bot, as a program of its own'],
  ],
  async run({ operands: [level = ''] }, screen) {
    const answerer = new Answerer(async (id) => {
      const game = await findGame(id);
      const known = game.ok ? levelOf(level, game.value) : game;
      return known.ok ? game : known;
    }, level);
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === '') continue;
      const answer = await answerer.answer(line);
      if (!answer.ok) {
        screen.complain(`marchlands bot: ${problemText(answer.problem)}`);
        return BAD_INPUT;
      }
      if (answer.value !== null) screen.print(JSON.stringify(answer.value));
    }
    return FINE;
  },
});
