import '../style/lobby.css';
import '../style/events.css';
import { games } from '@marchlands/games/index.ts';
import { useState } from 'react';
import { EventForm } from '../online/event-form.tsx';
import { useGuest } from '../online/guest.ts';
import { OwnName } from '../online/name-form.tsx';
import { WithServer } from '../online/with-server.tsx';
import { Page } from '../ui/page.tsx';
import { eventWords } from '../words/events.ts';

/** Makes an event. */
export default function MakeEventPage() {
  return (
    <Page title={eventWords.make}>
      <WithServer>
        <MakeEvent />
      </WithServer>
    </Page>
  );
}

function MakeEvent() {
  const guest = useGuest();
  const [gameId, setGameId] = useState(games[0].id);
  return (
    <>
      <p className="lede">{eventWords.about}</p>
      <OwnName />
      {guest !== null && <EventForm key={gameId} guest={guest} gameId={gameId} onGame={setGameId} />}
    </>
  );
}
