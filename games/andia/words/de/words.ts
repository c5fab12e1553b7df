// Glossar: piece Stein, area Gebiet, province Provinz, city Stadt, order Befehl, spread ausschwärmen, gather sammeln,
// bombardment Beschuss, new pieces neue Steine, to hold halten, to pass passen, road Straße, bridge Brücke, pass Bergpass.
import type { SeatName, TermWords, Words } from '@marchlands/core/words.ts';
import type { Event, Order } from '../../events.ts';
import type { Move } from '../../moves.ts';
import { chosenBy } from '../../rules/chosen.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import type { Types } from '../../types.ts';
import type { View } from '../../view/view.ts';
import { holdings } from '../holdings.ts';
import { refusalTexts } from '../refusals.ts';
import { nameOf } from '../words.ts';
import { refusals } from './refusals.ts';

const TERMS: { readonly [term: string]: TermWords } = {
  pieces: {
    better: 'gewinnt mehr Steine gegenüber der anderen Seite',
    worse: 'gewinnt weniger Steine gegenüber der anderen Seite',
  },
  bombs: { better: 'spart mehr Beschuss', worse: 'spart weniger Beschuss' },
  cities: { better: 'nimmt oder hält mehr Städte', worse: 'nimmt oder hält weniger Städte' },
  weakCity: { better: 'lässt deine Städte dem Angriff weniger offen', worse: 'lässt deine Städte dem Angriff offener' },
  openCity: {
    better: 'kommt einer nur dir offenen Stadt näher',
    worse: 'bleibt einer nur dir offenen Stadt ferner',
  },
  sharedCity: { better: 'steht stärker an einer freien Stadt', worse: 'steht schwächer an einer freien Stadt' },
  oneShort: { better: 'kommt dem Ziel näher', worse: 'bleibt dem Ziel ferner' },
  bombed: {
    better: 'hält mehr Steine aus dem Beschuss',
    worse: 'hält weniger Steine aus dem Beschuss',
  },
  influence: {
    better: 'verteilt deine Steine mehr zu den Städten hin',
    worse: 'verteilt deine Steine weniger zu den Städten hin',
  },
  lastNeeded: { better: 'bringt die letzte nötige Stadt näher', worse: 'hält die letzte nötige Stadt ferner' },
};

const ENDINGS: { readonly [reason: string]: string } = {
  cities: 'Zu Beginn eines Zuges waren genug Städte gehalten.',
  elimination: 'Der letzte Stein ging verloren.',
  turnLimit: 'Der letzte Zug ist vorbei.',
  resign: 'Eine Seite hat aufgegeben.',
  agreement: 'Beide haben sich auf Remis geeinigt.',
};

/** Alles, was Andia sagen kann. */
export const words: Words<Types> = {
  options: {
    map: 'Karte',
    trades: 'Getauschte Startgebiete',
    citiesToWin: 'Städte zum Sieg',
    bombs: 'Beschüsse',
    tieHolder: 'Gleiche Kämpfe',
    newPieceReveal: 'Neue Steine werden gezeigt',
    allowPass: 'Passen erlaubt',
    doubleBomb: 'Zwei Beschüsse einer Provinz',
    doubleGoal: 'Beide erreichen das Ziel',
    eliminationLoses: 'Ohne Steine verloren',
    turnLimit: 'Höchstzahl der Züge',
    turnLimitResult: 'An der Höchstzahl',
    pieceCap: 'Höchstzahl der Steine',
    drawByAgreement: 'Remis nach Absprache',
  },
  values: {
    previousTurn: 'nach dem letzten Zug',
    ordersWritten: 'beim Schreiben',
    beforeOrders: 'vor den Befehlen',
    withOrders: 'mit den Befehlen',
    twice: 'zweimal',
    once: 'einmal',
    draw: 'Remis',
    moreCities: 'mehr Städte',
    citiesThenPieces: 'Städte, dann Steine',
    road: 'Straße',
    bridge: 'Brücke',
    pass: 'Bergpass',
  },
  endings: ENDINGS,
  goal: ({ goal }) => `Halte ${cities(goal)}, wenn ein Zug beginnt.`,
  held: (view, setup, seat) => {
    const { cities: held, pieces } = holdings(view, setup, seat);
    return [cities(held), `${pieces} ${pieces === 1 ? 'Stein' : 'Steine'}`];
  },
  terms: TERMS,
  prompt,
  event: (event, setup, name) => sentence(event, setup, name),
  move: moveText,
  choice,
  refusal: (code) => ({ ...refusalTexts[code], ...refusals[code] }),
};

/** `Zieh 1 von Mu nach Shalomar und beschieß Mu`. */
function choice(moves: readonly Move[], before: State, seat: number): string {
  const { placing, order } = chosenBy(moves, before, seat);
  const places = placing.map(({ n, to }) => `${n} in ${nameOf(before.setup, to)}`);
  const placed = places.length > 0 ? [`Setz neue Steine: ${places.join(', ')}`] : [];
  if (order === null) return placed.join('');
  const steps = stepsText(order, before.setup);
  const moved = `Zieh ${steps === '' ? 'nichts' : steps}`;
  return [...placed, order.bomb === null ? moved : `${moved} und beschieß ${nameOf(before.setup, order.bomb)}`].join(
    '. ',
  );
}

