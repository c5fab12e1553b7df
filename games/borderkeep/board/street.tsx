/** A drawn building of the street. */
import { partsOf } from './buildings.ts';

export function Building({ card, width }: { card: string; width?: number }) {
  return (
    <svg
      className="bk-building bk-drawing"
      viewBox="-3 -3 70 77"
      aria-hidden="true"
      {...(width === undefined ? {} : { width, height: (width * 77) / 70 })}
    >
      {partsOf(card).map(([stuff, path]) => (
        <path key={path} className={stuff} d={path} />
      ))}
    </svg>
  );
}
