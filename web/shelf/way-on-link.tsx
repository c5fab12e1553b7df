import { boards } from '@marchlands/games/boards.ts';
import { Compass } from 'lucide-react';
import { Link } from 'wouter';
import { invitationPath } from '../table/invitation.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { lessonsDone } from './lessons.ts';
import type { WayOn } from './way-on.ts';

async function find(): Promise<WayOn | null> {
  const { listResults } = await import('../solo/history.ts');
  const results = await listResults();
  // Before the first match, and without storage, the list of games is enough.
  if (!results.ok || results.value.length === 0) return null;
  const taught = boards.filter(({ lesson }) => lesson !== undefined).map(({ id }) => id);
  const { wayOn } = await import('./way-on.ts');
  return wayOn(results.value, lessonsDone(), taught);
}

/** One quiet line: a suggestion what to do next. */
export function WayOnLink() {
  const found = useLoaded(find, []);
  if (found.state !== 'ready' || found.value === null) return null;
  const way = found.value;
  const text = words.wayOn;
  return (
    <p className="way-on soft">
      <Compass size={18} aria-hidden="true" />
      {way.kind === 'lesson' ? (
        <>
          {text.lesson(way.title)} <Link href={`/learn/${way.gameId}`}>{text.learn(way.title)}</Link>
        </>
      ) : (
        <>
          {text.beaten(levelName(way.beaten), way.title)}{' '}
          <Link
            href={invitationPath(way.gameId, {
              seats: way.seats,
              levels: Array.from({ length: way.seats }, (_, seat) => (seat === 0 ? null : way.next)),
            })}
          >
            {text.next(levelName(way.next))}
          </Link>
        </>
      )}
    </p>
  );
}
