/** A die as it lies. */
import { words } from './words.ts';

/** Where the pips of a die's face stand, on 3 by 3. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export function Die({ face, colour }: { face: number; colour: 'red' | 'yellow' }) {
  return (
    <svg
      className={`ik-die ${colour}`}
      viewBox="0 0 30 30"
      width="30"
      height="30"
      role="img"
      aria-label={`${words.die[colour]}: ${face}`}
    >
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {PIPS[face].map((spot) => (
        <circle key={spot} cx={8 + (spot % 3) * 7} cy={8 + Math.floor(spot / 3) * 7} r="2.6" />
      ))}
    </svg>
  );
}
