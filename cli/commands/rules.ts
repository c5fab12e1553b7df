import { echo, problemText } from '@marchlands/core/result.ts';
import { findEntry, rulebookOf } from '../sources/catalogue.ts';
import { findRows, listsOf } from '../sources/lists.ts';
import { findRules, rulesOf } from '../sources/rulebook.ts';
import { listLines } from '../text/lists.ts';
import { markdownLines } from '../text/markdown.ts';
import { rulesLines } from '../text/rules.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { didYouMean } from '../usage/suggest.ts';

export const rulesCommand = defineCommand({
  name: 'rules',
  summary: 'Read the rulebook of a game: all of it, one rule, one card, or the rules that contain a word.',
  operands: [
    { name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false },
    {
      name: 'id or word',
      about: 'A rule id, its number, a card or another name from a list, or words to search for; case does not matter.',
      optional: true,
    },
  ],
  flags: {},
  details: ['Exit code 1 if no rule or list has the id or the words.'],
  examples: (game) => [
    [`rules ${game}`, 'the whole rulebook'],
    [`rules ${game} 14`, 'the rule with this number'],
    [`rules ${game} "open city"`, 'every rule that contains both words'],
    [`rules ${game} ballista`, 'a card or a tile by its name, if the game has it'],
  ],
  async run({ operands }, screen) {
    const [name = ''] = operands;
    const asked = operands.at(1);
    const entry = findEntry(name);
    if (!entry.ok) {
      screen.complain(`marchlands rules: ${problemText(entry.problem)}`);
      return BAD_INPUT;
    }
    const rulebook = await rulebookOf(entry.value.id);
    if (!rulebook.ok) {
      screen.complain(`marchlands rules: ${problemText(rulebook.problem)}`);
      return FAILED;
    }
    if (asked === undefined) {
      screen.print(markdownLines(rulebook.value, screen.width, screen.style).join('\n'));
      return FINE;
    }
    const rules = rulesOf(rulebook.value);
    const rows = listsOf(rulebook.value);
    const cards = findRows(rows, asked);
    const found = findRules(rules, asked);
    if (cards.length + found.length > 0) {
      const gap = cards.length > 0 && found.length > 0 ? [''] : [];
      screen.print([...listLines(cards, screen), ...gap, ...rulesLines(found, screen)].join('\n'));
      return FINE;
    }
    const known = [...rules.map(({ id }) => id), ...rows.map(({ name }) => name)];
    const guess = didYouMean(asked, known);
    screen.complain(`No rule or list of ${entry.value.title} has the id or the words "${echo(asked)}".${guess}`);
    return FAILED;
  },
});
