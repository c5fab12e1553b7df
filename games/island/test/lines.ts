/** Acts as the rules write them (Notation) -> typed moves, for tests. */
import { PROGRESS_CARDS } from '../data/cards.ts';
import { KINDS } from '../data/kinds.ts';
import { type Move, moveCodec } from '../moves.ts';
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

/** One move of a kind whose one field is a place, a track, a card: the codec checks it. */
function one(kind: Move['kind'], field: string, value: unknown): Move {
  return { kind, [field]: value } as unknown as Move;
}

/** A progress card with its deck: the codec knows it. */
function progressMove(kind: 'drop' | 'fetch', card: string): Move {
  return moveCodec.decode(moveCodec.base[kind] + PROGRESS_CARDS.findIndex((one) => one === card));
}

function path(kind: 'move' | 'attack' | 'displace', ends: string): Move {
  const [from, to] = ends.split('-').map(Number);
  return { kind, from, to };
}

const numberOf = (text: string): number => Number(text.replace(/^[hb@]/, ''));

/** What follows the name of a played card. */
function cardArguments(s: State, card: string, rest: readonly string[]): Move[] {
  switch (card) {
    case 'knight':
    case 'bishop':
      return rest.length === 0 ? [] : robbing(rest);
    case 'road-building':
      return rest.map((ends) => (ends === 'stop' ? { kind: 'end' } : { kind: 'road', edge: edgeOf(s, ends) }));
    case 'plenty':
      return rest.flatMap((letters) => cards('take', letters));
    case 'monopoly':
    case 'merchant-fleet':
    case 'resource-monopoly':
    case 'trade-monopoly':
      return rest.flatMap((letter) => cards('name', letter));
    case 'alchemist':
      return rest.map((face) => one('face', 'face', Number(face)));
    case 'crane':
      return rest.map((text) =>
        text.startsWith('@') ? one('crown', 'at', numberOf(text)) : one('improve', 'track', text),
      );
    case 'engineer':
      return rest.map((at) => one('wall', 'at', Number(at)));
    case 'medicine':
      return rest.map((at) => one('city', 'at', Number(at)));
    case 'inventor':
    case 'merchant':
      return rest.map((hex) => one('onto', 'hex', numberOf(hex)));
    case 'smith':
      return rest.map((at) => (at === 'stop' ? { kind: 'end' } : one('promote', 'at', Number(at))));
    case 'master-merchant':
      return rest.flatMap((text) =>
        text.startsWith('P') && /\d/.test(text) ? [one('target', 'seat', seatOf(text))] : cards('pick', text),
      );
    case 'deserter':
    case 'spy':
      return rest.map((name) => one('target', 'seat', seatOf(name)));
    case 'diplomat':
      return rest.map((ends, i) => one(i === 0 ? 'remove' : 'road', 'edge', edgeOf(s, ends)));
    case 'intrigue':
      return rest.map((at) => one('drive', 'at', Number(at)));
    default:
      return [];
  }
}

/** The small moves of one act. Throws where it cannot be read. */
export function movesOf(s: State, act: string): Move[] {
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
    case 'crown':
      return [one(verb, 'at', Number(first))];
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
    case 'house':
      return [{ kind: 'house', seat: seatOf(first) }];
    case 'deal':
      return [{ kind: 'deal', seat: seatOf(first) }];
    case 'discard':
    case 'gift':
    case 'pick':
      return cards(verb, first);
    case 'aqueduct':
      return cards('take', first);
    case 'robber':
      return robbing(rest);
    case 'rob':
      return [{ kind: 'rob', seat: seatOf(first) }];
    case 'improve':
      return [one('improve', 'track', first), ...rest.slice(1).map((at) => one('crown', 'at', numberOf(at)))];
    case 'move':
    case 'displace':
      return [path(verb, first)];
    case 'attack':
      return [path(verb, first), ...rest.slice(1).map((bay) => one('foe', 'bay', numberOf(bay)))];
    case 'chase':
      return [one('chase', 'at', Number(first)), ...(second === '' ? [] : robbing(rest.slice(1)))];
    case 'relocate':
      return [one('relocate', 'to', Number(first.split('-')[1]))];
    case 'kill':
    case 'tie':
      return [one('deck', 'deck', first), ...rest.slice(1).map((card) => progressMove('fetch', card))];
    case 'drop':
    case 'fetch':
      return [progressMove(verb, first)];
    case 'force':
      return cards('force', second).map((move) => ({ ...move, seat: seatOf(first) }) as Move);
    case 'place': {
      const [at, level] = first.split(':').map(Number);
      return first === 'none' ? [{ kind: 'end' }] : [{ kind: 'station', at, level }];
    }
    case 'play':
      // The typed move is checked when it is encoded.
      return [{ kind: 'play', card: first } as Move, ...cardArguments(s, first, rest.slice(1))];
    default:
      throw new Error(`no act: ${act}`);
  }
}
