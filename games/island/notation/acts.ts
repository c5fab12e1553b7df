/** Acts as written in lines: their form, the number of their words, and their rule. */
import { fail, quoted, type Result } from '@marchlands/core/result.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { readValues, type WrittenKind } from './values.ts';

interface Form {
  /** An example of the act. */
  readonly example: string;
  readonly rule: string;
  /** The most words after the verb, or after the name of a played card. */
  readonly words: number;
  /** The form of its first word, unless the act is in the plain form. */
  readonly looks: RegExp;
  /** The moves of its words, one each; if there is only one kind, all words have it. */
  readonly moves: readonly WrittenKind[];
}

const form = (example: string, rule: string, words: number, looks: RegExp, ...moves: readonly WrittenKind[]): Form => ({
  example,
  rule,
  words,
  looks,
  moves,
});
const card = (example: string, rule: string, words: number, ...moves: readonly WrittenKind[]): Form =>
  form(example, rule, words, ANY, ...moves);

const ANY = /./;
const PATH = /-/;
const SIDES = />/;
const SEAT = /^p/i;
/** Letters of cards, but not the name of one kind. */
const LETTERS = /^(?!(brick|lumber|wool|grain|ore|paper|cloth|coin)$)./i;

/** By verb; acts of cards by the card's name. */
const FORMS: { readonly [act: string]: Form | undefined } = {
  road: form('road 22-28, with two neighbours', 'IK-114', 1, PATH, 'road'),
  done: form('done', 'IK-317', 0, /^$/),
  bank: form('bank BBBB>O', 'IK-089', 1, SIDES),
  offer: form('offer BB>O P2,P3', 'IK-100', 2, SIDES),
  counter: form('counter O>BBB', 'IK-105', 1, SIDES),
  deal: form('deal P2', 'IK-106', 1, SEAT, 'deal'),
  discard: form('discard BBL', 'IK-078', 1, LETTERS),
  gift: form('gift BO', 'IK-241', 1, LETTERS),
  aqueduct: form('aqueduct O', 'IK-074', 1, ANY),
  improve: form('improve science or improve politics @30', 'IK-145', 2, ANY, 'improve', 'crown'),
  move: form('move 31-39', 'IK-180', 1, PATH, 'move'),
  attack: form('attack 31-39 or attack 31-39 b5', 'IK-184', 2, PATH, 'attack', 'foe'),
  displace: form('displace 31-39', 'IK-189', 1, PATH, 'displace'),
  relocate: form('relocate 39-40 or relocate 39-off', 'IK-191', 1, PATH),
  kill: form('kill trade', 'IK-294', 2, ANY, 'deck'),
  tie: form('tie science', 'IK-249', 1, ANY, 'deck'),
  place: form('place 28:1 or place none', 'IK-232', 1, ANY, 'station'),
  force: form('force P2 B', 'IK-221', 2, SEAT, 'force'),
  invite: form('invite P2, whose knights are not invited yet', 'IK-020', 1, ANY),
  uninvite: form('uninvite P2, whose knights are invited', 'IK-020', 1, ANY),
  robber: form('robber h5 P2', 'IK-082', 2, /^h/i, 'robber'),
  chase: form('chase 31 h5 P2', 'IK-194', 3, ANY, 'chase'),
  drop: form('drop spy', 'IK-206', 1, /^(?!(science|trade|politics)$)./i),
  setup: form('setup terrain=GLWW... first=P1', 'IK-028', 8, ANY),
  play: form('play merchant h3', 'IK-198', 3, ANY),
  'play knight': card('play knight h5 P2', 'IK-137', 2),
  'play road-building': card('play road-building 22-28 28-34, with neighbours', 'IK-138', 2, 'road', 'road'),
  'play plenty': card('play plenty BO', 'IK-139', 1),
  'play monopoly': card('play monopoly W', 'IK-140', 1, 'name'),
  'play alchemist': card('play alchemist 3 4', 'IK-209', 2, 'face', 'face'),
  'play crane': card('play crane science or play crane science @30', 'IK-212', 2, 'improve', 'crown'),
  'play engineer': card('play engineer 31', 'IK-213', 1, 'wall'),
  'play inventor': card('play inventor h3 h9', 'IK-214', 2, 'onto', 'onto'),
  'play irrigation': card('play irrigation', 'IK-215', 0),
  'play medicine': card('play medicine 31', 'IK-216', 1, 'city'),
  'play mining': card('play mining', 'IK-217', 0),
  'play smith': card('play smith 28 31', 'IK-220', 2, 'promote', 'promote'),
  'play commercial-harbor': card('play commercial-harbor', 'IK-221', 0),
  'play master-merchant': card('play master-merchant P2 OK', 'IK-224', 2),
  'play merchant': card('play merchant h3', 'IK-225', 1, 'onto'),
  'play merchant-fleet': card('play merchant-fleet W', 'IK-226', 1, 'name'),
  'play resource-monopoly': card('play resource-monopoly O', 'IK-227', 1, 'name'),
  'play trade-monopoly': card('play trade-monopoly C', 'IK-228', 1, 'name'),
  'play bishop': card('play bishop h5', 'IK-229', 1),
  'play deserter': card('play deserter P2', 'IK-231', 1, 'target'),
  'play diplomat': card('play diplomat 22-28 34-39, with neighbours', 'IK-234', 2, 'remove', 'road'),
  'play intrigue': card('play intrigue 31', 'IK-236', 1, 'drive'),
  'play saboteur': card('play saboteur', 'IK-238', 0),
  'play spy': card('play spy P2', 'IK-239', 1, 'target'),
  'play warlord': card('play warlord', 'IK-240', 0),
  'play wedding': card('play wedding', 'IK-241', 0),
};

