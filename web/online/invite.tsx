import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { CopyButton } from '../ui/copy.tsx';
import { onlineWords } from '../words/online.ts';

const text = onlineWords.room;
/** Names under which a machine reaches only itself. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The address of a table: to copy, to hand on, to scan. */
export function Invite({ id, title }: { id: string; title: string }) {
  const field = useId();
  const address = `${window.location.origin}/t/${id}`;
  // A page that is served without https cannot hand anything on.
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="card invite" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{text.invite}</h2>
      <p className="soft">{LOCAL.includes(window.location.hostname) ? text.localOnly : text.inviteAbout}</p>
      <div className="invite-ways">
        <img className="qr" src={`/api/tables/${id}/qr.svg`} alt={text.qr} width={176} height={176} />
        <div>
          <label htmlFor={field}>{text.address}</label>
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
