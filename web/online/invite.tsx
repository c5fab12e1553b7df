import { Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { CopyButton } from '../ui/copy.tsx';
import { eventWords } from '../words/events.ts';
import { onlineWords } from '../words/online.ts';
import { sharedOrigin } from './api.ts';

const text = onlineWords.room;
/** Host names that reach only the machine itself. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The words for a table's link and for an event's. */
interface InviteWords {
  readonly inviteAbout: string;
  readonly address: string;
}

/** The link to a table: to copy, share or scan. */
export function Invite({ id, title }: { id: string; title: string }) {
  return <InviteTo path={`/t/${id}`} code={`/api/tables/${id}/qr.svg`} title={title} says={text} />;
}

/** The same for an event. */
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
  /** The URL of its QR code. */
  code: string;
  title: string;
  says: InviteWords;
}) {
  const field = useId();
  const origin = useSharedOrigin();
  const address = `${origin}${path}`;
  // A page served without https cannot share.
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
                  // Closing the system's dialog is no error.
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

/** The origin for others, as told by the server; until then, the page's own. */
function useSharedOrigin(): string {
  const here = window.location.origin;
  const [origin, setOrigin] = useState(here);
  useEffect(() => {
    if (!LOCAL.includes(window.location.hostname)) return;
    void sharedOrigin().then((found) => found.ok && setOrigin(found.value));
  }, []);
  return origin;
}
