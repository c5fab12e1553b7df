import type { Card, CardKind } from '../../cards.ts';
import { type Face, faceOf, TOKEN_FACES } from './faces.ts';
import sheet from './pictures.svg?url';

/** What lies behind the drawings of a kind, on 160 by 90: told apart by hatching alone. */
const BACKDROPS: { readonly [kind in CardKind | 'token']: string } = {
  // Ground under a building.
  structure: 'M0 78H160M6 83H40M52 83H92M104 83H150M20 88H60M80 88H136',
  // Ranks of pikes.
  troop: 'M8 90V58M20 90V50M32 90V58M128 90V58M140 90V50M152 90V58',
  // Rays.
  hero: rays(),
  // A net of lozenges.
  artifact:
    'M0 30 30 0M0 70 70 0M20 90 110 0M60 90 150 0M100 90 160 30M140 90 160 70M160 60 100 0M140 90 50 0M100 90 10 0M60 90 0 30M20 90 0 70',
  // Night: level strokes, closer to the ground.
  monster: 'M0 8H160M0 24H160M0 38H160M0 50H160M0 60H160M0 68H160M0 75H160M0 81H160M0 86H160',
  // Slanting weather.
  disaster: 'M0 40 24 0M6 80 54 0M28 90 82 0M58 90 112 0M88 90 142 0M118 90 160 20M146 90 160 68',
  token: 'M0 84H160',
};

function rays(): string {
  const paths: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const angle = ((i + 0.5) / 16) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(80 + radius * Math.cos(angle)).toFixed(1)} ${(45 + radius * Math.sin(angle)).toFixed(1)}`;
    paths.push(`M${at(44)}L${at(96)}`);
  }
  return paths.join('');
}

function Drawn({ face, kind, letters }: { face: Face; kind: CardKind | 'token'; letters: string | null }) {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className="bk-picture"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bk-backdrop" d={BACKDROPS[kind]} />
      {face.strokes !== undefined && <path className="bk-strokes" d={face.strokes} />}
      {face.parts.map((part) => {
        const { icon, x = 80, y = 45, size = 74, isFlipped = false, turn = 0 } = part;
        const flip = isFlipped ? ' scale(-1 1)' : '';
        return (
          <g key={`${icon} ${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})${flip}`}>
            <use href={`${sheet}#${icon}`} x={-size / 2} y={-size / 2} width={size} height={size} />
          </g>
        );
      })}
      {letters !== null && (
        <text x="150" y="80" textAnchor="end" className="bk-letters">
          {letters}
        </text>
      )}
    </svg>
  );
}

/** The picture of a card without its frame; fills its box, 16 to 9, in the colour of the text around it. */
export function CardPicture({ card }: { card: Card }) {
  const { face, letters } = faceOf(card);
  return <Drawn face={face} kind={card.kind} letters={letters} />;
}

/** The picture of a guard token or a minion. */
export function TokenPicture({ token }: { token: 'guard' | 'minion' }) {
  return <Drawn face={TOKEN_FACES[token] as Face} kind="token" letters={null} />;
}
