import { playersOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { fairDice } from '@marchlands/core/match/dice.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import type { Change, Plan, SeatClock } from './change.ts';
import { fullClocks, type Time } from './clock.ts';
import type { Command } from './command.ts';
import type { SeatData, TableData } from './data.ts';
import { refuse } from './refusal.ts';

/** The result of a command before the start: a change, or the match. */
type Gathered =
  | { readonly kind: 'changes'; readonly change: Change | null }
  | { readonly kind: 'begins'; readonly match: Match; readonly clocks: readonly SeatClock[] };

type Gathering = Extract<Command, { kind: 'sit' | 'stand' | 'seatBot' | 'plan' | 'entropy' | 'begin' | 'tick' }>;

/** Most bytes of a seat's entropy, given as hex digits. */
const ENTROPY = /^(?:[0-9a-f]{2}){1,64}$/;

/** Why a plan cannot be played, or null. */
export function planProblem(game: Game, plan: Plan): string | null {
  if (!game.seats.includes(plan.seats)) {
    return `${game.title} is for ${game.seats.join(', ')} players, not ${plan.seats}.`;
  }
  const setup = game.setup(plan.options, plan.seats);
  if (!setup.ok) return problemText(setup.problem);
  if (plan.isRated && plan.deal !== null) {
    return 'Anybody can know a numbered deal in advance: only matches with fair dice are rated.';
  }
  const levels = playersOf(game).map(({ name }) => name);
  const wanted = [plan.standIn, ...(plan.fill === null ? [] : [plan.fill.level])];
  const unknown = wanted.find((level) => !levels.includes(level));
  return unknown === undefined ? null : `The bots of ${game.title} are ${levels.join(', ')}; there is no ${unknown}.`;
}

/** Handles a command before the start. */
export function decideGathering(game: Game, data: TableData, command: Gathering, time: Time): Result<Gathered> {
  switch (command.kind) {
    case 'sit':
      return sit(data, command);
    case 'stand':
      return stand(data, command.guest, command.seat);
    case 'seatBot':
      return seatBot(game, data, command);
    case 'plan':
      return plan(game, data, command);
    case 'entropy':
      if (!ENTROPY.test(command.entropy)) return refuse('message.form');
      return data.dice === null
        ? refuse('entropy.late')
        : changes({ kind: 'entropy', seat: command.seat, entropy: command.entropy });
    case 'begin':
      if (command.guest !== data.owner.guest) return refuse('table.owner');
      return begin(game, data, data.seats);
    case 'tick':
      return fill(game, data, time);
    default:
      return command satisfies never;
  }
}

function changes(change: Change | null): Result<Gathered> {
  return ok({ kind: 'changes', change });
}

function isFree(seat: SeatData, guest: string): boolean {
  return seat.person === null && seat.level === null && (seat.kept === null || seat.kept.guest === guest);
}

function sit(data: TableData, { person, seat, key }: Extract<Command, { kind: 'sit' }>): Result<Gathered> {
  if (data.seats.some((one) => one.person?.guest === person.guest)) return refuse('seat.one');
  const own = data.seats.findIndex((one) => one.kept?.guest === person.guest && isFree(one, person.guest));
  const first = own >= 0 ? own : data.seats.findIndex((one) => isFree(one, person.guest));
  const wanted = seat ?? first;
  if (seat === null && first < 0) return refuse('table.full');
  const found = data.seats.at(wanted);
  if (wanted < 0 || found === undefined) return refuse('seat.unknown');
  if (!isFree(found, person.guest))
    return refuse(found.kept === null || found.person !== null ? 'seat.taken' : 'seat.kept');
  return changes({ kind: 'sat', seat: wanted, person, key });
}

/** A guest gets up or is removed by the owner, or a reservation ends. */
function stand(data: TableData, guest: string, seat: Seat): Result<Gathered> {
  const found = data.seats.at(seat);
  if (seat < 0 || found === undefined) return refuse('seat.unknown');
  if (guest !== data.owner.guest && found.person?.guest !== guest) return refuse('table.owner');
  return changes(found.person === null && found.kept === null ? null : { kind: 'stood', seat });
}

function seatBot(
  game: Game,
  data: TableData,
  { guest, seat, level }: Extract<Command, { kind: 'seatBot' }>,
): Result<Gathered> {
  const found = data.seats.at(seat);
  if (seat < 0 || found === undefined) return refuse('seat.unknown');
  if (guest !== data.owner.guest) return refuse('table.owner');
  if (found.person !== null) return refuse('seat.taken');
  const levels = playersOf(game).map(({ name }) => name);
  if (level !== null && !levels.includes(level)) {
    return refuse('table.plan', `The bots of ${game.title} are ${levels.join(', ')}.`);
  }
  return changes({ kind: 'bot', seat, level });
}

function plan(game: Game, data: TableData, command: Extract<Command, { kind: 'plan' }>): Result<Gathered> {
  if (command.guest !== data.owner.guest) return refuse('table.owner');
  const wrong = planProblem(game, command.plan);
  if (wrong !== null) return refuse('table.plan', wrong);
  if (command.plan.game !== data.plan.game) return refuse('table.plan', 'Another game needs another table.');
  if ((command.plan.deal === null) !== (data.dice !== null)) {
    return refuse(
      'table.plan',
      'Fair dice cannot be exchanged for a numbered deal, or the other way round: open another table.',
    );
  }
  const lost = data.seats.slice(command.plan.seats).some(({ person }) => person !== null);
  return lost
    ? refuse('seat.taken', 'Somebody sits on a seat that would be removed.')
    : changes({ kind: 'planned', plan: command.plan });
}

/** Fills free seats with bots when due, if anyone is seated or an event needs the result. */
function fill(game: Game, data: TableData, { now }: Time): Result<Gathered> {
  const { fill: filling } = data.plan;
  if (filling === null || now < filling.at) return changes(null);
  if (data.plan.event === undefined && data.seats.every(({ person }) => person === null)) return changes(null);
  return begin(
    game,
    data,
    data.seats.map((seat) => (seat.person === null && seat.level === null ? { ...seat, level: filling.level } : seat)),
  );
}

function begin(game: Game, data: TableData, seats: readonly SeatData[]): Result<Gathered> {
  const players: Player[] = [];
  for (const [seat, { person, level, kept }] of seats.entries()) {
    if (level !== null)
      players.push({ name: kept === null ? `Computer ${seat + 1}` : `Computer for ${kept.name}`, level });
    else if (person !== null) players.push({ name: person.name === '' ? playerName(seat) : person.name });
    else return refuse('table.empty');
  }
  const { plan: wanted, dice } = data;
  const entropy = seats.map((seat) => (seat.entropy === '' ? null : new Uint8Array(Buffer.from(seat.entropy, 'hex'))));
  const created = createMatch(game, {
    seats: wanted.seats,
    options: wanted.options,
    players,
    dice:
      dice === null
        ? numberedDice(wanted.deal ?? 1)
        : fairDice(new Uint8Array(Buffer.from(dice.secret, 'hex')), entropy.some((one) => one !== null) ? entropy : []),
  });
  if (!created.ok) return refuse('table.plan', problemText(created.problem));
  return ok({ kind: 'begins', match: created.value, clocks: fullClocks(wanted.clock, wanted.seats) });
}
