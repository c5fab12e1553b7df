/** The prompt line's clause about an attack card under the pointer: its chance of victory, once computed. */

import type { Seat } from '@marchlands/core/seat.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useLayoutEffect, useMemo } from 'react';
import { victims } from '../advice/ask.ts';
import { attackOdds } from '../advice/preview.ts';
import { type Ask, useOdds } from './battle/use-odds.ts';
import { chanceText } from './odds-words.ts';
import type { Props } from './props.ts';
import { nameOf } from './units.ts';
import { words } from './words.ts';

/** If spells require sampling, a few steps must do for the thing under the pointer. */
const GOES = 4;

export function Foretold({ setup, view, seats, tell, card }: Props & { readonly card: string }) {
  const asks = useMemo(
    () =>
      new Map(
        victims(setup, view, card).map((victim): [Seat, Ask] => [
          victim,
          (sampling) => attackOdds(setup, view, card, victim, undefined, sampling),
        ]),
      ),
    [setup, view, card],
  );
  const odds = useOdds(asks, asks, GOES);
  const says = [...odds]
    .flatMap(([victim, found]) =>
      found === null ? [] : [words.winsOn(nameIn(seats, victim), chanceText(found, found.attackers))],
    )
    .join(', ');
  // With the picture, not after it: a later effect would set the prompt after a click has cleared it.
  useLayoutEffect(() => {
    if (says !== '') tell(`${nameOf(setup, card)}: ${says}`);
  }, [says, setup, card, tell]);
  return null;
}
