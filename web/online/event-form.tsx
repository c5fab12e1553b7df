import type { Game } from '@marchlands/core/game.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { ClockPlan } from '@marchlands/server/table/change.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { HouseRules } from '../ui/house-rules.tsx';
import { Presets, presetsOf, SeatCount } from '../ui/presets.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { eventWords } from '../words/events.ts';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { Choice } from './choice.tsx';
import { ClockField } from './clock-field.tsx';
import { type EventWish, joinEvent, makeEvent } from './event-api.ts';
import type { Guest } from './guest.ts';
import { DAY } from './plan.ts';

const text = eventWords.form;

/** Live or by correspondence: what each proposes, and what may be chosen. */
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
/** What an arena is proposed with. */
const ARENA = { pace: 'live', clock: { kind: 'match', seconds: 300, increment: 5 }, arrive: 60 } as const;
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9];

interface Fields extends Omit<EventWish, 'clock' | 'startAt' | 'game'> {
  readonly clock: ClockPlan;
  readonly pace: Pace;
  /** As the field has it; null where the maker begins it. */
  readonly start: string | null;
  readonly plays: boolean;
}

interface Props {
  readonly guest: Guest;
  readonly gameId: string;
  readonly onGame: (id: string) => void;
}

/** What an event is for: as it is proposed it can be made with one press. */
export function EventForm({ guest, gameId, onGame }: Props) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  if (game.state !== 'ready' || !game.value.ok) return <p className="soft">{words.loading}</p>;
  return <Form guest={guest} game={game.value.value} onGame={onGame} />;
}

function Form({ guest, game, onGame }: { guest: Guest; game: Game; onGame: (id: string) => void }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const [fields, setFields] = useState<Fields>({
    name: text.usualName(guest.name).slice(0, 40),
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
  });
  const set = (part: Partial<Fields>): void => setFields({ ...fields, ...part });
  const { name, form, seats, options, clock, pace, start } = fields;
  const isPair = seats === 2;
  const presets = presetsOf(game).filter(({ players }) => players.length > 1);
  const setup = game.setup(options, seats);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!setup.ok || clock === null) return;
    const startAt = start === null ? null : new Date(start).getTime();
    if (startAt !== null && !(startAt > Date.now())) return setProblem(text.past);
    setIsBusy(true);
    const made = await makeEvent({
      name,
      form: isPair ? form : 'swiss',
      rounds: fields.rounds,
      minutes: fields.minutes,
      game: game.id,
      seats,
      options: changedOptions(game.optionSchema, seats, setup.value.options),
      clock,
      isRated: fields.isRated,
      isPublic: fields.isPublic,
      arrive: fields.arrive,
      startAt,
    });
    // The page of the event tells where that was refused.
    if (made.ok && fields.plays) await joinEvent(made.value);
    setIsBusy(false);
    if (made.ok) navigate(`/e/${made.value}`);
    else setProblem(made.problem.message);
  }

  return (
    <form className="plan event-plan" onSubmit={(event) => void submit(event)}>
      <p className="choice">
        <label htmlFor={`${id}-name`}>{text.name}</label>
        <input
          id={`${id}-name`}
          className="field"
          required
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
      </p>
      <Choice
        label={text.game}
        values={games.map((one) => one.id)}
        value={game.id}
        name={(one) => games.find((entry) => entry.id === one)?.title ?? one}
        onChange={onGame}
      />
      <Presets
        presets={presets}
        isChosen={({ players, options: preset }) =>
          players.length === seats && JSON.stringify(preset) === JSON.stringify(options)
        }
        onChoose={({ players, options: preset }) => set({ seats: players.length, options: preset })}
      />
      <SeatCount
        counts={game.seats.filter((count) => count > 1)}
        seats={seats}
        onChange={(count) => set({ seats: count })}
      />
      <Segmented
        label={text.how}
        values={isPair ? FORMS : FORMS.slice(0, 1)}
        value={isPair ? form : 'swiss'}
        name={(one) => eventWords.forms[one]}
        about={eventWords.formsAbout[isPair ? form : 'swiss']}
        // An arena is for short games.
        onChange={(one) => set({ form: one, ...(one === 'arena' ? ARENA : {}) })}
      />
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
        <Segmented
          label={text.time}
          values={['live', 'days'] as const}
          value={pace}
          name={(one) => text.paces[one]}
          about={text.pacesAbout[pace]}
          onChange={(one) => set({ pace: one, clock: PACES[one].clock, arrive: PACES[one].arrive })}
        />
      )}
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
      <div className="sticky-go">
        {!setup.ok && (
          <p className="notice bad" role="alert">
            {words.setUp.problem} {setup.problem.message}
          </p>
        )}
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button primary" disabled={!setup.ok || isBusy}>
          {text.submit}
        </button>
      </div>
    </form>
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

/** One of two or three, side by side, and what the chosen one means. */
function Segmented<T extends string>({
  label,
  values,
  value,
  name,
  about,
  onChange,
}: {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  about: string;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <>
      <fieldset className="bare choice">
        <legend>{label}</legend>
        <span className="segmented">
          {values.map((one) => (
            <label key={one}>
              <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
              {name(one)}
            </label>
          ))}
        </span>
      </fieldset>
      <p className="soft">{about}</p>
    </>
  );
}
