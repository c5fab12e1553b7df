import { counted } from '@marchlands/core/phrases.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import { KINDS, TRACKS } from './data/kinds.ts';
import type { Setup } from './setup.ts';
import type { Table } from './view/table.ts';
import type { View } from './view/view.ts';
import { CARD_NAMES, edgeName } from './words/names.ts';
import { mapLines } from './words/text-map.ts';

/** Letters of the kinds of card, in kind order. */
const LETTERS = 'BLWGOPCK';
/** Maximum line width. */
const COLUMNS = 80;

function lettersOf(counts: readonly number[]): string {
  return counts.map((count, kind) => LETTERS[kind].repeat(count)).join('') || '-';
}

/** A head followed by items, on as many lines of 80 columns as needed. */
function wrapped(head: string, items: readonly string[], between: string): string[] {
  const lines = [head];
  for (const [i, item] of items.entries()) {
    const last = lines[lines.length - 1];
    const joined = i === 0 ? `${last}${item}` : `${last}${between}${item}`;
    // The separator stays at the end of a line.
    if (joined.length + between.trimEnd().length <= COLUMNS) lines[lines.length - 1] = joined;
    else lines.splice(-1, 1, last + between.trimEnd(), `   ${item}`);
  }
  return lines;
}

function harbourLines(table: Table, setup: Setup): string[] {
  const harbours = table.edges.flatMap(({ harbour }, edge) =>
    harbour === null ? [] : [`${edgeName(setup, edge)}:${harbour === 'any' ? 'any' : LETTERS[KINDS.indexOf(harbour)]}`],
  );
  return wrapped('harbours: ', harbours, ' ');
}

/** The cities of the metropolises. */
function metropolisLines({ metropolises }: Table): string[] {
  const built = metropolises.flatMap((at, track) => (at === null ? [] : [`${TRACKS[track]} on ${at}`]));
  return built.length === 0 ? [] : [`metropolises: ${built.join(', ')}`];
}

function seatLines({ table, own }: View, setup: Setup, name: SeatName, seat: number): string[] {
  const of = table.seats[seat];
  const hand = own?.hands.find((one) => one.seat === seat);
  const development = own?.development.find((one) => one.seat === seat)?.cards ?? [];
  const progress = own?.progress.find((one) => one.seat === seat)?.cards ?? [];
  const marks = [
    counted(of.points, 'point'),
    `${counted(of.hand, 'card')}${hand === undefined ? '' : ` ${lettersOf(hand.cards)}`}`,
    ...(setup.isBase
      ? [counted(of.development, 'development card'), `${counted(of.army, 'Knight')} played`]
      : [`levels ${of.levels.join('/')}`, `progress cards ${of.progress.join('/')}`]),
    ...(of.defender > 0 ? [`${of.defender} Defender`] : []),
    ...(of.kills > 0 ? [counted(of.kills, 'kill')] : []),
    ...(table.longestRoad === seat ? [`longest road ${of.roadLength}`] : []),
    ...(table.largestArmy === seat ? ['largest army'] : []),
    ...(table.shown[0] === seat ? ['Printer'] : []),
    ...(table.shown[1] === seat ? ['Constitution'] : []),
  ];
  const held = [...development, ...progress].map((card) => CARD_NAMES[card]);
  return [
    ...wrapped(`P${seat + 1} ${name(seat).padEnd(10)} `, marks, '  '),
    ...(held.length === 0 ? [] : wrapped('   holds ', held, ', ')),
  ];
}

/** The ship, the barbarians on the board. */
function barbarianLines({ table }: View, setup: Setup): string[] {
  if (setup.isBase) return [];
  const bars = table.barbarians.flatMap((one, bay) =>
    one === null ? [] : [`b${bay}:${one.level}@${one.at}${one.from === null ? '' : `<${one.from}`}`],
  );
  const ship = `ship: step ${table.ship} of ${setup.options.shipSteps}, ${counted(table.invasion, 'arrival')}`;
  return setup.isRoaming
    ? [`${ship}, bay ${table.shipBay}`, ...(bars.length > 0 ? wrapped('barbarians: ', bars, ' ') : [])]
    : [ship];
}

/** Dice, and the current offer. */
function underWay({ table }: View): string[] {
  const { red, yellow, event } = table.dice;
  const rolled = red > 0 ? [`dice: ${red} ${yellow || '-'}${event === null ? '' : ` ${event}`}`] : [];
  const offers = table.seats.flatMap(({ answer, counterGive, counterWant }, seat) =>
    answer === 'none'
      ? []
      : [
          `P${seat + 1}: ${answer}${answer === 'counter' ? ` ${lettersOf(counterGive)}>${lettersOf(counterWant)}` : ''}`,
        ],
  );
  const isOpen = table.give.some((count) => count > 0);
  return [...rolled, ...(isOpen ? [`offer: ${lettersOf(table.give)}>${lettersOf(table.want)}`] : []), ...offers];
}

/**
 * The board as text: turn and dice, each seat, the map with its pieces, harbours, ship and barbarians, and the bank.
 */
export function text(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  const seats = Array.from({ length: setup.seats }, (_, seat) => seatLines(view, setup, name, seat));
  return [
    `${setup.options.rules}  turn ${table.turn}  P${table.active + 1}  ${table.due}`,
    ...underWay(view),
    ...seats.flat(),
    '',
    ...mapLines(table, setup),
    '',
    ...harbourLines(table, setup),
    ...metropolisLines(table),
    ...barbarianLines(view, setup),
    ...wrapped(
      'bank: ',
      KINDS.slice(0, setup.kinds).map((kind, i) => `${table.bank[i]} ${kind}`),
      ', ',
    ),
    ...(setup.isBase
      ? [`development cards: ${table.devDeck}`]
      : [
          `decks: ${table.decks.map(({ undrawn, under }, deck) => `${TRACKS[deck]} ${undrawn + under.length}`).join(', ')}`,
        ]),
  ].join('\n');
}
