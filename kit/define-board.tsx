/**
 * The interface between the shell, which knows no game, and the boards of the games, each of which knows only its own.
 */

import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, GameTypes, Masked } from '@marchlands/core/types.ts';
import { type ComponentType, useEffect, useMemo } from 'react';
import type { BoardModule, BoardProps, SeatFacts } from './board.ts';
import { type Flight, Flights } from './flights.tsx';
import type { Part } from './part.ts';
import { lengthOf, type Playback } from './playback.ts';
import { type Stage, useStage } from './stage.ts';

/**
 * The props of a game's board: views, moves and events of its own, the set-up, and the playback.
 * @typeParam E its events as viewers see them; a game that hides no field of an event uses the plain ones
 */
export type OwnProps<T extends GameTypes, E = Masked<T['event']>> = BoardProps<T['view'], T['move'], E> & {
  readonly setup: T['setup'];
  readonly stage: Stage<E, T['view']>;
};

/** A game's description of its board. */
export interface BoardPlan<T extends GameTypes, E> {
  /** As `Game.setup`. */
  setup(options: unknown, seats: number): Result<T['setup']>;
  readonly Board: ComponentType<OwnProps<T, E>>;
  /** A seat's public facts, as the viewer sees them. */
  factsOf(view: T['view'], seat: Seat): SeatFacts;
  readonly playback: Playback<T['event']>;
  /** Pieces that move over the board during an event; absent if the board draws them itself. */
  flightsOf?(event: E, setup: T['setup']): readonly Flight[];
  /** Parts loaded separately from the board's own script. */
  readonly parts?: readonly Part<object>[];
}

/** A board for the shell: draws nothing if the options are invalid, which they never are at a table. */
export function defineBoard<T extends GameTypes, E extends AnyEvent = Masked<T['event']>>(
  plan: BoardPlan<T, E>,
): BoardModule {
  const { setup, Board, factsOf, playback, flightsOf, parts = [] } = plan;
  const setupOf = remembering(setup);

  function Laid(props: BoardProps<T['view'], T['move'], E>) {
    const { onStage, options, seats, pace, tell, choose, commit } = props;
    const stage = useStage(props, playback);
    const { now, isPlaying, skip } = stage;
    // Choosing ends the playback and clears the consequence shown in the prompt line.
    const doors = useMemo(() => {
      const goOn = () => {
        skip();
        tell(null);
      };
      return {
        choose(...moves: readonly T['move'][]) {
          goOn();
          choose(...moves);
        },
        commit(moves: readonly T['move'][]) {
          goOn();
          commit(moves);
        },
      };
    }, [skip, tell, choose, commit]);
    useEffect(() => onStage(isPlaying), [isPlaying, onStage]);
    const made = setupOf(options, seats.length);
    const flights = useMemo(
      () => (made.ok && now !== null ? flightsOf?.(now.event, made.value) : undefined),
      [made, now],
    );
    if (!made.ok) return null;
    return (
      <>
        <Board {...props} setup={made.value} stage={stage} {...doors} />
        {flights !== undefined && now !== null && (
          <Flights key={now.id} flights={flights} ms={lengthOf(playback, now.event) * (pace ?? 0)} />
        )}
      </>
    );
  }
  return {
    Board: Laid,
    factsOf,
    async load() {
      await Promise.all(parts.map((part) => part.load()));
    },
  };
}

/** The same function with its last result cached. */
function remembering<S>(make: (options: unknown, seats: number) => S): (options: object, seats: number) => S {
  let last: { readonly key: string; readonly made: S } | null = null;
  return (options, seats) => {
    const key = JSON.stringify([seats, options]);
    if (last?.key !== key) last = { key, made: make(options, seats) };
    return last.made;
  };
}
