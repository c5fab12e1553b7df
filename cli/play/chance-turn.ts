import { ok, type Result } from '@marchlands/core/result.ts';
import { chancesOf } from '../trial/options.ts';
import { type After, runCommand } from './commands.ts';
import { outcomeLines, promptLines, refuse } from './show.ts';
import { type Sitting, situationOf } from './sitting.ts';

/** An outcome by its number, its plain form, or the last words of that where they fit one outcome alone. */
function readOutcome(sitting: Sitting, line: string): Result<number> {
  const { outcomeCodec } = sitting.match.game;
  const codes = chancesOf(situationOf(sitting.match)).map(({ code }) => code);
  const ending = ` ${line.toLowerCase()}`;
  const meant = codes.filter((code) => outcomeCodec.format(code).toLowerCase().endsWith(ending));
  const counted = /^\d+$/.test(line) ? codes[Number(line) - 1] : undefined;
  const found = counted ?? (meant.length === 1 ? meant[0] : undefined);
  return found === undefined ? outcomeCodec.parse(line) : ok(found);
}

/** Dice by hand: asks what chance brings. */
export async function chanceTurn(sitting: Sitting): Promise<After> {
  const { screen, lines } = sitting;
  screen.print(promptLines(sitting, sitting.looker ?? 0).join('\n'));
  screen.print(outcomeLines(sitting).join('\n'));
  for (;;) {
    const line = await lines.ask('Chance> ');
    if (line === null) return 'quit';
    if (line === '') continue;
    const after = await runCommand(sitting, sitting.looker ?? 0, line, situationOf(sitting.match));
    if (after === 'again') continue;
    if (after !== null) return after;
    const read = readOutcome(sitting, line);
    const supplied = read.ok ? sitting.match.supply(read.value) : read;
    if (supplied.ok) return 'next';
    refuse(sitting, supplied.problem.message, supplied.problem.rule ?? null);
  }
}
