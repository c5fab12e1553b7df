/** The actions on the chosen square, each with its effects and a button that commits it. */

import type { Seat } from '@marchlands/core/seat.ts';
import type { Choice, SeatInfo } from '@marchlands/kit/board.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Ground } from '../advice/ground.ts';
import { type ActivateOdds, activateOdds, bagsOf, chanceText, discoverOdds } from '../advice/odds.ts';
import { type LandTile, TILES } from '../data/tiles.ts';
import type { Move } from '../moves.ts';
import type { TableView } from '../view/table.ts';
import { Chances } from './chances.tsx';
import { describe } from './describe.ts';
import { LandChip } from './land.tsx';
import { words } from './words.ts';

export interface PanelProps {
  readonly table: TableView;
  readonly ground: Ground;
  readonly seats: readonly SeatInfo[];
  readonly choices: readonly Choice<Move>[];
  readonly choosing: Seat | null;
  readonly selected: number | null;
  /** True if the keyboard chose the square: the first button takes the focus. */
  readonly takeFocus: boolean;
  choose(move: Move): void;
  onLetGo(): void;
  /** Previews the squares of the move under the pointer. */
  onPreview(move: Move | null): void;
}

export function Panel(props: PanelProps) {
  const { table, selected, choices } = props;
  const decision = choices.find(({ move }) => move.kind === 'take' || move.kind === 'answer' || move.kind === 'target');
  if (decision !== undefined) return <Decision {...props} />;
  if (selected === null) {
    return (
      <div className="refuge-panel">
        <p className="refuge-say">{props.choosing === null ? words.wait : words.choose}</p>
        <BagCount table={table} />
      </div>
    );
  }
  return <Square key={selected} {...props} selected={selected} />;
}

/** The public contents of the bag. */
export function BagCount({ table }: { table: TableView }) {
  const bands = table.barbarians.reduce((sum, count) => sum + count, 0);
  return (
    <section className="refuge-bag" aria-label={words.bag(table.inBag)}>
      <h2>{words.bag(table.inBag)}</h2>
      <p className="soft">{words.bagSays}</p>
      <ul className="tabular">
        {TILES.map((tile) => (
          <li key={tile}>
            <LandChip tile={tile} />
            <span>{words.tiles[tile]}</span>
            <span>{table.pool[tile]}</span>
          </li>
        ))}
      </ul>
      {table.phase !== 'over' && (
        <p>{table.attack === null ? words.bands(bands) : words.bandsLeft(table.attack.bands)}</p>
      )}
    </section>
  );
}

/** Kinds of action on a square, most usual first: a road only if it scores. */
const USUAL: readonly Move['kind'][] = ['road', 'activate', 'discover', 'city'];
/** Then moves that lead here from elsewhere, and last those that bring nothing. */
const INTO = USUAL.length;
const IDLE = INTO + 1;

/** Whether a card has the usual action of its square: only its buttons are drawn as main ones. */
const MainContext = createContext(true);

