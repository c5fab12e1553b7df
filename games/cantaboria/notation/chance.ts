import type { LineReader, StepWriter } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { OUTCOME } from '../moves.ts';
import { SITE_LETTERS } from '../position/line.ts';
import { actors } from '../rules/legal.ts';
import { rollerOf } from '../rules/opening.ts';
import { FACE_DOWN, PHASES, rulingOf, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { nameOf } from '../view/names.ts';
import { seatLetter } from './names.ts';

/** The line of an outcome without its value: `roll R`, `site C3`, `production`, `lot`. */
function headOf(s: State): string {
  if (s.step === STEP.opening) return `roll ${seatLetter(s, rollerOf(s))}`;
  if (s.step === STEP.siteKind) return `site ${nameOf(s, s.site.indexOf(FACE_DOWN))}`;
  return s.step === STEP.siteLot ? 'lot' : PHASES[s.phase];
}

function resultOf(s: State, code: number): string {
  if (s.step === STEP.siteKind) return SITE_LETTERS[code - OUTCOME.site];
  if (s.step === STEP.siteLot) return nameOf(s, code - OUTCOME.lot);
  const die = code - OUTCOME.die + 1;
  return s.step === STEP.die ? `${die} ${rulingOf(die)}` : String(die);
}

/** One outcome: `* roll R 3`, `* site C3 t`, `* production 4 yes`. */
export function writeChance(w: StepWriter<Types>, code: number): string {
  const line = `* ${headOf(w.state)} ${resultOf(w.state, code)}`;
  w.take();
  return line;
}

/** Consequences that may stand in a log: nothing is read from them. */
const FORCED: readonly string[] = ['stopped', 'lost', 'out', 'wins'];

/** The outcome in a line, after its `*`. */
export function readChance(r: LineReader<Types>): Result<unknown> {
  const words = r.rest();
  if (FORCED.includes(words[0] ?? '')) return ok(null);
  const s = r.state;
  const isDue = actors(s) === CHANCE || r.supply((ahead) => actors(ahead) === CHANCE);
  if (!isDue) return fail('Chance does not act here; a seat must decide.', words.join(' '));
  const head = headOf(s).split(' ');
  const line = `* ${words.join(' ')}`;
  if (!head.every((word, i) => words[i] === word)) {
    return fail(`Here chance must bring "* ${head.join(' ')} ...", not ${quoted(line)}.`);
  }
  const value = words.slice(head.length).join(' ');
  const code = codeOf(s, value);
  if (code < 0)
    return fail(`${quoted(line)} has no result that could come here; one is "* ${headOf(s)} ${example(s)}".`);
  return r.chance(code, value);
}

function example(s: State): string {
  if (s.step === STEP.siteKind) return 't';
  return s.step === STEP.siteLot ? nameOf(s, 0) : resultOf(s, OUTCOME.die);
}

function codeOf(s: State, value: string): number {
  if (s.step === STEP.siteKind) {
    return value.length === 1 && SITE_LETTERS.includes(value) ? OUTCOME.site + SITE_LETTERS.indexOf(value) : -1;
  }
  if (s.step === STEP.siteLot) {
    const at = s.setup.land.territoryIds.indexOf(value);
    return at < 0 ? -1 : OUTCOME.lot + at;
  }
  for (let die = 1; die <= 6; die += 1) {
    const code = OUTCOME.die + die - 1;
    if (value === resultOf(s, code) || value === String(die)) return code;
  }
  return -1;
}
