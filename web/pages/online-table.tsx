import '../style/lobby.css';
import { loadGame } from '@marchlands/games/index.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { bringSeat } from '../online/api.ts';
import { CodeForm } from '../online/code-form.tsx';
import { Doorway } from '../online/doorway.tsx';
import { ownGuest, useGuest } from '../online/guest.ts';
import { forgetSeat, forgetTable, passwordOf } from '../online/keys.ts';
import { NoServer } from '../online/no-server.tsx';
import { Room } from '../online/room.tsx';
import { useServer } from '../online/server.ts';
import { useOnline } from '../online/use-online.ts';
import { Page, PageLoading } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';

const OnlineMatch = lazy(() => import('../table/remote/online-match.tsx'));
const text = onlineWords.room;

/** An online table: joining, the room before the match, the match. */
export default function OnlineTablePage({ id }: { id: string }) {
  const server = useServer();
  if (server === 'asking') return <PageLoading />;
  if (server === 'here') return <Visit id={id} />;
  return (
    <Page title={onlineWords.title}>
      <NoServer server={server} />
    </Page>
  );
}

function Visit({ id }: { id: string }) {
  const guest = useGuest();
  const [isEntering, setIsEntering] = useState(false);
  const [wasSentAway, setWasSentAway] = useState(false);
  const { online, state } = useOnline(id, guest === null || isEntering ? null : guest.guest);
  const table = state?.table ?? null;
  const game = useLoaded(async () => (table === null ? null : await loadGame(table.game)), [table?.game]);
  const refusal = state?.refusal ?? null;
  const code = refusal?.code;
  useEffect(() => {
    if (code === 'guest.unknown') ownGuest.forget();
    if (code === 'table.unknown') forgetTable(id);
    if (code !== 'seat.key' && code !== 'seat.guest') return;
    forgetSeat(id);
    setWasSentAway(true);
  }, [code, id]);
  // A seat that is taken again is a new one.
  const isSeated = online !== null && online.seat !== null && refusal === null;
  useEffect(() => {
    if (isSeated) setWasSentAway(false);
  }, [isSeated]);

  // The player has a seat, but this browser has no key: a signed-in browser is given one.
  const isKeyless = isOpen(table) && online?.seat === null && table.seats.some((seat) => seat.guest === guest?.guest);
  const brought = useLoaded(async () => (isKeyless ? await bringSeat(id) : null), [id, isKeyless]);

  if (guest === null || isEntering || code === 'table.password') {
    return (
      <main id="main" className="page narrow">
        <Doorway id={id} onEntering={setIsEntering} />
      </main>
    );
  }
  if (code === 'table.unknown') return <Refused title={text.gone}>{text.goneText}</Refused>;
  if (refusal !== null && code !== 'seat.key' && code !== 'seat.guest' && code !== 'guest.unknown') {
    return <Refused title={text.refused}>{refusal.message}</Refused>;
  }
  if (online === null || state === null || table === null) return <PageLoading />;
  if (isKeyless && brought.state === 'loading') return <PageLoading />;
  if (table.status !== 'gathering') {
    const password = passwordOf(id);
    const match = (
      <OnlineMatch key={online.seat?.key} online={online} {...(password === undefined ? {} : { password })} />
    );
    return isKeyless ? <Keyless watches={match} /> : match;
  }
  if (game.state !== 'ready' || game.value === null) return <PageLoading />;
  if (!game.value.ok) return <Refused title={text.refused}>{game.value.problem.message}</Refused>;
  return (
    <Room game={game.value.value} guest={guest} online={online} state={state} table={table} wasSentAway={wasSentAway} />
  );
}

function isOpen(table: TableInfo | null): table is TableInfo {
  return table !== null && table.status !== 'over';
}

/** The player has a seat, but its key is on another device: take it over, or watch. */
function Keyless({ watches }: { watches: ReactNode }) {
  const [isWatching, setIsWatching] = useState(false);
  if (isWatching) return watches;
  return (
    <Page title={text.playing} width="narrow">
      <p className="notice">{onlineWords.code.noSeat}</p>
      <CodeForm hasName onNameless={() => {}} />
      <p>
        <button type="button" className="button" onClick={() => setIsWatching(true)}>
          {text.watch}
        </button>{' '}
        <Link className="button" href="/online">
          {text.toLobby}
        </Link>
      </p>
    </Page>
  );
}

function Refused({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="narrow">
      <p className="notice bad" role="alert">
        {children}
      </p>
      <Link className="button" href="/online">
        {text.toLobby}
      </Link>
    </Page>
  );
}
