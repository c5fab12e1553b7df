import { estimate, percent } from '@marchlands/core/percent.ts';
import type { Choice, Considered } from '@marchlands/kit/board.ts';
import { X } from 'lucide-react';
import { words } from '../words/words.ts';

/** The level of a hint: a nudge, the best move, or all candidates. */
export type HintDepth = 1 | 2 | 3;

interface Props {
  readonly considered: readonly Considered[];
  /** The current choices. */
  readonly choices: readonly Choice[];
  readonly depth: HintDepth;
  readonly onMore: () => void;
  readonly onPlay: (considered: Considered) => void;
  readonly onClose: () => void;
  /** True where others choose at the same time: it is filled in, and sent by its own button. */
  readonly fillsIn: boolean;
}

/** A strong bot's candidates, revealed step by step. */
export function HintCard({ considered, choices, depth, onMore, onPlay, onClose, fillsIn }: Props) {
  const text = words.table;
  const best = considered.at(0);
  if (best === undefined) return null;
  return (
    <section className="hint card arriving" aria-label={text.hintTitle}>
      <div className="hint-title">
        <h2>{text.hintTitle}</h2>
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {depth === 1 && <Nudge says={nudgeOf(best, choices)} reason={best.reason} onMore={onMore} />}
      {depth === 2 && <Best {...{ best, fillsIn, onPlay }} onMore={considered.length > 1 ? onMore : null} />}
      {depth === 3 && <All {...{ considered, fillsIn, onPlay }} />}
    </section>
  );
}

/** The kind of the best choice, and its reasons. */
function Nudge({ says, reason, onMore }: { says: string; reason: string; onMore: () => void }) {
  const text = words.table;
  return (
    <>
      <p>{text.hintNudge(says)}</p>
      {reason !== '' && <p className="soft">{reason}</p>}
      <button type="button" className="button" onClick={onMore}>
        {text.hintBest}
      </button>
    </>
  );
}

interface Playing {
  readonly fillsIn: boolean;
  readonly onPlay: (considered: Considered) => void;
}

/** The best choice alone, in sentences. */
function Best({ best, fillsIn, onPlay, onMore }: Playing & { best: Considered; onMore: (() => void) | null }) {
  const text = words.table;
  const worth = estimate(best.value);
  return (
    <>
      <p className="hint-best">{best.words}</p>
      <p className="soft">
        {best.probability === null ? text.hintWorth(worth) : text.hintChosen(percent(best.probability), worth)}{' '}
        {best.reason}
      </p>
      <div className="row">
        <PlayButton {...{ fillsIn, onPlay }} one={best} />
        {onMore !== null && (
          <button type="button" className="button" onClick={onMore}>
            {text.hintMore}
          </button>
        )}
      </div>
    </>
  );
}

/** All candidates with their values. */
function All({ considered, fillsIn, onPlay }: Playing & { considered: readonly Considered[] }) {
  const text = words.table;
  const isMixed = considered.some(({ probability }) => probability !== null);
  return (
    <>
      <p className="soft hint-note">{isMixed ? text.hintMixed : text.hintValue}</p>
      <ol className={`hint-list tabular ${isMixed ? 'mixed' : ''}`}>
        {isMixed && (
          <li className="hint-head soft">
            <span>{text.hintShareHead}</span>
            <span>{text.hintValueHead}</span>
          </li>
        )}
        {ranked(considered)
          .slice(0, MOST)
          .map(({ best: one, others }) => (
            <li key={one.words}>
              <span>
                {one.words}
                {others > 0 && <small className="soft"> {text.hintOthers(others)}</small>}
              </span>
              {isMixed && (
                <span title={text.hintShare}>{one.probability === null ? '' : percent(one.probability)}</span>
              )}
              <span title={text.hintValue}>{estimate(one.value)}</span>
              <PlayButton {...{ one, fillsIn, onPlay }} />
              {one.reason !== '' && <small className="soft hint-reason">{one.reason}</small>}
            </li>
          ))}
      </ol>
    </>
  );
}

function PlayButton({ one, fillsIn, onPlay }: Playing & { one: Considered }) {
  const play = fillsIn ? words.table.hintFill : words.table.hintPlay;
  return (
    <button type="button" className="button" aria-label={`${play}: ${one.words}`} onClick={() => onPlay(one)}>
      {play}
    </button>
  );
}

interface Rank {
  readonly best: Considered;
  /** The number of other candidates with the same value and the same reason. */
  readonly others: number;
}

/** Ranks that are shown at most. */
const MOST = 6;

/** The candidates, best first; those of one kind with the same value and the same reason are merged. */
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

/** True if a nudge is informative: not all legal choices are of its kind. */
export function isTelling(best: Considered, choices: readonly Choice[]): boolean {
  const nudge = nudgeOf(best, choices);
  return choices.some((choice) => !choice.words.startsWith(nudge));
}

/**
 * The kind of move without its place: the common beginning of the choices of this kind, without dangling small words.
 * For several moves it uses the first, which does not reveal the rest.
 */
export function nudgeOf({ move, moves, words: whole, opening }: Considered, choices: readonly Choice[]): string {
  if (moves.length > 1) return opening;
  const alike = choices.filter((choice) => choice.move.kind === move.kind && choice.words !== opening);
  // Named by what it ends, if it ends something.
  if (alike.length === 0) return whole;
  const parts = opening.split(' ');
  let length = parts.length;
  for (const choice of alike) {
    const others = choice.words.split(' ');
    const parting = parts.findIndex((part, i) => part !== others[i]);
    if (parting >= 0) length = Math.min(length, parting);
  }
  while (words.table.hintDangling.includes(parts[length - 1] ?? '')) length -= 1;
  return parts.slice(0, length).join(' ') || opening;
}
