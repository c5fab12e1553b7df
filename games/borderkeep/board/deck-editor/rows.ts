/** The deck in the option, card by card, whatever was entered in its fields. */
import { isRecord } from '@marchlands/core/result.ts';
import { CARD_KINDS, type Card, type CardKind } from '../../data/cards.ts';
import { CARD_IDS, cardNumber, DECK } from '../../data/deck/deck.ts';
import { EMPTY_CARD, readDeck } from '../../data/deck-file.ts';
import { words as faceWords } from '../faces/words.ts';
import { words } from './words.ts';

/** Fields of a card, which may hold anything. */
export type Fields = { readonly [field: string]: unknown };

/** A card that is in the deck or could be. */
export interface Row {
  readonly id: string;
  readonly isIn: boolean;
  /** True for a card that the standard deck does not have. */
  readonly isNew: boolean;
  /** The standard deck's card; for a new card, its initial state. */
  readonly standard: Card;
  /** Only the differences from `standard`. */
  readonly changes: Fields;
}

/** The initial state of a new card of each kind: the least that the deck file requires. */
const PATTERNS: { readonly [kind in CardKind]: Partial<Card> } = {
  structure: { cost: 4, pays: ['wood', 'stone'], revenue: { gold: 1 } },
  troop: { cost: 8, pays: ['weapons'], init: 4, ad: 3, hits: 2, upkeep: [{ amount: 1, pays: ['food'] }] },
  hero: { cost: 12, pays: ['weapons'], init: 6, ad: 4, hits: 3, upkeep: [{ amount: 1, pays: ['food'] }] },
  artifact: { cost: 8, pays: ['magic'], effects: [{ type: 'artifactBonus', init: 1, ad: 1, hits: 1 }] },
  monster: { init: 3, ad: 3, hits: 4, effects: [{ type: 'battle', victim: 'left' }] },
  disaster: { effects: [{ type: 'loseGold', victim: 'any', dice: 2 }] },
};

/** A new card of a kind in its initial state. */
export function patternOf(id: string, kind: CardKind): Card {
  const name = words.newName(faceWords.kinds[kind]);
  return { ...EMPTY_CARD, text: name, ...PATTERNS[kind], id, name, kind };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Fields that differ from another card's, apart from the id. */
function changesOf(fields: Fields, standard: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => field !== 'id' && !isSame(value, standard[field])),
  );
}

/**
 * Every card of the deck, and every standard card that it lacks, in the order of their numbers.
 * @param value the option's value
 * @returns null unless it is a list of cards with known, distinct ids: other decks cannot be drawn
 */
export function rowsOf(value: unknown): readonly Row[] | null {
  if (!Array.isArray(value)) return null;
  const given = new Map<string, Fields>();
  for (const item of value as readonly unknown[]) {
    const fields: Fields | null = typeof item === 'string' ? { id: item } : isRecord(item) ? item : null;
    const id = typeof fields?.['id'] === 'string' ? CARD_IDS[cardNumber(fields['id'])] : undefined;
    if (fields === null || id === undefined || given.has(id)) return null;
    given.set(id, fields);
  }
  return CARD_IDS.flatMap((id, number): Row[] => {
    const fields = given.get(id);
    const shipped = DECK.at(number);
    if (shipped !== undefined) {
      return [
        {
          id,
          isIn: fields !== undefined,
          isNew: false,
          standard: shipped,
          changes: changesOf(fields ?? {}, asFields(shipped)),
        },
      ];
    }
    if (fields === undefined) return [];
    const standard = patternOf(id, CARD_KINDS.find((kind) => kind === fields['kind']) ?? 'structure');
    return [{ id, isIn: true, isNew: true, standard, changes: changesOf(fields, asFields(standard)) }];
  });
}

function asFields(card: Card): Fields {
  return { ...card };
}

/** All fields of a row. */
export function fieldsOf({ id, standard, changes }: Row): Fields {
  return { ...standard, ...changes, id };
}

/** Whether a card is in the deck and differs from the standard deck's. */
export function isChanged({ isIn, isNew, changes }: Row): boolean {
  return isIn && (isNew || Object.keys(changes).length > 0);
}

/** The rows as the option's value: standard cards by their ids alone; `byDefault` if all are standard. */
export function deckOf(rows: readonly Row[], byDefault: unknown): unknown {
  if (rows.every((row) => row.isIn && !isChanged(row))) return byDefault;
  return rows
    .filter(({ isIn }) => isIn)
    .map((row) => {
      if (row.isNew) return fieldsOf(row);
      return isChanged(row) ? { id: row.id, ...row.changes } : row.id;
    });
}

/** The rows with one field of one card changed; a field equal to the standard deck's is dropped. */
export function withField(rows: readonly Row[], id: string, field: string, value: unknown): readonly Row[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const { [field]: _before, ...others } = row.changes;
    const isStandard = isSame(asFields(row.standard)[field], value);
    return { ...row, changes: isStandard ? others : { ...others, [field]: value } };
  });
}

/** A card as far as it can be drawn, with its problems. */
export interface Looked {
  readonly card: Card;
  /** Sentences by path in the card (`cost`, `upkeep[0].amount`); '' is the card as a whole. */
  readonly wrong: ReadonlyMap<string, string>;
}

const NOTHING_WRONG: ReadonlyMap<string, string> = new Map();

/** A list, whatever was entered in its place. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads one card like the deck file, but reports every wrong field, not only the first. */
export function lookAt(row: Row): Looked {
  const { standard, changes } = row;
  if (!row.isNew && Object.keys(changes).length === 0) return { card: standard, wrong: NOTHING_WRONG };
  const wrong = new Map<string, string>();
  let fields = fieldsOf(row);
  for (;;) {
    const read = readDeck([fields], '');
    if (read.ok) return { card: read.value[0], wrong };
    const { at = '', message } = read.problem;
    const place = at.replace(/^\[0\]\.?/, '');
    const field = /^\w*/.exec(place)?.[0] ?? '';
    wrong.set(place, message);
    // If only the card as a whole is wrong, each of its fields was read and is valid.
    if (field === '' || !Object.hasOwn(standard, field)) return { card: { ...standard, ...fields }, wrong };
    if (isSame(fields[field], asFields(standard)[field])) return { card: standard, wrong };
    fields = { ...fields, [field]: asFields(standard)[field] };
  }
}

/** The id of the first free new card; null if all are in the deck. */
export function freeId(rows: readonly Row[]): string | null {
  return CARD_IDS.slice(DECK.length).find((id) => rows.every((row) => row.id !== id)) ?? null;
}
