// Alterations of records and the verdicts of `record verify`: data for altered-records.test.ts.

import { commitmentOf } from '@marchlands/core/match/dice.ts';
import { type Alter, addHeader, body, both, header, inHeader, replace, withoutHeader } from './alter.ts';
import { finishedRecords } from './finished-records.ts';

/** Finished records of every game, the same every time. */
export const records = await finishedRecords();
type Name = keyof typeof records;

/**
 * The alteration, the record, the function, the exit code, and part of the output: on standard output, or on standard
 * error if the code is 2. An @ stands for the first changed line.
 */
type Row = readonly [what: string, name: Name, alter: Alter, code: 0 | 1 | 2, says: RegExp];

export const HOLDS = 0;
export const BROKEN = 1;
export const NO_RECORD = 2;

/** Another secret with its own commitment: 32 bytes 08. */
const OTHER = { commitment: commitmentOf(new Uint8Array(32).fill(8)), secret: '08'.repeat(32) };

const shape: readonly Row[] = [
  ['nothing is left', 'refuge', () => '', NO_RECORD, /The header Game is missing/],
  ['the text is prose', 'refuge', () => 'Dear diary,\ntoday I won.\n', NO_RECORD, /The header Game is missing/],
  [
    'it is a saved match',
    'refuge',
    () => '{"format":"marchlands-match/1"}',
    NO_RECORD,
    /is a saved match, not a record/,
  ],
  ['it is what one viewer saw', 'andia', addHeader('[Viewer 2]'), NO_RECORD, /shows only what player 2 may see/],
  ['it is what a spectator saw', 'keep', addHeader('[Viewer "spectator"]'), NO_RECORD, /what a spectator may see/],
  ['Game is missing', 'refuge', withoutHeader('Game'), NO_RECORD, /The header Game is missing/],
  ['Rules is missing', 'keep', withoutHeader('Rules'), NO_RECORD, /The header Rules is missing/],
  ['Seats is missing', 'andia', withoutHeader('Seats'), BROKEN, /The header Seats is missing/],
  ['Dice is missing', 'refuge', withoutHeader('Dice'), BROKEN, /The header Dice is missing/],
  ['a header is unknown', 'keep', addHeader('[Elo 1500]'), BROKEN, /@: There is no header Elo/],
  ['a header stands twice', 'andia', addHeader('[Seats 2]'), BROKEN, /@: The header Seats appears twice/],
  ['a header has no value', 'refuge', replace('[Seats 2]', '[Seats]'), BROKEN, /@: A header looks like/],
  ['a value is no JSON', 'keep', header('Seats', 'two'), BROKEN, /@: .*JSON/],
  ['a header comes after a move', 'andia', (text) => `${text}[Seats 2]\n`, BROKEN, /must stand before the first move/],
  [
    'a name stands twice in the dice',
    'refuge',
    replace('{"kind":"fair"', '{"kind":"given","kind":"fair"'),
    BROKEN,
    /@: The name "kind" appears twice/,
  ],
  [
    'a name stands twice, once in escapes',
    'keep',
    replace('{"name":"Bo"', '{"n\\u0061me":"Eve","name":"Bo"'),
    BROKEN,
    /@: The name "name" appears twice/,
  ],
  ['a comment is added', 'refuge', (text) => `${text}% well played\n`, HOLDS, /The record is valid/],
  ['lines end as on Windows', 'keep', (text) => text.replaceAll('\n', '\r\n'), HOLDS, /The record is valid/],
];

