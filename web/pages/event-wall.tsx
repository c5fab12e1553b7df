import '../style/lobby.css';
import '../style/events.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { roundText, tablesOf, winnersOf } from '../online/event-facts.ts';
import { EventRound } from '../online/event-round.tsx';
import { StandingsTable } from '../online/standings-table.tsx';
import { titleOf } from '../online/table-row.tsx';
import { useEvent } from '../online/use-event.ts';
import { WithServer } from '../online/with-server.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { eventWords } from '../words/events.ts';
import { words } from '../words/words.ts';

const text = eventWords;

/** Rows of standings per column. */
const MOST_LINES = 14;

/** An event for a wall display: large, with no controls except a link back. */
export default function EventWall({ id }: { id: string }) {
  useEffect(() => {
    document.body.classList.add('on-wall');
    return () => document.body.classList.remove('on-wall');
  }, []);
  return (
    <main id="main" className="wall">
      <WithServer>
        <Wall id={id} />
      </WithServer>
    </main>
  );
}

function Wall({ id }: { id: string }) {
  const { value: event, problem } = useEvent(id);
  usePageTitle(event?.plan.name ?? text.title);
  if (event === null) return <p className="soft">{problem ?? words.loading}</p>;
  const { plan, status, played, standings } = event;
  const isArena = plan.form === 'arena';
  const round = isArena ? tablesOf(event, false) : played.at(-1);
  const winners = winnersOf(event);
  const isMany = standings.length > MOST_LINES;
  const height = Math.ceil(standings.length / Math.ceil(standings.length / MOST_LINES));
  const columns = standings.flatMap((_, at) => (at % height === 0 ? [standings.slice(at, at + height)] : []));
  return (
    <>
      <header className="wall-head">
        <div>
          <h1>{plan.name}</h1>
          <p>
            {titleOf(plan.game)} · {played.length === 0 ? text.statuses[status] : roundText(event)}
            {status === 'over' && ` · ${text.isOver}`}
          </p>
          {status === 'over' && winners.length > 0 && (
            <p>
              <strong>{text.won(winners.join(', '), winners.length > 1)}</strong>
            </p>
          )}
        </div>
        <img className="qr" src={`/api/events/${id}/qr.svg`} alt={text.address} width={140} height={140} />
      </header>
      <div className={isMany ? 'wall-parts many' : 'wall-parts'}>
        <section className="wall-standings" aria-labelledby="wall-standings">
          <h2 id="wall-standings">{text.standings}</h2>
          {columns.map((lines) => (
            <StandingsTable key={lines[0].entrant} event={event} guest={null} lines={lines} isShort={isMany} />
          ))}
        </section>
        {round !== undefined && (
          <section aria-labelledby="wall-tables">
            <h2 id="wall-tables">{isArena ? text.running : text.earlier(played.length)}</h2>
            <EventRound event={event} round={round} links={false} />
          </section>
        )}
      </div>
      <Link className="button quiet" href={`/e/${id}`}>
        {text.wallBack}
      </Link>
    </>
  );
}
