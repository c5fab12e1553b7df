import { defineBoard, type OwnProps } from '@marchlands/kit/define-board.tsx';
import { makeSetup } from '../setup.ts';
import type { Types } from '../types.ts';
import { factsOf } from './facts.ts';

const COLUMNS = 8;
const SIZE = 40;

/** The heap, and a button for each number that may be taken. */
function Board({ stage, choices, choose }: OwnProps<Types>) {
  const { heap } = stage.drawn.table;
  const rows = Math.max(1, Math.ceil(heap / COLUMNS));
  const pebbles = Array.from({ length: heap }, (_, i) => ({ x: i % COLUMNS, y: Math.floor(i / COLUMNS) }));
  return (
    <>
      <svg viewBox={`0 0 ${COLUMNS * SIZE} ${rows * SIZE}`} role="img" aria-label={`Pebbles in the heap: ${heap}`}>
        {pebbles.map(({ x, y }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={(x + 0.5) * SIZE}
            cy={(y + 0.5) * SIZE}
            rx={SIZE * 0.4}
            ry={SIZE * 0.3}
            fill="var(--map-rock)"
            stroke="var(--map-rock-ink)"
          />
        ))}
      </svg>
      {choices.map(({ move, words }) => (
        <button key={move.count} type="button" className="button" onClick={() => choose(move)}>
          {words}
        </button>
      ))}
    </>
  );
}

export const module = defineBoard<Types>({
  setup: makeSetup,
  Board,
  factsOf,
  playback: { ms: { pebblesTaken: 600 } },
});
