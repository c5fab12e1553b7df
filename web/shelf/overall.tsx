import { games } from '@marchlands/games/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { figuresOf } from '../solo/figures.ts';
import type { SoloResult } from '../solo/result.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

async function results(): Promise<readonly SoloResult[]> {
  const { listResults } = await import('../solo/history.ts');
  const all = await listResults();
  // Without storage nothing is counted; the match pages say why.
  return all.ok ? all.value : [];
}

/** The person's results in all games, one line each, with links to the records. */
export function Overall() {
  const loaded = useLoaded(results, []);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  const { value } = loaded;
  const played = games.filter(({ id }) => value.some(({ gameId }) => gameId === id));
  const text = words.overall;
  return (
    <section aria-labelledby="records">
      <h2 id="records">{words.matches.records}</h2>
      <table className="overall tabular">
        <thead>
          <tr>
            <th scope="col">{text.game}</th>
            <th scope="col">{text.played}</th>
            <th scope="col">{text.won}</th>
            <th scope="col">{text.between}</th>
            <th scope="col">{text.streak}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ id, title }) => (
            <Row key={id} results={value.filter(({ gameId }) => gameId === id)}>
              <Link href={`/solo/${id}`} aria-label={words.solo.link(title)}>
                {title}
              </Link>
            </Row>
          ))}
          {played.length > 1 && <Row results={value}>{text.all}</Row>}
        </tbody>
      </table>
      <p className="soft">{text.betweenAbout}</p>
    </section>
  );
}

function Row({ results: some, children }: { results: readonly SoloResult[]; children: ReactNode }) {
  const { won, rate, streak } = figuresOf(some);
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{some.length}</td>
      <td>{won}</td>
      <td>{rate === null ? '' : words.overall.percents(Math.round(100 * rate.low), Math.round(100 * rate.high))}</td>
      <td>{streak}</td>
    </tr>
  );
}
