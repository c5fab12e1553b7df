import { games } from '@marchlands/games/index.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readAddress } from '../table/address.ts';
import { importMatch, startMatch } from '../table/local/start.ts';
import { Page } from '../ui/page.tsx';
import { words } from '../words/words.ts';

/** Opens what a link holds, or says why it cannot be opened. */
export default function OpenPage() {
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    let wanted = true;
    void open(window.location.hash).then((opened) => {
      if (!wanted) return;
      if (opened.problem === null) navigate(opened.to, { replace: true });
      else setProblem(opened.problem);
    });
    return () => {
      wanted = false;
    };
  }, [navigate]);
  return (
    <Page title={words.open.title} width="narrow">
      {problem === null ? (
        <p className="soft">{words.loading}</p>
      ) : (
        <>
          <p className="notice bad" role="alert">
            {words.open.problem} {problem}
          </p>
          <p>{words.open.help}</p>
          <Link className="button" href="/">
            {words.notFound.home}
          </Link>
        </>
      )}
    </Page>
  );
}

async function open(hash: string): Promise<{ readonly problem: string | null; readonly to: string }> {
  const opening = await readAddress(hash);
  if (!opening.ok) return { problem: opening.problem.message, to: '' };
  const value = opening.value;
  if (value.kind === 'replay') {
    const opened = await importMatch(value.record);
    return opened.ok
      ? { problem: null, to: `/replay/${opened.value}?at=${value.at}` }
      : { problem: opened.problem.message, to: '' };
  }
  if (!games.some((game) => game.id === value.gameId)) return { problem: words.home.none, to: '' };
  const opened = await startMatch({
    gameId: value.gameId,
    seats: value.seats,
    options: value.options,
    // A position is for looking at: persons on all seats, any of which can be given to a bot.
    players: Array.from({ length: value.seats }, (_, seat) => ({ name: lookOf(seat).name, level: null })),
    position: value.position,
    ...(value.deal === undefined ? {} : { deal: value.deal }),
  });
  return opened.ok ? { problem: null, to: `/table/${opened.value}` } : { problem: opened.problem.message, to: '' };
}
