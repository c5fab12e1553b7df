import { levelName } from '../words/level-name.ts';
import '../style/lobby.css';
import { games } from '@marchlands/games/index.ts';
import type { LadderLine } from '@marchlands/server/ratings/ladder.ts';
import { Bot } from 'lucide-react';
import { Link } from 'wouter';
import { ladderOf } from '../online/api.ts';
import { useGuest } from '../online/guest.ts';
import { WithServer } from '../online/with-server.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

const text = onlineWords.ladder;

/** The ladder of one game. */
export default function LadderPage({ gameId }: { gameId: string }) {
  const entry = games.find(({ id }) => id === gameId);
  if (entry === undefined) return <NotFound />;
  return (
    <Page title={text.title(entry.title)}>
      <WithServer>
        <Ladder gameId={gameId} />
      </WithServer>
    </Page>
  );
}

function Ladder({ gameId }: { gameId: string }) {
  const found = useLoaded(() => ladderOf(gameId), [gameId]);
  return (
    <>
      <p className="soft">{text.about}</p>
      {found.state === 'loading' && <p className="soft">{words.loading}</p>}
      {found.state === 'failed' && <p className="notice bad">{found.message}</p>}
      {found.state === 'ready' && !found.value.ok && <p className="notice bad">{found.value.problem.message}</p>}
      {found.state === 'ready' && found.value.ok && <Lines lines={found.value.value} />}
      <h2>{text.other}</h2>
      <p className="row">
        {games
          .filter(({ id }) => id !== gameId)
          .map(({ id, title }) => (
            <Link key={id} className="button" href={`/ladder/${id}`}>
              {title}
            </Link>
          ))}
      </p>
      <Link className="button" href="/online">
        {text.open}
      </Link>
    </>
  );
}

function Lines({ lines }: { lines: readonly LadderLine[] }) {
  const guest = useGuest();
  if (lines.length === 0) return <p>{text.none}</p>;
  return (
    <div className="table-scroll">
      <table className="overall ladder tabular">
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col" className="name">
              {text.name}
            </th>
            <th scope="col">{text.worth}</th>
            <th scope="col" className="wide-only">
              {text.rating}
            </th>
            <th scope="col">{text.matches}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ guest: id, level, name, mu, sigma, ordinal, matches }, i) => (
            <tr key={id ?? `bot ${level}`} aria-current={id !== null && id === guest?.guest ? 'true' : undefined}>
              <td>{i + 1}</td>
              <th scope="row" className="name">
                {level !== null && <Bot size={18} aria-hidden="true" />} {level === null ? name : levelName(level)}{' '}
                {level !== null && <span className="soft">({text.bot})</span>}
                {id !== null && id === guest?.guest && <span className="soft">({text.you})</span>}
              </th>
              <td>{ordinal.toFixed(1)}</td>
              <td className="wide-only">{text.spread(mu.toFixed(1), sigma.toFixed(1))}</td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
