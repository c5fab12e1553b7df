/** A town: a street of drawn buildings behind its wall, and its small form. */
import type { Seat } from '@marchlands/core/seat.ts';
import { Icon, SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { CSSProperties } from 'react';
import { cardOf } from '../advice/budget.ts';
import type { Setup } from '../setup.ts';
import type { TownView } from '../view/table.ts';
import { Card } from './card.tsx';
import { Defender } from './defender.tsx';
import { StockLine } from './goods.tsx';
import { CARDS } from './marks.ts';
import { Place } from './place.tsx';
import { Building } from './street.tsx';
import { cardById, mostWalls, nameOf, sorted, structuresOf, textOf } from './units.ts';
import { Rampart, Squares } from './wall.tsx';
import { words } from './words.ts';

export interface TownProps {
  readonly setup: Setup;
  readonly town: TownView;
  readonly seat: Seat;
  readonly name: string;
}

/** Hills and the keep behind the street, standing on its ground. */
function Backdrop({ seat }: { seat: Seat }) {
  return (
    <svg className="bk-hills" viewBox="0 0 800 160" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path
        className="far"
        d="M-400 160L-330 106l60 40 80-70 96 80 84-60 90 66 70-48 90 60 80-64 110 70 84-60 96 66 80-52 60 34 110-60 90 60V160z"
      />
      <path
        className="hatch"
        d="M-190 76l14 22-10 22M-10 96l12 18-8 16M150 114l10 16-6 12M320 110l10 18-8 16M514 120l12 16-8 14M690 126l10 14"
      />
      <path className="near" d="M-400 140q200-34 400-8t400-6 400 2 400-8v40h-1600z" />
      <g className="keep" transform="translate(84 160) scale(0.72) translate(0 -134)">
        <path d="M-40 134V46h8v7h9v-7h8v7h5V24h-3V13h7v6h7v-6h6v6h7v-6h7v11h-3v29h5v-7h8v7h9v-7h8v88z" />
        <path
          className="dark"
          d="M-4 66v-9a4 4 0 0 1 8 0v9zM-26 82v-8a4 4 0 0 1 8 0v8zM18 82v-8a4 4 0 0 1 8 0v8zM-8 134v-18a8 8 0 0 1 16 0v18z"
        />
        <path className="pole" d="M4 13v-33" />
        <path className="flag" d="M4-20h30l-8 8 8 8H4z" fill={lookOf(seat).colour} />
      </g>
    </svg>
  );
}

/** A structure in one sentence. */
function structureSays(setup: Setup, card: string, copies: number): string {
  return `${words.structureCopies(nameOf(setup, card), copies)}. ${textOf(setup, card)}`;
}

/** The town at full size; each of its parts is a place. */
export function Town({ setup, town, seat }: TownProps) {
  const structures = structuresOf(town);
  return (
    <div className="bk-scene" style={{ '--houses': structures.length } as CSSProperties}>
      <div className="bk-behind">
        <Backdrop seat={seat} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend */}
        <div className="bk-street" role="group" aria-label={words.street}>
          {structures.map(([card, copies]) => (
            <Place
              key={card}
              spot={{ kind: 'structure', seat, card }}
              row="street"
              label={structureSays(setup, card, copies)}
              className="bk-house"
            >
              <Building card={card} />
              <span className="bk-house-name" aria-hidden="true">
                {nameOf(setup, card)}
              </span>
              {copies > 1 && (
                <span className="bk-copies" aria-hidden="true">
                  {words.copies(copies)}
                </span>
              )}
            </Place>
          ))}
          {structures.length === 0 && (
            <p className="bk-empty">{town.eliminated > 0 ? words.streetGone : words.streetEmpty}</p>
          )}
        </div>
      </div>
      <Rampart setup={setup} town={town} seat={seat} />
    </div>
  );
}

/** The small form of a town, in one sentence. */
function townSays({ setup, town, name }: TownProps): string {
  if (town.eliminated > 0) return `${words.town(name)}: ${words.gone}.`;
  const most = mostWalls(setup, town);
  const parts = [
    words.points(town.points),
    words.walls(town.walls, most),
    ...(setup.hasCards ? [words.inHand(town.hand)] : []),
    words.goods(town.goods),
    ...(town.ban > 0 ? [words.banned] : []),
  ];
  return `${words.town(name)}: ${parts.join(', ')}.`;
}

/** Another town, or the viewer's own while another is shown: small, and one press away. */
export function Neighbour(props: TownProps & { readonly isActive: boolean }) {
  const { setup, town, seat, name, isActive } = props;
  const most = mostWalls(setup, town);
  return (
    <Place
      spot={{ kind: 'town', seat }}
      row="towns"
      label={townSays(props)}
      className={`bk-neighbour ${isActive ? 'active' : ''} ${town.eliminated > 0 ? 'gone' : ''}`}
    >
      <span className="bk-neighbour-head">
        <SeatBadge seat={seat} size={26} />
        <strong>{name}</strong>
        {town.eliminated > 0 ? (
          <span className="soft">{words.gone}</span>
        ) : (
          <>
            {town.ban > 0 && <span className="bk-warn">{words.bannedShort}</span>}
            <span className="bk-neighbour-points tabular">{town.points}</span>
          </>
        )}
      </span>
      {town.eliminated === 0 && (
        <>
          <span className="bk-strength">
            <Squares className="bk-wall-marks" left={town.walls} full={most} />
            {setup.hasCards && (
              <span className="bk-held tabular">
                <Icon path={CARDS} size={16} />
                {town.hand}
              </span>
            )}
          </span>
          <StockLine town={town} />
          <span className="bk-skyline">
            <span className="bk-roofs">
              {structuresOf(town).map(([card, copies]) => (
                <span key={card} className="bk-roof">
                  <Building card={card} />
                  {copies > 1 && <small>{words.copies(copies)}</small>}
                </span>
              ))}
            </span>
            <span className="bk-watch">
              {town.units.map(({ unit }) => (
                <Defender key={unit} card={cardOf(unit)} seat={seat} width={20} />
              ))}
            </span>
          </span>
        </>
      )}
    </Place>
  );
}

/** Facts about a town beside its picture: the known part of its hand, and what can be taken back. */
export function TownNotes({
  setup,
  town,
  known,
  isHome,
}: {
  setup: Setup;
  town: TownView;
  /** Cards of the hand that the viewer knows. */
  known: readonly string[];
  isHome: boolean;
}) {
  const fallen = [...new Set(town.fallen)].map((id) => nameOf(setup, id));
  const hidden = town.hand - known.length;
  return (
    <>
      {!isHome && setup.hasCards && town.eliminated === 0 && (
        <>
          <p className="bk-note">
            <StockLine town={town} />
          </p>
          <p className="bk-note">
            {words.inHand(town.hand)}
            {known.length > 0 && `, ${words.known(known.length)}`}.{' '}
            {known.length > 0 && hidden > 0 && words.handHidden(hidden)}
          </p>
          {known.length > 0 && (
            <div className="bk-cards bk-known lying">
              {sorted(setup, known).map((id) => (
                <Place
                  key={id}
                  spot={{ kind: 'card', card: id }}
                  row="known"
                  label={`${nameOf(setup, id)}. ${textOf(setup, id)}`}
                  className="bk-card"
                >
                  <Card card={cardById(setup, id)} width="100%" state="plain" />
                </Place>
              ))}
            </div>
          )}
        </>
      )}
      {!isHome && fallen.length > 0 && <p className="bk-note">{words.destroyed(fallen)}.</p>}
    </>
  );
}
