import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { eventWords } from '../words/events.ts';
import { leaveEvent } from './event-api.ts';
import type { Guest } from './guest.ts';

const text = eventWords;
type Player = EventInfo['players'][number];

/** The players before the event begins; its owner may remove somebody. */
export function EventPlayers({ event, guest, onDone }: { event: EventInfo; guest: Guest | null; onDone: () => void }) {
  const [asked, setAsked] = useState<Player | null>(null);
  const { id, players, owner } = event;
  const isOwner = guest?.guest === owner.guest;
  return (
    <section aria-labelledby="event-players">
      <h2 id="event-players" className="tabular">
        {text.in(players.length)}
      </h2>
      {players.length === 0 && <p className="soft">{text.nobody}</p>}
      <ol className="event-players">
        {players.map((player) => (
          <li key={player.guest}>
            <span className="event-name">
              {player.name} {player.guest === guest?.guest && <span className="soft">({text.you})</span>}{' '}
              {player.guest === owner.guest && <span className="soft">({text.owner})</span>}
            </span>
            {isOwner && player.guest !== guest.guest && (
              <button
                type="button"
                className="button quiet"
                aria-label={text.removeLong(player.name)}
                onClick={() => setAsked(player)}
              >
                {text.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={text.removeLong(asked.name)}
          says={text.removeAsk(asked.name)}
          yes={text.remove}
          act={async () => {
            const done = await leaveEvent(id, asked.guest);
            onDone();
            return done;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
