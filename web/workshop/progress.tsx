import { workshopWords as text } from '../words/workshop.ts';
import type { TrialState } from './use-trial.ts';

/** The progress of a trial, the time left, and a button to end it. */
export function Progress({ state, onStop }: { state: TrialState; onStop: () => void }) {
  const { done, most, begun } = state;
  const seconds = done === 0 ? null : Math.ceil((((performance.now() - begun) / done) * (most - done)) / 1000);
  const said = `${text.progress(done, most)}${seconds === null ? '' : `, ${text.left(seconds)}`}`;
  return (
    <div className="trial-progress">
      <progress max={most} value={done} aria-label={text.progress(done, most)} />
      <span className="soft tabular">{said}</span>
      <button type="button" className="button" onClick={onStop}>
        {text.stop}
      </button>
    </div>
  );
}
