/** Solo: the odds of this turn's coming attack after building a card. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useMemo } from 'react';
import { viewAfter } from '../advice/ask.ts';
import { attackOdds, oddsNow } from '../advice/preview.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { type Ask, useOddsOf } from './battle/use-odds.ts';
import { chanceText, LONGEST_CHANCE } from './odds-words.ts';
import { cardById, nameOf } from './units.ts';
import { words } from './words.ts';

export function Prospect({ setup, view, seat, move }: { setup: Setup; view: View; seat: Seat; move: Move }) {
  const card = view.table.attackCard;
  const foe = setup.isSelfStruck && card !== null && cardById(setup, card)?.kind === 'monster' ? card : null;
  const after = useMemo(
    () => (foe === null ? null : viewAfter(setup, view, seat, move)),
    [foe, setup, view, seat, move],
  );
  const ask = useMemo<Ask | null>(() => {
    if (after === null || foe === null) return null;
    // If nothing more can be built, the battle begins with this card.
    return (sampling) =>
      after.table.battle === null
        ? attackOdds(setup, after, foe, undefined, undefined, sampling)
        : oddsNow(setup, after, sampling);
  }, [after, foe, setup]);
  const odds = useOddsOf(ask);
  if (foe === null || after === null || odds === null) return null;
  const says = (chance: string): string => words.prospect(nameOf(setup, foe), chance);
  return (
    <p className="bk-prospect tabular" data-room={says(LONGEST_CHANCE)}>
      <span>{odds === undefined ? words.reckoning : says(chanceText(odds, odds.town))}</span>
    </p>
  );
}
