import { Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { CopyButton } from '../ui/copy.tsx';
import { eventWords } from '../words/events.ts';
import { onlineWords } from '../words/online.ts';
import { sharedOrigin } from './api.ts';

const text = onlineWords.room;
/** Names under which a machine reaches only itself. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What the address of a table is called, and that of an event. */
interface InviteWords {
  readonly inviteAbout: string;
  readonly address: string;
}

/** The address of a table: to copy, to hand on, to scan. */
export function Invite({ id, title }: { id: string; title: string }) {
  return <InviteTo path={`/t/${id}`} code={`/api/tables/${id}/qr.svg`} title={title} says={text} />;
}

/** The same of an event. */
export function InviteToEvent({ id, title }: { id: string; title: string }) {
  return <InviteTo path={`/e/${id}`} code={`/api/events/${id}/qr.svg`} title={title} says={eventWords} />;
}

function InviteTo({
  path,
  code,
  title,
  says,
}: {
  path: string;
  /** Where its picture is. */
  code: string;
  title: string;
  says: InviteWords;
}) {
  const field = useId();
  const origin = useSharedOrigin();
  const address = `${origin}${path}`;
  // A page that is served without https cannot hand anything on.
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="card invite" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{text.invite}</h2>
      <p className="soft">{LOCAL.includes(new URL(origin).hostname) ? text.localOnly : says.inviteAbout}</p>
      <div className="invite-ways">
        <img className="qr" src={code} alt={text.qr} width={176} height={176} />
        <div>
          <label htmlFor={field}>{says.address}</label>
          <input id={field} className="field" readOnly value={address} onFocus={({ target }) => target.select()} />
          <div className="row">
            <CopyButton text={address} />
            {canShare && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  // Whoever closes the system's own dialog has changed their mind.
                  navigator.share({ title, url: address }).catch(() => {});
                }}
              >
                <Share2 size={20} aria-hidden="true" /> {text.share}
              </button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Where others open what is open here, as the server tells; until it has, where it is open here. */
function useSharedOrigin(): string {
  const here = window.location.origin;
  const [origin, setOrigin] = useState(here);
  useEffect(() => {
    if (!LOCAL.includes(window.location.hostname)) return;
    void sharedOrigin().then((found) => found.ok && setOrigin(found.value));
  }, []);
  return origin;
}