const setup: readonly Row[] = [
  ['another game', 'andia', header('Game', '"building-refuge"'), BROKEN, /names data that this match does not use/],
  [
    'another game with data of its own',
    'keep',
    both(header('Game', '"andia"'), header('Rules', '1')),
    BROKEN,
    /names data that this match/,
  ],
  ['a game that is not there', 'refuge', header('Game', '"chess"'), BROKEN, /@, game: .*chess/],
  ['a game that is no text', 'refuge', header('Game', '7'), BROKEN, /@: The game is a text, not 7/],
  ['a later version of the rules', 'keep', header('Rules', '999'), BROKEN, /@, .*version 999 of the rules/],
  ['a version that is a text', 'andia', header('Rules', '"1"'), BROKEN, /@, .*version "1" of the rules/],
  ['more seats than players', 'refuge', header('Seats', '3'), BROKEN, /one player for each seat, 3 in all/],
  ['more seats than the game has', 'andia', header('Seats', '3'), BROKEN, /@, .*is for 2 players/],
  [
    'a third player who never plays',
    'refuge',
    both(header('Seats', '3'), addHeader('[Player3 "Eve"]')),
    BROKEN,
    /This match has 3 players, not 2/,
  ],
  ['a player too few', 'keep', withoutHeader('Player2'), BROKEN, /one player for each seat/],
  ['a player too many', 'andia', addHeader('[Player3 "Eve"]'), BROKEN, /one player for each seat/],
  ['the first player is missing', 'refuge', withoutHeader('Player1'), BROKEN, /The header Player1 is missing/],
  ['no player is named', 'andia', withoutHeader('Player1', 'Player2'), HOLDS, /Noted:\n +header: .*names no players/],
  ['another name', 'keep', header('Player1', '"Eve"'), HOLDS, /no record proves:\n +Who played: names/],
  ['another level', 'refuge', replace('greedy', 'warden'), HOLDS, /Who played: names, and the levels of bots/],
  ['a player without a name', 'keep', header('Player1', '""'), BROKEN, /@, players.0: must be a visible name/],
  ['a level that is a number', 'refuge', replace('"greedy"', '3'), BROKEN, /@, .*must be the name of a level/],
  ['a player with an unknown key', 'andia', replace('"level"', '"elo":1500,"level"'), BROKEN, /@, .*but no "elo"/],
  ['no options', 'refuge', withoutHeader('Options'), BROKEN, /boardSize/],
  [
    'an option that the opening line leaves out',
    'refuge',
    inHeader('Options', (options) => ({ ...options, targetClash: 'rechoose' })),
    BROKEN,
    /line 10, BR: This match has targetClash=rechoose, which this line leaves out/,
  ],
  [
    'an option with another value than in the opening line',
    'refuge',
    inHeader('Options', (options) => ({ ...options, cityRoadScore: 7 })),
    BROKEN,
    /line 10, .*This match has cityRoadScore=7, not "5"/,
  ],
  [
    'an option that only the opening line has',
    'refuge',
    inHeader('Options', ({ boardSize }) => ({ boardSize })),
    BROKEN,
    /line 10, .*This match has cityRoadScore=2, not "5"/,
  ],
  ['the opening line leaves out an option', 'refuge', replace(/(^BR .*) cityRoadScore=5/m, '$1'), BROKEN, /@, BR: /],
  [
    'the opening line has other players',
    'refuge',
    replace('BR players=2', 'BR players=3'),
    BROKEN,
    /@, .*has 2 players/,
  ],
  [
    'the opening line says a thing twice',
    'refuge',
    replace(' first=', ' first=2 first='),
    BROKEN,
    /@, .*appears twice/,
  ],
  ['an unknown option', 'keep', addHeader('[Options {"luck":1}]'), BROKEN, /@, .*no option of this name/],
  ['an option out of its range', 'refuge', replace('"boardSize":5', '"boardSize":50'), BROKEN, /@, .*from 5 to 8/],
  [
    'an unknown key deep in an option',
    'refuge',
    inHeader('Options', (options) => ({ ...options, tileTable: { desert: { worth: 3 } } })),
    BROKEN,
    /@, .*no entry "worth"/,
  ],
  ['an option that changes the end', 'andia', addHeader('[Options {"citiesToWin":2}]'), BROKEN, /over before this/],
  [
    'an option that changes nothing',
    'andia',
    addHeader('[Options {"drawByAgreement":false}]'),
    HOLDS,
    /That these options are what/,
  ],
  ['an option of the deal', 'keepDaily', addHeader('[Options {"castleIncome":4}]'), BROKEN, /but the dice give/],
  ['another map', 'andia', replace(/"sha256":"./, '"sha256":"'), BROKEN, /@, .*played with another map/],
  [
    'a deck of another name',
    'keep',
    replace('"id":"standard"', '"id":"mine"'),
    BROKEN,
    /@, .*played with another deck/,
  ],
  ['an unknown key beside the hash', 'keep', replace('"sha256"', '"md5":"","sha256"'), BROKEN, /@, .*but no "md5"/],
  ['no word of the map', 'andia', withoutHeader('Shipped'), HOLDS, /Noted:\n +header: The header Shipped is missing/],
  ['no word of the deck', 'keepNumbered', withoutHeader('Shipped'), HOLDS, /Noted:\n +header: The header Shipped/],
  ['a map where none is', 'refuge', addHeader('[Shipped {"map":{}}]'), BROKEN, /@, .*does not use/],
  [
    'a start of its own',
    'andia',
    addHeader('[Position "R:M9 B:H9 turn:1"]'),
    BROKEN,
    /^The record is not valid\. line/,
  ],
  ['a start with an unknown field', 'refuge', addHeader('[Position {"luck":1}]'), BROKEN, /no field "luck"/],
  ['a start that is none', 'keep', addHeader('[Position 5]'), BROKEN, /The record is not valid\. (line|header)/],
];

const dice: readonly Row[] = [
  ['the secret is missing', 'refuge', inHeader('Dice', ({ secret: _, ...rest }) => rest), BROKEN, /@: .*secret of its/],
  ['the secret is missing', 'keep', inHeader('Dice', ({ secret: _, ...rest }) => rest), BROKEN, /@: .*none of the \d+/],
  [
    'the secret of no draw is missing',
    'andia',
    inHeader('Dice', ({ secret: _, ...rest }) => rest),
    HOLDS,
    /@: The secret/,
  ],
  [
    'the secret is another',
    'refuge',
    replace('"secret":"07', '"secret":"08'),
    BROKEN,
    /@, dice.secret: .*committed to/,
  ],
  ['the commitment is another', 'keep', replace('"commitment":"4', '"commitment":"5'), BROKEN, /@, .*committed to/],
  ['the secret is too short', 'andia', replace('"secret":"07', '"secret":"'), BROKEN, /@, .*64 lower-case hex digits/],
  [
    'secret and commitment are others',
    'refuge',
    replace(/"commitment.*"secret":"\w+"/, other()),
    BROKEN,
    /the dice give/,
  ],
  [
    'both are others where nothing was drawn',
    'andia',
    replace(/"commitment.*"secret":"\w+"/, other()),
    HOLDS,
    /commitment was/,
  ],
  ['what a seat added is another', 'keep', replace('["0102",""]', '["0103",""]'), BROKEN, /but the dice give/],
  [
    'what seats added is missing',
    'refuge',
    inHeader('Dice', ({ entropy: _, ...rest }) => rest),
    BROKEN,
    /@, .*a list of/,
  ],
  ['what a seat added is no hex', 'andia', replace('"0102"', '"luck"'), BROKEN, /@, .*lower-case hex/],
  [
    'fair dice are called given',
    'refuge',
    replace('"fair"', '"given"'),
    BROKEN,
    /@, dice: of the kind given .*"commitment"/,
  ],
  [
    'fair dice are called given',
    'andia',
    replace('"fair"', '"given"'),
    BROKEN,
    /@, dice: of the kind given .*"commitment"/,
  ],
  ['fair dice are called daily', 'keep', replace('"fair"', '"daily"'), BROKEN, /@, .*must be a day/],
  ['the dice are of no known kind', 'andia', replace('"fair"', '"loaded"'), BROKEN, /@, .*not "loaded"/],
  [
    'an unknown key in fair dice',
    'keep',
    replace('"kind":"fair"', '"kind":"fair","luck":1'),
    BROKEN,
    /@, .*but no "luck"/,
  ],
  ['fair dice made given, whole', 'keep', header('Dice', '{"kind":"given"}'), HOLDS, /given by hand/],
  [
    'fair dice made seeded, whole',
    'refuge',
    header('Dice', '{"kind":"seeded","seed":"1"}'),
    BROKEN,
    /but the dice give/,
  ],
  ['the seed is another', 'refugeSeeded', replace('"table"', '"chair"'), BROKEN, /but the dice give/],
  ['the seed is a number', 'refugeSeeded', replace('"table"', '7'), BROKEN, /@, .*must be a text/],
  [
    'an unknown key in seeded dice',
    'refugeSeeded',
    replace('"seed":', '"deal":7,"seed":'),
    BROKEN,
    /@, .*but no "deal"/,
  ],
  ['the day is another', 'keepDaily', replace('2026-11-21', '2026-11-22'), BROKEN, /but the dice give/],
  ['the day is none', 'keepDaily', replace('2026-11-21', '2026-11-31'), BROKEN, /@, .*must be a day/],
  [
    'the day is called a deal',
    'keepDaily',
    header('Dice', '{"kind":"numbered","deal":20261121}'),
    BROKEN,
    /the dice give/,
  ],
  ['the deal is another', 'keepNumbered', replace('"deal":12345', '"deal":12346'), BROKEN, /but the dice give/],
  ['the deal has no number', 'keepNumbered', replace('"deal":12345', '"deal":0'), BROKEN, /@, /],
  [
    'the deal is another where nothing was drawn',
    'andiaNumbered',
    replace('"deal":7', '"deal":8'),
    HOLDS,
    /brought nothing/,
  ],
  [
    'given dice have a commitment',
    'refugeGiven',
    replace('"given"', '"given","commitment":""'),
    BROKEN,
    /@, .*"commitment"/,
  ],
  ['given dice are called fair', 'refugeGiven', replace('"given"', '"fair"'), BROKEN, /@, .*hex digits/],
  [
    'the secret is out before the end',
    'running',
    inHeader('Dice', (fair) => ({ ...fair, secret: '07'.repeat(32) })),
    HOLDS,
    /@: The secret of the dice is given before the end/,
  ],
];

const results: readonly Row[] = [
  [
    'the result is missing',
    'refuge',
    withoutHeader('Result'),
    BROKEN,
    /The match is over, but the header Result is missing/,
  ],
  [
    'the result is missing',
    'keep',
    withoutHeader('Result'),
    BROKEN,
    /The match is over, but the header Result is missing/,
  ],
  [
    'the result is missing',
    'andia',
    withoutHeader('Result'),
    BROKEN,
    /The match is over, but the header Result is missing/,
  ],
  ['another wins', 'keep', replace('"ranks":[2,1]', '"ranks":[1,2]'), BROKEN, /@: .*but the moves lead to/],
  ['other scores', 'refugeGiven', replace(/"scores":\[\w+/, '"scores":[99'), BROKEN, /@: .*but the moves lead to/],
  ['another reason', 'andia', replace('"cities"', '"resigned"'), BROKEN, /@: .*but the moves lead to/],
  [
    'an unknown key',
    'keep',
    inHeader('Result', (result) => ({ ...result, by: 'luck' })),
    BROKEN,
    /@: .*the moves lead/,
  ],
  ['an agreed end that was none', 'andia', header('Result', '"agreed"'), BROKEN, /@: .*but the moves lead to/],
  [
    'the same in another order',
    'refuge',
    inHeader('Result', (result) => Object.fromEntries(Object.entries(result).reverse())),
    HOLDS,
    /The result is what the moves lead to/,
  ],
  ['a result before the end', 'running', addHeader('[Result "agreed"]'), BROKEN, /@: .*the match is not over/],
];

/** The n-th tile that was drawn and shown becomes one of another kind. */
const tile = (n: number, mark: '=' | '#' = '='): Alter => {
  let count = 0;
  return replace(new RegExp(` ${mark}([A-Z])`, 'g'), (found, letter = '') => {
    count += 1;
    return count === n ? found.replace(letter, letter === 'D' ? 'G' : 'D') : found;
  });
};

/** The first two cards that were dealt change places. */
const cards = replace(/^(\* deal \w) (\S+) (\S+)/m, '$1 $3 $2');

const draws: readonly Row[] = [
  [
    'a tile drawn',
    'refuge',
    tile(1),
    BROKEN,
    /@, outcome \d+: The record has "tile \w+" here, but the dice give "tile/,
  ],
  ['a later tile drawn', 'refuge', tile(4), BROKEN, /@, outcome \d+: .*but the dice give/],
  ['a tile face down', 'refuge', tile(2, '#'), BROKEN, /@, outcome \d+: .*but the dice give/],
  ['two tiles', 'refuge', both(tile(5), tile(3)), BROKEN, /@, outcome \d+: .*but the dice give/],
  ['a tile by a seed', 'refugeSeeded', tile(2), BROKEN, /@, outcome \d+: .*but the dice give/],
  ['a tile that cannot come', 'refuge', replace(/ =[A-Z]$/m, ' =O'), BROKEN, /@.*the dice give/],
  ['a tile that is none', 'refuge', replace(/ =[A-Z]$/m, ' =Q'), BROKEN, /@, .*The dice give "tile/],
  ['a tile too many', 'refuge', replace(/ =([A-Z])$/m, ' =$1$1'), BROKEN, /@, =/],
  ['a tile too few', 'refuge', replace(/ =[A-Z]$/m, ''), BROKEN, /The dice give "tile/],
  ['a tile of several, which spoils its line', 'refuge', replace(/ =([A-Z])([A-Z]+) t/, ' =$1O$2 t'), BROKEN, /@/],
  ['the first player', 'refuge', replace('first=1', 'first=2'), BROKEN, /@, outcome 1: .*but the dice give/],
  ['a draw that was taken back', 'refuge', undone, BROKEN, /@, outcome \d+: .*but the dice give/],
  [
    'a roll',
    'keep',
    replace(/^\* first A\d/m, (found) => found.replace(/\d$/, (d) => `${(Number(d) % 6) + 1}`)),
    BROKEN,
    /@/,
  ],
  ['a roll that no die has', 'keep', replace(/^(\* first A)\d/m, '$19'), BROKEN, /@.*The dice give/],
  ['cards in another order', 'keep', cards, BROKEN, /@, outcome \d+: .*but the dice give/],
  ['cards of the day in another order', 'keepDaily', cards, BROKEN, /@, outcome \d+: .*but the dice give/],
  ['cards of a deal in another order', 'keepNumbered', cards, BROKEN, /@, outcome \d+: .*but the dice give/],
  ['a card twice', 'keepNumbered', replace(/^(\* deal \w \S+) (\S+) \S+/m, '$1 $2 $2'), BROKEN, /@.*The dice give "/],
  ['a card that is none', 'keepDaily', replace(/^(\* draw \w) \S+/m, '$1 xyzzy'), BROKEN, /@.*The dice give "/],
  ['a card drawn', 'keepDaily', replace(/^(\* draw \w) \S+/m, drawnLater), BROKEN, /@.*[Tt]he dice give "/],
  [
    'a whole line of chance is cut',
    'keep',
    body((lines) => lines.filter((_, i) => i !== 2)),
    BROKEN,
    /@.*[Tt]he dice give "/,
  ],
  ['given tiles may be any that can come', 'refugeGiven', tile(1, '#'), HOLDS, /given by hand/],
];

const lines: readonly Row[] = [
  ['a move that is not legal', 'refuge', replace(/ c [A-E]\d/, ' c H8'), BROKEN, /@/],
  [
    'a move that is none',
    'keep',
    replace(/^(\w) build \S+/m, '$1 build xyzzy'),
    BROKEN,
    /@, xyzzy: build needs a card such as farm/,
  ],
  ['more pieces than there are', 'andia', replace(/^1 (\w) to/m, '99 $1 to'), BROKEN, /@/],
  ['the number of a turn', 'refuge', replace(/^3\.1 /m, '4.1 '), BROKEN, /@, 4.1: It is turn 3 of player 1/],
  ['a line of nonsense', 'andia', body((all) => [...all.slice(0, 4), 'xyzzy', ...all.slice(4)]), BROKEN, /@/],
  [
    'a line is cut',
    'andia',
    body((all) => all.filter((_, i) => i !== 1)),
    BROKEN,
    /^The record is not valid\. line \d+/,
  ],
  [
    'a line stands twice',
    'keep',
    body((all) => all.flatMap((line, i) => (i === 4 ? [line, line] : [line]))),
    BROKEN,
    /line \d+/,
  ],
  ['two lines change places', 'refuge', body(([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest]), BROKEN, /@/],
  ['half of a decision of both', 'andia', body((all) => all.slice(0, 1)), BROKEN, /The choice of player 2 is missing/],
  ['the match goes on after its end', 'andia', (text) => `${text}pass\n`, BROKEN, /@: The match is over before this/],
  ['an agreed end after the end', 'keep', (text) => `${text}! end\n`, BROKEN, /@: The match is over before this/],
  ['a resignation after the end', 'andia', (text) => `${text}! resign 1\n`, BROKEN, /@: The match is over before this/],
  [
    'a resignation in between',
    'andia',
    body((all) => [...all.slice(0, 6), '! resign 1', ...all.slice(6)]),
    BROKEN,
    /over before/,
  ],
  ['a seat after the end', 'refuge', (text) => `${text}! seat 1 "Eve"\n`, BROKEN, /@: The match is over before this/],
  ['the end is cut', 'keep', body((all) => all.slice(0, 20)), BROKEN, /gives a result, but the match is not over/],
  [
    'the end is cut, and the result',
    'refuge',
    both(
      withoutHeader('Result'),
      body((all) => all.slice(0, 5)),
    ),
    HOLDS,
    /The match is not over\.[\s\S]*secret of the dice is given before the end[\s\S]*That nothing came after its last line/,
  ],
  ['a seat is taken by another', 'andia', replace('"Cleo"', '"Eve"'), HOLDS, /Who played/],
  ['a seat that is not there', 'keep', replace('! seat 1', '! seat 3'), BROKEN, /@: There is no player 3/],
  [
    'a seat with an unknown key',
    'refuge',
    replace('{"name":"Cleo"', '{"elo":9,"name":"Cleo"'),
    BROKEN,
    /@, .*but no "elo"/,
  ],
  [
    'a line of the match that is none',
    'andia',
    replace('! seat 1', '! chair 1'),
    BROKEN,
    /@: A line that begins with !/,
  ],
  ['an undo without consent', 'refuge', replace(' agreed 2', ''), BROKEN, /@: This undo needs the consent of player 2/],
  [
    'an undo with the consent of oneself',
    'andia',
    replace(' agreed 2', ' agreed 1'),
    BROKEN,
    /@: This undo needs the consent/,
  ],
  ['an undo with consent twice', 'keep', replace(' agreed 2', ' agreed 2 2'), BROKEN, /@: .*each once/],
  [
    'an undo to a place of no choice',
    'keep',
    replace(/undo to \d+/, 'undo to 2'),
    BROKEN,
    /@: .*no undo of theirs leads there/,
  ],
  ['an undo by nobody', 'refuge', replace(/by 1 agreed/, 'by 9 agreed'), BROKEN, /@: There is no player 9/],
  ['an undo is cut', 'refuge', replace(/! undo.*\n/, ''), BROKEN, /@/],
];

/** Another secret that fits its commitment, with different draws. */
function other(): string {
  return `"commitment":"${OTHER.commitment}","entropy":["0102",""],"secret":"${OTHER.secret}"`;
}

/** The tile shown in the line before the undo. */
function undone(text: string): string {
  return text.replace(/ =([A-Z])([A-Z]*[^=\n]*\n! undo)/, (_, letter: string, rest: string) => {
    return ` =${letter === 'D' ? 'G' : 'D'}${rest}`;
  });
}

/** The card that the last line of its kind has, in place of the first. */
function drawnLater(found: string, start = ''): string {
  const last = [...records.keepDaily.matchAll(/^\* draw \w (\S+)$/gm)].at(-1)?.[1] ?? '';
  return found.endsWith(` ${last}`) ? found : `${start} ${last}`;
}

/** All alterations, by subject. */
export const tables = { shape, setup, dice, results, draws, lines };
