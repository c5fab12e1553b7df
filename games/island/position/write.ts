/** Positions in the text form of the rules, written: what `text.ts` reads. */

import { changedOptions } from '@marchlands/core/options.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { DECK_SIZE, DEV_CARDS, PROGRESS_CARDS } from '../data/cards.ts';
import { EVENT_FACES, HARBOUR, KINDS, TRACKS } from '../data/kinds.ts';
import { LETTERS, letterOf, lettersOfRow, seatText, TERRAIN_LETTERS } from '../notation/names.ts';
import { optionSchema } from '../options.ts';
import { levelOf } from '../rules/pieces.ts';
import { ownerOf } from '../rules/sites.ts';
import {
  ACTIVE,
  BUILDING_BITS,
  CITY,
  dueStep,
  FIRST_STEP,
  ON_SIDE,
  PROMOTED,
  READY,
  STEP,
  type State,
  WALL,
} from '../state.ts';
import { edgeName } from '../words/names.ts';
import { openText } from './open.ts';

function seatTexts(mask: number): string {
  return [0, 1, 2, 3, 4, 5]
    .filter((seat) => ((mask >> seat) & 1) === 1)
    .map((seat) => seatText(seat))
    .join(',');
}

/** Phase, `step=` and `left=`. */
function phaseOf(s: State): readonly string[] {
  const bottom = s.interrupts > 0 ? s.interruptKind[0] - 1 : -1;
  const left = s.interrupts > 1 ? s.interruptData[0] : 0;
  const bars = [...s.barbarianLevel.keys()].filter((bay) => bottom === STEP.arriveNext && ((left >> bay) & 1) === 1);
  const coming = bars.length > 0 ? [`left=${bars.map((bay) => `b${bay}`).join(',')}`] : [];
  switch (s.step) {
    case STEP.settle:
    case STEP.setRoad:
      return ['setup'];
    case STEP.preRoll:
      return ['preRoll'];
    case STEP.special:
      return ['special'];
    case STEP.over:
      return ['over'];
    case STEP.march:
      return ['rolled', 'step=event', ...(bottom === STEP.gateNext && left > 0 ? [`left=${seatTexts(left)}`] : coming)];
    case STEP.total:
      return ['rolled', 'step=march', ...coming];
    case STEP.robberDue:
      return ['rolled', 'step=seven'];
    case STEP.actionStart:
      return ['rolled', bottom === STEP.aqueductNext ? 'step=production' : 'step=seven'];
    default:
      return ['action'];
  }
}

function underText(s: State): readonly string[] {
  const decks = TRACKS.flatMap((track, deck) => {
    const cards = Array.from(s.under.subarray(deck * DECK_SIZE, deck * DECK_SIZE + s.underCount[deck]));
    return cards.length === 0 ? [] : [`${track}:${cards.map((card) => PROGRESS_CARDS[card - 1]).join(',')}`];
  });
  return decks.length === 0 ? [] : [`under=${decks.join(';')}`];
}

/** The line of the game. */
function headOf(s: State, open: string | null): string {
  const { board, options, seats, isBase, kinds } = s.setup;
  const changed = changedOptions(optionSchema, seats, options);
  const plain = Object.entries(changed).filter(([name, value]) => name !== 'rules' && typeof value !== 'object');
  const hexes = board.hexes.map((_, hex) => `${TERRAIN_LETTERS[s.terrain[hex] - 1]}${s.token[hex] || ''}`);
  const harbours = [...s.harbour.keys()].flatMap((edge) => {
    const kind = s.harbour[edge] - 1;
    return kind < 0 ? [] : [`${edgeName(s.setup, edge)}:${kind === HARBOUR.any ? 'any' : LETTERS[kind]}`];
  });
  const bars = [...s.barbarianLevel.keys()]
    .filter((bay) => s.barbarianLevel[bay] > 0)
    .map((bay) => {
      const from = s.barbarianFrom[bay] - 1;
      return `b${bay}:${s.barbarianLevel[bay]}@${s.barbarianAt[bay]}${from < 0 ? '' : `<${from}`}`;
    });
  const [phase, ...steps] = phaseOf(s);
  return [
    ...[options.rules, seats, seatText(s.builder > 0 ? s.builder - 1 : s.active), phase],
    ...[`board=${hexes.join(',')}`, `harbours=${harbours.join(',')}`, `robber=h${s.robber}`],
    ...(isBase ? [] : [`ship=${s.ship}`, `invasion=${s.invasion}`, `shipbay=${s.shipBay}`]),
    ...(bars.length > 0 ? [`bars=${bars.join(',')}`] : []),
    ...(s.merchant > 0 ? [`merchant=h${s.merchant - 1}:${seatText(s.merchantSeat - 1)}`] : []),
    ...(s.longestRoad > 0 ? [`lr=${seatText(s.longestRoad - 1)}`] : []),
    ...(s.largestArmy > 0 ? [`la=${seatText(s.largestArmy - 1)}`] : []),
    `bank=${KINDS.slice(0, kinds)
      .map((kind, of) => `${letterOf(kind)}${s.bank[of]}`)
      .join(',')}`,
    ...underText(s),
    ...(s.turn > 0 ? [`turn=${s.turn}`] : []),
    ...(s.red > 0 && s.yellow > 0
      ? [`dice=${[s.red, s.yellow, ...(s.event > 0 ? [EVENT_FACES[s.event - 1]] : [])].join(',')}`]
      : []),
    ...(s.devPlayed > 0 ? ['devplayed=1'] : []),
    ...(s.builder > 0 ? [`after=${seatText(s.active)}`] : []),
    ...(plain.length > 0 ? [`opt=${plain.map(([name, value]) => `${name}:${String(value)}`).join(',')}`] : []),
    ...steps,
    ...(open === null ? [] : [`open=${open}`]),
  ].join(' ');
}

