/** Acts as lines write them: how each looks, how many words it may have, and the rule that it is about. */
import { fail, quoted, type Result } from '@marchlands/core/result.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { readValues, type WrittenKind } from './values.ts';

interface Form {
  /** The act as it should be. */
  readonly example: string;
  readonly rule: string;
  /** The most words behind the verb, or behind the name of a played card. */
  readonly words: number;
  /** The moves that its words are, one each. */
  readonly moves: readonly WrittenKind[];
}

const form = (example: string, rule: string, words: number, ...moves: readonly WrittenKind[]): Form => ({
  example,
  rule,
  words,
  moves,
});

/** By verb; those of cards with the card's name. */
const FORMS: { readonly [act: string]: Form | undefined } = {
  road: form('road 22-28, with two neighbours', 'IK-114', 1, 'road'),
  done: form('done', 'IK-317', 0),
  bank: form('bank BBBB>O', 'IK-089', 1),
  offer: form('offer BB>O P2,P3', 'IK-100', 2),
  counter: form('counter O>BBB', 'IK-105', 1),
  deal: form('deal P2', 'IK-106', 1, 'deal'),
  discard: form('discard BBL', 'IK-078', 1),
  gift: form('gift BO', 'IK-241', 1),
  aqueduct: form('aqueduct O', 'IK-074', 1),
  improve: form('improve science or improve politics @30', 'IK-145', 2, 'improve', 'crown'),
  move: form('move 31-39', 'IK-180', 1, 'move'),
  attack: form('attack 31-39 or attack 31-39 b5', 'IK-184', 2, 'attack', 'foe'),
  displace: form('displace 31-39', 'IK-189', 1, 'displace'),
  relocate: form('relocate 39-40 or relocate 39-off', 'IK-191', 1),
  kill: form('kill trade', 'IK-294', 2, 'deck'),
  tie: form('tie science', 'IK-249', 1, 'deck'),
  place: form('place 28:1 or place none', 'IK-232', 1, 'station'),
  force: form('force P2 B', 'IK-221', 2),
  invite: form('invite P2, whose knights are not invited yet', 'IK-020', 1),
  uninvite: form('uninvite P2, whose knights are invited', 'IK-020', 1),
  robber: form('robber h5 P2', 'IK-082', 2),
  chase: form('chase 31 h5 P2', 'IK-194', 3),
  drop: form('drop spy', 'IK-206', 1),
  setup: form('setup terrain=GLWW... first=P1', 'IK-028', 8),
  play: form('play merchant h3', 'IK-198', 3),
  'play knight': form('play knight h5 P2', 'IK-137', 2),
  'play road-building': form('play road-building 22-28 28-34, with neighbours', 'IK-138', 2, 'road', 'road'),
  'play plenty': form('play plenty BO', 'IK-139', 1),
  'play monopoly': form('play monopoly W', 'IK-140', 1, 'name'),
  'play alchemist': form('play alchemist 3 4', 'IK-209', 2, 'face', 'face'),
  'play crane': form('play crane science or play crane science @30', 'IK-212', 2, 'improve', 'crown'),
  'play engineer': form('play engineer 31', 'IK-213', 1, 'wall'),
  'play inventor': form('play inventor h3 h9', 'IK-214', 2, 'onto', 'onto'),
  'play irrigation': form('play irrigation', 'IK-215', 0),
  'play medicine': form('play medicine 31', 'IK-216', 1, 'city'),
  'play mining': form('play mining', 'IK-217', 0),
  'play smith': form('play smith 28 31', 'IK-220', 2, 'promote', 'promote'),
  'play commercial-harbor': form('play commercial-harbor', 'IK-221', 0),
  'play master-merchant': form('play master-merchant P2 OK', 'IK-224', 2),
  'play merchant': form('play merchant h3', 'IK-225', 1, 'onto'),
  'play merchant-fleet': form('play merchant-fleet W', 'IK-226', 1, 'name'),
  'play resource-monopoly': form('play resource-monopoly O', 'IK-227', 1, 'name'),
  'play trade-monopoly': form('play trade-monopoly C', 'IK-228', 1, 'name'),
  'play bishop': form('play bishop h5', 'IK-229', 1),
  'play deserter': form('play deserter P2', 'IK-231', 1, 'target'),
  'play diplomat': form('play diplomat 22-28 34-39, with neighbours', 'IK-234', 2, 'remove', 'road'),
  'play intrigue': form('play intrigue 31', 'IK-236', 1, 'drive'),
  'play saboteur': form('play saboteur', 'IK-238', 0),
  'play spy': form('play spy P2', 'IK-239', 1, 'target'),
  'play warlord': form('play warlord', 'IK-240', 0),
  'play wedding': form('play wedding', 'IK-241', 0),
};

function formOf(verb: string, card: string): Form | undefined {
  return (
    (Object.hasOwn(FORMS, `${verb} ${card}`) ? FORMS[`${verb} ${card}`] : undefined) ??
    (Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined)
  );
}

/** The moves that the words of an act are; null where one cannot be read. @param act a verb, or `play` with the card */
export function movesOfWords(s: State, act: string, words: readonly string[]): readonly Move[] | null {
  const kinds = FORMS[act]?.moves ?? [];
  const moves = words.map((word, i) => (i < kinds.length ? readValues(s, kinds[i], word) : null));
  return moves.includes(null) ? null : moves.filter((move) => move !== null);
}

/**
 * An act, or a part of one, that cannot be read.
 * @param act the whole act, whose rule is named
 * @param example how it should be; the example of the act itself where left out
 */
export function unreadable(part: string, act: string, example?: string): Result<never> {
  const [verb = '', card = ''] = act.toLowerCase().split(' ');
  const known = formOf(verb, card);
  const right = example ?? known?.example;
  const should = right === undefined ? '' : `; it should be such as ${right}`;
  return fail(`${quoted(part)} cannot be read${should}.`, part, known?.rule);
}

/** The first word of an act that is one too many; null where there is none. @param words behind the verb */
export function leftOver(verb: string, words: readonly string[]): string | null {
  const card = verb === 'play' ? (words[0] ?? '').toLowerCase() : '';
  const known = formOf(verb, card);
  const isCard = verb === 'play' && Object.hasOwn(FORMS, `play ${card}`);
  return known === undefined ? null : (words[known.words + (isCard ? 1 : 0)] ?? null);
}
