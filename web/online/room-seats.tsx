import { nearestLevel, playersOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { SeatInfo, TableInfo } from '@marchlands/server/wire/messages.ts';
import { Dices, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';
import { seatBot, sit, stand } from './api.ts';
import { Choice } from './choice.tsx';
import type { Guest } from './guest.ts';
import { forgetSeat, keepSeat, passwordOf, seatAt } from './keys.ts';
import { sitterText } from './seat-names.tsx';
import { useAct } from './use-act.ts';

const text = onlineWords.room;

interface Props {
  readonly table: TableInfo;
  readonly game: Game;
  readonly guest: Guest;
  /** This device's seat; null if it has none. */
  readonly own: Seat | null;
  /** Shows the code that takes the seat over to another device. */
  readonly onCode: () => void;
}

/** The players, with actions for their seats. */
export function RoomSeats({ table, game, guest, own, onCode }: Props) {
  const { isBusy, problem, act } = useAct();
  const proposed = nearestLevel(DEFAULT_LEVEL, game);
  const levels = playersOf(game).map(({ name }) => name);
  const [level, setLevel] = useState(proposed.ok ? proposed.value.name : (levels[0] ?? ''));
  const isOwner = table.owner.guest === guest.guest;
  const { id } = table;

  /**
   * Frees a seat: the player's own, or somebody else's. The own key is forgotten first, since the server closes the
   * seat's connection.
   */
  async function leave(seat: Seat) {
    const key = seat === own ? seatAt(id) : null;
    if (key !== null) forgetSeat(id);
    const stood = await stand(id, seat);
    if (!stood.ok && key !== null) keepSeat(id, key);
    return stood;
  }

  /** Changes seats if the player already has one. */
  async function take(seat: Seat) {
    const stood = own === null ? null : await leave(own);
    return stood?.ok === false ? stood : sit(id, seat, passwordOf(id));
  }

  return (
    <section className="card" aria-labelledby="room-seats">
      <h2 id="room-seats">{text.seats}</h2>
      {isOwner && levels.length > 1 && (
        <Choice label={text.levels} values={levels} value={level} name={levelName} onChange={setLevel} />
      )}
      <ul className="room-seats">
        {table.seats.map((seat) => {
          const { name, level: bot, kept } = seat;
          const look = lookOf(seat.seat).name;
          const isEmpty = name === null && bot === null;
          const isOwn = seat.seat === own;
          const mayTake = isEmpty && !isOwn && (kept === null || kept === guest.name);
          return (
            <li key={seat.seat} className="room-seat">
              <SeatBadge seat={seat.seat} size={36} />
              <div className="who">
                <strong className={isEmpty ? 'soft' : ''}>
                  <span className="visually-hidden">{look}: </span>
                  {sitterText(seat)}
                </strong>
                <SeatMarks
                  seat={seat}
                  isOwn={isOwn}
                  isOwner={seat.guest !== null && seat.guest === table.owner.guest}
                />
              </div>
              <div className="doors">
                {mayTake && (
                  <button
                    type="button"
                    className={own === null ? 'button primary' : 'button'}
                    disabled={isBusy}
                    aria-label={text.sitLong(look)}
                    onClick={() => act(() => take(seat.seat))}
                  >
                    {text.sit}
                  </button>
                )}
                {isOwner && isEmpty && (
                  <button
                    type="button"
                    className="button"
                    disabled={isBusy}
                    aria-label={text.botOnLong(look)}
                    onClick={() => act(() => seatBot(id, seat.seat, level))}
                  >
                    {text.botOn}
                  </button>
                )}
                {isOwner && bot !== null && (
                  <button
                    type="button"
                    className="button quiet"
                    disabled={isBusy}
                    aria-label={text.botOffLong(look)}
                    onClick={() => act(() => seatBot(id, seat.seat, null))}
                  >
                    {text.botOff}
                  </button>
                )}
                {isOwn && (
                  <>
                    <button
                      type="button"
                      className="button quiet icon"
                      aria-label={onlineWords.code.get}
                      title={onlineWords.code.get}
                      onClick={onCode}
                    >
                      <Smartphone size={20} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className="button quiet"
                      disabled={isBusy}
                      onClick={() => act(() => leave(seat.seat))}
                    >
                      {text.stand}
                    </button>
                  </>
                )}
                {isOwner && !isOwn && (name !== null || kept !== null) && bot === null && (
                  <button
                    type="button"
                    className="button quiet"
                    disabled={isBusy}
                    aria-label={name === null ? text.unkeepLong(kept ?? '') : text.removeLong(name)}
                    onClick={() => act(() => leave(seat.seat))}
                  >
                    {name === null ? text.unkeep : text.remove}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Further facts on a seat: whose it is, presence, and entropy added to the dice. */
function SeatMarks({ seat, isOwn, isOwner }: { seat: SeatInfo; isOwn: boolean; isOwner: boolean }) {
  if (seat.name === null || seat.level !== null) return null;
  const marks = [
    ...(isOwn ? [text.you] : []),
    ...(isOwner ? [text.owner] : []),
    ...(seat.isHere || isOwn ? [] : [text.notHere]),
  ];
  return (
    <span className="soft">
      {marks.join(' · ')}{' '}
      {seat.hasEntropy && (
        <span title={text.entropy}>
          <Dices size={16} aria-hidden="true" />
          <span className="visually-hidden">{text.entropy}</span>
        </span>
      )}
    </span>
  );
}
