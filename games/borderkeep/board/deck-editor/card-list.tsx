import { memo, type RefObject, useId, useRef, useState } from 'react';
import { CARD_KINDS, type Card as CardData, type CardKind } from '../../data/cards.ts';
import { nameOfCard } from '../../words/cards.ts';
import { Card } from '../card.tsx';
import { words as faceWords } from '../faces/words.ts';
import { differences } from './changes.ts';
import { freeId, isChanged, type Looked, type Row } from './rows.ts';
import { words } from './words.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly looked: ReadonlyMap<string, Looked>;
  readonly chosen: string | null;
  onChoose(id: string): void;
  onPut(isIn: boolean, ids: readonly string[]): void;
  onAdd(id: string, kind: CardKind): void;
}

type Show = 'all' | CardKind | 'changed' | 'wrong' | 'out';
const SHOWS: readonly Show[] = ['all', ...CARD_KINDS, 'changed', 'wrong', 'out'];

/** A row with its card as drawn. */
interface Tiled {
  readonly row: Row;
  readonly card: CardData;
  readonly isWrong: boolean;
}

function isShown(show: Show, { row, card, isWrong }: Tiled): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'changed':
      return isChanged(row);
    case 'wrong':
      return row.isIn && isWrong;
    case 'out':
      return !row.isIn;
    default:
      return card.kind === show;
  }
}

function nameOfShow(show: Show): string {
  return show === 'all' || show === 'changed' || show === 'wrong' || show === 'out'
    ? words.shows[show]
    : faceWords.groups[show];
}

/** All cards by kind, filtered by the search and by difference from the standard deck. */
export function CardList({ rows, looked, chosen, onChoose, onPut, onAdd }: Props) {
  const [show, setShow] = useState<Show>('all');
  const [search, setSearch] = useState('');
  const id = useId();
  // Tiles always call the latest callbacks without being redrawn for them.
  const calls = useRef({ onChoose, onPut });
  calls.current = { onChoose, onPut };
  const tiles = rows.flatMap((row): Tiled[] => {
    const look = looked.get(row.id);
    return look === undefined ? [] : [{ row, card: look.card, isWrong: look.wrong.size > 0 }];
  });
  const free = freeId(rows);
  const wanted = search.trim().toLowerCase();
  const shown = tiles.filter((tile) => isShown(show, tile) && nameOfCard(tile.card).toLowerCase().includes(wanted));
  return (
    <div className="bk-deck-cards">
      <Summary rows={rows} onChoose={onChoose} />
      <div className="bk-deck-find">
        <select
          className="field"
          aria-label={words.show}
          value={show}
          onChange={(event) => setShow(SHOWS.find((one) => one === event.target.value) ?? 'all')}
        >
          {SHOWS.map((one) => (
            <option key={one} value={one}>
              {words.count(nameOfShow(one), tiles.filter((tile) => isShown(one, tile)).length)}
            </option>
          ))}
        </select>
        <input
          type="search"
          className="field"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p className="soft">{words.nothing}</p>}
      {CARD_KINDS.map((kind) => {
        const all = tiles.filter(({ card }) => card.kind === kind);
        const group = shown.filter(({ card }) => card.kind === kind);
        if (group.length === 0) return null;
        const inside = all.filter(({ row }) => row.isIn).length;
        const name = faceWords.groups[kind];
        return (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <div className="bk-deck-head">
              <h3 id={`${id}-${kind}`}>
                {name} <span className="soft tabular">{words.group(inside, all.length)}</span>
              </h3>
              <button
                type="button"
                className="button quiet"
                aria-label={inside === 0 ? words.allInOf(name) : words.allOutOf(name)}
                onClick={() =>
                  onPut(
                    inside === 0,
                    all.map(({ row }) => row.id),
                  )
                }
              >
                {inside === 0 ? words.allIn : words.allOut}
              </button>
            </div>
            <ul>
              {group.map(({ row, card, isWrong }) => (
                <Tile
                  key={row.id}
                  card={card}
                  isIn={row.isIn}
                  mark={markOf(row, isWrong)}
                  isChosen={row.id === chosen}
                  calls={calls}
                />
              ))}
              {free !== null && wanted === '' && (show === 'all' || show === kind) && (
                <li className="bk-tile">
                  <button type="button" className="bk-tile-new" onClick={() => onAdd(free, kind)}>
                    <span aria-hidden="true">+</span>
                    {words.add(faceWords.kinds[kind])}
                  </button>
                </li>
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The word across a card; null if it equals the standard card. */
function markOf(row: Row, isWrong: boolean): string | null {
  if (!row.isIn) return words.out;
  if (isWrong) return words.wrong;
  if (row.isNew) return words.added;
  return isChanged(row) ? words.changed : null;
}

/** The number of cards, and their differences from the standard deck, card by card. */
function Summary({ rows, onChoose }: { rows: readonly Row[]; onChoose: (id: string) => void }) {
  const inside = rows.filter(({ isIn }) => isIn);
  const differing = differences(rows);
  const added = inside.filter(({ isNew }) => isNew).length;
  const changed = inside.filter((row) => !row.isNew && isChanged(row)).length;
  const head = (
    <>
      <strong>{words.summary(inside.length)}</strong>. {words.beside}:{' '}
      {differing.length === 0 ? words.same : words.differs(rows.length - inside.length, changed, added)}.
    </>
  );
  if (differing.length === 0) return <p className="bk-deck-summary">{head}</p>;
  return (
    <details className="bk-deck-summary">
      <summary>
        <span>{head}</span>
      </summary>
      <ul>
        {differing.map(({ id, text }) => (
          <li key={id}>
            <button type="button" className="button quiet bk-deck-differing" onClick={() => onChoose(id)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TileProps {
  readonly card: CardData;
  readonly isIn: boolean;
  readonly mark: string | null;
  readonly isChosen: boolean;
  readonly calls: RefObject<Pick<Props, 'onChoose' | 'onPut'>>;
}

/** A card to press, and whether it is in the deck. */
const Tile = memo(function Tile({ card, isIn, mark, isChosen, calls }: TileProps) {
  const { id } = card;
  return (
    <li className="bk-tile">
      <button
        type="button"
        id={`bk-tile-${id}`}
        className="bk-tile-card"
        aria-pressed={isChosen}
        onClick={() => calls.current.onChoose(id)}
      >
        <Card card={card} width="100%" state={isChosen ? 'chosen' : isIn ? 'plain' : 'dim'} note={mark ?? undefined} />
      </button>
      <label>
        <input
          type="checkbox"
          className="check"
          aria-label={words.inDeckOf(nameOfCard(card))}
          checked={isIn}
          onChange={(event) => calls.current.onPut(event.target.checked, [id])}
        />
        <span aria-hidden="true">{words.inDeck}</span>
      </label>
    </li>
  );
});
