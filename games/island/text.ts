import type { SeatName } from '@marchlands/core/words.ts';
import { KINDS, TERRAINS, TRACKS } from './data/kinds.ts';
import type { Setup } from './setup.ts';
import type { KnightView, Table } from './view/table.ts';
import type { View } from './view/view.ts';
import { CARD_NAMES, cardsText, edgeName } from './words/names.ts';

/** Letters of the kinds of card, in kind order; of land, in the order of TERRAINS. */
const LETTERS = 'BLWGOPCK';
const LAND = 'BLWGOD';

function lettersOf(counts: readonly number[]): string {
  return counts.map((count, kind) => LETTERS[kind].repeat(count)).join('') || '-';
}

/** `k2:1+`; `~` where it is active and not ready in its owner's action phase. */
function knightText({ seat, level, isActive, isReady }: KnightView, { active, step }: Table): string {
  const isWaiting = isActive && !isReady && seat === active && step === 'action';
  return `k${seat + 1}:${level}${isActive ? (isWaiting ? '~' : '+') : '-'}`;
}

function hexLine(table: Table, setup: Setup, hex: number): string {
  const { terrain, token } = table.hexes[hex];
  const corners = Array.from(setup.board.hexVertices.subarray(hex * 6, hex * 6 + 6)).join(' ');
  const land = terrain === null ? '?' : `${LAND[TERRAINS.indexOf(terrain)]} ${terrain}`;
  const marks = [
    ...(table.robber === hex && terrain !== null ? ['robber'] : []),
    ...(table.merchant?.hex === hex ? [`merchant of P${table.merchant.seat + 1}`] : []),
  ];
  return `h${hex}`.padEnd(5) + land.padEnd(12) + String(token || '').padEnd(4) + corners.padEnd(20) + marks.join(', ');
}

/** What stands on each vertex that is not empty. */
function vertexLines(table: Table): string[] {
  return table.vertices.flatMap(({ building, knight }, at) => {
    if (building === null && knight === null) return [];
    const track = table.metropolises.indexOf(at);
    const parts = [
      ...(building === null
        ? []
        : [
            `${{ settlement: 's', city: 'c', onSide: 'x' }[building.what]}${building.seat + 1}`,
            ...(building.hasWall ? ['w'] : []),
            ...(track >= 0 ? [`metropolis of ${TRACKS[track]}`] : []),
          ]),
      ...(knight === null ? [] : [knightText(knight, table)]),
    ];
    return [`${String(at).padEnd(4)}${parts.join(' ')}`];
  });
}

function edgeLines(table: Table, setup: Setup): string[] {
  const harbours = table.edges.flatMap(({ harbour }, edge) =>
    harbour === null ? [] : [`${edgeName(setup, edge)}:${harbour === 'any' ? 'any' : LETTERS[KINDS.indexOf(harbour)]}`],
  );
  const roads = Array.from({ length: setup.seats }, (_, seat) => {
    const own = table.edges.flatMap(({ road }, edge) => (road === seat ? [edgeName(setup, edge)] : []));
    return own.length === 0 ? [] : [`roads of P${seat + 1}: ${own.join(' ')}`];
  });
  return [`harbours: ${harbours.join(' ')}`, ...roads.flat()];
}

function seatLines({ table, own }: View, setup: Setup, name: SeatName, seat: number): string[] {
  const of = table.seats[seat];
  const hand = own?.hands.find((one) => one.seat === seat);
  const development = own?.development.find((one) => one.seat === seat)?.cards ?? [];
  const progress = own?.progress.find((one) => one.seat === seat)?.cards ?? [];
  const marks = [
    `${of.points} points`,
    `${of.hand} cards${hand === undefined ? '' : ` ${lettersOf(hand.cards)}`}`,
    ...(setup.isBase
      ? [`${of.development} development cards`, `${of.army} Knights played`]
      : [`levels ${of.levels.join('/')}`, `progress cards ${of.progress.join('/')}`]),
    ...(of.defender > 0 ? [`${of.defender} Defender`] : []),
    ...(of.kills > 0 ? [`${of.kills} kills`] : []),
    ...(table.longestRoad === seat ? [`longest road ${of.roadLength}`] : []),
    ...(table.largestArmy === seat ? ['largest army'] : []),
    ...(table.shown[0] === seat ? ['Printer'] : []),
    ...(table.shown[1] === seat ? ['Constitution'] : []),
  ];
  const held = [...development, ...progress].map((card) => CARD_NAMES[card]);
  return [
    `P${seat + 1} ${name(seat).padEnd(12)} ${marks.join('  ')}`,
    ...(held.length === 0 ? [] : [`   holds ${held.join(', ')}`]),
  ];
}

/** The ship, the barbarians on the board. */
function barbarianLines({ table }: View, setup: Setup): string[] {
  if (setup.isBase) return [];
  const bars = table.barbarians.flatMap((one, bay) =>
    one === null ? [] : [`b${bay}:${one.level}@${one.at}${one.from === null ? '' : `<${one.from}`}`],
  );
  const ship = `ship: step ${table.ship} of ${setup.options.shipSteps}, ${table.invasion} arrivals`;
  return setup.isRoaming
    ? [`${ship}, bay ${table.shipBay}`, ...(bars.length > 0 ? [`barbarians: ${bars.join(' ')}`] : [])]
    : [ship];
}

/** Dice, and the offer that is open. */
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
 * The board as text: turn and dice, a line for each seat, each hex with its land, token and vertices, what stands on
 * vertices, harbours and roads, ship and barbarians, and the bank.
 */
export function text(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  const seats = Array.from({ length: setup.seats }, (_, seat) => seatLines(view, setup, name, seat));
  return [
    `${setup.options.rules}  turn ${table.turn}  P${table.active + 1}  ${table.due}`,
    ...underWay(view),
    ...seats.flat(),
    '',
    ...table.hexes.map((_, hex) => hexLine(table, setup, hex)),
    '',
    ...vertexLines(table),
    ...edgeLines(table, setup),
    ...barbarianLines(view, setup),
    `bank: ${cardsText(table.bank)}`,
    ...(setup.isBase
      ? [`development cards: ${table.devDeck}`]
      : [
          `decks: ${table.decks.map(({ undrawn, under }, deck) => `${TRACKS[deck]} ${undrawn + under.length}`).join(', ')}`,
        ]),
  ].join('\n');
}
