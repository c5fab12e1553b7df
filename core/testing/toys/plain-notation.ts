import type { Game } from '../../game.ts';
import { OutcomeList } from '../../lists.ts';
import type { AnyMove, Codec } from '../../moves.ts';
import { fail, ok, type Result, shown } from '../../result.ts';
import { CHANCE, type Viewer } from '../../seat.ts';
import { type GameTypes, type Masked, SEALED, type Step, UNKNOWN, type ViewedStep } from '../../types.ts';

/** What the notation needs of its game. */
type Parts<T extends GameTypes> = Pick<
  Game<T>,
  'moveCodec' | 'outcomeCodec' | 'words' | 'actors' | 'outcomes' | 'apply' | 'refusal' | 'viewEntry'
>;

/** A viewed entry in the plain form, with `?` for what is hidden; all of it where nothing is shown. */
function formatViewed(
  codecs: readonly [Codec<AnyMove>, Codec<AnyMove>],
  { by, code }: Step,
  seen: ViewedStep<Masked<AnyMove>> | typeof SEALED | null,
): string | null {
  if (seen === null) return null;
  if (seen === SEALED) return UNKNOWN;
  const plain = codecs[by === CHANCE ? 1 : 0].format(code).split(' ');
  const hidden = Object.entries(seen.move).filter(([field]) => field !== 'kind');
  return [plain[0], ...hidden.map(([, value], i) => (value === UNKNOWN ? UNKNOWN : plain[i + 1]))].join(' ');
}

/**
 * A notation for small games: the plain forms of moves and outcomes, joined by `;`, a line for each seat's run of
 * moves with the chance results between and after them. Kinds of moves and of outcomes must have different names.
 */
export function plainNotation<T extends GameTypes>(parts: Parts<T>): Game<T>['notation'] {
  function parseOne(state: T['state'], seat: number, text: string): Result<Step> {
    const kind = text.split(/\s/)[0]?.toLowerCase() ?? '';
    if (parts.outcomeCodec.kinds.some((name) => name.toLowerCase() === kind)) {
      const outcome = parts.outcomeCodec.parse(text);
      if (!outcome.ok) return outcome;
      const list = new OutcomeList(state.setup.bounds.outcomes);
      if (parts.actors(state) === CHANCE) parts.outcomes(state, list);
      if (list.weightOf(outcome.value) === 0) return fail(`Chance cannot bring ${shown(text)} here.`);
      return ok({ by: CHANCE, code: outcome.value });
    }
    const move = parts.moveCodec.parse(text);
    if (!move.ok) return move;
    const refusal = parts.refusal(state, seat, move.value);
    if (refusal === null) return ok({ by: seat, code: move.value });
    const reason = parts.words.refusal(refusal, state.setup, parts.moveCodec.decode(move.value));
    return fail(reason.text, text, reason.rule);
  }

  return {
    parse(state, seat, line) {
      const trial = state.clone();
      const steps: Step[] = [];
      for (const text of line.split(';')) {
        const one = parseOne(trial, seat, text.trim());
        if (!one.ok) return one;
        parts.apply(trial, one.value.by, one.value.code);
        steps.push(one.value);
      }
      return ok(steps);
    },
    format(before: T['state'], steps: readonly Step[], viewer: Viewer) {
      const state = before.clone();
      const lines: string[][] = [];
      let author: number | null = null;
      for (const step of steps) {
        const isNewLine = lines.length === 0 || (step.by !== CHANCE && author !== null && step.by !== author);
        if (step.by !== CHANCE) author = step.by;
        if (isNewLine) lines.push([]);
        const text = formatViewed([parts.moveCodec, parts.outcomeCodec], step, parts.viewEntry(state, step, viewer));
        if (text !== null) lines.at(-1)?.push(text);
        parts.apply(state, step.by, step.code);
      }
      return lines.filter((line) => line.length > 0).map((line) => line.join('; '));
    },
  };
}
