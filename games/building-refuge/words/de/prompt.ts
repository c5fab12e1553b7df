import { capital, listed } from '@marchlands/core/phrases.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Setup } from '../../setup.ts';
import type { View } from '../../view/view.ts';
import { square } from '../phrases.ts';
import { endingSentence } from './events.ts';
import { aTile, points } from './phrases.ts';

/** Was jetzt zu entscheiden ist. */
export function prompt(view: View, setup: Setup, name: SeatName): string {
  const { actor, phase, pending, attack, inBag } = view.table;
  if (actor === null) {
    const { result } = view.table;
    return result === null ? 'Das Spiel ist vorbei.' : endingSentence(result.reason, result.winners, name);
  }
  if (actor === 'chance') {
    if (phase === 'first') return 'Wer anfängt, wird ausgelost.';
    if (phase === 'entry') return 'Die Ecke der Barbaren wird ausgelost.';
    return phase === 'corner' ? 'Die Ecke des Angriffs wird ausgelost.' : 'Ein Plättchen wird aus dem Beutel gezogen.';
  }
  const isYou = actor === view.viewer;
  const who = name(actor);
  switch (phase) {
    case 'take':
      return `${isYou ? 'Nimm' : `${who} nimmt`} ${listed((pending?.takeable ?? []).map(aTile), 'oder')}.`;
    case 'target':
      return `${isYou ? 'Nenn' : `${who} nennt`} ein anderes Feld neben ${square(pending?.from ?? '?')}.`;
    case 'answer': {
      const price = setup.options.payPointsToPlacate;
      const ways = [
        ...((view.table.treasures[actor] ?? 0) > 0 ? ['einen Schatz abgeben'] : []),
        ...(price > 0 && (view.table.scores[actor] ?? 0) >= price ? [`${points(price)} zahlen`] : []),
        'die Stadt verlieren',
      ];
      const may = isYou ? 'Du kannst' : `${who} kann`;
      return `Die Barbaren stehen bei ${square(attack?.at ?? '?')}: ${may} ${listed(ways, 'oder')}.`;
    }
    default: {
      const actions = ['entdecken', 'Straße bauen', 'aktivieren'];
      if ((view.table.cityTiles[actor] ?? 0) > 0) actions.push('Stadt legen');
      const what = listed(actions, 'oder');
      return `${isYou ? capital(what) : `${who} kann ${what}`}. Im Beutel: ${inBag}.`;
    }
  }
}
