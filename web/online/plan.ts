import { nearestLevel } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { ClockPlan } from '@marchlands/server/table/change.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { PLAY_OUT_LEVEL } from '../table/levels.ts';
import { dealOf } from '../ui/deal-field.tsx';
import { usualSeats } from '../ui/presets.tsx';
import type { PlanWish } from './api.ts';

export const DAY = 86_400;

/** The values of a plan's form. */
export interface PlanFields {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockPlan;
  readonly standIn: string;
  readonly spectators: number | null;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  /** Empty for none. */
  readonly password: string;
  /** As typed: the number of the deal, or empty for fair dice. */
  readonly deal: string;
}

/** The default plan for a new table of a game. */
export function usualPlan(game: Game): PlanFields {
  const level = nearestLevel(PLAY_OUT_LEVEL, game);
  return {
    seats: Math.max(2, usualSeats(game)),
    options: {},
    clock: null,
    standIn: level.ok ? level.value.name : PLAY_OUT_LEVEL,
    spectators: 0,
    isRated: false,
    isPublic: false,
    password: '',
    deal: '',
  };
}

/** A table's plan as form values. @param password as known to this device */
export function planOf(table: TableInfo, password: string | undefined): PlanFields {
  const { options, clock, standIn, spectators, isRated, isPublic, deal, seats } = table;
  return {
    seats: seats.length,
    options,
    clock,
    standIn,
    spectators,
    isRated,
    isPublic,
    password: password ?? '',
    deal: deal === null ? '' : String(deal),
  };
}

/** The request to the server, or a problem that says what cannot be played. */
export function wishOf(game: Game, fields: PlanFields): Result<PlanWish> {
  const deal = dealOf(fields.deal);
  if (!deal.ok) return deal;
  const setup = game.setup(fields.options, fields.seats);
  if (!setup.ok) return setup;
  const { seats, clock, standIn, spectators, isRated, isPublic, password } = fields;
  return {
    ok: true,
    value: {
      game: game.id,
      seats,
      options: changedOptions(game.optionSchema, seats, setup.value.options),
      clock,
      standIn,
      spectators,
      // Anybody can know a numbered deal beforehand.
      isRated: isRated && deal.value === null,
      isPublic,
      password: password === '' ? null : password,
      deal: deal.value,
      fill: null,
    },
  };
}

/** The kinds of clock: none, seconds or minutes per choice, days per choice, a time for the whole match. */
export type ClockKind = 'none' | 'move' | 'days' | 'match';

export function clockKind(clock: ClockPlan): ClockKind {
  if (clock === null) return 'none';
  if (clock.kind === 'match') return 'match';
  return clock.seconds >= DAY ? 'days' : 'move';
}

/** The initial value of each kind of clock. */
export const FIRST_CLOCK: { readonly [K in ClockKind]: ClockPlan } = {
  none: null,
  move: { kind: 'move', seconds: 120 },
  days: { kind: 'move', seconds: 3 * DAY },
  match: { kind: 'match', seconds: 1800, increment: 10 },
};
