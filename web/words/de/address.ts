import { type address as english, READER } from '../addressed.ts';

/** Wessen etwas ist: mit dem Artikel davor; „die“ steht vor Weiblichem und vor mehreren. */
const OWNED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bVor der (\\S+) von ${READER}`, 'g'), 'Vor deiner $1'],
  [new RegExp(`\\bDie (\\S+) von ${READER}`, 'g'), 'Deine $1'],
  [new RegExp(`\\bdie (\\S+) von ${READER}`, 'g'), 'deine $1'],
  [new RegExp(`\\b(?:Der|Das) (\\S+) von ${READER}`, 'g'), 'Dein $1'],
  [new RegExp(`\\b(?:der|das) (\\S+) von ${READER}`, 'g'), 'dein $1'],
  [new RegExp(`^Zug (\\d+) von ${READER}`), 'Dein Zug $1'],
];

const IRREGULAR: { readonly [verb: string]: string | undefined } = {
  hat: 'hast',
  ist: 'bist',
  wird: 'wirst',
  darf: 'darfst',
  kann: 'kannst',
  muss: 'musst',
  würde: 'würdest',
  wurde: 'wurdest',
  war: 'warst',
  hält: 'hältst',
  behält: 'behältst',
  erhält: 'erhältst',
};

/** `zieht` wird zu `ziehst`, `setzt` bleibt. */
function verbOfDu(verb: string): string {
  return IRREGULAR[verb] ?? (/[sßzx]t$/.test(verb) ? verb : verb.replace(/t$/, 'st'));
}

const CLAUSE = new RegExp(`(^|[.:;] |, |\\bund )${READER} (\\p{Ll}+(?:t|f|nn|ss|rd|war|de))(?=[ .,:;])`, 'gu');
/** Vor einer Zahl ist von dem die Rede, der sie hat. */
const COUNTED = new RegExp(`(?<=[:,] |^)${READER}(?= \\d)`, 'g');
const ACCUSATIVE = new RegExp(`\\b([Gg]egen|[Ff]ür|an|um|durch|trifft) ${READER}`, 'g');

function addressed(sentence: string): string {
  const owned = OWNED.reduce((said, [from, to]) => said.replace(from, to), sentence);
  return (
    owned
      .replace(CLAUSE, (_, before: string, verb: string) => `${before}du ${verbOfDu(verb)}`)
      .replace(/(?<=\bdu siehst )sich\b/, 'dir')
      .replace(COUNTED, 'du')
      .replace(`hielt es ${READER}`, 'hieltest du es')
      .replace(ACCUSATIVE, '$1 dich')
      // In „Zug 5: Amber.“ und als Antwort auf „wer“.
      .replace(new RegExp(`(?<=: )${READER}(?=\\.)`), 'du')
      // Nach „von“ und „nimmt“, und in Aufzählungen danach.
      .replaceAll(READER, 'dir')
      .replace(/^du\b/, 'Du')
  );
}

/** Wie der Verlauf die Person anspricht, die ihn liest. */
export const address: typeof english = {
  addressed,
  tells: (sentence) => /(?<!\p{L})(du|dir|dich|dein\p{Ll}*)(?!\p{L})/iu.test(sentence),
};
