import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENDERS, type GateBudget, type GateResult, playGate } from '@marchlands/bots/training/gate.ts';
import type { Network } from '@marchlands/bots/training/network.ts';
import { type Generation, train } from '@marchlands/bots/training/training.ts';
import {
  changedOptions,
  networkFor,
  readWeights,
  type WeightsFile,
  withNetwork,
} from '@marchlands/bots/training/weights.ts';
import type { Game } from '@marchlands/core/game.ts';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { findGame } from '../sources/catalogue.ts';
import { makeSetup, SETUP_FLAGS } from '../sources/position.ts';
import { writeText } from '../sources/write-file.ts';
import { makeProgress } from '../terminal/progress.ts';
import type { Screen } from '../terminal/screen.ts';
import { trainingFolder } from '../train/folder.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { text, whole } from '../usage/flags.ts';

/** A game's weights in a folder, or null if there are none yet. */
function weightsIn(path: string, game: Game): Result<WeightsFile | null> {
  if (!existsSync(path)) return ok(null);
  const json = parseJson(readFileSync(path, 'utf8'));
  return json.ok ? readWeights(game, json.value) : json;
}

function generationLine({ generation, matches, samples, loss, ownLoss }: Generation): string {
  const counted = `${matches} matches, ${samples} positions`;
  return `generation ${generation}: ${counted}; log loss held out ${loss.toFixed(4)}, of the game's own evaluation ${ownLoss.toFixed(4)}`;
}

const signed = (gain: number): string => `${gain < 0 ? '' : '+'}${gain.toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function gateLine(name: string, { gain, won, lost, defeats }: GateResult): string {
  const interval = `${signed(gain.value)} (${signed(gain.low)} to ${signed(gain.high)})`;
  return `${name}: ${interval} over ${gain.n} deals; won ${percent(won)}, lost ${percent(lost)}, all lost ${percent(defeats)}`;
}

export const trainCommand = defineCommand({
  name: 'train',
  summary: "Learn an evaluation from a game's own matches, and see whether it plays better.",
  operands: [{ name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false }],
  flags: {
    to: text(
      'FOLDER',
      'Where matches and weights are kept (default training-GAME); an earlier training there is resumed.',
    ),
    ...SETUP_FLAGS,
    seed: text('SEED', 'Equal seeds give equal weights, to the bit (default train).'),
    generations: whole(
      'n',
      [1, 20],
      3,
      'Generations of self-play, each with the network of the one before (default 3).',
    ),
    matches: whole('n', [1, 1_000_000], 1500, 'Matches of each (default 1500).'),
    iterations: whole('n', [1, 100_000], 100, 'Iterations a decision in them (default 100).'),
    hidden: whole('n', [1, 256], 16, 'Hidden units a seat (default 16).'),
    defeat: whole(
      'n',
      [0, 100],
      100,
      'The value of a common defeat to the players, in percent of a draw (default 100).',
    ),
    gate: whole('DEALS', [1, 100_000], null, 'Then play this many deals against the unchanged search.'),
    'gate-iterations': whole('n', [1, 1_000_000], 250, 'Iterations a decision there (default 250).'),
    'gate-time': whole('ms', [1, 60_000], null, 'Milliseconds per decision there, in place of iterations.'),
  },
  details: [
    'The players of a generation search with the network of the one before, the first with the game’s own evaluation; one decision in twenty is random, and so are up to two of each seat at the beginning. A network of one hidden layer, whose weights all seats share, is fitted to the last three generations: to the results and, from the second generation on, in part to the previous network’s estimate ten decisions later. Every tenth match is held out for the log loss.',
    'Each number of seats and each form of the game needs its own network: train each in its own folder. The result is FOLDER/weights.json.',
    'The gate plays the network (learned), and the game’s own evaluation with the same value of a common defeat (control), each against the unchanged search: one seat against all others, every deal from every seat. A gain is the difference of payoffs, over deals with its 95 % interval; a common defeat pays nobody. Weights belong in a game only if the whole interval of learned lies above 0, and above that of control.',
    'It keeps one core busy. Ctrl-C stops it; the same command resumes it.',
  ],
  examples: (game) => [
    [`train ${game} --matches 20 --generations 1 --iterations 10`, 'a first look, in seconds'],
    [`train ${game} --to weights-2 --gate 600`, 'a whole training, and 600 deals of its gate'],
  ],
  async run({ operands: [name = ''], flags }, screen) {
    const complain = (problem: Parameters<typeof problemText>[0]): typeof BAD_INPUT => {
      screen.complain(`marchlands train: ${problemText(problem)}`);
      return BAD_INPUT;
    };
    const found = await findGame(name);
    if (!found.ok) return complain(found.problem);
    const game = found.value;
    if (game.knowledge?.features === undefined) {
      return complain(fail(`${game.title} has no features from which an evaluation could be learned.`).problem);
    }
    const made = makeSetup(game, flags, 2);
    if (!made.ok) return complain(made.problem);
    const setup = made.value;
    const { generations, matches, iterations, hidden } = flags;
    const numbers = { generations, matches, iterations, hidden, defeatShare: flags.defeat / 100 };
    const seed = flags.seed ?? 'train';
    const folder = flags.to ?? `training-${game.id}`;
    const told = { game: game.id, rulesVersion: game.rulesVersion, features: game.knowledge.features.version };
    const plan = { ...told, seats: setup.seats, options: changedOptions(game, setup), seed, ...numbers };
    const store = trainingFolder(folder, plan);
    if (!store.ok) return complain(store.problem);
    const path = join(folder, 'weights.json');
    const before = weightsIn(path, game);
    if (!before.ok) return complain(before.problem);
    const progress = makeProgress(screen);
    const all = generations * matches;
    const network = train({ game, setup, seed, ...numbers }, store.value, {
      onMatch(generation, done) {
        const sum = (generation - 1) * matches + done;
        progress.show(sum / all, `${sum} of ${all} matches`);
      },
      onGeneration(generation) {
        progress.clear();
        screen.print(generationLine(generation));
      },
    });
    const file = withNetwork(before.value, game, setup, network);
    const written = writeText(path, `${JSON.stringify(file)}\n`);
    if (!written.ok) {
      screen.complain(`marchlands train: ${problemText(written.problem)}`);
      return FAILED;
    }
    screen.print(`${path}: ${network.weights.length} weights`);
    if (flags.gate === null) return FINE;
    // Play with the weights as written, with rounded digits.
    const rounded = networkFor(game, setup, file);
    if (!rounded.ok) return complain(rounded.problem);
    const time = flags['gate-time'];
    const budget: GateBudget =
      time === null ? { iterations: flags['gate-iterations'] } : { milliseconds: time, clock: () => performance.now() };
    printGate(
      game,
      setup,
      rounded.value,
      { deals: flags.gate, budget, defeatShare: numbers.defeatShare, seed },
      screen,
    );
    return FINE;
  },
});

function printGate(
  game: Game,
  setup: Setup,
  network: Network,
  plan: { readonly deals: number; readonly budget: GateBudget; readonly defeatShare: number; readonly seed: string },
  screen: Screen,
): void {
  const progress = makeProgress(screen);
  const all = plan.deals * setup.seats;
  for (const contender of CONTENDERS) {
    const result = playGate({ game, setup, network, ...plan, seed: `${plan.seed}/gate` }, contender, (done) =>
      progress.show(done / all, `${contender}: ${done} of ${all} matches`),
    );
    progress.clear();
    screen.print(gateLine(contender, result));
  }
}
