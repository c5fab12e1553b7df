import '../style/lobby.css';
import type { Game } from '@marchlands/core/game.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openTable, type PlanWish, sit } from '../online/api.ts';
import { useGuest } from '../online/guest.ts';
import { OwnName } from '../online/name-form.tsx';
import { usualPlan } from '../online/plan.ts';
import { PlanForm } from '../online/plan-form.tsx';
import { WithServer } from '../online/with-server.tsx';
import { Page, PageLoading } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';
import { NotFound } from './not-found.tsx';

/** Opens an online table for a game, and sits down at it. */
export default function OpenTablePage({ gameId }: { gameId: string }) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  if (game.state === 'loading') return <PageLoading />;
  if (game.state === 'failed' || !game.value.ok) return <NotFound />;
  return (
    <Page title={onlineWords.plan.open(game.value.value.title)}>
      <WithServer>
        <OpenTable game={game.value.value} />
      </WithServer>
    </Page>
  );
}

function OpenTable({ game }: { game: Game }) {
  const guest = useGuest();
  const [, navigate] = useLocation();
  const [first] = useState(() => usualPlan(game));

  async function open(plan: PlanWish) {
    const opened = await openTable(plan);
    if (!opened.ok) return opened;
    // A player who opens a table gets a seat, and may leave it there.
    await sit(opened.value, null, plan.password ?? undefined);
    navigate(`/t/${opened.value}`);
    return opened;
  }

  return (
    <>
      <OwnName />
      {guest !== null && <PlanForm game={game} first={first} submit={onlineWords.plan.submit} onSubmit={open} />}
    </>
  );
}