/** Acts in the plain form. */
const PLAIN_VERBS: readonly string[] = [
  ...['settle', 'city', 'wall', 'roll', 'buy', 'recruit', 'activate', 'promote', 'accept', 'decline', 'close', 'lose'],
  ...['desert', 'end'],
];

/** The possible first words of an act. */
export const VERBS: readonly string[] = [...Object.keys(FORMS), ...PLAIN_VERBS]
  .filter((act) => act !== 'setup' && !act.includes(' '))
  .sort();

const formOf = (act: string): Form | undefined => (Object.hasOwn(FORMS, act) ? FORMS[act] : undefined);

/** Whether an act is written otherwise than in the plain form. @param word after the verb */
export const isOwnForm = (verb: string, word: string): boolean => formOf(verb)?.looks.test(word) === true;

/** Whether moves of a kind are written by its own name, followed by their values. */
export const isNamed = (kind: Move['kind']): boolean =>
  (PLAIN_VERBS.includes(kind) && kind !== 'end') || formOf(kind)?.moves[0] === kind;

/** The moves in the words of an act; null if one cannot be read. @param act a verb, or `play` with the card */
export function movesOfWords(s: State, act: string, words: readonly string[]): readonly Move[] | null {
  const kinds = formOf(act)?.moves ?? [];
  const texts = kinds.length === 1 && words.length > 1 ? [words.join(' ')] : words;
  const moves = texts.map((text, i) => (i < kinds.length ? readValues(s, kinds[i], text) : null));
  return moves.includes(null) ? null : moves.filter((move) => move !== null);
}

/**
 * The refusal of an act, or a part of one, that cannot be read.
 * @param act the whole act, whose rule is named
 * @param example the expected form; by default the act's own example
 */
export function unreadable(part: string, act: string, example?: string): Result<never> {
  const [verb = '', card = ''] = act.toLowerCase().split(' ');
  const known = formOf(`${verb} ${card}`) ?? formOf(verb);
  const right = example ?? known?.example;
  const should = right === undefined ? '' : `; it should be such as ${right}`;
  return fail(`${quoted(part)} cannot be read${should}.`, part, known?.rule);
}

/** The first surplus word of an act; null if there is none. @param words after the verb */
export function leftOver(verb: string, words: readonly string[]): string | null {
  const card = verb === 'play' ? formOf(`play ${(words[0] ?? '').toLowerCase()}`) : undefined;
  const known = card ?? formOf(verb);
  return known === undefined ? null : (words[known.words + (card === undefined ? 0 : 1)] ?? null);
}
