// The length of matches between equal bots: cycles, decisions, thinking time and the longest turn, in processor time.
//
//   node games/cantaboria/test/match-length.ts [seats] [matches] [level] [first]

import type { Bot } from '@marchlands/bots/bot.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { setupFor } from './play.ts';

const [seats = 2, matches = 20] = process.argv.slice(2, 4).map(Number);
const [level = 'scout', first = '0'] = process.argv.slice(4);
const setup = setupFor(seats);

const now = (): number => process.cpuUsage().user / 1e6;

/** Seconds of thinking: in the match, in the current turn, in the longest turn and in the longest decision. */
const thought = { match: 0, turn: 0, longestTurn: 0, longestDecision: 0 };
let whose = '';

/** Measures another bot's thinking time; a turn is a seat's decisions in one phase until another seat decides. */
function timed(bot: Bot): Bot {
  return {
    name: bot.name,
    isUniform: bot.isUniform,
    begin: (view, seat, budget) => bot.begin(view, seat, budget),
    restart: (seed) => bot.restart(seed),
    think(view, seat, budget) {
      const begun = now();
      const answer = bot.think(view, seat, budget);
      const took = now() - begun;
      const { table } = view as ReturnType<typeof game.view>;
      const turn = `${table.cycle} ${table.phase} ${seat}`;
      thought.turn = turn === whose ? thought.turn + took : took;
      whose = turn;
      thought.match += took;
      thought.longestTurn = Math.max(thought.longestTurn, thought.turn);
      thought.longestDecision = Math.max(thought.longestDecision, took);
      return answer;
    },
  };
}

const told: { readonly cycles: number; readonly decisions: number; readonly seconds: number }[] = [];
let capped = 0;
for (let match = Number(first); match < Number(first) + matches; match += 1) {
  const bots = Array.from({ length: seats }, (_, seat) => timed(makeBot(level, game, setup, { seed: seat })));
  let cycles = 0;
  let choices = 0;
  thought.match = 0;
  const { final } = playMatch(game, setup, bots, `length/${match}`, {
    onStep(state, by) {
      cycles = (state as State).cycle;
      if (by >= 0 && (state as State).partial === 0) choices += 1;
    },
  });
  told.push({ cycles, decisions: choices, seconds: thought.match });
  if (final.reason === 'lastCycle') capped += 1;
}

function spread(numbers: readonly number[], digits: number): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): string => (sorted.at(Math.ceil(share * sorted.length) - 1) ?? 0).toFixed(digits);
  return `median ${at(0.5)}, nine in ten up to ${at(0.9)}, most ${at(1)}`;
}

console.log(`${matches} matches of ${seats} ${level}; ${capped} met the last cycle`);
console.log(
  `cycles: ${spread(
    told.map(({ cycles }) => cycles),
    0,
  )}`,
);
console.log(
  `decisions: ${spread(
    told.map(({ decisions }) => decisions),
    0,
  )}`,
);
console.log(
  `seconds of thought: ${spread(
    told.map(({ seconds }) => seconds),
    1,
  )}`,
);
console.log(
  `longest turn ${thought.longestTurn.toFixed(2)} s, longest decision ${thought.longestDecision.toFixed(2)} s`,
);
