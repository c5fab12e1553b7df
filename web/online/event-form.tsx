import type { Game } from '@marchlands/core/game.ts';
import { fitName, MOST_NAME } from '@marchlands/core/names.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Presets, presetsOf, SeatCount } from '../ui/presets.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { eventWords } from '../words/events.ts';
import { words } from '../words/words.ts';
import { Choice } from './choice.tsx';
import { joinEvent, makeEvent } from './event-api.ts';
import { type EventFields, EventFormat, MoreOfEvent, proposed } from './event-fields.tsx';
import type { Guest } from './guest.ts';

const text = eventWords.form;

interface Props {
  readonly guest: Guest;
  readonly gameId: string;
  readonly onGame: (id: string) => void;
}

/** The settings of a new event: one press creates it with the defaults. */
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
  const [fields, setFields] = useState(() => proposed(fitName(text.usualName(guest.name))));
  const set = (part: Partial<EventFields>): void => setFields({ ...fields, ...part });
  const { name, seats, options, clock, start } = fields;
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
      form: seats === 2 ? fields.form : 'swiss',
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
    // The event's page shows a refusal.
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
          maxLength={MOST_NAME}
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
      <EventFormat fields={fields} set={set} />
      <MoreOfEvent game={game} fields={fields} set={set} />
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
