import { useState } from 'react';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { findServer } from './server.ts';

/** That there are no tables online here, and how one comes by them. */
export function NoServer() {
  const [isLooking, setIsLooking] = useState(false);
  const text = onlineWords.noServer;
  if (!navigator.onLine) return <p className="notice">{text.offline}</p>;

  async function look() {
    setIsLooking(true);
    if (await findServer()) window.location.reload();
    setIsLooking(false);
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
      <button type="button" className="button" disabled={isLooking} onClick={() => void look()}>
        {isLooking ? words.loading : text.again}
      </button>
    </section>
  );
}
