/** A die showing its face. */
import { pipsOf } from '@marchlands/kit/pips.ts';
import { words } from './words.ts';

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
      {pipsOf(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={15 + x * 7} cy={15 + y * 7} r="2.6" />
      ))}
    </svg>
  );
}
