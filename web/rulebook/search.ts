import type { Rulebook, RulebookChapter } from '@marchlands/kit/board.ts';

/** Words of a query that say nothing about its subject. */
const EMPTY = new Set(
  'a an and any are at be by can do does for from get give happens has have how i if in is it many may me much must my no of on one or should that the there they this to up was we what when where which who why with you your'.split(
    ' ',
  ),
);

/** Synonyms: a query with one of them also finds rules that have any of the others. */
const ALIKE: readonly (readonly string[])[] = [
  ['win', 'won', 'victory', 'goal', 'winner'],
  ['end', 'over', 'finish', 'last'],
  ['lose', 'lost', 'eliminated', 'beaten', 'out of the game', 'defeat'],
  ['draw', 'tie', 'level', 'equal'],
  ['attack', 'battle', 'fight', 'combat', 'raid', 'war'],
  ['defend', 'defence', 'defender', 'protect'],
  ['move', 'march', 'step', 'ship', 'transport', 'carry', 'travel'],
  ['trade', 'exchange', 'swap', 'barter', 'offer', 'deal'],
  ['point', 'score', 'scoring'],
  ['die', 'dice', 'roll', 'luck', 'chance', 'random'],
  ['start', 'begin', 'set-up', 'setup', 'first turn'],
  ['build', 'place', 'construct'],
  ['cost', 'price', 'pay', 'expensive'],
  ['turn', 'round', 'cycle', 'phase'],
  ['card', 'hand', 'deck'],
  ['hidden', 'secret', 'see', 'open', 'known'],
  ['pass', 'skip', 'decline'],
  ['resource', 'goods', 'commodity', 'token'],
  ['resign', 'give up', 'concede'],
  ['boat', 'riverboat', 'sail', 'river'],
  ['barbarian', 'monster', 'enemy'],
];

/** A word without its ending for number or tense, so that `carrying` finds `carries`. */
function stem(word: string): string {
  return word.length <= 3 ? word : word.replace(/(ing|ied|ies|ed|es|s)$/, '').replace(/(?<=..)y$/, '');
}

/** For each word of the query, the word beginnings that match it. */
function wantedIn(query: string): readonly (readonly string[])[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const stemmed = stem(word);
    const alike = ALIKE.find((group) => group.some((one) => stem(one) === stemmed)) ?? [];
    return [...new Set([stemmed, ...alike.map(stem)])];
  });
}

/** True if the text has a word that begins with one of these. */
function holds(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
      if (at === 0 || !/\p{L}/u.test(text[at - 1])) return true;
    }
    return false;
  });
}

/**
 * The chapters and rules that match a query: those with every word or a synonym of it, ignoring words like how, do, I.
 * If nothing matches all words, those that match most.
 */
export function found(book: Rulebook, query: string): readonly RulebookChapter[] {
  const wanted = wantedIn(query);
  const heldBy = (text: string) => wanted.filter((beginnings) => holds(text, beginnings)).length;
  const scored = book.chapters.map((chapter) => ({
    chapter,
    held: heldBy(`${chapter.title.toLowerCase()} ${chapter.text}`),
    rules: chapter.rules.map((rule) => ({
      rule,
      held: heldBy(`${chapter.title.toLowerCase()} ${rule.id.toLowerCase()} ${rule.text}`),
    })),
  }));
  const most = Math.max(1, ...scored.flatMap(({ held, rules }) => [held, ...rules.map((one) => one.held)]));
  return scored.flatMap(({ chapter, held, rules }) => {
    const answers = rules.filter((one) => one.held === most).map(({ rule }) => rule);
    if (answers.length === 0 && held < most) return [];
    return [{ ...chapter, html: held === most ? chapter.html : '', rules: answers }];
  });
}