function buildingText(s: State, at: number): string {
  const kind = s.site[at] & BUILDING_BITS;
  const track = s.metropolis.indexOf(at + 1);
  if (track >= 0) return `m${at}:${TRACKS[track]}`;
  return `${kind === CITY ? 'c' : kind === ON_SIDE ? 'x' : 's'}${at}`;
}

function knightText(s: State, at: number): string {
  const knight = s.knight[at];
  const isWaiting = ownerOf(knight) === s.active && s.step === STEP.action && (knight & READY) === 0;
  const state = (knight & ACTIVE) === 0 ? '-' : isWaiting ? '~' : '+';
  return `k${at}:${levelOf(knight)}${state}${(knight & PROMOTED) > 0 ? '!' : ''}`;
}

function piecesOf(s: State, seat: Seat): readonly string[] {
  const { board } = s.setup;
  const vertices = Array.from({ length: board.vertices }, (_, at) => at);
  const sites = vertices.filter((at) => ownerOf(s.site[at]) === seat);
  return [
    ...sites.map((at) => buildingText(s, at)),
    ...sites.filter((at) => (s.site[at] & WALL) > 0).map((at) => `w${at}`),
    ...[...s.road.keys()].filter((edge) => s.road[edge] === seat + 1).map((edge) => `r${edgeName(s.setup, edge)}`),
    ...vertices.filter((at) => ownerOf(s.knight[at]) === seat).map((at) => knightText(s, at)),
  ];
}

function cardsOf<C extends string>(cards: readonly C[], countOf: (card: number) => number): string {
  return cards.flatMap((card, of) => new Array<C>(countOf(of)).fill(card)).join(',');
}

/** The line of a player. */
function playerLine(s: State, seat: Seat): string {
  const isActive = seat === s.active;
  const { isBase } = s.setup;
  const DEVS = DEV_CARDS.length;
  const bought = (card: number): number => (isActive ? s.bought[card] : 0);
  const levels = TRACKS.map((_, track) => s.level[seat * TRACKS.length + track]);
  const items: readonly (readonly [name: string, value: string])[] = [
    ['hand', lettersOfRow(s.held, seat)],
    ['prog', cardsOf(PROGRESS_CARDS, (card) => s.progress[seat * PROGRESS_CARDS.length + card])],
    ['dev', cardsOf(DEV_CARDS, (card) => s.dev[seat * DEVS + card] - bought(card))],
    ['new', cardsOf(DEV_CARDS, bought)],
    ['offers', isActive && s.offers > 0 ? String(s.offers) : ''],
    [
      'fleet',
      isActive
        ? KINDS.filter((_, kind) => ((s.fleet >> kind) & 1) === 1)
            .map((kind) => letterOf(kind))
            .join('')
        : '',
    ],
    [
      'swaps',
      isActive ? [...s.swaps.keys()].flatMap((of) => new Array<string>(s.swaps[of]).fill(seatText(of))).join(',') : '',
    ],
    ['house', seatTexts(s.house[seat])],
    ['housed', isActive && s.housed > 0 ? '1' : ''],
    ['shown', ['printer', 'constitution'].filter((_, card) => s.shown[card] === seat + 1).join(',')],
    ['imp', !isBase && levels.some((level) => level > 0) ? levels.join('/') : ''],
    ['def', s.defender[seat] > 0 ? String(s.defender[seat]) : ''],
    ['kills', s.kills[seat] > 0 ? String(s.kills[seat]) : ''],
    ['played', s.army[seat] > 0 ? String(s.army[seat]) : ''],
  ];
  const own = items.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return `${seatText(seat)}: ${[...piecesOf(s, seat), ...own].join(' ')}`.trim();
}

/**
 * Writes a whole position in the text form of the rules. Null where the form has no words for it: chance acts, or a seat
 * is inside a choice that is sent whole.
 */
export function formatText(s: State): string | null {
  const step = dueStep(s);
  const open = openText(s);
  const isOpen = s.interrupts > 0 || step === STEP.settle || step === STEP.setRoad;
  if (step < FIRST_STEP.seats || (isOpen && open === null)) return null;
  return [headOf(s, open), ...Array.from({ length: s.setup.seats }, (_, seat) => playerLine(s, seat))].join('\n');
}
