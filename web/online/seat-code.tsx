import type { SeatKey } from '../table/remote/online-table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { seatCode } from './api.ts';

/** A code that takes the seat over to another device; requested from the server when opened. */
export function SeatCode({ id, seatKey, onClose }: { id: string; seatKey: SeatKey; onClose: () => void }) {
  const { seat, key } = seatKey;
  const code = useLoaded(() => seatCode(id, { seat, key }), [id, seat, key]);
  const text = onlineWords.code;
  return (
    <Dialog title={text.get} onClose={onClose}>
      {code.state === 'loading' && <p className="soft">{words.loading}</p>}
      {code.state === 'failed' && <p className="notice bad">{code.message}</p>}
      {code.state === 'ready' &&
        (code.value.ok ? (
          <>
            <p>{text.getAbout}</p>
            <p className="seat-code" role="status">
              {`${code.value.value.code.slice(0, 4)}-${code.value.value.code.slice(4)}`}
            </p>
            <p className="soft">
              {text.until(code.value.value.expires)} {text.here}
            </p>
          </>
        ) : (
          <p className="notice bad" role="alert">
            {code.value.problem.message}
          </p>
        ))}
    </Dialog>
  );
}
