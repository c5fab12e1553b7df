import { differenceText, importMatch } from '@marchlands/core/match/import.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { echo, MOST_ECHOED, problemText } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { games } from '@marchlands/games/index.ts';
import { findGame } from '../sources/catalogue.ts';
import { readText } from '../sources/files.ts';
import { writeText } from '../sources/write-file.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { text } from '../usage/flags.ts';

/** The games that import matches of other programs. */
const READERS = games.filter(({ imports = [] }) => imports.length > 0);
const PROGRAMS = READERS.map(({ id, imports = [] }) => `${id} (${imports.join(', ')})`).join('; ');

export const importCommand = defineCommand({
  name: 'import',
  summary: 'Make a record of a match exported by another program.',
  operands: [
    { name: 'game', about: `A game that reads such matches: ${PROGRAMS}.`, optional: false },
    { name: 'file', about: 'The file of the other program; - reads standard input.', optional: false },
  ],
  flags: { save: text('FILE', 'Write the record there (default: print it).') },
  details: [
    'The file is a JSON export, a list of exports of one match in chronological order, or a log. The program is recognized from the file itself. The dice of the record are "given": record verify checks that every move is legal and every result possible, and says that no record proves such dice.',
    'If the rules of the two programs differ, the action and the reason are printed, the record ends there, and the exit code is 1. A faulty file is refused with the place of the fault, exit code 2.',
    'The page imports the same files, under “My matches”.',
  ],
  examples: (game) => [
    [
      `import ${READERS[0]?.id ?? game} match.json --save match.txt`,
      'then: record show match.txt, record verify match.txt',
    ],
    ['play --load match.txt', 'go on from where it ends'],
  ],
  async run({ operands: [name = '', file = ''], flags }, screen) {
    const complain = (sentence: string): typeof BAD_INPUT => {
      screen.complain(`marchlands import: ${sentence}`);
      return BAD_INPUT;
    };
    const game = await findGame(name);
    if (!game.ok) return complain(problemText(game.problem));
    const content = await readText(file);
    if (!content.ok) return complain(problemText(content.problem));
    const imported = await importMatch(game.value, content.value);
    if (!imported.ok) return complain(`${echo(file, MOST_ECHOED)}: ${problemText(imported.problem)}`);
    const { match, program, difference } = imported.value;
    const record = formatRecord(match, EVERYTHING);
    const written = flags.save === null ? null : writeText(flags.save, record);
    if (written?.ok === false) {
      screen.complain(`marchlands import: ${problemText(written.problem)}`);
      return FAILED;
    }
    if (flags.save === null) screen.print(record.trimEnd());
    else screen.print(`Saved in ${echo(flags.save, MOST_ECHOED)}: ${match.entries.length} moves and chance results.`);
    if (difference === null) return FINE;
    screen.complain(`marchlands import: ${differenceText(program, difference)} The record ends there.`);
    return FAILED;
  },
});
