import '../style/lobby.css';
import { useRef, useState } from 'react';
import { CodeForm } from '../online/code-form.tsx';
import { EventLists } from '../online/event-lists.tsx';
import { useGuest } from '../online/guest.ts';
import { OwnName } from '../online/name-form.tsx';
import { OpenTables } from '../online/open-tables.tsx';
import { OwnData } from '../online/own-data.tsx';
import { OwnTables } from '../online/own-tables.tsx';
import { PasskeyTools } from '../online/passkey-tools.tsx';
import { PlayList } from '../online/play-list.tsx';
import { PushTools } from '../online/push-tools.tsx';
import { WithServer } from '../online/with-server.tsx';
import { Page } from '../ui/page.tsx';
import { onlineWords } from '../words/online.ts';

/** The lobby: the player's name and seats, free seats, and a link to open a table. */
export default function OnlinePage() {
  return (
    <Page title={onlineWords.title} width="wide">
      <WithServer>
        <Lobby />
      </WithServer>
    </Page>
  );
}

function Lobby() {
  const guest = useGuest();
  const [asksName, setAsksName] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const name = useRef<HTMLDivElement>(null);

  function askName() {
    setAsksName(true);
    name.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <p className="lede">{onlineWords.lede}</p>
      {isForgotten && guest === null && <p role="status">{onlineWords.data.removed}</p>}
      <div ref={name}>
        {asksName && guest === null && (
          <p className="notice bad" role="alert">
            {onlineWords.name.first}
          </p>
        )}
        <OwnName />
      </div>
      <div className="lobby">
        <div>
          {guest !== null && <OwnTables key={guest.guest} />}
          <PlayList guest={guest} onNameless={askName} />
          <EventLists hasName={guest !== null} />
        </div>
        <div>
          <OpenTables />
          <CodeForm hasName={guest !== null} onNameless={askName} />
          <PasskeyTools />
          <PushTools />
          <OwnData hasName={guest !== null} onForgotten={() => setIsForgotten(true)} />
        </div>
      </div>
    </>
  );
}
