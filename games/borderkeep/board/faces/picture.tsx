import type { Card, CardKind } from '../../data/cards.ts';
import { type Face, faceOf, TOKEN_FACES } from './faces.ts';
import sheet from './pictures.svg?url';

/** The background for each kind, on 150 by 100: distinguished by hatching alone. */
const BACKDROPS: { readonly [kind in CardKind | 'token']: string } = {
  // Ground under a building.
  structure: 'M0 88H150M6 93H40M52 93H92M104 93H144M20 98H60M80 98H136',
  // Ranks of pikes.
  troop: 'M8 100V60M20 100V50M32 100V60M118 100V60M130 100V50M142 100V60',
  // Rays.
  hero: rays(),
  // A net of lozenges.
  artifact:
    'M0 25 25 0M0 75 75 0M25 100 125 0M75 100 150 25M125 100 150 75M150 75 75 0M125 100 25 0M75 100 0 25M25 100 0 75M150 25 125 0',
  // Night: level strokes, closer to the ground.
  monster: 'M0 8H150M0 26H150M0 42H150M0 56H150M0 67H150M0 76H150M0 84H150M0 91H150M0 97H150',
  // Slanting weather.
  disaster: 'M0 40 24 0M0 88 53 0M22 100 82 0M51 100 111 0M80 100 140 0M109 100 150 32M138 100 150 80',
  token: 'M0 92H150',
};

function rays(): string {
  const paths: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const angle = ((i + 0.5) / 16) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(75 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
    paths.push(`M${at(46)}L${at(100)}`);
  }
  return paths.join('');
}

function Drawn({ face, kind, letters }: { face: Face; kind: CardKind | 'token'; letters: string | null }) {
  return (
    <svg
      viewBox="0 0 150 100"
      preserveAspectRatio="xMidYMid slice"
      className="bk-picture"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bk-backdrop" d={BACKDROPS[kind]} />
      {face.strokes !== undefined && <path className="bk-strokes" d={face.strokes} />}
      {face.parts.map((part) => {
        const { icon, x = 75, y = 53, size = 80, isFlipped = false, turn = 0 } = part;
        const flip = isFlipped ? ' scale(-1 1)' : '';
        return (
          <g key={`${icon} ${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})${flip}`}>
            <use href={`${sheet}#${icon}`} x={-size / 2} y={-size / 2} width={size} height={size} />
          </g>
        );
      })}
      {letters !== null && (
        <text x="142" y="90" textAnchor="end" className="bk-letters">
          {letters}
        </text>
      )}
    </svg>
  );
}

/** The picture of a card without its frame; fills its box, 3 to 2, in the current text colour. */
export function CardPicture({ card }: { card: Card }) {
  const { face, letters } = faceOf(card);
  return <Drawn face={face} kind={card.kind} letters={letters} />;
}

/** The picture of a guard token or a minion. */
export function TokenPicture({ token }: { token: 'guard' | 'minion' }) {
  return <Drawn face={TOKEN_FACES[token]} kind="token" letters={null} />;
}
