/** The lists of RULES.md, generated from the data: cards, tables and house rules. */
import type { Option } from '@marchlands/core/options.ts';
import type { Card, CardKind } from '../data/cards.ts';
import { CARD_IDS, DECK } from '../data/deck/deck.ts';
import { GUARD_STATS, MINION_STATS } from '../data/limits.ts';
import { DEFENSE_HITS, HEALED_HITS, SPELL_DICE, SPELL_INIT, SPELL_NAMES } from '../data/spells.ts';
import { EVENT_TABLE, EVENTS, PICK, rollTables, SAME_AS_LAST, TABLE_NAMES } from '../data/tables.ts';
import { optionSchema } from '../options.ts';

type Row = readonly (string | number)[];

function table(headings: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const ofKind = (kind: CardKind): readonly Card[] => DECK.filter((card) => card.kind === kind);
/** One narrow column, so that a table fits a phone. */
const STATS = 'init / dice / hits';
const stats = ({ init, ad, hits }: Card): string => [init, ad, hits].join('/');

function paysText({ pays }: Card): string {
  return pays.filter((good) => good !== 'gold').join(', ');
}

function defenders(kind: 'troop' | 'hero'): string {
  return table(
    ['card', 'cost', STATS, 'note'],
    ofKind(kind).map((card) => [card.name, card.cost ?? '', stats(card), card.text]),
  );
}

/** The chapter of the cards. */
export function cardChapter(): string {
  return [
    '## Card data',
    'In data order; the deck has one of each. The id of a card is its name in lower case, with hyphens for spaces. Costs are before discounts, and gold pays for anything; upkeep is that of BK-19 and BK-20. *init / dice / hits*: initiative, attack dice and hits.',
    '### Structures',
    table(
      ['card', 'cost', 'paid in', 'effect'],
      ofKind('structure').map((card) => [card.name, card.cost ?? '', paysText(card), card.text]),
    ),
    '### Troops',
    defenders('troop'),
    '### Heroes',
    defenders('hero'),
    '### Artifacts',
    table(
      ['card', 'cost', 'effect'],
      ofKind('artifact').map((card) => [card.name, card.cost ?? '', card.text]),
    ),
    '### Monsters',
    table(
      ['card', STATS, 'effect'],
      ofKind('monster').map((card) => [card.name, stats(card), card.text]),
    ),
    '### Disasters',
    table(
      ['card', 'effect'],
      ofKind('disaster').map((card) => [card.name, card.text]),
    ),
    '### Tokens',
    table(
      ['token', STATS, 'note'],
      [
        ['Guard token', GUARD_STATS.join('/'), 'A defender, worth 1 point; no upkeep.'],
        ['Minion', MINION_STATS.join('/'), 'Summoned by a spell; gone when the battle ends.'],
      ],
    ),
  ].join('\n\n');
}

/** A number as dice show it: 0 for 10, 00 for 100, and two digits for numbers up to a hundred. */
function dieText(number: number, sides: number): string {
  if (sides === 10) return String(number % 10);
  return String(number % 100).padStart(2, '0');
}

/** Runs of equal results as rows: `01-03`, `Farm`. */
function runs(results: readonly string[]): Row[] {
  const sides = results.length;
  const rows: Row[] = [];
  for (let from = 0; from < sides; ) {
    let to = from;
    while (to + 1 < sides && results[to + 1] === results[from]) to += 1;
    const first = dieText(from + 1, sides);
    const range = to === from ? first : `${first}-${dieText(to + 1, sides)}`;
    rows.push([range, results[from] ?? '']);
    from = to + 1;
  }
  return rows;
}

const EVENT_WORDS: { readonly [result in (typeof EVENTS)[number]]: string } = {
  construction: 'Construction: roll on the structure table',
  hero: 'Hero or artifact: roll on the hero table',
  troop: 'Troop: roll on the troop table',
  disaster: 'Disaster: roll on the disaster table',
  monster: 'Monster: roll on the monster table',
  reroll: 'Roll again',
};

function resultText(result: number): string {
  if (result === PICK) return 'Pick any structure';
  if (result === SAME_AS_LAST) return 'The monster that attacked last; if there was none, roll again';
  return DECK.find(({ id }) => id === CARD_IDS[result])?.name ?? '';
}

const SPELL_WORDS: readonly string[] = [
  '',
  `The caster has initiative +${SPELL_INIT[1]} and dice +${SPELL_DICE[1]} this segment`,
  'One enemy unit rolls no dice this segment',
  `The caster has ${DEFENSE_HITS} extra hits until the end of the next segment`,
  `Friendly units regain ${HEALED_HITS} hits in all`,
  'A minion joins the caster’s side',
  `The caster has dice +${SPELL_DICE[6]} this segment`,
];

/** The chapter of the tables: spells, and those of the non-card version. */
export function tableChapter(): string {
  const rolls = rollTables(false, false);
  return [
    '## Tables',
    'Spells are rolled with a six-sided die (BK-54). The other tables are those of the non-card version (BK-90 to BK-93): a die showing 0 is 10, 00 is 100.',
    '### Spell table',
    table(
      ['die', 'spell', 'effect'],
      SPELL_NAMES.flatMap((name, die) => (die === 0 ? [] : [[die, name, SPELL_WORDS[die] ?? '']])),
    ),
    '### Event table',
    table(['number', 'event'], runs(EVENT_TABLE.map((event) => EVENT_WORDS[EVENTS[event] ?? 'reroll']))),
    ...TABLE_NAMES.flatMap((name, at) => [
      `### ${name.charAt(0).toUpperCase()}${name.slice(1)} table`,
      table(['number', name], runs((rolls[at] ?? []).map(resultText))),
    ]),
  ].join('\n\n');
}

/** Values of an option as in the table of house rules; null if they are data. */
function valuesText(option: Option): string | null {
  switch (option.kind) {
    case 'flag':
      return 'true, false';
    case 'whole':
      return `${option.low}-${option.high}${option.none !== null ? ' or null' : ''}`;
    case 'choice':
      return option.choices.map((one) => `\`${one}\``).join(', ');
    default:
      return null;
  }
}

/** Rows of the table of house rules, without data options. */
export function optionRows(): string[] {
  return Object.entries<Option>(optionSchema).flatMap(([name, option]) => {
    const values = valuesText(option);
    if (values === null) return [];
    const cells = [`\`${name}\``, values, String(option.byDefault(2)), option.description, option.rules.join(', ')];
    return [`| ${cells.join(' | ')} |`];
  });
}
