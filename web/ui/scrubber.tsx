import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { words } from '../words/words.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  /** True while the board plays a step, for which a running replay waits. */
  readonly isPlaying: boolean;
  readonly onGo: (at: number) => void;
  /** Goes on to the next step at which something happens; a stable function. */
  readonly onAdvance: () => Promise<void>;
}

/** Milliseconds between two steps of a running replay, beyond what the board plays. */
const STEP = 900;

/** Goes to any moment of the match: a slider, step buttons, and an automatic replay. */
export function Scrubber({ at, last, isPlaying, onGo, onAdvance }: Props) {
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs || isPlaying) return;
    if (at >= last) {
      setRuns(false);
      return;
    }
    const timer = window.setTimeout(() => void onAdvance(), STEP);
    return () => window.clearTimeout(timer);
  }, [runs, isPlaying, at, last, onAdvance]);
  // The button that began the replay may be gone: the slider then gets the focus, so that arrow keys step.
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasNoFocus()) slider.current?.focus({ preventScroll: true });
  }, []);
  const text = words.table;
  const RunIcon = runs ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="scrubber" role="group" aria-label={text.replay}>
      <StepButton label={text.first} isOff={at <= 0} onPress={() => onGo(0)}>
        <ChevronFirst size={20} aria-hidden="true" />
      </StepButton>
      <StepButton label={text.previous} isOff={at <= 0} onPress={() => onGo(at - 1)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </StepButton>
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
      <StepButton label={text.next} isOff={at >= last} onPress={() => onGo(at + 1)}>
        <ChevronRight size={20} aria-hidden="true" />
      </StepButton>
      <StepButton label={text.last} isOff={at >= last} onPress={() => onGo(last)}>
        <ChevronLast size={20} aria-hidden="true" />
      </StepButton>
      <input
        ref={slider}
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

/** Goes to another step. At the end of its way it keeps the focus. */
function StepButton({
  label,
  isOff,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
