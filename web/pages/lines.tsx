import '../style/lines.css';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { LinesPanel } from '../lines/lines-panel.tsx';
import { type LinesAddress, matchPath, readLinesQuery } from '../lines/paths.ts';
import { PositionTool } from '../lines/position-tool.tsx';
import { readInvitation } from '../table/invitation.ts';
import { readLines } from '../table/lines/kept-lines.ts';
import { LinesTable } from '../table/lines/lines-table.ts';
import { positionText } from '../table/lines/position-text.ts';
import { tableOf } from '../table/local/start.ts';
import { type BegunLines, begunLines } from '../table/remote/begun-lines.ts';
import { Page, PageLoading } from '../ui/page.tsx';
import { TableScreen } from '../ui/table-screen.tsx';
import { useFollowed } from '../ui/use-followed.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/** Lines from a moment of a match, or why there are none. */
export function MatchLines({ matchId }: { matchId: string }) {
  const search = useSearch();
  const address = useMemo(() => readLinesQuery(search), [search]);
  const online = begunLines(matchId);
  return (
    <Opened
      open={useCallback(() => fromMatch(matchId, address), [matchId, address])}
      back={online === null ? matchPath(matchId, address) : `/t/${online.tableId}`}
      setsUp={false}
    />
  );
}

/** A board for setting up a position, under the rules of a set-up. */
export function OwnPosition({ gameId }: { gameId: string }) {
  const search = useSearch();
  return (
    <Opened
      open={useCallback(() => fromSetup(gameId, search), [gameId, search])}
      back={`/setup/${gameId}${search === '' ? '' : `?${search}`}`}
      setsUp
    />
  );
}

function newRng(): Rng {
  return new Rng(crypto.getRandomValues(new Uint32Array(4)).join('/'));
}

async function fromMatch(matchId: string, { at }: LinesAddress): Promise<Result<LinesTable>> {
  const online = begunLines(matchId);
  if (online !== null) return fromOnline(online);
  const opened = await tableOf(matchId);
  if (!opened.ok) return opened;
  const table = opened.value;
  const found = await table.lines(at);
  if (!found.ok) return found;
  const { gameId, seats, options } = table.state.info;
  const game = await loadGame(gameId);
  if (!game.ok) return game;
  const plan = { game: game.value, seats: seats.length, options, names: seats.map(({ name }) => name) };
  const { kept, ...start } = found.value;
  return LinesTable.fromMatch(plan, start, readLines(kept), newRng(), (lines) => table.keepLines(lines));
}

/** From a running match at an online table; its lines last as long as the page is open. */
async function fromOnline(online: BegunLines): Promise<Result<LinesTable>> {
  const game = await loadGame(online.gameId);
  if (!game.ok) return game;
  const { names, options, start } = online;
  const plan = { game: game.value, seats: names.length, options, names };
  return LinesTable.fromMatch(plan, start, readLines(online.kept), newRng(), async (lines) => {
    online.kept = lines;
    return ok(undefined);
  });
}

async function fromSetup(gameId: string, search: string): Promise<Result<LinesTable>> {
  const wish = readInvitation(search);
  if (!wish.ok) return wish;
  const found = await loadGame(gameId);
  if (!found.ok) return found;
  const game = found.value;
  const seats = wish.value.seats ?? game.seats.find((count) => count >= 2) ?? game.seats[0];
  if (!game.seats.includes(seats)) return fail(words.setUp.noSeats(game.title, game.seats, seats), 'seats');
  const setup = game.setup(wish.value.options ?? {}, seats);
  if (!setup.ok) return setup;
  const names = Array.from({ length: seats }, (_, seat) => lookOf(seat).name);
  const start = game.position.format(game.start(setup.value), EVERYTHING);
  return LinesTable.fromPosition({ game, seats, options: setup.value.options, names }, start, newRng());
}

function Opened({
  open,
  back,
  setsUp,
}: {
  open: () => Promise<Result<LinesTable>>;
  back: string;
  /** Whether a position must be set up first. */
  setsUp: boolean;
}) {
  const found = useLoaded(open, [open]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  if (found.state === 'ready' && found.value.ok) {
    return <LinesScreen table={found.value.value} back={back} setsUp={setsUp} />;
  }
  if (found.state === 'loading') return <PageLoading>{words.table.stateUnknown}</PageLoading>;
  const message = found.state === 'failed' ? found.message : found.value.ok ? '' : problemText(found.value.problem);
  return (
    <Page title={words.lines.title} width="narrow">
      <p className="notice bad" role="alert">
        {message}
      </p>
      <Link className="button primary" href={back}>
        {setsUp ? words.lines.backToSetup : words.lines.back}
      </Link>
    </Page>
  );
}

function LinesScreen({ table, back, setsUp }: { table: LinesTable; back: string; setsUp: boolean }) {
  const [, navigate] = useLocation();
  const lines = useFollowed(table, linesOf);
  const [isEditing, setEditing] = useState(setsUp);
  // Closing the dialog keeps the text.
  const [text, setText] = useState<string | null>(null);
  useEffect(() => () => table.close(), [table]);
  const now = isEditing ? positionText(table.here) : '';
  const controls = useMemo(
    () => ({
      backLabel: setsUp ? words.lines.backToSetup : words.lines.back,
      move: table.move.bind(table),
      leave: () => navigate(back),
      position: () => setEditing(true),
    }),
    [table, navigate, back, setsUp],
  );
  return (
    <TableScreen table={table} replayAt={null} lines={controls}>
      <LinesPanel table={table} lines={lines} isOfMatch={!setsUp} onPosition={controls.position} />
      {isEditing && (
        <PositionTool
          gameId={table.state.info.gameId}
          text={text ?? now}
          onText={setText}
          onReset={() => setText(null)}
          onOpen={() => {
            const opened = table.openPosition(text ?? now);
            if (opened.ok) setText(null);
            return opened;
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </TableScreen>
  );
}

function linesOf({ lines }: LinesTable): LinesTable['lines'] {
  return lines;
}
