import '../style/lobby.css';
import '../style/events.css';
import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { MonitorPlay } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { EventDoors } from '../online/event-doors.tsx';
import { roundText, tablesOf, winnersOf } from '../online/event-facts.ts';
import { EventPlayers } from '../online/event-players.tsx';
import { EventRound } from '../online/event-round.tsx';
import { type Guest, useGuest } from '../online/guest.ts';
import { InviteToEvent } from '../online/invite.tsx';
import { NoServer } from '../online/no-server.tsx';
import { OptionsText } from '../online/options-text.tsx';
import { useServer } from '../online/server.ts';
import { StandingsTable } from '../online/standings-table.tsx';
import { titleOf } from '../online/table-row.tsx';
import { useEvent } from '../online/use-event.ts';
import { Page } from '../ui/page.tsx';
import { eventWords } from '../words/events.ts';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';

const text = eventWords;

/** An event: joining, the player's own table, the players, the tables of each round, the standings. */
export default function EventPage({ id }: { id: string }) {
  const server = useServer();
  if (server === 'here') return <Visit id={id} />;
  return (
    <Page title={text.title}>
      {server === 'asking' ? <p className="soft">{words.loading}</p> : <NoServer server={server} />}
    </Page>
  );
}

function Visit({ id }: { id: string }) {
  const guest = useGuest();
  const [asks, setAsks] = useState(0);
  const { value: event, problem } = useEvent(id, asks);
  const onDone = useCallback(() => setAsks((before) => before + 1), []);
  if (event === null) {
    return (
      <Page title={text.title}>
        <p className={problem === null ? 'soft' : 'notice bad'} role="status">
          {problem ?? words.loading}
        </p>
        {problem !== null && (
          <Link className="button" href="/online">
            {onlineWords.room.toLobby}
          </Link>
        )}
      </Page>
    );
  }
  return (
    <Page title={event.plan.name} width="wide">
      {problem !== null && <p className="notice bad">{problem}</p>}
      <Standing event={event} />
      <div className="room-parts event-parts">
        <div>
          <EventDoors event={event} guest={guest} onDone={onDone} />
          <Played event={event} guest={guest} />
          {event.status === 'gathering' && <EventPlayers event={event} guest={guest} onDone={onDone} />}
        </div>
        <div>
          {event.status !== 'over' && <InviteToEvent id={id} title={event.plan.name} />}
          <Facts event={event} />
          <Counting event={event} />
        </div>
      </div>
    </Page>
  );
}

/** One line: the event's progress, and its winner. */
function Standing({ event }: { event: EventInfo }) {
  const { id, status, plan, players } = event;
  const winners = winnersOf(event);
  const facts = [titleOf(plan.game), text.forms[plan.form], roundText(event), text.people(players.length)];
  return (
    <div className="event-head">
      <p className="lede" role="status">
        {facts.join(' · ')} · {status === 'over' ? text.isOver : text.statuses[status]}
        {status === 'over' && winners.length > 0 && (
          <>
            {' '}
            <strong>{text.won(winners.join(', '), winners.length > 1)}</strong>
          </>
        )}
      </p>
      <Link className="button" href={`/e/${id}/wall`}>
        <MonitorPlay size={20} aria-hidden="true" /> {text.wall}
      </Link>
    </div>
  );
}

/** Standings and tables, the current round first. */
function Played({ event, guest }: { event: EventInfo; guest: Guest | null }) {
  const { played, plan } = event;
  const round = played.at(-1);
  if (round === undefined) return null;
  if (plan.form === 'arena') return <Arena event={event} guest={guest} />;
  const earlier = played.slice(0, -1).map((one, at) => ({ round: one, number: at + 1 }));
  return (
    <>
      <section aria-labelledby="event-tables">
        <h2 id="event-tables">{text.earlier(played.length)}</h2>
        <EventRound event={event} round={round} />
      </section>
      <section aria-labelledby="event-standings">
        <h2 id="event-standings">{text.standings}</h2>
        <StandingsTable event={event} guest={guest?.guest ?? null} />
      </section>
      {earlier.toReversed().map(({ round: one, number }) => (
        <details key={number} className="more">
          <summary>{text.earlier(number)}</summary>
          <EventRound event={event} round={one} />
        </details>
      ))}
    </>
  );
}

/** The current and finished matches of an arena. */
function Arena({ event, guest }: { event: EventInfo; guest: Guest | null }) {
  const over = tablesOf(event, true);
  return (
    <>
      <section aria-labelledby="event-tables">
        <h2 id="event-tables">{text.running}</h2>
        <EventRound event={event} round={tablesOf(event, false)} />
      </section>
      <section aria-labelledby="event-standings">
        <h2 id="event-standings">{text.standings}</h2>
        <StandingsTable event={event} guest={guest?.guest ?? null} />
      </section>
      {over.tables.length > 0 && (
        <details className="more">
          <summary>{text.finished(over.tables.length)}</summary>
          <EventRound event={event} round={over} />
        </details>
      )}
    </>
  );
}

function Facts({ event: { plan } }: { event: EventInfo }) {
  const says = text.facts;
  return (
    <section className="card" aria-labelledby="event-what">
      <h2 id="event-what">{text.what}</h2>
      <dl className="facts-list">
        <dt>{says.game}</dt>
        <dd>{titleOf(plan.game)}</dd>
        <dt>{says.rules}</dt>
        <dd>
          <OptionsText gameId={plan.game} options={plan.options} />
          {plan.isRated && `, ${says.rated}`}
        </dd>
        <dt>{says.form}</dt>
        <dd>{text.forms[plan.form]}</dd>
        <dt>{says.clock}</dt>
        <dd>{onlineWords.clock(plan.clock)}</dd>
        <dt>{says.arrive}</dt>
        <dd>{onlineWords.seconds(plan.arrive)}</dd>
        <dt>{says.standIn}</dt>
        <dd>{onlineWords.room.bot(levelName(plan.standIn))}</dd>
      </dl>
    </section>
  );
}

/** The rules of the event, in short. */
function Counting({ event: { plan } }: { event: EventInfo }) {
  return (
    <details className="more">
      <summary>{text.how}</summary>
      {plan.form === 'arena' ? (
        <p>{text.howArena}</p>
      ) : (
        <>
          <p>{text.howTable}</p>
          <p>{text.howTies[plan.form]}</p>
        </>
      )}
      <p>{text.howLate}</p>
      <p>{text.howEntry[plan.form]}</p>
    </details>
  );
}
