import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { games } from '@marchlands/games/index.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readAddress } from '../table/address.ts';
import { importMatch, startMatch } from '../table/local/start.ts';
import { Page } from '../ui/page.tsx';
import { words } from '../words/words.ts';

/** Opens the content of a link, or says why it cannot be opened. */
export default function OpenPage() {
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    let wanted = true;
    void open(window.location.hash).then((opened) => {
      if (!wanted) return;
      if (opened.ok) navigate(opened.value, { replace: true });
      else setProblem(opened.problem.message);
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

/** Makes a match from the content of a link; returns the address of its table. */
async function open(hash: string): Promise<Result<string>> {
  const opening = await readAddress(hash);
  if (!opening.ok) return opening;
  const value = opening.value;
  if (value.kind === 'replay') {
    const opened = await importMatch(value.record);
    return opened.ok ? ok(`/replay/${opened.value.matchId}?at=${value.at}`) : opened;
  }
  if (!games.some((game) => game.id === value.gameId)) return fail(words.home.none);
  const opened = await startMatch({
    gameId: value.gameId,
    seats: value.seats,
    options: value.options,
    // A position is for viewing: persons on all seats, any of which can be given to a bot.
    players: Array.from({ length: value.seats }, (_, seat) => ({ name: lookOf(seat).name, level: null })),
    position: value.position,
    ...(value.deal === undefined ? {} : { deal: value.deal }),
  });
  return opened.ok ? ok(`/table/${opened.value}`) : opened;
}
