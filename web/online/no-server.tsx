import { useState } from 'react';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { type Found, findServer } from './server.ts';

/** Why there are no online tables here, and how to get them. */
export function NoServer({ server }: { server: Exclude<Found, 'here'> }) {
  const [isLooking, setIsLooking] = useState(false);
  const text = onlineWords.noServer;

  async function look() {
    setIsLooking(true);
    if ((await findServer()) !== server) window.location.reload();
    setIsLooking(false);
  }

  const again = (
    <button type="button" className="button" disabled={isLooking} onClick={() => void look()}>
      {isLooking ? words.loading : text.again}
    </button>
  );
  if (server === 'unreachable') {
    return (
      <>
        <p className="notice">{text.unreachable}</p>
        {again}
      </>
    );
  }
  return (
    <section className="no-server" aria-labelledby="no-server">
      <h2 id="no-server">{text.title}</h2>
      <p>{text.text}</p>
      <p>{text.how}</p>
      <pre className="command">
        <code>{text.command}</code>
      </pre>
      <p>{text.next}</p>
      {again}
    </section>
  );
}
