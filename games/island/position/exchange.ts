/** Positions as JSON for exchange with other programs (Positions as JSON): the same content as the text form. */
import { isRecord } from '@marchlands/core/result.ts';
import { KINDS, TERRAINS, TRACKS } from '../data/kinds.ts';
import { LETTERS, TERRAIN_LETTERS } from '../notation/names.ts';

interface Json {
  readonly [member: string]: unknown;
}

/** A value as a word of the text form; what is none becomes one that the form refuses. */
function word(value: unknown): string {
  const isWord = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  return isWord && /^[^\s]+$/.test(String(value)) ? String(value) : '?';
}

const record = (value: unknown): Json => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const seatWord = (value: unknown): string => `P${word(value)}`;

function letterOf(kind: unknown): string {
  return LETTERS.charAt(KINDS.findIndex((one) => one === kind)) || '?';
}

/** `{"brick": 2}` as letters. */
function handOf(counts: unknown): string {
  return Object.entries(record(counts))
    .map(([kind, count]) =>
      typeof count === 'number' && count >= 0 && count < 256 ? letterOf(kind).repeat(count) : '?',
    )
    .join('');
}

/** An item, or none where the member is missing. */
function item(name: string, value: unknown, text: (value: unknown) => string): readonly string[] {
  return value === undefined || value === null ? [] : [`${name}=${text(value)}`];
}

/** A list as one item; none where it is empty. */
function items(name: string, values: unknown, text: (value: unknown) => string = word): readonly string[] {
  return list(values).length === 0 ? [] : [`${name}=${list(values).map(text).join(',')}`];
}

function hexText(value: unknown): string {
  const { terrain, token } = record(value);
  const letter = TERRAIN_LETTERS.charAt(TERRAINS.findIndex((one) => one === terrain)) || '?';
  return `${letter}${token === null || token === undefined ? '' : word(token)}`;
}

function harbourText(value: unknown): string {
  const { edge, kind } = record(value);
  return `${list(edge).map(word).join('-')}:${kind === 'any' ? 'any' : letterOf(kind)}`;
}

function barbarianText(value: unknown): string {
  const { name, level, at, from } = record(value);
  return `b${word(name)}:${word(level)}@${word(at)}${from === undefined || from === null ? '' : `<${word(from)}`}`;
}

function diceText(value: unknown): string {
  const { red, yellow, event } = record(value);
  return [red, yellow, ...(event === undefined || event === null ? [] : [event])].map(word).join(',');
}

function headOf(json: Json): string {
  const board = record(json['board']);
  const under = TRACKS.flatMap((track) => {
    const cards = list(record(record(json['decks'])[track])['under']);
    return cards.length === 0 ? [] : [`${track}:${cards.map(word).join(',')}`];
  });
  const bank = Object.entries(record(json['bank'])).map(([kind, count]) => `${letterOf(kind)}${word(count)}`);
  const options = Object.entries(record(json['options'])).map(([name, value]) => `${word(name)}:${word(value)}`);
  return [
    ...[word(json['rules']), word(json['seats']), seatWord(json['active'] ?? 1), word(json['phase'] ?? 'action')],
    ...items('board', board['hexes'], hexText),
    ...(board['harbours'] === undefined ? [] : [`harbours=${list(board['harbours']).map(harbourText).join(',')}`]),
    ...item('shipbay', board['shipBay'], word),
    ...item('robber', record(json['robber'])['hex'], (hex) => `h${word(hex)}`),
    ...item('ship', json['ship'], word),
    ...item('invasion', json['invasion'], word),
    ...items('bars', json['barbarians'], barbarianText),
    ...item('merchant', json['merchant'], (one) => `h${word(record(one)['hex'])}:${seatWord(record(one)['seat'])}`),
    ...item('lr', json['longestRoad'], seatWord),
    ...item('la', json['largestArmy'], seatWord),
    ...(bank.length === 0 ? [] : [`bank=${bank.join(',')}`]),
    ...(under.length === 0 ? [] : [`under=${under.join(';')}`]),
    ...item('turn', json['turn'], word),
    ...item('dice', json['dice'], diceText),
    ...(options.length === 0 ? [] : [`opt=${options.join(',')}`]),
    ...item('step', json['step'], word),
    ...item('left', json['left'], word),
    ...list(json['open']).map((one) => `open=${word(one)}`),
  ].join(' ');
}

function knightText(value: unknown): string {
  const { at, level, active, ready, promoted } = record(value);
  const state = active !== true ? '-' : ready === false ? '~' : '+';
  return `k${word(at)}:${word(level)}${state}${promoted === true ? '!' : ''}`;
}

function playerOf(value: unknown): string {
  const json = record(value);
  const levels = record(json['levels']);
  const swaps = Object.entries(record(json['swapRights'])).flatMap(([seat, count]) =>
    typeof count === 'number' && count >= 0 && count < 9 ? new Array<string>(count).fill(seatWord(seat)) : ['?'],
  );
  const counts = [
    ['def', json['defender']],
    ['kills', json['kills']],
    ['played', json['knightCards']],
    ['offers', json['offers']],
  ] as const;
  return [
    `${seatWord(json['seat'])}:`,
    ...list(json['settlements']).map((at) => `s${word(at)}`),
    ...list(json['cities']).map((at) => `c${word(at)}`),
    ...list(json['onSide']).map((at) => `x${word(at)}`),
    ...Object.entries(record(json['metropolises'])).map(([track, at]) => `m${word(at)}:${word(track)}`),
    ...list(json['walls']).map((at) => `w${word(at)}`),
    ...list(json['roads']).map((road) => `r${list(road).map(word).join('-')}`),
    ...list(json['knights']).map(knightText),
    ...(handOf(json['hand']) === '' ? [] : [`hand=${handOf(json['hand'])}`]),
    ...items('prog', json['progress']),
    ...items('dev', json['development']),
    ...items('new', json['bought']),
    ...items('shown', json['shown']),
    ...(json['levels'] === undefined ? [] : [`imp=${TRACKS.map((track) => word(levels[track] ?? 0)).join('/')}`]),
    ...counts.flatMap(([name, count]) => (count === undefined || count === 0 ? [] : [`${name}=${word(count)}`])),
    ...(list(json['fleet']).length === 0 ? [] : [`fleet=${list(json['fleet']).map(letterOf).join('')}`]),
    ...(swaps.length === 0 ? [] : [`swaps=${swaps.join(',')}`]),
  ].join(' ');
}

/** The text form of a position in exchange JSON whose members `checkExchange` has found right. */
export function textOfExchange(json: Json): string {
  return [headOf(json), ...list(json['players']).map(playerOf)].join('\n');
}