function Square({ selected, ...props }: PanelProps & { readonly selected: number }) {
  const { table, seats, choices, takeFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    const first = panel.current?.querySelector<HTMLElement>('.refuge-action button, .refuge-action summary');
    (first ?? panel.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [takeFocus]);
  // On a small screen the panel lies over the board: its text can be folded away, its actions stay.
  const [isFolded, setFolded] = useState(false);
  const here = choices.filter(({ move }) => isOn(move, selected));
  const from = here.filter(({ move }) => move.kind === 'activate' && move.from === selected);
  const into = here.filter(({ move }) => move.kind === 'activate' && move.into === selected && move.from !== selected);
  const tile = table.cells[selected]?.tile ?? null;
  const cards = [
    ...here.flatMap((choice) => {
      const { move, notation: key } = choice;
      if (move.kind === 'activate') return [];
      const isIdle = move.kind === 'road' && !props.ground.roadOn(move.at, props.choosing ?? table.player).scores;
      return [{ key, rank: isIdle ? IDLE : USUAL.indexOf(move.kind), card: <Action {...props} choice={choice} /> }];
    }),
    ...(from.length === 0 || tile === null
      ? []
      : [
          {
            ...{ key: 'from', rank: USUAL.indexOf('activate') },
            card: <ActivateFrom {...props} choices={from} tile={tile} square={selected} />,
          },
        ]),
    ...into.map(({ move, notation: key }) => ({ key, rank: INTO, card: <ActivateInto {...props} move={move} /> })),
  ].sort((a, b) => a.rank - b.rank);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div
      className={`refuge-panel ${isFolded ? 'folded' : ''}`}
      ref={panel}
      role="group"
      aria-label={words.square(selected)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onLetGo();
      }}
    >
      <div className="refuge-head">
        <h2>{words.square(selected)}</h2>
        <p>{describe(table, selected, seats)}</p>
        {here.length > 0 && (
          <button
            type="button"
            className="button quiet icon refuge-fold"
            aria-label={words.more}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <Sign path={isFolded ? 'M4 15 12 7 20 15' : 'M4 9 12 17 20 9'} />
          </button>
        )}
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={props.onLetGo}>
          <Sign path="M5 5 19 19M19 5 5 19" />
        </button>
      </div>
      {cards.map(({ key, card }, i) => (
        <MainContext key={key} value={i === 0}>
          {card}
        </MainContext>
      ))}
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Whether a move concerns a square. */
export function isOn(move: Move, cell: number): boolean {
  if (move.kind === 'activate') return move.from === cell || move.into === cell;
  return 'at' in move && move.at === cell;
}

/** Handlers that track whether the pointer or the focus is on an element. */
function pointing(onPoint: ((isOn: boolean) => void) | undefined) {
  return {
    onMouseEnter: () => onPoint?.(true),
    onMouseLeave: () => onPoint?.(false),
    onFocus: () => onPoint?.(true),
    onBlur: () => onPoint?.(false),
  };
}

/** The props of a chosen square's cards. */
type ActionProps = Omit<PanelProps, 'selected' | 'takeFocus' | 'onLetGo'>;

interface CardProps {
  readonly title: string;
  readonly says: ReactNode;
  readonly children: ReactNode;
  readonly onPoint?: (isOn: boolean) => void;
}

function Card({ title, says, children, onPoint }: CardProps) {
  return (
    <section className="refuge-action" aria-label={title} {...pointing(onPoint)}>
      <h3>{title}</h3>
      <div className="refuge-says">{says}</div>
      <div className="row">{children}</div>
    </section>
  );
}

interface CommitProps {
  readonly label: string;
  /** The move in words, if the label does not say all of it. */
  readonly name?: string;
  onPoint?(isOn: boolean): void;
  onCommit(): void;
}

/** The button that makes a move. */
function Commit({ label, name, onPoint, onCommit }: CommitProps) {
  const isMain = useContext(MainContext);
  return (
    <button
      type="button"
      className={`button ${isMain ? 'primary' : ''}`}
      aria-label={name}
      onClick={onCommit}
      {...pointing(onPoint)}
    >
      {label}
    </button>
  );
}

/** Discover, Build a road, Play the city tile. */
function Action({ choice, ...props }: ActionProps & { readonly choice: Choice<Move> }) {
  const { table, ground, seats, choosing } = props;
  const { move, words: name } = choice;
  const onCommit = () => props.choose(move);
  switch (move.kind) {
    case 'discover': {
      const title = words.discover(words.square(move.at));
      const bags = bagsOf(table);
      return (
        <Card title={title} says={<Chances odds={discoverOdds(bags)} isExact={bags.isExact} label={words.drawn} />}>
          <Commit label={words.discoverDo} name={name} onCommit={onCommit} />
        </Card>
      );
    }
    case 'city': {
      const title = words.city(words.square(move.at));
      return (
        <Card title={title} says={words.citySays(ground.setup.options.tileTable.city.place)}>
          <Commit label={words.cityDo} name={name} onCommit={onCommit} />
        </Card>
      );
    }
    case 'road': {
      const title = words.road2(words.square(move.at));
      const { nextFaceDown } = table;
      const says = (
        <>
          <p>{roadSays(ground, seats, move.at, choosing ?? table.player)}</p>
          {nextFaceDown !== null && <p className="soft">{words.faceDownFirst(words.square(nextFaceDown))}</p>}
        </>
      );
      return (
        <Card title={title} says={says} onPoint={(isOn) => props.onPreview(isOn ? move : null)}>
          <Commit label={words.roadDo} name={name} onCommit={onCommit} />
        </Card>
      );
    }
    default:
      return null;
  }
}

/** The effect of a road, as a sentence. */
export function roadSays(ground: Ground, seats: readonly SeatInfo[], cell: number, builder: Seat): string {
  const { scores, points } = ground.roadOn(cell, builder);
  if (!scores) return words.roadNothing;
  return words.roadScores(
    points.flatMap((gained, seat) => (gained === 0 ? [] : [words.points(nameIn(seats, seat), gained)])),
  );
}

/** The possible results of an activation, as a short clause. */
export function activateSays(odds: ActivateOdds, isExact: boolean): string {
  const parts = [];
  if (odds.forced > 0) parts.push(words.forced(chanceText(odds.forced, isExact)));
  if (odds.nothing > 0) parts.push(words.nothing(chanceText(odds.nothing, isExact)));
  return parts.join(', ');
}

function Bring({ odds, isExact }: { odds: ActivateOdds; isExact: boolean }) {
  return (
    <>
      <p>{odds.draws === null ? words.hunt : words.draws(odds.draws)}</p>
      <Chances odds={odds.offered} isExact={isExact} label={words.onOffer} />
      <p className="soft tabular">{activateSays(odds, isExact)}</p>
      {!isExact && <p className="soft refuge-note">{words.about}</p>}
    </>
  );
}

function ActivateFrom({
  choices,
  tile,
  square,
  ...props
}: ActionProps & { readonly tile: LandTile; readonly square: number }) {
  const { table, ground, choose, onPreview } = props;
  const bags = bagsOf(table);
  const odds = activateOdds(bags, tile, ground.setup.options, table.inBag);
  return (
    <Card title={words.activate(words.square(square))} says={<Bring odds={odds} isExact={bags.isExact} />}>
      {choices.map(({ move, words: name, notation }) =>
        move.kind === 'activate' ? (
          <Commit
            key={notation}
            label={words.activateDo(words.square(move.into))}
            name={name}
            onPoint={(isOn) => onPreview(isOn ? move : null)}
            onCommit={() => choose(move)}
          />
        ) : null,
      )}
    </Card>
  );
}

function ActivateInto({ table, ground, choose, onPreview, move }: ActionProps & { readonly move: Move }) {
  if (move.kind !== 'activate') return null;
  const tile = table.cells[move.from]?.tile;
  if (tile == null) return null;
  const bags = bagsOf(table);
  const odds = activateOdds(bags, tile, ground.setup.options, table.inBag);
  const title = words.activateFrom(words.square(move.from), tile);
  return (
    <details className="refuge-action">
      <summary>
        <LandChip tile={tile} /> {title} <span className="soft tabular">{activateSays(odds, bags.isExact)}</span>
      </summary>
      <div className="refuge-says">
        <Bring odds={odds} isExact={bags.isExact} />
      </div>
      <Commit
        label={words.activateHere}
        onPoint={(isOn) => onPreview(isOn ? move : null)}
        onCommit={() => choose(move)}
      />
    </details>
  );
}

/** The choice of a tile, a new target, or a payment to the barbarians. */
function Decision({ table, ground, choices, choose, takeFocus }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const first = choices[0]?.notation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision takes the focus again
  useEffect(() => {
    if (takeFocus) panel.current?.querySelector<HTMLElement>('button')?.focus();
  }, [takeFocus, first]);
  const { attack, pending } = table;
  const kind = choices[0]?.move.kind;
  let title = words.answer(words.square(attack?.at ?? 0), attack?.bands ?? 0);
  if (kind === 'take' || kind === 'target') title = words[kind];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="refuge-panel refuge-decision" ref={panel} role="group" aria-label={title}>
      <h2>{title}</h2>
      <div className="refuge-choices">
        {choices.map(({ move, notation }) => (
          <button key={notation} type="button" className="button refuge-choice" onClick={() => choose(move)}>
            <ChoiceFace move={move} ground={ground} />
          </button>
        ))}
      </div>
      {pending !== null && pending.drawn.length > 0 && kind !== 'take' && <BagCount table={table} />}
    </div>
  );
}

function ChoiceFace({ move, ground }: { move: Move; ground: Ground }) {
  const { options } = ground.setup;
  switch (move.kind) {
    case 'take': {
      const { tile } = move;
      const points =
        tile === 'treasure' ? 0 : tile === 'barbarian' ? options.barbarianValue : options.tileTable[tile].place;
      const says = words.takeSays[tile];
      return (
        <>
          <LandChip tile={tile} size={44} />
          <span>
            {words.takeOne(tile, points)}
            {says !== undefined && <small className="soft">{says}</small>}
          </span>
        </>
      );
    }
    case 'target':
      return <span>{words.targetTo(words.square(move.at))}</span>;
    case 'answer':
      if (move.with === 'points') return <span>{words.payPoints(options.payPointsToPlacate)}</span>;
      return <span>{move.with === 'treasure' ? words.pay : words.lose}</span>;
    default:
      return null;
  }
}
