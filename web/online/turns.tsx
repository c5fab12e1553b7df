import { ok, type Result } from '@marchlands/core/result.ts';
import { Link } from 'wouter';
import { onlineWords } from '../words/online.ts';
import { type ListedTable, ownTables } from './api.ts';
import { findServer } from './server.ts';
import { titleOf } from './table-row.tsx';
import { usePolled } from './use-polled.ts';

const text = onlineWords.turns;
/** Milliseconds between polls. */
const POLL = 30_000;

/** Tables where it is the player's turn; null if there is no server now. */
async function find(): Promise<Result<readonly ListedTable[] | null>> {
  if ((await findServer()) !== 'here') return ok(null);
  const found = await ownTables();
  return found.ok ? ok(found.value.filter(({ isTurn }) => isTurn === true)) : ok(null);
}

/** The home page's line about online tables; its space is reserved before its text is known. */
export default function Turns() {
  const { value, isAsked } = usePolled(find, POLL);
  if (!isAsked) return null;
  if (value === null) return <p className="soft">{text.noServer}</p>;
  const first = value.at(0);
  return (
    <>
      {first === undefined ? (
        <p className="soft">{text.none}</p>
      ) : (
        <>
          <p>
            <strong>{text.yours}</strong> <span className="soft">{text.at(titleOf(first.game), value.length - 1)}</span>
          </p>
          <Link className="button primary" href={`/t/${first.id}`}>
            {onlineWords.yours.play}
          </Link>
        </>
      )}
      <Link className="button quiet" href="/online">
        {text.all}
      </Link>
    </>
  );
}
