import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words } from '../words/words.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
}

/** Milliseconds between two steps of a running replay. */
const STEP = 900;

/** Goes to any moment of the match: a slider, step buttons, and an automatic replay. */
export function Scrubber({ at, last, onGo }: Props) {
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return;
    if (at >= last) {
      setRuns(false);
      return;
    }
    const timer = window.setTimeout(() => onGo(at + 1), STEP);
    return () => window.clearTimeout(timer);
  }, [runs, at, last, onGo]);
  const text = words.table;
  const RunIcon = runs ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="scrubber" role="group" aria-label={text.replay}>
      <button type="button" className="button icon" aria-label={text.first} disabled={at <= 0} onClick={() => onGo(0)}>
        <ChevronFirst size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={text.previous}
        disabled={at <= 0}
        onClick={() => onGo(at - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={runs ? text.pause : text.run}
        onClick={() => {
          if (!runs && at >= last) onGo(0);
          setRuns(!runs);
        }}
      >
        <RunIcon size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={text.next}
        disabled={at >= last}
        onClick={() => onGo(at + 1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button icon"
        aria-label={text.last}
        disabled={at >= last}
        onClick={() => onGo(last)}
      >
        <ChevronLast size={20} aria-hidden="true" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text.scrubber}
        aria-valuetext={text.at(at, last)}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <span className="tabular scrubber-at" aria-hidden="true">
        {at}/{last}
      </span>
    </div>
  );
}
