import { capital, counted, listed } from '@marchlands/core/phrases.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { endingSentence } from './events.ts';
import { aTile, square } from './phrases.ts';

/** The current decision. */
export function prompt(view: View, setup: Setup, name: SeatName): string {
  const { actor, phase, pending, attack, inBag } = view.table;
  if (actor === null) {
    const { result } = view.table;
    return result === null ? 'The game is over.' : endingSentence(result.reason, result.winners, name);
  }
  if (actor === 'chance') {
    if (phase === 'first') return 'The first player is drawn.';
    if (phase === 'entry') return 'The entry corner is drawn.';
    return phase === 'corner' ? 'The corner of the attack is drawn.' : 'A tile is drawn from the bag.';
  }
  const isOwn = actor === view.viewer;
  const who = name(actor);
  switch (phase) {
    case 'take':
      return `${isOwn ? 'Take' : `${who} takes`} ${listed((pending?.takeable ?? []).map(aTile), 'or')}.`;
    case 'target':
      return `${isOwn ? 'Name' : `${who} names`} another square beside ${square(pending?.from ?? '?')}.`;
    case 'answer': {
      const ways = [
        ...((view.table.treasures[actor] ?? 0) > 0 ? ['turn in a treasure'] : []),
        ...(setup.options.payPointsToPlacate > 0 && (view.table.scores[actor] ?? 0) >= setup.options.payPointsToPlacate
          ? [`pay ${counted(setup.options.payPointsToPlacate, 'point')}`]
          : []),
        'lose the city',
      ];
      return `The barbarians are at ${square(attack?.at ?? '?')}: ${isOwn ? 'you' : who} may ${listed(ways, 'or')}.`;
    }
    default: {
      const actions = ['discover', 'build a road', 'activate a tile'];
      if ((view.table.cityTiles[actor] ?? 0) > 0) actions.push('play the city tile');
      const what = listed(actions, 'or');
      return `${isOwn ? capital(what) : `${who} may ${what}`}. ${counted(inBag, 'tile')} in the bag.`;
    }
  }
}
