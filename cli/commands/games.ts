import { playersOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Option } from '@marchlands/core/options.ts';
import { problemText, quoted } from '@marchlands/core/result.ts';
import { allGames, findGame } from '../sources/catalogue.ts';
import { definitions } from '../terminal/definitions.ts';
import { jsonText } from '../terminal/json-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';
import { wrap } from '../terminal/wrap.ts';
import { BAD_INPUT, defineCommand, FINE } from '../usage/command.ts';
import { onOff } from '../usage/flags.ts';

/** An option's values, in a few words. */
function rangeOf(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return 'true or false';
    case 'whole':
      return `${option.hasZero ? '0 or ' : ''}${option.low} to ${option.high}${option.none !== null ? ' or null' : ''}`;
    case 'choice':
      return option.choices.join(', ');
    case 'list':
      return `list out of ${option.items.join(', ')}`;
    case 'table':
      return `numbers ${option.low} to ${option.high} for ${option.keys.join(', ')}`;
    case 'data':
      return 'data, see the rules';
    default: {
      const unknown: never = option;
      return unknown;
    }
  }
}

function optionLines(game: Game, screen: Screen): string[] {
  const seats = game.seats[0] ?? 2;
  return Object.entries(game.optionSchema).flatMap(([name, option]) => {
    const byDefault = quoted(option.byDefault(seats));
    const rules = option.rules.length === 0 ? '' : ` (${option.rules.join(', ')})`;
    const isLong = name.length + byDefault.length > screen.width - 20;
    return [
      `  ${screen.style.strong(name)}${isLong ? '' : `  ${screen.style.quiet(`default ${byDefault}`)}`}`,
      ...wrap(`      ${option.description}${rules}`, screen.width, '      '),
      ...wrap(`      ${rangeOf(option)}`, screen.width, '      '),
      ...(isLong ? [screen.style.quiet(`      default ${byDefault}`)] : []),
    ];
  });
}

const range = (numbers: readonly number[]): string => {
  const low = numbers[0];
  const high = numbers.at(-1);
  return low === high ? `${low}` : `${low}-${high}`;
};

export const gamesCommand = defineCommand({
  name: 'games',
  summary: 'List the games, or show the seats, bots and options of one.',
  operands: [{ name: 'game', about: 'The game to show; without it all are listed.', optional: true }],
  flags: { json: onOff('Print JSON instead of text.') },
  details: [
    'The JSON form is a list of {id, title, summary, seats, minutes}, or, for one game, an object with id, title, rulesVersion, seats, levels [{name, description}] of its bots from the weakest, and options {name: {kind, default, description, rules}}, the defaults for its smallest number of seats.',
  ],
  examples: (game) => [
    ['games', 'every game in one line'],
    [`games ${game}`, 'its options with their defaults and ranges'],
  ],
  async run({ operands, flags }, screen) {
    const name = operands.at(0);
    const { strong } = screen.style;
    if (name === undefined) {
      const rows = allGames().map(({ id, title, summary, seats, minutes }) => ({ id, title, summary, seats, minutes }));
      const columns = [
        { heading: 'id' },
        { heading: 'title' },
        { heading: 'seats', numbers: true },
        { heading: 'minutes', numbers: true },
      ];
      const cells = rows.map((row) => [strong(row.id), row.title, range(row.seats), range(row.minutes)]);
      screen.print(flags.json ? jsonText(rows) : table(columns, cells, screen.style).join('\n'));
      return FINE;
    }
    const found = await findGame(name);
    if (!found.ok) {
      screen.complain(`marchlands games: ${problemText(found.problem)}`);
      return BAD_INPUT;
    }
    const game = found.value;
    const seats = game.seats[0] ?? 2;
    const levels = playersOf(game).map(({ name, description }) => ({ name, description }));
    if (flags.json) {
      const options = Object.entries(game.optionSchema).map(([id, option]) => [
        id,
        { kind: option.kind, default: option.byDefault(seats), description: option.description, rules: option.rules },
      ]);
      const { id, title, rulesVersion } = game;
      const document = { id, title, rulesVersion, seats: game.seats, levels, options: Object.fromEntries(options) };
      screen.print(jsonText(document));
      return FINE;
    }
    screen.print(`${strong(game.title)}, ${range(game.seats)} seats, rules version ${game.rulesVersion}`);
    const summary = allGames().find(({ id }) => id === game.id)?.summary;
    if (summary !== undefined) screen.print(wrap(summary, screen.width).join('\n'));
    screen.print(`\n${strong('Bots, from the weakest')}`);
    screen.print(
      definitions(
        levels.map((level) => [level.name, level.description] as const),
        screen,
      ).join('\n'),
    );
    screen.print(`\n${strong('Options')}`);
    screen.print(optionLines(game, screen).join('\n'));
    return FINE;
  },
});
