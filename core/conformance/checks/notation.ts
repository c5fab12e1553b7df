import { problemText } from '../../result.ts';
import { CHANCE, EVERYTHING, type Seat } from '../../seat.ts';
import type { AnyState, Step } from '../../types.ts';
import { type Bench, codesFor, fault, isOver, type Moment, nameStep, nextActor, randomStep } from '../moment.ts';

const ALTERNATIVES = 24;
const LINE = 12;

export function sameSteps(found: readonly Step[], wanted: readonly Step[]): boolean {
  return (
    found.length === wanted.length && found.every(({ by, code }, i) => by === wanted[i]?.by && code === wanted[i]?.code)
  );
}

/** The author of a line: the first seat that acts in the remaining steps. */
export function authorOf(steps: readonly Step[]): Seat {
  return steps.find(({ by }) => by !== CHANCE)?.by ?? 0;
}

/** Reads lines in order and reports those that do not give the steps they were written from. */
function checkLines({ game }: Bench, before: AnyState, steps: readonly Step[], lines: readonly string[]): void {
  const state = before.clone();
  let rest = steps;
  for (const line of lines) {
    if (line.trim() === '' || line.includes('\n')) fault('notation', `a line is empty or has a line break: "${line}"`);
    const read = game.notation.parse(state, authorOf(rest), line);
    if (!read.ok) fault('notation', `its own line "${line}" is refused: ${problemText(read.problem)}`);
    const part = rest.slice(0, read.value.length);
    if (read.value.length === 0 || !sameSteps(read.value, part)) {
      const names = (some: readonly Step[]): string => some.map((step) => nameStep(game, step)).join(', ') || 'nothing';
      fault('notation', `"${line}" was written from ${names(rest)}, but reads as ${names(read.value)}`);
    }
    for (const { by, code } of part) game.apply(state, by, code);
    rest = rest.slice(part.length);
  }
  if (rest.length > 0)
    fault('notation', `${rest.length} of ${steps.length} steps were not written: "${lines.join(' / ')}"`);
}

/** Every alternative has its own line that reads back, and so do the typed and plain forms of its code. */
function alternatives(moment: Moment): void {
  const { game, state, actors, rng } = moment;
  const actor = nextActor(actors);
  const codec = actor === CHANCE ? game.outcomeCodec : game.moveCodec;
  const codes = codesFor(moment, state, actor);
  const written = new Map<string, number>();
  for (let i = 0; i < Math.min(ALTERNATIVES, codes.length); i += 1) {
    const at = i + rng.below(codes.length - i);
    const code = codes[at];
    codes[at] = codes[i];
    const step = { by: actor, code };
    const decoded = codec.decode(code);
    if (codec.encode(decoded) !== code)
      fault('notation', `${nameStep(game, step)} decoded and encoded is another code`);
    const plain = codec.parse(codec.format(code));
    if (!plain.ok || plain.value !== code)
      fault('notation', `the plain form of ${nameStep(game, step)} reads back wrong`);
    if (actor === CHANCE) continue;
    const lines = game.notation.format(state, [step], EVERYTHING);
    checkLines(moment, state, [step], lines);
    const text = lines.join('\n');
    const other = written.get(text);
    if (other !== undefined) fault('notation', `"${text}" stands for code ${other} and for code ${code}`);
    written.set(text, code);
    const own = game.notation.format(state, [step], actor).join('\n');
    if (own !== text) fault('notation', `seat ${actor} sees its own move as "${own}", not as "${text}"`);
  }
}

/** A random sequence of steps from here, chance results and other seats included, reads back from its lines. */
export function notation(moment: Moment): void {
  const { game, state, rng, viewers } = moment;
  if (isOver(moment.actors)) return;
  alternatives(moment);
  const walk = state.clone();
  const steps: Step[] = [];
  for (let actors = moment.actors; !isOver(actors) && steps.length < LINE; actors = game.actors(walk)) {
    const step = randomStep(moment, walk, nextActor(actors), rng);
    game.apply(walk, step.by, step.code);
    steps.push(step);
  }
  checkLines(moment, state, steps, game.notation.format(state, steps, EVERYTHING));
  for (const viewer of viewers) {
    for (const line of game.notation.format(state, steps, viewer)) {
      if (typeof line !== 'string' || line.includes('\n'))
        fault('notation', `viewer ${viewer} gets a bad line: ${line}`);
    }
  }
}
