import type { ClockPlan } from '@marchlands/server/table/change.ts';
import { Segmented } from '../ui/segmented.tsx';
import { onlineWords } from '../words/online.ts';
import { Choice } from './choice.tsx';
import { type ClockKind, clockKind, DAY, FIRST_CLOCK } from './plan.ts';

const KINDS: readonly ClockKind[] = ['none', 'move', 'days', 'match'];
const MOVE_SECONDS = [15, 30, 45, 60, 120, 180, 300, 600, 1800, 3600];
const DAYS = [1, 2, 3, 5, 7, 14];
const MATCH_SECONDS = [300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200];
const INCREMENTS = [0, 5, 10, 15, 30, 60];

/** A seat's thinking time. @param kinds selectable kinds; default: all */
export function ClockField({
  clock,
  kinds = KINDS,
  onChange,
}: {
  clock: ClockPlan;
  kinds?: readonly ClockKind[];
  onChange: (clock: ClockPlan) => void;
}) {
  const text = onlineWords.plan;
  const kind = clockKind(clock);
  return (
    <>
      <Segmented
        className="bare choice"
        label={text.clock}
        values={kinds}
        value={kind}
        name={(one) => text.clocks[one]}
        onChange={(one) => onChange(FIRST_CLOCK[one])}
      />
      {clock?.kind === 'move' && kind === 'move' && (
        <Choice
          label={text.perMove}
          values={MOVE_SECONDS}
          value={clock.seconds}
          name={onlineWords.seconds}
          onChange={(seconds) => onChange({ kind: 'move', seconds })}
        />
      )}
      {clock?.kind === 'move' && kind === 'days' && (
        <Choice
          label={text.perDays}
          values={DAYS}
          value={clock.seconds / DAY}
          name={onlineWords.days}
          onChange={(days) => onChange({ kind: 'move', seconds: days * DAY })}
        />
      )}
      {clock?.kind === 'match' && (
        <>
          <Choice
            label={text.perMatch}
            values={MATCH_SECONDS}
            value={clock.seconds}
            name={onlineWords.seconds}
            onChange={(seconds) => onChange({ ...clock, seconds })}
          />
          <Choice
            label={text.increment}
            values={INCREMENTS}
            value={clock.increment}
            name={(seconds) => (seconds === 0 ? onlineWords.none : onlineWords.seconds(seconds))}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      )}
      {clock !== null && <p className="soft">{text.clockAbout}</p>}
    </>
  );
}
