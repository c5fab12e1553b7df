import { estimate, percent } from '@marchlands/core/percent.ts';
import type { Choice, Considered } from '@marchlands/kit/board.ts';
import { X } from 'lucide-react';
import { words } from '../words/words.ts';

/** How much of a hint is shown: a nudge, the best move, all that was considered. */
export type HintDepth = 1 | 2 | 3;

interface Props {
  readonly considered: readonly Considered[];
  /** What may be chosen now. */
  readonly choices: readonly Choice[];
  readonly depth: HintDepth;
  readonly onMore: () => void;
  readonly onPlay: (considered: Considered) => void;
  readonly onClose: () => void;
  /** True where others choose at the same time: it is filled in, and sent by its own button. */
  readonly fillsIn: boolean;
}

/** What a strong bot would consider, told little by little. */
export function HintCard({ considered, choices, depth, onMore, onPlay, onClose, fillsIn }: Props) {
  const text = words.table;
  const play = fillsIn ? text.hintFill : text.hintPlay;
  const best = considered.at(0);
  if (best === undefined) return null;
  const isMixed = considered.some(({ probability }) => probability !== null);
  const shown = depth === 3 ? ranked(considered).slice(0, MOST) : [{ best, others: 0 }];
  return (
    <section className="hint card arriving" aria-label={text.hintTitle}>
      <div className="hint-title">
        <h2>{text.hintTitle}</h2>
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {depth > 1 && <p className="soft hint-note">{isMixed ? text.hintMixed : text.hintValue}</p>}
      {depth === 1 ? (
        <>
          <p>{text.hintNudge(nudgeOf(best, choices))}</p>
          {best.reason !== '' && <p className="soft">{best.reason}</p>}
        </>
      ) : (
        <ol className={`hint-list tabular ${isMixed ? 'mixed' : ''}`}>
          {isMixed && (
            <li className="hint-head soft">
              <span>{text.hintShareHead}</span>
              <span>{text.hintValueHead}</span>
            </li>
          )}
          {shown.map(({ best: one, others }) => (
            <li key={one.words}>
              <span>
                {one.words}
                {others > 0 && <small className="soft"> {text.hintOthers(others)}</small>}
              </span>
              {isMixed && (
                <span title={text.hintShare}>{one.probability === null ? '' : percent(one.probability)}</span>
              )}
              <span title={text.hintValue}>{estimate(one.value)}</span>
              <button type="button" className="button" aria-label={`${play}: ${one.words}`} onClick={() => onPlay(one)}>
                {play}
              </button>
              {one.reason !== '' && <small className="soft hint-reason">{one.reason}</small>}
            </li>
          ))}
        </ol>
      )}
      {depth < 3 && (
        <button type="button" className="button" onClick={onMore}>
          {depth === 1 ? text.hintBest : text.hintMore}
        </button>
      )}
    </section>
  );
}

interface Rank {
  readonly best: Considered;
  /** How many others are told worth the same, for the same reason. */
  readonly others: number;
}

/** Ranks that are shown at most. */
const MOST = 6;

/** What was considered, the best first; what is of one kind, worth the same and for the same reason stands there once. */
export function ranked(considered: readonly Considered[]): readonly Rank[] {
  const ranks = new Map<string, Rank>();
  for (const one of considered) {
    // A mixture means each of its moves.
    const alike = one.probability === null ? `${one.move.kind}/${estimate(one.value)}/${one.reason}` : one.words;
    const rank = ranks.get(alike);
    ranks.set(alike, rank === undefined ? { best: one, others: 0 } : { ...rank, others: rank.others + 1 });
  }
  return [...ranks.values()];
}

/**
 * The kind of move without its place: what the choices of this kind have in common, up to where they differ, without
 * the small words that would hang there. Of several moves it is the first, which does not tell the rest.
 */
export function nudgeOf({ move, moves, opening }: Considered, choices: readonly Choice[]): string {
  if (moves.length > 1) return opening;
  const alike = choices.filter((choice) => choice.move.kind === move.kind && choice.words !== opening);
  const parts = opening.split(' ');
  let length = parts.length;
  for (const choice of alike) {
    const others = choice.words.split(' ');
    const parting = parts.findIndex((part, i) => part !== others[i]);
    if (parting >= 0) length = Math.min(length, parting);
  }
  while (alike.length > 0 && words.table.hintDangling.includes(parts[length - 1] ?? '')) length -= 1;
  return parts.slice(0, length).join(' ') || opening;
}
