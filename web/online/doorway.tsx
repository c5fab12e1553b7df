import type { Result } from '@marchlands/core/result.ts';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../ui/page.tsx';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { sit, tableInfo } from './api.ts';
import { useGuest } from './guest.ts';
import { enterAs, GuestNameField } from './guest-name-field.tsx';
import { keepPassword, passwordOf } from './keys.ts';
import { PlayedFacts } from './played-facts.tsx';
import { SeatNames } from './seat-names.tsx';
import { titleOf } from './table-row.tsx';
import { useAct } from './use-act.ts';
import { usePolled } from './use-polled.ts';

const text = onlineWords.room;
/** Milliseconds between polls of the seats. */
const POLL = 4000;

/**
 * A table before entering: its game and players, and one step to a seat or to watching. Asks for a name and a password
 * only if they are missing.
 */
export function Doorway({ id, onEntering }: { id: string; onEntering: (isEntering: boolean) => void }) {
  const guest = useGuest();
  const [isGone, setIsGone] = useState(false);
  const { value: table, problem: noTable } = usePolled(isGone ? null : look, POLL);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problem, act } = useAct();
  const field = useId();
  const title = table === null ? onlineWords.title : text.title(titleOf(table.game), table.owner.name);
  usePageTitle(title);

  async function look() {
    const found = await tableInfo(id);
    // The table is gone: nothing left to ask.
    if (!found.ok && found.problem.code === 'table.unknown') setIsGone(true);
    return found;
  }

  if (table === null) {
    return (
      <>
        <h1>{noTable === null ? title : text.gone}</h1>
        <p className="soft">{noTable === null ? words.loading : noTable}</p>
        {noTable !== null && (
          <Link className="button" href="/online">
            {text.toLobby}
          </Link>
        )}
      </>
    );
  }
  const { status, seats, hasPassword, spectators } = table;
  const hasFree = status === 'gathering' && seats.some((seat) => seat.name === null && seat.level === null);
  const mayWatch = status !== 'playing' || spectators !== null;
  const isWrong = hasPassword && passwordOf(id) !== undefined && guest !== null;

  /** Enters under a name. The page stays here until all has succeeded, to show failures. */
  async function enter(as: string, take: boolean): Promise<Result<unknown>> {
    onEntering(true);
    const done = await comeIn(as, take);
    if (done.ok) onEntering(false);
    return done;
  }

  async function comeIn(as: string, take: boolean): Promise<Result<unknown>> {
    if (guest === null) {
      const entered = await enterAs(as);
      if (!entered.ok) return entered;
    }
    const told = hasPassword ? password : undefined;
    if (take) {
      const sat = await sit(id, null, told);
      if (!sat.ok) return sat;
    }
    if (told !== undefined) keepPassword(id, told);
    return { ok: true, value: undefined };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    act(() => enter(name, hasFree));
  }

  return (
    <>
      <h1>{title}</h1>
      {status === 'playing' && <p>{text.playing}</p>}
      {status === 'over' && <p>{text.over}</p>}
      <form className="doorway card" onSubmit={submit}>
        {guest === null && hasFree && <GuestNameField name={name} onChange={setName} />}
        {hasPassword && (
          <p>
            <label htmlFor={`${field}-password`}>{text.password1}</label>
            <input
              id={`${field}-password`}
              className="field"
              value={password}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="go"
              aria-describedby={`${field}-password-about`}
              onChange={({ target }) => setPassword(target.value)}
            />
          </p>
        )}
        {hasPassword && (
          <p id={`${field}-password-about`} className="soft">
            {isWrong ? text.passwordWrong : text.passwordAsk}
          </p>
        )}
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        {!mayWatch && <p>{text.noSpectators}</p>}
        <div className="row">
          {hasFree && (
            <button type="submit" className="button primary" disabled={isBusy}>
              {guest === null ? text.sitDown : text.sitAs(guest.name)}
            </button>
          )}
          {mayWatch && (
            <button
              type="button"
              className={hasFree ? 'button' : 'button primary'}
              disabled={isBusy}
              onClick={() => act(() => enter(name.trim() === '' ? onlineWords.name.spectator : name, false))}
            >
              {status === 'over' ? text.look : text.watch}
            </button>
          )}
        </div>
      </form>
      <SeatNames table={table} />
      <PlayedFacts table={table} />
    </>
  );
}
