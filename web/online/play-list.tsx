import { nearestLevel } from '@marchlands/bots/levels.ts';
import type { GameEntry } from '@marchlands/core/game.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import { usualSeats } from '../ui/presets.tsx';
import { onlineWords } from '../words/online.ts';
import { playQuickly } from './api.ts';
import { Choice } from './choice.tsx';
import type { Guest } from './guest.ts';

const text = onlineWords.games;

/** Seconds after which bots take the free seats; null for never. */
const FILLS: readonly (number | null)[] = [...Object.keys(text.fills).map(Number), null];

/** Every game: play at once with anybody, open a table, see the ladder. */
export function PlayList({ guest, onNameless }: { guest: Guest | null; onNameless: () => void }) {
  const [after, setAfter] = useState<number | null>(30);
  return (
    <section aria-labelledby="play">
      <h2 id="play">{text.title}</h2>
      <p className="soft">{text.about}</p>
      <Choice
        label={text.fill}
        values={FILLS}
        value={after}
        name={(seconds) => (seconds === null ? text.never : (text.fills[seconds] ?? ''))}
        onChange={setAfter}
      />
      <ul className="matches">
        {games.map((game) => (
          <PlayRow key={game.id} game={game} after={after} hasName={guest !== null} onNameless={onNameless} />
        ))}
      </ul>
    </section>
  );
}

function PlayRow({
  game,
  after,
  hasName,
  onNameless,
}: {
  game: GameEntry;
  after: number | null;
  hasName: boolean;
  onNameless: () => void;
}) {
  const [, navigate] = useLocation();
  const counts = game.seats.filter((count) => count > 1);
  const [seats, setSeats] = useState(Math.max(2, usualSeats(game)));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function play() {
    if (!hasName) return onNameless();
    setIsBusy(true);
    const found = await quick(game.id, seats, after);
    setIsBusy(false);
    if (found.ok) navigate(`/t/${found.value}`);
    else setProblem(found.problem.message);
  }

  return (
    <li className="play-row card">
      <strong>{game.title}</strong>
      <Link className="button quiet" href={`/ladder/${game.id}`} aria-label={text.ladderLong(game.title)}>
        {text.ladder}
      </Link>
      <div className="play-doors">
        {counts.length > 1 && (
          <select
            className="field tabular"
            aria-label={text.seats(game.title)}
            value={seats}
            onChange={({ target }) => setSeats(Number(target.value))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {text.seatCount(count)}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className="button primary"
          aria-label={text.quickLong(game.title)}
          disabled={isBusy}
          onClick={() => void play()}
        >
          {text.quick}
        </button>
        <Link className="button" href={`/online/open/${game.id}`} aria-label={text.ownLong(game.title)}>
          {text.own}
        </Link>
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** Quick play; bots that fill in have the level that "Play" gives against one person. */
async function quick(gameId: string, seats: number, after: number | null) {
  const game = await loadGame(gameId);
  if (!game.ok) return game;
  const level = nearestLevel(DEFAULT_LEVEL, game.value);
  if (!level.ok) return level;
  return playQuickly(gameId, seats, after === null ? null : { after, level: level.value.name });
}
