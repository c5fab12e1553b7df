/** Acts as the rules write them (Notation) -> typed moves, for tests. */
import { KINDS } from '../data/kinds.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { edgeOf, kindsOf, seatOf } from './situation.ts';

/** One move for each letter. */
function cards<K extends Move['kind']>(kind: K, letters: string): Move[] {
  // The caller names a kind whose one field is a card.
  return kindsOf(letters).map((card) => ({ kind, card: KINDS[card] }) as unknown as Move);
}

function sides(text: string): readonly [give: string, want: string] {
  const [give = '', want = ''] = text.split('>');
  return [give, want];
}

function robbing([hex, ...victims]: readonly string[]): Move[] {
  return [
    { kind: 'robber', hex: Number(hex.slice(1)) },
    ...victims.map((name): Move => ({ kind: 'rob', seat: seatOf(name) })),
  ];
}

/** What follows the name of a played card. */
function cardArguments(s: State, card: string, rest: readonly string[]): Move[] {
  switch (card) {
    case 'knight':
      return rest.length === 0 ? [] : robbing(rest);
    case 'road-building':
      return rest.map((ends) => (ends === 'stop' ? { kind: 'end' } : { kind: 'road', edge: edgeOf(s, ends) }));
    case 'plenty':
      return rest.flatMap((letters) => cards('take', letters));
    case 'monopoly':
      return rest.flatMap((letter) => cards('name', letter));
    default:
      throw new Error(`no card: ${card}`);
  }
}

/** The small moves of one act. Throws where it cannot be read. */
export function movesOf(s: State, act: string): Move[] {
  const [verb, ...rest] = act.trim().split(/\s+/);
  const [first = ''] = rest;
  switch (verb) {
    case 'settle':
    case 'city':
      return [{ kind: verb, at: Number(first) }];
    case 'road':
      return [{ kind: 'road', edge: edgeOf(s, first) }];
    case 'roll':
    case 'end':
    case 'buy':
    case 'accept':
    case 'decline':
    case 'close':
      return [{ kind: verb }];
    case 'bank': {
      const [give, take] = sides(first);
      return [{ kind: 'bank', give: KINDS[kindsOf(give)[0]], take: KINDS[kindsOf(take)[0]] }];
    }
    case 'offer': {
      const [give, want] = sides(first);
      const sent = rest.slice(1).map((names): Move => ({ kind: 'send', to: names.split(',').map(seatOf) }));
      return [{ kind: 'offer' }, ...cards('give', give), ...cards('want', want), ...sent];
    }
    case 'counter': {
      const [give, want] = sides(first);
      return [{ kind: 'counter' }, ...cards('give', give), ...cards('want', want), { kind: 'reply' }];
    }
    case 'deal':
      return [{ kind: 'deal', seat: seatOf(first) }];
    case 'discard':
      return cards('discard', first);
    case 'robber':
      return robbing(rest);
    case 'rob':
      return [{ kind: 'rob', seat: seatOf(first) }];
    case 'play':
      // The typed move is checked when it is encoded.
      return [{ kind: 'play', card: first } as Move, ...cardArguments(s, first, rest.slice(1))];
    default:
      throw new Error(`no act: ${act}`);
  }
}
