/** The deck as cards on a table: press a card to change it, take it out or put it back; five may be added. */
import './deck-editor.css';
import type { OptionEditor, OptionEditorProps } from '@marchlands/kit/option-editor.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CardKind } from '../../data/cards.ts';
import { CardForm } from './card-form.tsx';
import { CardList } from './card-list.tsx';
import { nameOfRow } from './changes.ts';
import { placeName } from './place-name.ts';
import { deckOf, type Fields, lookAt, patternOf, type Row, rowsOf, withField } from './rows.ts';
import { words } from './words.ts';

/** Changes of cards that are not in the deck, by id: kept in case they are put back. */
type Aside = ReadonlyMap<string, Fields>;

function Editor({ value, byDefault, onChange }: OptionEditorProps) {
  const [aside, setAside] = useState<Aside>(new Map());
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useRef<HTMLElement>(null);
  const rows = useMemo(
    () => rowsOf(value)?.map((row) => (row.isIn ? row : { ...row, changes: aside.get(row.id) ?? {} })) ?? null,
    [value, aside],
  );
  const looked = useMemo(() => new Map(rows?.map((row) => [row.id, lookAt(row)])), [rows]);
  useEffect(() => {
    if (chosen === null) return;
    form.current?.focus({ preventScroll: true });
    // If the form replaces the cards, start at its top.
    form.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);

  if (rows === null) {
    return (
      <div className="notice bad">
        <p>{words.noDeck}</p>
        <button type="button" className="button" onClick={() => onChange(byDefault)}>
          {words.begin}
        </button>
      </div>
    );
  }

  function put(next: readonly Row[], step?: string) {
    setAside(new Map(next.filter(({ isIn }) => !isIn).map(({ id, changes }) => [id, changes])));
    const deck = deckOf(next, byDefault);
    if (JSON.stringify(deck) !== JSON.stringify(value)) onChange(deck, step);
  }
  const setIn = (isIn: boolean, ids: ReadonlySet<string>) =>
    rows.map((row) => (ids.has(row.id) ? { ...row, isIn } : row));

  function add(id: string, kind: CardKind) {
    const standard = patternOf(id, kind);
    put([...(rows ?? []), { id, isIn: true, isNew: true, standard, changes: {} }]);
    setChosen(id);
  }

  function goBack() {
    const card = chosen;
    setChosen(null);
    // If the form hid the cards, they come back first.
    requestAnimationFrame(() => document.getElementById(`bk-tile-${card}`)?.focus());
  }

  const row = rows.find(({ id }) => id === chosen);
  const look = looked.get(chosen ?? '');
  return (
    <div className={`bk-deck ${row === undefined ? '' : 'has-chosen'}`}>
      <CardList
        rows={rows}
        looked={looked}
        chosen={chosen}
        onChoose={setChosen}
        onPut={(isIn, ids) => put(setIn(isIn, new Set(ids)))}
        onAdd={add}
      />
      <section
        className="bk-deck-form"
        ref={form}
        tabIndex={-1}
        aria-label={row === undefined ? words.choose : nameOfRow(row)}
      >
        {row === undefined || look === undefined ? (
          <p className="soft">{words.choose}</p>
        ) : (
          <CardForm
            key={row.id}
            row={row}
            looked={look}
            onField={(field, now) => put(withField(rows, row.id, field, now), `${row.id} ${field}`)}
            onStandard={() => put(rows.map((one) => (one.id === row.id ? { ...one, changes: {} } : one)))}
            onPut={(isIn) => put(setIn(isIn, new Set([row.id])))}
            onBack={goBack}
          />
        )}
      </section>
    </div>
  );
}

export const editor: OptionEditor = { Editor, placeName };
