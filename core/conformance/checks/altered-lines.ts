import { CHANCE, EVERYTHING } from '../../seat.ts';
import type { AnyState, Step } from '../../types.ts';
import { anyKind, fault, isOver, type Moment, nameStep, nextActor, randomStep, wholeChoice } from '../moment.ts';
import { authorOf, sameSteps } from './notation.ts';

/** Alterations of one line. */
const ALTERATIONS = 24;
/** Number of steps from which lines are written. */
const STEPS = 8;
/** Words that fit nowhere, or only in an open place. */
const STRANGERS = ['x', '0', '99', '-', 'none', '*'];

interface Altered {
  readonly words: readonly string[];
  /** The changed or inserted word. */
  readonly at: number;
}

/** Lists of letters, in which each letter counts. */
const LETTERS = /^[a-z]+(?:>[a-z]*)?$/i;

/** One letter or digit of a text doubled, replaced, inserted, or in a list of letters removed. */
function alterSign(text: string, signs: string, pick: (count: number) => number): string {
  const at = pick(text.length);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  switch (pick(LETTERS.test(text) ? 4 : 3)) {
    case 0:
      return before + text[at] + text[at] + after;
    case 1:
      return before + signs[pick(signs.length)] + after;
    case 2:
      return before + text[at] + signs[pick(signs.length)] + after;
    default:
      return before + after;
  }
}

/**
 * Doubles one item of a comma-separated list. Removing one is not tried: items without alternatives may be left out.
 */
function doubleItem(text: string, pick: (count: number) => number): string {
  const items = text.split(',');
  const at = pick(items.length);
  return items.toSpliced(at, 0, items[at]).join(',');
}

/** Another line with one word changed or inserted; words and letters are taken from `known`. */
function alter(words: readonly string[], known: readonly string[], pick: (count: number) => number): Altered {
  let at = pick(words.length);
  while (words[at] === ';') at = pick(words.length);
  const put = (word: string, removed: 0 | 1): Altered => ({ words: words.toSpliced(at, removed, word), at });
  switch (pick(5)) {
    case 0:
      return put(known[pick(known.length)], 1);
    case 1:
      // A fitting word might name a forced item.
      return { words: words.toSpliced(at + 1, 0, STRANGERS[pick(STRANGERS.length)]), at: at + 1 };
    case 2:
      return put(doubleItem(words[at], pick), 1);
    default:
      return put(alterSign(words[at], known.join(''), pick), 1);
  }
}

/** The words of a line, each `;` by itself. */
const wordsOf = (line: string): readonly string[] => line.match(/;|[^\s;]+/g) ?? [];

/** The sorted letters of a text: texts that differ only in order may be the same list of cards. */
const lettersOf = (text: string): string => [...wordsOf(text).join('').toUpperCase()].sort().join('');

/**
 * A line with one argument changed must be refused or mean another move: a reader ignores and corrects nothing, so
 * every argument matters.
 * @param sameLine normalizes equivalent ways to write a line
 */
export function alteredLines(moment: Moment, sameLine: (line: string) => string): void {
  const { game, state, rng } = moment;
  if (isOver(moment.actors)) return;
  const pick = (count: number): number => rng.below(count);
  const steps = stepsFrom(moment);
  const lines = game.notation.format(state, steps, EVERYTHING);
  const known = [...new Set([...lines.flatMap((line) => wordsOf(line)), ...STRANGERS])].filter((w) => w !== ';');
  const before = state.clone();
  let rest: readonly Step[] = steps;
  for (const line of lines) {
    const read = game.notation.parse(before, authorOf(rest), line);
    if (!read.ok || read.value.length === 0) return;
    for (let i = 0; i < ALTERATIONS; i += 1) {
      const words = wordsOf(line);
      const changed = alter(words, known, pick);
      const text = changed.words.join(' ');
      const isSame = lettersOf(sameLine(text)) === lettersOf(sameLine(line));
      if (isSame || changed.words[changed.at] === '' || changed.words[changed.at] === ';') continue;
      const found = game.notation.parse(before, authorOf(rest), text);
      if (!found.ok || !sameSteps(found.value, read.value) || isPlain(moment, text, found.value)) continue;
      const names = read.value.map((step) => nameStep(game, step)).join(', ');
      fault('altered lines', `"${text}" is read as "${line}" is (${names}): an argument is passed over, or corrected`);
    }
    for (const { by, code } of read.value) game.apply(before, by, code);
    rest = rest.slice(read.value.length);
  }
}

/** Whether a text ends in the plain form of steps, which any line may use. */
function isPlain({ game }: Moment, text: string, steps: readonly Step[]): boolean {
  const plain = steps.map(({ by, code }) => (by === CHANCE ? game.outcomeCodec : game.moveCodec).format(code));
  return text.replaceAll(' ;', ';').toLowerCase().endsWith(plain.join('; ').toLowerCase());
}

/** A whole choice, each kind of move equally likely, and the steps after it. */
function stepsFrom(moment: Moment): readonly Step[] {
  const { game, state, rng } = moment;
  const walk: AnyState = state.clone();
  const steps: Step[] = [];
  for (let actors = moment.actors; !isOver(actors) && steps.length < STEPS; actors = game.actors(walk)) {
    const actor = nextActor(actors);
    const choice =
      actor === CHANCE
        ? [randomStep(moment, walk, actor, rng)]
        : wholeChoice(moment, walk, actor, rng, walk.clone(), anyKind);
    for (const { by, code } of choice) game.apply(walk, by, code);
    steps.push(...choice);
  }
  return steps;
}
