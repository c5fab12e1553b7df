import { problemText } from '@marchlands/core/result.ts';
import { findEntry, rulebookOf } from '../sources/catalogue.ts';
import { findRules, rulesOf } from '../sources/rulebook.ts';
import { markdownLines } from '../tell/markdown.ts';
import { rulesLines } from '../tell/rules.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { didYouMean, typedWord } from '../usage/suggest.ts';

export const rulesCommand = defineCommand({
  name: 'rules',
  summary: 'Read the rulebook of a game: all of it, one rule, or the rules that hold a word.',
  operands: [
    { name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false },
    { name: 'id or word', about: 'A rule id, its number, or words to look for; case does not matter.', optional: true },
  ],
  flags: {},
  details: ['Exit code 1 where no rule has the id or the words.'],
  examples: (game) => [
    [`rules ${game}`, 'the whole rulebook'],
    [`rules ${game} 14`, 'the rule with this number'],
    [`rules ${game} "open city"`, 'every rule that holds both words'],
  ],
  async run({ operands: [name = '', asked] }, screen) {
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
    const found = findRules(rules, asked);
    if (found.length > 0) {
      screen.print(rulesLines(found, screen).join('\n'));
      return FINE;
    }
    const guess = didYouMean(
      asked,
      rules.map(({ id }) => id),
    );
    screen.complain(`No rule of ${entry.value.title} has the id or the words "${typedWord(asked)}".${guess}`);
    return FAILED;
  },
});