function cities(n: number): string {
  return `${n} ${n === 1 ? 'Stadt' : 'Städte'}`;
}

function prompt({ table, own, viewer }: View, setup: Setup, name: SeatName): string {
  const { phase, turn, choosing, result } = table;
  if (result !== null) {
    if (result.winner === null) return `Das Spiel endet remis. ${ENDINGS[result.reason]}`;
    return `${name(result.winner === 'red' ? 0 : 1)} gewinnt. ${ENDINGS[result.reason]}`;
  }
  const mine = own?.choices.find((choice) => choice.seat === viewer);
  const what = phase === 'income' ? 'neue Steine' : setup.isPlacedWithOrders ? 'neue Steine und Befehle' : 'Befehle';
  if (mine === undefined || !choosing.includes(viewer)) {
    return `Zug ${turn}: Es ${choosing.length === 1 ? 'fehlt' : 'fehlen'} noch ${choosing.map(name).join(' und ')} (${what}).`;
  }
  if (mine.isWhole) return `Zug ${turn}: Du hast gewählt; es bleibt verborgen, bis beide gewählt haben.`;
  return phase === 'income'
    ? `Zug ${turn}: Setz deine neuen Steine, jeden in seine Stadt oder die Provinz daneben.`
    : `Zug ${turn}: ${setup.isPlacedWithOrders ? 'Setz deine neuen Steine und befiehl' : 'Befiehl'} im Geheimen, was aus einem Gebiet oder in eines zieht.`;
}

function sentence(event: Event, setup: Setup, name: SeatName): string | null {
  const area = (code: string) => nameOf(setup, code);
  switch (event.kind) {
    case 'piecesPlaced': {
      const places = event.pieces.map(({ to }) => `1 in ${area(to)}`);
      return `${name(event.seat)} setzt neue Steine: ${places.join(', ')}.`;
    }
    case 'orderRevealed':
      return `${name(event.seat)} ${orderText(event.order, setup)}.`;
    case 'exchangeFought': {
      const [a, b] = event.between;
      return `Kampf zwischen ${area(a)} und ${area(b)}: ${fightText(event, name)}.`;
    }
    case 'piecesArrived': {
      const arrived = new Map<string, number>();
      for (const { n, to } of event.moves) arrived.set(to, (arrived.get(to) ?? 0) + n);
      const groups = Array.from(arrived, ([to, n]) => `${n} in ${area(to)}`);
      return `${name(event.seat)} kommt an: ${groups.join(', ')}.`;
    }
    case 'areaFought': {
      const held = event.holder === null ? 'vorher hielt es niemand' : `vorher hielt es ${name(event.holder)}`;
      const isEqual = event.pieces[0] === event.pieces[1];
      return `Kampf in ${area(event.area)}: ${fightText(event, name)}${isEqual ? `, denn ${held}` : ''}.`;
    }
    case 'areaBombarded':
      return `${name(event.seat)} beschießt ${area(event.area)}: vorher ${event.before}, nachher ${event.after}.`;
    case 'turnChecked': {
      const [red, blue] = event.cities;
      return `Zug ${event.turn} beginnt: ${name(0)} hält ${cities(red)}, ${name(1)} ${cities(blue)}.`;
    }
    case 'gameEnded':
      return event.winner === null ? 'Das Spiel endet remis.' : `${name(event.winner)} gewinnt.`;
    default:
      return event satisfies never;
  }
}

function orderText(order: Order, setup: Setup): string {
  const steps = stepsText(order, setup);
  const move = `zieht ${steps === '' ? 'nichts' : steps}`;
  return order.bomb === null ? move : `${move} und beschießt ${nameOf(setup, order.bomb)}`;
}

function stepsText({ moves }: Order, setup: Setup): string {
  return moves.map(({ n, from, to }) => `${n} von ${nameOf(setup, from)} nach ${nameOf(setup, to)}`).join(', ');
}

interface Fight {
  readonly pieces: readonly [number, number];
  readonly winner: number | null;
  readonly left: number;
}

function fightText({ pieces, winner, left }: Fight, name: SeatName): string {
  const sides = `${name(0)} ${pieces[0]} gegen ${name(1)} ${pieces[1]}`;
  return winner === null
    ? `${sides}: keiner bleibt`
    : `${sides}: ${left} von ${name(winner)} ${left === 1 ? 'bleibt' : 'bleiben'}`;
}

function moveText(move: Move, setup: Setup): string {
  switch (move.kind) {
    case 'place':
      return `Neuer Stein in ${nameOf(setup, move.area)}`;
    case 'form':
      return { pass: 'Zieh nichts', spread: 'Zieh aus einem Gebiet', gather: 'Zieh in ein Gebiet' }[move.form];
    case 'area':
      return nameOf(setup, move.area);
    case 'bomb':
      return move.area === 'none' ? 'Kein Beschuss' : `Beschieß ${nameOf(setup, move.area)}`;
    case 'count':
      return `${move.pieces} ${move.pieces === 1 ? 'Stein' : 'Steine'}`;
    default:
      return move satisfies never;
  }
}
