import { isRecord } from '@marchlands/core/result.ts';
import { NumberField, SetField, TextField, Wrong } from '@marchlands/kit/editing.tsx';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { ReactNode } from 'react';
import { type Card as CardData, GOODS, type Good, isAttackCard, isEngine, isUnit, TAGS } from '../../data/cards.ts';
import { MOST } from '../../data/deck-file.ts';
import { nameOfCard, textOfCard } from '../../words/cards.ts';
import { Card } from '../card.tsx';
import * as icons from '../faces/icons.ts';
import { GOOD_ICONS } from '../faces/tokens.ts';
import { words as faceWords } from '../faces/words.ts';
import { EffectFields } from './effect-fields.tsx';
import { fieldsOf, type Looked, listOf, type Row } from './rows.ts';
import { UpkeepFields } from './upkeep-fields.tsx';
import { words } from './words.ts';

interface Props {
  readonly row: Row;
  readonly looked: Looked;
  onField(field: string, value: unknown): void;
  onStandard(): void;
  onPut(isIn: boolean): void;
  onBack(): void;
}

/** A numeric field of a card, and the kinds of card that have it. */
interface Figure {
  readonly field: 'cost' | 'init' | 'ad' | 'hits';
  readonly icon: string | null;
  readonly low: number;
  belongsTo(card: CardData): boolean;
}

const FIGURES: readonly Figure[] = [
  { field: 'cost', icon: null, low: 0, belongsTo: (card) => !isAttackCard(card) },
  { field: 'init', icon: icons.initiative, low: 0, belongsTo: (card) => isUnit(card) || isEngine(card) },
  { field: 'ad', icon: icons.die, low: 0, belongsTo: (card) => isUnit(card) || isEngine(card) },
  { field: 'hits', icon: icons.hits, low: 1, belongsTo: isUnit },
];

/** The mark of a commodity before its name. */
const markOf = (good: Good): ReactNode => <Icon key={good} path={GOOD_ICONS[good]} size={18} />;

/** The editable fields of one card, each with its standard value and its problem. */
export function CardForm({ row, looked, onField, onStandard, onPut, onBack }: Props) {
  const { card, wrong } = looked;
  const { standard, changes, isNew } = row;
  const fields = fieldsOf(row);
  const note = (field: string, text: string) =>
    Object.hasOwn(changes, field) && !isNew ? words.standardIs(text) : undefined;
  // Gold pays for anything.
  const paying = GOODS.filter((good) => good !== 'gold').map(
    (good) => [good, faceWords.good(good), markOf(good)] as const,
  );
  const revenue = isRecord(fields['revenue']) ? fields['revenue'] : {};
  const whole = wrong.get('');
  const hasChanges = Object.keys(changes).length > 0;

  function setRevenue(good: Good, amount: number | string | null) {
    const { [good]: _before, ...others } = revenue;
    const next = amount === null ? others : { ...others, [good]: amount };
    // In the order of the goods, so that equal yields are equal data.
    onField(
      'revenue',
      Object.fromEntries(GOODS.flatMap((one) => (Object.hasOwn(next, one) ? [[one, next[one]]] : []))),
    );
  }

  return (
    <>
      <div className="bk-form-head">
        <div className="bk-form-drawn">
          <Card card={card} width="100%" state={row.isIn ? 'plain' : 'dim'} />
        </div>
        <div className="bk-form-acts">
          <button type="button" className="button bk-form-back" onClick={onBack}>
            {words.back}
          </button>
          <h3>{nameOfCard(card)}</h3>
          <button type="button" className="button" onClick={() => onPut(!row.isIn)}>
            {row.isIn ? words.takeOut : words.putIn}
          </button>
          {!isNew && (
            <button
              type="button"
              className="button"
              aria-disabled={!hasChanges}
              onClick={() => hasChanges && onStandard()}
            >
              {words.standardCard}
            </button>
          )}
        </div>
      </div>
      {!row.isIn && <p className="notice">{words.isOut}</p>}
      {whole !== undefined && <Wrong>{`${nameOfCard(card)} ${whole}`}</Wrong>}
      <div className="bk-form-figures">
        {FIGURES.filter(({ field, belongsTo }) => belongsTo(card) || fields[field] != null).map(
          ({ field, icon, low }) => (
            <NumberField
              key={field}
              label={words.fields[field] ?? field}
              mark={icon === null ? undefined : <Icon path={icon} size={18} />}
              value={fields[field]}
              low={low}
              high={MOST[field]}
              note={note(field, String(standard[field] ?? words.nothingYet))}
              problem={wrong.get(field)}
              onChange={(now) => onField(field, now)}
            />
          ),
        )}
      </div>
      {!isAttackCard(card) && (
        <SetField
          label={words.fields['pays'] ?? ''}
          items={paying}
          chosen={listOf(fields['pays'])}
          note={note('pays', namesOf(standard.pays))}
          problem={wrongIn(wrong, 'pays')}
          onChange={(goods) => onField('pays', goods)}
        />
      )}
      {!isAttackCard(card) && (
        <fieldset className="edit-set">
          <legend>{words.fields['revenue']}</legend>
          <div className="bk-form-goods">
            {GOODS.map((good) => (
              <NumberField
                key={good}
                label={faceWords.good(good)}
                mark={markOf(good)}
                value={revenue[good]}
                low={1}
                high={MOST.revenue}
                note={
                  revenue[good] === standard.revenue[good]
                    ? undefined
                    : note('revenue', String(standard.revenue[good] ?? words.nothingYet))
                }
                problem={wrong.get(`revenue.${good}`)}
                onChange={(amount) => setRevenue(good, amount)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!isAttackCard(card) && (
        <UpkeepFields
          upkeep={fields['upkeep']}
          goods={paying}
          wrong={wrong}
          onChange={(parts) => onField('upkeep', parts)}
        />
      )}
      <SetField
        label={words.fields['tags'] ?? ''}
        items={TAGS.map((tag) => [tag, words.tags[tag]] as const)}
        chosen={listOf(fields['tags'])}
        note={note('tags', standard.tags.map((tag) => words.tags[tag]).join(', ') || words.nothingYet)}
        problem={wrongIn(wrong, 'tags')}
        onChange={(tags) => onField('tags', tags)}
      />
      <EffectFields
        effects={fields['effects']}
        sound={card.effects}
        wrong={wrong}
        onChange={(effects) => onField('effects', effects)}
      />
      <TextField
        label={words.fields['name'] ?? ''}
        value={changes['name'] ?? nameOfCard(standard)}
        note={note('name', nameOfCard(standard))}
        problem={wrong.get('name')}
        onChange={(name) => onField('name', name === nameOfCard(standard) ? standard.name : name)}
      />
      <TextField
        label={words.fields['text'] ?? ''}
        isLong
        value={changes['text'] ?? textOfCard(standard)}
        note={words.textNote}
        problem={wrong.get('text')}
        onChange={(text) => onField('text', text === textOfCard(standard) ? standard.text : text)}
      />
    </>
  );
}

function namesOf(goods: readonly Good[]): string {
  return goods.length === 0 ? words.nothingYet : goods.map((good) => faceWords.good(good)).join(', ');
}

/** The problem of a field as a whole, or of any of its parts. */
function wrongIn(wrong: ReadonlyMap<string, string>, field: string): string | undefined {
  return [...wrong].find(([at]) => at === field || at.startsWith(`${field}[`))?.[1];
}
