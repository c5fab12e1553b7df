import { ok, type Result } from '@marchlands/core/result.ts';
import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { eventWords } from '../words/events.ts';
import { sit } from './api.ts';
import { beginEvent, endEvent, joinEvent, leaveEvent } from './event-api.ts';
import { whereabouts } from './event-facts.ts';
import type { Guest } from './guest.ts';
import { enterAs, GuestNameField } from './guest-name-field.tsx';
import { seatAt } from './keys.ts';
import { useAct } from './use-act.ts';

const text = eventWords;
const LEAST_PLAYERS = 3;

/** The current actions in an event: join, play, begin, leave. */
export function EventDoors({ event, guest, onDone }: { event: EventInfo; guest: Guest | null; onDone: () => void }) {
  const { id, status, players, owner, plan } = event;
  const [asked, setAsked] = useState<'leave' | 'end' | null>(null);
  const { isBusy, problem, act } = useAct();
  const own = players.find((player) => guest !== null && player.guest === guest.guest);
  const isOwner = guest?.guest === owner.guest;
  const does = (what: () => Promise<Result<void>>) => async (): Promise<Result<void>> => {
    const done = await what();
    onDone();
    return done;
  };
  if (status === 'over') return null;
  return (
    <section className="card event-doors" aria-label={text.title}>
      {status === 'gathering' && plan.startAt !== null && <p>{text.begins(plan.startAt)}</p>}
      {own === undefined && <ComeIn id={id} guest={guest} onDone={onDone} />}
      {own !== undefined && <OwnTable event={event} guest={guest} />}
      {status === 'gathering' && own !== undefined && !isOwner && plan.startAt === null && (
        <p>{text.waitOwner(owner.name)}</p>
      )}
      {isOwner && status === 'gathering' && players.length < LEAST_PLAYERS && <p className="soft">{text.beginFew}</p>}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        {isOwner && status === 'gathering' && (
          <button
            type="button"
            className="button primary"
            disabled={players.length < LEAST_PLAYERS || isBusy}
            onClick={() => act(does(() => beginEvent(id)))}
          >
            {text.begin}
          </button>
        )}
        {own?.isIn === false && (
          <button
            type="button"
            className="button primary"
            disabled={isBusy}
            onClick={() => act(does(() => joinEvent(id)))}
          >
            {text.back}
          </button>
        )}
        {own?.isIn === true && (
          <button type="button" className="button" onClick={() => setAsked('leave')}>
            {text.leave}
          </button>
        )}
        {isOwner && status === 'playing' && (
          <button type="button" className="button" onClick={() => setAsked('end')}>
            {text.end}
          </button>
        )}
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={text[asked]}
          says={asked === 'end' ? text.endAsk : text.leaveAsk[status === 'gathering' ? 'gathering' : plan.form]}
          yes={text[asked]}
          act={does(() => (asked === 'end' ? endEvent(id) : leaveEvent(id)))}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Joins under a name. */
function ComeIn({ id, guest, onDone }: { id: string; guest: Guest | null; onDone: () => void }) {
  const [name, setName] = useState('');
  const { isBusy, problem, act } = useAct();

  async function enter(): Promise<Result<void>> {
    if (guest === null) {
      const entered = await enterAs(name);
      if (!entered.ok) return entered;
    }
    const joined = await joinEvent(id);
    onDone();
    return joined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    act(enter);
  }

  return (
    <form className="doorway" onSubmit={submit}>
      {guest === null && <GuestNameField name={name} onChange={setName} />}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p className="row">
        <button type="submit" className="button primary" disabled={isBusy}>
          {guest === null ? text.join : text.joinAs(guest.name)}
        </button>
      </p>
    </form>
  );
}

/** The player's own table of the round, with a link. */
function OwnTable({ event, guest }: { event: EventInfo; guest: Guest | null }) {
  const [, navigate] = useLocation();
  const { isBusy, problem, act } = useAct();
  const where = whereabouts(event, guest?.guest ?? null, Date.now());
  const isLast = event.played.length >= event.rounds;

  async function play(table: string): Promise<Result<void>> {
    // A player already seated there, here or on another device, gets instructions at the table.
    if (seatAt(table) === null) {
      const sat = await sit(table, null);
      if (!sat.ok && sat.problem.code !== 'seat.one' && sat.problem.code !== 'table.playing') return sat;
    }
    navigate(`/t/${table}`);
    return ok(undefined);
  }

  switch (where.kind) {
    case 'none':
      return null;
    case 'table':
      return (
        <div role="status">
          <p>{text.yourTable(where.others)}</p>
          {problem !== null && <p className="notice bad">{problem}</p>}
          <p className="row">
            <button
              type="button"
              className="button primary"
              disabled={isBusy}
              onClick={() => act(() => play(where.table.id))}
            >
              {text.yourPlay}
            </button>
          </p>
        </div>
      );
    case 'left':
      return <p role="status">{text.youLeft}</p>;
    case 'bye':
      return <p role="status">{text.yourBye}</p>;
    case 'next':
      return <p role="status">{text.yourNext}</p>;
    case 'wait':
      return <p role="status">{text.yourWait}</p>;
    case 'end':
      return <p role="status">{text.yourEnd}</p>;
    case 'laid':
      return <p role="status">{text.paired}</p>;
    case 'done':
      return <p role="status">{isLast ? text.yourLast : text.yourDone}</p>;
    default:
      return where satisfies never;
  }
}
