import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@marchlands/games/index.ts';
import { markdownOf, type Table } from './results.ts';

/** A table and the conditions of its matches. */
export type Entry = Table & {
  readonly game: string;
  readonly seats: number;
  /** Changed house rules as JSON; '' for none. */
  readonly rules: string;
  /** The versions of rules, players and weights, in words. */
  readonly engine: string;
  readonly seed: string;
};

/** The page's beginning. */
const HEAD = `# The ladder of the bots

Written by \`npm run ladder\`; the numbers are in [ladder.json](ladder.json). Each game offers only levels that are shown to
beat the one below them. The levels and their budgets are data of the game: \`levels\` in its \`bot/bot.ts\`. If a saved match,
a link or a record contains a level that the game leaves out, the nearest level below plays. [What was tried](strength.md) to
make the bots stronger, and what came of it, has a page of its own.

**Gain.** The measure is the gain in payoff (a win 1, shared wins shared, a common defeat 0 for all): the upper level's
payoff minus the lower one's, a mean of paired differences over deals, each played from every seat. With more than two seats
the upper level takes one of them and the lower one all others, so an even share of three or four seats is a third or a
quarter, and the gain is over one of the others. A level is shown to beat another if the whole 95 % interval lies above 0.
Budgets are iterations, so that the same command gives the same matches:

    npm run ladder -- --game borderkeep --pair greedy,scout --deals 40 --keep ladder.jsonl

Without \`--pair\` all neighbours of the game are played; with \`--keep\` a run may be stopped and resumed. \`--options\` sets
house rules, such as another form of the game, and \`--seats\` another number of seats. \`--book docs\` enters the results in this
page: all those of a game, a form and a number of seats at once, so play the pairs one by one with \`--keep\`, and then enter
them with \`--tell --book docs\`.

**Players.** [Your own program](players.md) may take either place of \`--pair\`:

    npm run ladder -- --game andia --pair "greedy,exec:python3 docs/examples/players/random-player.py" --deals 20

If it fails it plays at random to the end, the match counts, and the reason is reported. It is known by its name alone:
after changing it, keep its matches in another file. Every result names the players: the version of the rules, a hash of the
sources of \`bots/\` and \`core/\`, and one of the game's own knowledge, including its weights; stored matches of another engine
do not count.

**Other questions.** \`--sprt 0,20\` ends a series as soon as it shows whether the upper level is 0 or 20 Elo stronger, with
5 % of error either way. \`--ratings\` plays all levels against each other and rates them together (Bradley and Terry; with more
seats Plackett and Luce's first place), the weakest at 0, with intervals from resampled deals. \`--budgets\` plays a quarter of
the strongest level's budget, the budget, and four and sixteen times as much, each over the one below it. There \`used\` is the
mean share of the iterations over decisions of more than one choice, and \`ended\` tells why thinking ended: \`settled\`, the rest
could not change the choice; \`whole\`, the player had searched everything; otherwise the budget.
`;

/** The order of a game's tables. */
const KINDS = ['levels', 'ratings', 'budgets'];

const titles = { levels: 'Levels', ratings: 'Ratings', budgets: 'What budgets use and gain' } as const;

const keyOf = ({ game, kind, seats, rules }: Entry): string => JSON.stringify([game, kind, rules, seats]);

function sectionOf(entry: Entry): string {
  const conditions = [`${entry.seats} seats`, ...(entry.rules === '' ? [] : [`\`${entry.rules}\``])];
  return `${titles[entry.kind]}, ${conditions.join(', ')} (${entry.engine}, seed ${entry.seed}):\n\n${markdownOf(entry)}\n`;
}

/** The ladder's page. */
export function pageOf(entries: readonly Entry[]): string {
  const sections = games.flatMap(({ id, title }) => {
    const own = entries.filter(({ game }) => game === id);
    return own.length === 0 ? [] : [`## ${title}\n`, ...own.map(sectionOf)];
  });
  return [HEAD, ...sections].join('\n');
}

/** Six digits are enough for the page to round as the command does. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1_000_000) / 1_000_000 : value;

/** The results in a folder: `ladder.json`, and `ladder.md`, which follows from it. */
export function bookAt(folder: string) {
  const file = join(folder, 'ladder.json');
  // Written by `enter`.
  const read = (): readonly Entry[] =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]) : [];
  return {
    read,
    /** Enters a table in place of an earlier one of the same conditions, without pairs that have not met. */
    enter(given: Entry): void {
      const entry = given.kind === 'levels' ? { ...given, rows: given.rows.filter(({ deals }) => deals > 0) } : given;
      const others = read().filter((other) => keyOf(other) !== keyOf(entry));
      const order = ({ game, kind, rules, seats }: Entry): readonly [number, string, number] => [
        games.findIndex(({ id }) => id === game) * KINDS.length + KINDS.indexOf(kind),
        rules,
        seats,
      ];
      const entries = [...others, entry].toSorted((a, b) => {
        const [one, form, seats] = order(a);
        const [other, otherForm, otherSeats] = order(b);
        return one - other || form.localeCompare(otherForm) || seats - otherSeats;
      });
      const text = JSON.stringify(entries, rounded, 1);
      writeFileSync(file, `${text}\n`);
      writeFileSync(join(folder, 'ladder.md'), pageOf(JSON.parse(text)));
    },
  };
}
