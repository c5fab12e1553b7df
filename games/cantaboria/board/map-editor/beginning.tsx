import { NumberField } from '@marchlands/kit/editing.tsx';
import { useState } from 'react';
import { maps } from '../../data/maps/maps.ts';
import { MOST_NUMBER, randomMap } from '../../data/maps/random-map.ts';
import { words } from './words.ts';

interface Props {
  readonly seats: number;
  readonly isOpen: boolean;
  /** Takes the id of a shipped map, or a map in full. */
  onBegin(map: unknown): void;
}

/** Starts from another map: a shipped one, or a random one by its number. */
export function Beginning({ seats, isOpen, onBegin }: Props) {
  const [number, setNumber] = useState<unknown>(1);
  const [problem, setProblem] = useState<string>();

  function draw() {
    const made = randomMap(Number(number), seats);
    if (made.ok) onBegin(made.value);
    setProblem(made.ok ? undefined : made.problem.message);
  }

  const isNumber = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MOST_NUMBER;
  return (
    <details className="edit-begin" open={isOpen}>
      <summary>{words.begin}</summary>
      <div className="row">
        {maps.map(({ id, name }) => (
          <button key={id} type="button" className="button" onClick={() => onBegin(id)}>
            {name}
          </button>
        ))}
      </div>
      <div className="edit-begin-random">
        <NumberField
          label={`${words.random}: ${words.number}`}
          value={number}
          low={1}
          high={MOST_NUMBER}
          problem={problem}
          onChange={setNumber}
        />
        <button type="button" className="button" aria-disabled={!isNumber} onClick={() => isNumber && draw()}>
          {words.draw}
        </button>
      </div>
    </details>
  );
}
