/** Acts as the rules write them (Notation) -> typed moves, for tests. */
import { PROGRESS_CARDS } from '../data/cards.ts';
import { KINDS } from '../data/kinds.ts';
import { type Move, moveCodec } from '../moves.ts';
import { movesOfWords } from '../notation/acts.ts';
import { readValues, type WrittenKind } from '../notation/values.ts';
import type { State } from '../state.ts';
import { kindsOf, seatOf } from './situation.ts';

/** One move for each letter. */
function cards<K extends Move['kind']>(kind: K, letters: string): Move[] {
  // The caller names a kind whose one field is a card.
  return kindsOf(letters).map((card) => ({ kind, card: KINDS[card] }) as unknown as Move);
}

/** A progress card with its deck: the codec knows it. */
function progressMove(kind: 'drop' | 'fetch', card: string): Move {
  return moveCodec.decode(moveCodec.base[kind] + PROGRESS_CARDS.findIndex((one) => one === card));
}

function value(s: State, kind: WrittenKind, text: string): Move {
  const move = readValues(s, kind, text);
  if (move === null) throw new Error(`no ${kind}: ${text}`);
  return move;
}

function values(s: State, act: string, words: readonly string[]): readonly Move[] {
  const moves = movesOfWords(s, act, words);
  if (moves === null) throw new Error(`${act} cannot be read: ${words.join(' ')}`);
  return moves;
}

/** The moves of words that may be `stop`. */
const upTo = (s: State, kind: WrittenKind, words: readonly string[]): Move[] =>
  words.map((word) => (word === 'stop' ? { kind: 'end' } : value(s, kind, word)));

function robbing(s: State, [hex, ...victims]: readonly string[]): Move[] {
  return [value(s, 'robber', hex), ...victims.map((name): Move => ({ kind: 'rob', seat: seatOf(name) }))];
}

/** What follows the name of a played card. */
function cardArguments(s: State, card: string, rest: readonly string[]): readonly Move[] {
  switch (card) {
    case 'knight':
    case 'bishop':
      return rest.length === 0 ? [] : robbing(s, rest);
    case 'road-building':
      return upTo(s, 'road', rest);
    case 'smith':
      return upTo(s, 'promote', rest);
    case 'plenty':
      return rest.flatMap((letters) => cards('take', letters));
    case 'master-merchant':
      return rest.flatMap((text) =>
        text.startsWith('P') && /\d/.test(text) ? [value(s, 'target', text)] : cards('pick', text),
      );
    default:
      return values(s, `play ${card}`, rest);
  }
}

/** The small moves of one act. Throws where it cannot be read. */
export function movesOf(s: State, act: string): readonly Move[] {
  const [verb, ...rest] = act.trim().split(/\s+/);
  const [first = '', second = ''] = rest;
  switch (verb) {
    case 'settle':
    case 'city':
    case 'wall':
    case 'recruit':
    case 'activate':
    case 'promote':
    case 'lose':
    case 'desert':
      return [value(s, verb, first)];
    case 'crown':
      return [value(s, 'crown', `@${first}`)];
    case 'road':
    case 'deal':
    case 'improve':
    case 'move':
    case 'displace':
    case 'attack':
    case 'force':
      return values(s, verb, rest);
    case 'roll':
    case 'end':
    case 'buy':
    case 'accept':
    case 'decline':
    case 'close':
      return [{ kind: verb }];
    case 'bank': {
      const [give, take] = first.split('>').map((letters) => KINDS[kindsOf(letters)[0]]);
      return [{ kind: 'bank', give, take }];
    }
    case 'offer':
    case 'counter': {
      const [give = '', want = ''] = first.split('>');
      const sent = rest.slice(1).map((names): Move => ({ kind: 'send', to: names.split(',').map(seatOf) }));
      const sending: readonly Move[] = verb === 'offer' ? sent : [{ kind: 'reply' }];
      return [{ kind: verb }, ...cards('give', give), ...cards('want', want), ...sending];
    }
    case 'house':
    case 'rob':
      return [{ kind: verb, seat: seatOf(first) }];
    case 'discard':
    case 'gift':
    case 'pick':
      return cards(verb, first);
    case 'aqueduct':
      return cards('take', first);
    case 'robber':
      return robbing(s, rest);
    case 'chase':
      return [value(s, 'chase', first), ...(second === '' ? [] : robbing(s, rest.slice(1)))];
    case 'relocate':
      return [{ kind: 'relocate', to: Number(first.split('-')[1]) }];
    case 'kill':
    case 'tie':
      return [value(s, 'deck', first), ...rest.slice(1).map((card) => progressMove('fetch', card))];
    case 'drop':
    case 'fetch':
      return [progressMove(verb, first)];
    case 'place':
      return [first === 'none' ? { kind: 'end' } : value(s, 'station', first)];
    case 'play':
      // The typed move is checked when it is encoded.
      return [{ kind: 'play', card: first } as Move, ...cardArguments(s, first, rest.slice(1))];
    default:
      throw new Error(`no act: ${act}`);
  }
}
