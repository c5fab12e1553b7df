import type { ListedEvent } from '@marchlands/server/wire/events.ts';
import { Link } from 'wouter';
import { eventWords } from '../words/events.ts';
import { onlineWords } from '../words/online.ts';
import { openEvents, ownEvents } from './event-api.ts';
import { POLL } from './own-tables.tsx';
import { titleOf } from './table-row.tsx';
import { usePolled } from './use-polled.ts';

const text = eventWords;

/** The events in the lobby: the player's own, open ones, and a link to create another. */
export function EventLists({ hasName }: { hasName: boolean }) {
  const own = usePolled(hasName ? ownEvents : null, POLL).value ?? [];
  const open = (usePolled(openEvents, POLL).value ?? []).filter(({ id }) => own.every((event) => event.id !== id));
  const running = own.filter(({ status }) => status !== 'over');
  const over = own.filter(({ status }) => status === 'over');
  return (
    <section aria-labelledby="events">
      <h2 id="events">{text.title}</h2>
      <p className="soft">{text.about}</p>
      {running.length > 0 && <EventList events={running} />}
      {open.length > 0 && (
        <>
          <h3>{text.open}</h3>
          <EventList events={open} />
        </>
      )}
      {over.length > 0 && (
        <details className="more">
          <summary>{onlineWords.yours.more(over.length)}</summary>
          <EventList events={over} />
        </details>
      )}
      <Link className="button" href="/online/event">
        {text.make}
      </Link>
    </section>
  );
}

function EventList({ events }: { events: readonly ListedEvent[] }) {
  return (
    <ul className="matches">
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventRow({ event }: { event: ListedEvent }) {
  const { id, name, game, form, status, players, round, rounds, startAt, endsAt, table } = event;
  const facts = [
    titleOf(game),
    text.forms[form],
    text.people(players),
    ...(endsAt !== null ? [text.until(endsAt)] : round > 0 ? [text.round(round, rounds)] : []),
    startAt !== null && status === 'gathering' ? text.begins(startAt) : text.statuses[status],
  ];
  return (
    <li className="match-row card">
      <div className="who">
        <strong>{name}</strong>
        <div className="soft tabular">{facts.join(' · ')}</div>
      </div>
      <Link
        className={table === null ? 'button' : 'button primary'}
        href={`/e/${id}`}
        aria-label={table === null ? text.goLong(name) : text.playLong(name)}
      >
        {table === null ? text.go : text.play}
      </Link>
    </li>
  );
}
