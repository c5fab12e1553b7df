/** Connections: roads, bridges with their arches, and passes, distinguished by shape. */
import type { Layout, Way } from './layout.ts';
import { between, distance } from './points.ts';

export function Ways({ layout }: { layout: Layout }) {
  const of = (kind: string) => layout.ways.filter(({ edge }) => edge.kind === kind);
  const lines = (ways: readonly Way[]) => ways.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  return (
    <g className="andia-ways">
      <path className="andia-trail-bed" d={lines(of('pass'))} />
      <path className="andia-trail" d={lines(of('pass'))} />
      <path className="andia-road-bed" d={lines(of('road'))} />
      <path className="andia-road" d={lines(of('road'))} />
      {of('bridge').map((way) => (
        <Bridge key={`${way.edge.a}-${way.edge.b}`} way={way} />
      ))}
    </g>
  );
}

/** A bridge: a causeway between two areas, with arches in the middle, as long as the water may be wide. */
function Bridge({ way }: { way: Way }) {
  const { from, to } = way;
  const length = distance(from, to);
  const middle = between(from, to, 0.5);
  const half = Math.max(36, length / 2 - 66);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const piers = Math.max(2, Math.round((2 * half) / 34));
  const arches = Array.from({ length: piers + 1 }, (_, i) => `M${Math.round(-half + (2 * half * i) / piers)}-11v22`);
  return (
    <g>
      <path className="andia-road-bed" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="andia-road" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${turn.toFixed(1)})`}>
        <path className="andia-deck" d={`M${-half}-10H${half}V10H${-half}z`} />
        <path className="andia-piers" d={arches.join('')} />
        <path
          className="andia-parapet"
          d={`M${-half - 10}-19L${-half}-10H${half}L${half + 10}-19M${-half - 10} 19L${-half} 10H${half}L${half + 10} 19`}
        />
      </g>
    </g>
  );
}
