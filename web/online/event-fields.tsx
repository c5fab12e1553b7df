import type { Game } from '@marchlands/core/game.ts';
import type { ClockPlan } from '@marchlands/server/table/change.ts';
import { useId } from 'react';
import { HouseRules } from '../ui/house-rules.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { eventWords } from '../words/events.ts';
import { onlineWords } from '../words/online.ts';
import { Choice } from './choice.tsx';
import { ClockField } from './clock-field.tsx';
import type { EventWish } from './event-api.ts';
import { DAY } from './plan.ts';

const text = eventWords.form;

/** Live or by correspondence: the defaults and choices of each. */
const PACES = {
  live: {
    clock: { kind: 'match', seconds: 900, increment: 10 },
    kinds: ['match', 'move'],
    arrive: 180,
    arrives: [60, 120, 180, 300, 600, 900],
  },
  days: {
    clock: { kind: 'move', seconds: 2 * DAY },
    kinds: ['days'],
    arrive: 2 * DAY,
    arrives: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
  },
} as const;
type Pace = keyof typeof PACES;

const FORMS = ['swiss', 'roundRobin', 'arena'] as const;
const MINUTES = [20, 30, 45, 60, 90, 120];
/** The defaults of an arena. */
const ARENA = { pace: 'live', clock: { kind: 'match', seconds: 300, increment: 5 }, arrive: 60 } as const;
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The values of the form. */
export interface EventFields extends Omit<EventWish, 'clock' | 'startAt' | 'game'> {
  readonly clock: ClockPlan;
  readonly pace: Pace;
  /** The text of the field; null if the owner begins the event. */
  readonly start: string | null;
  readonly plays: boolean;
}

/** The form's defaults. @param name of the event */
export function proposed(name: string): EventFields {
  return {
    name,
    form: 'swiss',
    rounds: 5,
    minutes: 60,
    seats: 2,
    options: {},
    clock: PACES.live.clock,
    pace: 'live',
    isRated: false,
    isPublic: false,
    arrive: PACES.live.arrive,
    start: null,
    plays: true,
  };
}

interface Parts {
  readonly fields: EventFields;
  readonly set: (part: Partial<EventFields>) => void;
}

/** The format of the event: its form, its number of rounds or its duration, live or by correspondence. */
export function EventFormat({ fields, set }: Parts) {
  const { form, pace } = fields;
  const isPair = fields.seats === 2;
  return (
    <>
      <Segmented
        label={text.how}
        values={isPair ? FORMS : FORMS.slice(0, 1)}
        value={isPair ? form : 'swiss'}
        name={(one) => eventWords.forms[one]}
        className="bare choice"
        // An arena is for short games.
        onChange={(one) => set({ form: one, ...(one === 'arena' ? ARENA : {}) })}
      />
      <p className="soft">{eventWords.formsAbout[isPair ? form : 'swiss']}</p>
      {isPair && form === 'arena' && (
        <Choice
          label={text.minutes}
          values={MINUTES}
          value={fields.minutes}
          name={eventWords.minutes}
          onChange={(minutes) => set({ minutes })}
        />
      )}
      {(form === 'swiss' || !isPair) && (
        <Choice
          label={text.rounds}
          values={ROUNDS}
          value={fields.rounds}
          name={String}
          onChange={(rounds) => set({ rounds })}
        />
      )}
      {!(isPair && form === 'arena') && (
        <>
          <Segmented
            label={text.time}
            values={['live', 'days'] as const}
            value={pace}
            name={(one) => text.paces[one]}
            className="bare choice"
            onChange={(one) => set({ pace: one, clock: PACES[one].clock, arrive: PACES[one].arrive })}
          />
          <p className="soft">{text.pacesAbout[pace]}</p>
        </>
      )}
    </>
  );
}

/** Fields that most owners leave at their defaults. */
export function MoreOfEvent({ game, fields, set }: Parts & { readonly game: Game }) {
  const { seats, options, clock, pace, start } = fields;
  const id = useId();
  return (
    <details className="more">
      <summary>{text.more}</summary>
      <ClockField clock={clock} kinds={PACES[pace].kinds} onChange={(one) => set({ clock: one })} />
      <Choice
        label={text.arrive}
        values={PACES[pace].arrives}
        value={fields.arrive}
        name={onlineWords.seconds}
        onChange={(arrive) => set({ arrive })}
      />
      <p className="soft">{text.arriveAbout}</p>
      <Choice
        label={text.start}
        values={[false, true]}
        value={start !== null}
        name={(isTimed) => text.starts[isTimed ? 'time' : 'owner']}
        onChange={(isTimed) => set({ start: isTimed ? '' : null })}
      />
      {start !== null && (
        <p className="choice">
          <label htmlFor={`${id}-at`}>{text.at}</label>
          <input
            id={`${id}-at`}
            className="field"
            type="datetime-local"
            required
            value={start}
            onChange={({ target }) => set({ start: target.value })}
          />
        </p>
      )}
      <Choice
        label={text.list}
        values={[false, true]}
        value={fields.isPublic}
        name={(isPublic) => text.lists[isPublic ? 'lobby' : 'link']}
        onChange={(isPublic) => set({ isPublic })}
      />
      <Check label={text.rated} isOn={fields.isRated} onChange={(isRated) => set({ isRated })} />
      <Check label={text.play} isOn={fields.plays} onChange={(plays) => set({ plays })} />
      <HouseRules game={game} seats={seats} options={options} onChange={(changed) => set({ options: changed })} />
    </details>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <p className="choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        className="check"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </p>
  );
}
