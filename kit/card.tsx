import type { ReactNode } from 'react';
import './card.css';

/**
 * The five kinds of card, distinguished by border and corner mark: a building, a force, a treasure, a foe, an event.
 */
export const CARD_LOOKS = ['building', 'force', 'treasure', 'foe', 'event'] as const;
export type CardLook = (typeof CARD_LOOKS)[number];

/** A card's state in the current choice. */
export type CardState = 'plain' | 'affordable' | 'dim' | 'chosen';

/** A number with its drawing: round for yields and costs, a shield for fighting. */
export interface CardToken {
  readonly key: string;
  readonly shape: 'round' | 'shield';
  /** Path data on a field of 512 by 512. */
  readonly icon: string;
  /** An alternative drawing to the first. */
  readonly orIcon?: string;
  readonly text: string;
}

export interface CardFrameProps {
  readonly look: CardLook;
  readonly name: string;
  /** All text of the card in sentences, for screen readers. */
  readonly label: string;
  /** Fills its box, 3 to 2. */
  readonly picture: ReactNode;
  /** The price in the corner; undefined if the card has none. */
  readonly cost: string | undefined;
  /** The price before discounts, struck through. */
  readonly costBefore: string | undefined;
  /** The goods that pay the price: path data. */
  readonly pays: readonly string[];
  /** Path data of a second mark beside the corner mark. */
  readonly mark: string | undefined;
  /** The numbers under the name. */
  readonly tokens: readonly CardToken[];
  /** Smaller numbers at the edge of the picture. */
  readonly sideTokens: readonly CardToken[];
  /** Its effect, short enough for a card of 120 px. */
  readonly line: string;
  /** The same at length, for cards from 170 px on. */
  readonly longLine: string;
  /** A note for the moment: why it costs less, why it cannot be had. */
  readonly note: string | undefined;
  readonly state: CardState;
  /** Pixels, or any CSS width; the height follows, 7 to 5. If undefined, the box around it decides. */
  readonly width: number | string | undefined;
}

/** Longer names are set in two lines. */
const LONGEST_NAME = 15;

/** Borders on a field of 200 by 280. */
const BORDERS: { readonly [look in CardLook]: string } = {
  building: 'M8 8H192V272H8z M13 13H187V267H13z',
  force: 'M22 7H178Q193 7 193 22V236Q193 254 178 260L100 275 22 260Q7 254 7 236V22Q7 7 22 7z',
  treasure: 'M30 8H170L192 30V250L170 272H30L8 250V30z M33 14H167L186 33V247L167 266H33L14 247V33z',
  foe: teeth(),
  event: 'M8 8H192V272H8z',
};

/** A border of teeth that point inwards. */
function teeth(): string {
  const points: string[] = [];
  const row = (fromX: number, fromY: number, toX: number, toY: number, count: number): void => {
    const inX = Math.sign(toY - fromY) * -6;
    const inY = Math.sign(toX - fromX) * 6;
    for (let i = 0; i < count; i += 1) {
      const at = i / count;
      const mid = (i + 0.5) / count;
      points.push(`${fromX + (toX - fromX) * at} ${fromY + (toY - fromY) * at}`);
      points.push(`${fromX + (toX - fromX) * mid + inX} ${fromY + (toY - fromY) * mid + inY}`);
    }
  };
  row(6, 6, 194, 6, 16);
  row(194, 6, 194, 274, 22);
  row(194, 274, 6, 274, 16);
  row(6, 274, 6, 6, 22);
  return `M${points.join('L')}z`;
}

/** Corner marks on a field of 24 by 24. */
const MARKS: { readonly [look in CardLook]: string } = {
  building: 'M2 22V4H6V8H10V4H14V8H18V4H22V22z',
  force: 'M12 1 22 4V12Q22 19 12 23 2 19 2 12V4z',
  treasure: 'M12 1 23 12 12 23 1 12z',
  foe: 'M2 2 22 2 20 13 16 8 12 23 8 8 4 13z',
  event: 'M15 1 4 14H10L8 23 20 9H13z',
};

/** The corner mark of a kind of card, as a small drawing. */
export function CardMark({ look, size = 20 }: { look: CardLook; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="glyph">
      <path d={MARKS[look]} fill="currentColor" />
    </svg>
  );
}

function Path({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={d} fill="currentColor" />
    </svg>
  );
}

function Tokens({ tokens, className }: { tokens: readonly CardToken[]; className: string }) {
  return (
    <div className={className}>
      {tokens.map((token) => (
        <span key={token.key} className={`kit-token ${token.shape}`}>
          <Path d={token.icon} />
          {token.orIcon !== undefined && <Path d={token.orIcon} />}
          {token.text}
        </span>
      ))}
    </div>
  );
}

/**
 * A card: one frame for every game, five kinds by border and corner mark; picture, name, price, numbers, effect line.
 * All sizes follow the width, so that it is readable at 120 px; a smaller one keeps picture, price and numbers.
 */
export function CardFrame(props: CardFrameProps) {
  const { look, state, width } = props;
  return (
    <div role="img" aria-label={props.label} className={`kit-card ${look} ${state}`} style={{ width }}>
      <div className="kit-card-face">
        <svg
          className="kit-card-border"
          viewBox="0 0 200 280"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={BORDERS[look]} />
        </svg>
        <div className="kit-card-picture">{props.picture}</div>
        <div className="kit-card-marks">
          <CardMark look={look} />
          {props.mark !== undefined && <Path d={props.mark} />}
        </div>
        {props.cost !== undefined && (
          <div className="kit-card-cost">
            <span className="kit-card-price">
              {props.costBefore !== undefined && <s>{props.costBefore}</s>}
              {props.cost}
            </span>
            <span className="kit-card-pays">
              {props.pays.map((icon) => (
                <Path key={icon} d={icon} />
              ))}
            </span>
          </div>
        )}
        {props.sideTokens.length > 0 && <Tokens tokens={props.sideTokens} className="kit-card-side" />}
        <div className={`kit-card-name ${props.name.length > LONGEST_NAME ? 'wrapped' : ''}`}>{props.name}</div>
        {props.tokens.length > 0 && <Tokens tokens={props.tokens} className="kit-card-tokens" />}
        <div className="kit-card-line">{props.line}</div>
        <div className="kit-card-line long">{props.longLine}</div>
        {props.note !== undefined && <div className="kit-card-note">{props.note}</div>}
      </div>
    </div>
  );
}
