import type { SeatName, Words } from '@marchlands/core/words.ts';
import type { Event, Order } from '../events.ts';
import type { Move } from '../moves.ts';
import { chosenBy } from '../rules/chosen.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';
import { holdings } from './holdings.ts';
import { refusalTexts } from './refusals.ts';
import { terms } from './terms.ts';

/** Everything that Andia can say, in English. */
export const words: Words<Types> = {
  options: {
    map: 'Map',
    trades: 'Exchanged starting areas',
    citiesToWin: 'Cities to win',
    bombs: 'Bombardments',
    tieHolder: 'Equal fights',
    newPieceReveal: 'New pieces are shown',
    allowPass: 'Passing allowed',
    doubleBomb: 'Two bombardments of one province',
    doubleGoal: 'Both reach the goal',
    eliminationLoses: 'No pieces: lost',
    turnLimit: 'Turn limit',
    turnLimitResult: 'At the turn limit',
    pieceCap: 'Piece limit',
    drawByAgreement: 'Draw by agreement',
  },
  endings: {
    cities: 'Enough cities were held when a turn began.',
    elimination: 'The last piece was lost.',
    turnLimit: 'The last turn was over.',
    resign: 'A player resigned.',
    agreement: 'The players agreed on a draw.',
  },
  goal: ({ goal }) => `Hold ${count(goal, 'city')} when a turn begins.`,
  held: (view, setup, seat) => {
    const { cities, pieces } = holdings(view, setup, seat);
    return [count(cities, 'city'), count(pieces, 'piece')];
  },
  terms,
  prompt,
  event: (event, setup, name) => sentence(event, setup, name),
  move: moveText,
  choice,
  refusal: (code) => refusalTexts[code],
};

/** A placing, an order, or both: `Move 1 from Mu to Shalomar, and bombard Mu`. */
function choice(moves: readonly Move[], before: State, seat: number): string {
  const { placing, order } = chosenBy(moves, before, seat);
  const places = placing.map(({ n, to }) => `${n} in ${nameOf(before.setup, to)}`);
  const placed = places.length > 0 ? [`Place new pieces: ${places.join(', ')}`] : [];
  if (order === null) return placed.join('');
  const steps = stepsText(order, before.setup);
  const moved = steps === '' ? 'Move nothing' : `Move ${steps}`;
  return [...placed, order.bomb === null ? moved : `${moved}, and bombard ${nameOf(before.setup, order.bomb)}`].join(
    '. ',
  );
}

/** The full name of an area, by its code. */
export function nameOf(setup: Setup, code: string): string {
  return setup.names[setup.codes.indexOf(code)] ?? code;
}

function count(n: number, noun: string): string {
  if (noun === 'city') return `${n} ${n === 1 ? 'city' : 'cities'}`;
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function prompt({ table, own, viewer }: View, setup: Setup, name: SeatName): string {
  const { phase, turn, choosing, result } = table;
  if (result !== null) {
    if (result.winner === null) return `The game is drawn. ${words.endings[result.reason]}`;
    return `${name(result.winner === 'red' ? 0 : 1)} wins. ${words.endings[result.reason]}`;
  }
  const mine = own?.choices.find((choice) => choice.seat === viewer);
  const what = phase === 'income' ? 'new pieces' : setup.isPlacedWithOrders ? 'new pieces and orders' : 'orders';
  if (mine === undefined || !choosing.includes(viewer)) {
    return `Turn ${turn}: waiting for ${choosing.map(name).join(' and ')} (${what}).`;
  }
  if (mine.isWhole) return `Turn ${turn}: your choice is made; it stays hidden until both have chosen.`;
  return phase === 'income'
    ? `Turn ${turn}: place your new pieces, each in its city or in the province beside it.`
    : `Turn ${turn}: ${setup.isPlacedWithOrders ? 'place your new pieces, and ' : ''}order secret moves, out of one area or into one.`;
}

/** The sentence of an event in the log; every event is public, so no field is hidden. */
function sentence(event: Event, setup: Setup, name: SeatName): string | null {
  const area = (code: string) => nameOf(setup, code);
  switch (event.kind) {
    case 'piecesPlaced': {
      const places = event.pieces.map(({ to }) => `1 in ${area(to)}`);
      return `${name(event.seat)} places new pieces: ${places.join(', ')}.`;
    }
    case 'orderRevealed':
      return `${name(event.seat)} ${orderText(event.order, setup)}.`;
    case 'exchangeFought': {
      const [a, b] = event.between;
      return `Fight between ${area(a)} and ${area(b)}: ${fightText(event, name)}.`;
    }
    case 'piecesArrived': {
      const arrived = new Map<string, number>();
      for (const { n, to } of event.moves) arrived.set(to, (arrived.get(to) ?? 0) + n);
      const groups = Array.from(arrived, ([to, n]) => `${n} in ${area(to)}`);
      return `${name(event.seat)} arrives with ${groups.join(', ')}.`;
    }
    case 'areaFought': {
      const held = event.holder === null ? 'nobody held it before' : `${name(event.holder)} held it before`;
      const isEqual = event.pieces[0] === event.pieces[1];
      return `Fight in ${area(event.area)}: ${fightText(event, name)}${isEqual ? `, since ${held}` : ''}.`;
    }
    case 'areaBombarded':
      return `${name(event.seat)} bombards ${area(event.area)}: ${event.before} before, ${event.after} after.`;
    case 'turnChecked': {
      const [red, blue] = event.cities;
      return `Turn ${event.turn} begins: ${name(0)} holds ${count(red, 'city')}, ${name(1)} ${count(blue, 'city')}.`;
    }
    case 'gameEnded':
      return event.winner === null ? 'The game is drawn.' : `${name(event.winner)} wins.`;
    default:
      return event satisfies never;
  }
}

function orderText(order: Order, setup: Setup): string {
  const steps = stepsText(order, setup);
  const move = steps === '' ? 'moves nothing' : `moves ${steps}`;
  return order.bomb === null ? move : `${move}, and bombards ${nameOf(setup, order.bomb)}`;
}

/** `1 from Mu to Shalomar, 2 from Mu to Atlantea`; empty if nothing moves. */
function stepsText({ moves }: Order, setup: Setup): string {
  return moves.map(({ n, from, to }) => `${n} from ${nameOf(setup, from)} to ${nameOf(setup, to)}`).join(', ');
}

interface Fight {
  readonly pieces: readonly [number, number];
  readonly winner: number | null;
  readonly left: number;
}

function fightText({ pieces, winner, left }: Fight, name: SeatName): string {
  const sides = `${name(0)} ${pieces[0]} against ${name(1)} ${pieces[1]}`;
  return winner === null
    ? `${sides}: none remains`
    : `${sides}: ${left} of ${name(winner)} ${left === 1 ? 'remains' : 'remain'}`;
}

function moveText(move: Move, setup: Setup): string {
  switch (move.kind) {
    case 'place':
      return `New piece in ${nameOf(setup, move.area)}`;
    case 'form':
      return { pass: 'Move nothing', spread: 'Move out of one area', gather: 'Move into one area' }[move.form];
    case 'area':
      return nameOf(setup, move.area);
    case 'bomb':
      return move.area === 'none' ? 'No bombardment' : `Bombard ${nameOf(setup, move.area)}`;
    case 'count':
      return count(move.pieces, 'piece');
    default:
      return move satisfies never;
  }
}
