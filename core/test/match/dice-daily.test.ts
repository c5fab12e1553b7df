import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviation, TOO_FAR } from '../../conformance/chi-square.ts';
import type { Game } from '../../game.ts';
import { OutcomeList } from '../../lists.ts';
import type { Deal, Dice } from '../../match/dice.ts';
import { dailyDice, isDate } from '../../match/dice-daily.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { readDice } from '../../match/read-dice.ts';
import { formatRecord } from '../../match/record-format.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { verifyRecord } from '../../match/verify.ts';
import { moves } from '../../moves.ts';
import { whole } from '../../params.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING } from '../../seat.ts';
import { duel, hiddenDraw, loadToy, must, othersOf, playOn, refused } from './help.ts';

const DATE = '2026-11-21';
const CARDS = 20;

/** A game with a deck and a die, as far as its dice see it. */
const outcomeCodec = moves({ die: { face: whole(1, 6) }, card: { card: whole(1, CARDS) } });
const FACES = Array.from({ length: 6 }, (_, i) => outcomeCodec.base.die + i);
const DECK = Array.from({ length: CARDS }, (_, i) => outcomeCodec.base.card + i);

function deal(part: Partial<Deal> & { readonly id?: string; readonly rulesVersion?: number } = {}): Deal {
  const { id = 'toy', rulesVersion = 1, seats = 1, options = {} } = part;
  return { game: { id, rulesVersion, outcomeCodec }, seats, options };
}

function dealt(date = DATE, what = deal()): Dice {
  const dice = dailyDice(date).dealt?.(what);
  if (dice === undefined) throw new Error('daily dice are dealt');
  return dice;
}

/** Days of the calendar one after the other, all months taken to have 28. */
function dayNumber(n: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${2000 + Math.floor(n / 336)}-${two(1 + (Math.floor(n / 28) % 12))}-${two(1 + (n % 28))}`;
}

function listOf(codes: readonly number[], weights: readonly number[] = []): OutcomeList {
  const list = new OutcomeList(codes.length);
  for (const [i, code] of codes.entries()) list.push(code, weights[i] ?? 1);
  return list;
}

/** Draws after a line of outcomes. */
function drawAfter(dice: Dice, line: readonly number[], list: OutcomeList): number {
  const code = dice.draw(list, { ever: line.length, line: () => line });
  if (code === null) throw new Error('daily dice draw');
  return code;
}

/** Plays a script of rolls (d) and of cards drawn (c); returns the results of each kind. */
function run(dice: Dice, script: string): { readonly rolls: number[]; readonly cards: number[] } {
  const line: number[] = [];
  const [rolls, cards]: [number[], number[]] = [[], []];
  for (const what of script) {
    const left = DECK.filter((card) => !cards.includes(card));
    if (what === 'c' && left.length === 0) continue;
    const code = drawAfter(dice, line, listOf(what === 'd' ? FACES : left));
    (what === 'd' ? rolls : cards).push(code);
    line.push(code);
  }
  return { rolls, cards };
}

/** The law, written a second time with other libraries. */
function byHand(seedText: string, stream: string, n: number, codes: readonly number[], weights: readonly number[]) {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  const seed = hash(seedText).toString('hex');
  const waits = codes.map((code, i) => {
    const bits = Number(hash(`${seed}:${stream}:${n}:${outcomeCodec.format(code)}`).readBigUInt64BE() >> 12n);
    return -Math.log((bits + 0.5) / 2 ** 52) / weights[i];
  });
  return codes[waits.indexOf(Math.min(...waits))];
}

describe('daily dice', () => {
  it('draw by an exponential race of SHA-256 numbers', () => {
    const dice = dealt(DATE, deal({ seats: 3, options: { b: [1, { y: 1, x: 2 }], a: 'z' } }));
    const seed = `marchlands daily deal:${DATE}:toy:1:3:{"a":"z","b":[1,{"x":2,"y":1}]}`;
    const weights = DECK.map((_, i) => 1 + ((i * 7) % 5));
    const line: number[] = [];
    for (let n = 0; n < 300; n += 1) {
      const code = drawAfter(dice, line, listOf(DECK, weights));
      expect(code).toBe(byHand(seed, 'card', n, DECK, weights));
      line.push(code);
    }
  });

  it('bring the n-th roll and the n-th card of the deck to everybody, whatever is drawn between', () => {
    const dice = dealt();
    const alone = { rolls: run(dice, 'd'.repeat(40)).rolls, cards: run(dice, 'c'.repeat(CARDS)).cards };
    expect(new Set(alone.cards).size).toBe(CARDS);
    expect(new Set(alone.rolls).size).toBe(6);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('c', 'd'), { maxLength: 40 }), (script) => {
        const { rolls, cards } = run(dice, script.join(''));
        expect(rolls).toEqual(alone.rolls.slice(0, rolls.length));
        expect(cards).toEqual(alone.cards.slice(0, cards.length));
      }),
    );
  });

  it('bring the same outcome where another is gone, and the next of one order where it is gone itself', () => {
    const dice = dealt();
    const someCards = fc.uniqueArray(fc.constantFrom(...DECK), { minLength: 2 });
    fc.assert(
      fc.property(someCards, fc.nat(30), (cards, n) => {
        const before = new Array<number>(n).fill(DECK[0]);
        const sorted = [...cards].sort((a, b) => a - b);
        const order: number[] = [];
        for (let left = sorted; left.length > 0; left = sorted.filter((card) => !order.includes(card))) {
          order.push(drawAfter(dice, before, listOf(left)));
        }
        // For any subset of the possible outcomes: the first of the order that is in it.
        const part = sorted.filter((_, i) => i % 2 === 0);
        expect(drawAfter(dice, before, listOf(part))).toBe(order.find((card) => part.includes(card)));
      }),
    );
  });

  it('draw by the weights', () => {
    const weights = [1, 2, 3, 10, 40, 144];
    const counts = new Array<number>(6).fill(0);
    const draws = 20_000;
    // Over dates, and over the numbers of one stream.
    for (let i = 0; i < draws; i += 1) {
      const line = new Array<number>(i % 100).fill(FACES[0]);
      const day = Math.floor(i / 100);
      const code = drawAfter(dealt(dayNumber(day)), line, listOf(FACES, weights));
      counts[FACES.indexOf(code)] = counts[FACES.indexOf(code)] + 1;
    }
    expect(
      deviation(
        counts,
        weights.map((weight) => (draws * weight) / 200),
      ),
    ).toBeLessThan(TOO_FAR);
  });

  it('shuffle a deck into every order alike', () => {
    const deck = DECK.slice(0, 4);
    const counts = new Map<string, number>();
    const days = 6000;
    for (let day = 0; day < days; day += 1) {
      const dice = dealt(dayNumber(day));
      const line: number[] = [];
      while (line.length < 4) line.push(drawAfter(dice, line, listOf(deck.filter((card) => !line.includes(card)))));
      counts.set(line.join(), (counts.get(line.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(deviation([...counts.values()], new Array<number>(24).fill(days / 24))).toBeLessThan(TOO_FAR);
  });

  it('have a stream of its own where one event offers two kinds', () => {
    const both = [FACES[0], DECK[0]];
    const counts = [0, 0];
    const line: number[] = [];
    const dice = dealt();
    for (let n = 0; n < 600; n += 1) {
      const code = drawAfter(dice, line, listOf(both));
      expect(code).toBe(byHand(`marchlands daily deal:${DATE}:toy:1:1:{}`, 'die+card', n, both, [1, 1]));
      counts[both.indexOf(code)] = counts[both.indexOf(code)] + 1;
      line.push(code);
    }
    expect(deviation(counts, [300, 300])).toBeLessThan(TOO_FAR);
  });

  it('differ with the date, the game, the version of its rules, the seats and the options', () => {
    const deals = [
      dealt(),
      dealt('2026-11-22'),
      dealt(DATE, deal({ id: 'other' })),
      dealt(DATE, deal({ rulesVersion: 2 })),
      dealt(DATE, deal({ seats: 2 })),
      dealt(DATE, deal({ options: { grace: true } })),
    ].map((dice) => run(dice, 'c'.repeat(CARDS)).cards.join());
    expect(new Set(deals).size).toBe(deals.length);
    expect(run(dealt(), 'c'.repeat(CARDS)).cards.join()).toBe(deals[0]);
  });

  it('cannot draw before it is known what is played', () => {
    expect(dailyDice(DATE).draw(listOf(FACES), { ever: 0, line: () => [] })).toBeNull();
  });
});

describe('a date', () => {
  it.each([['2026-11-21'], ['2024-02-29'], ['2000-02-29'], ['2026-12-31']])('is %s', (text) => {
    expect(isDate(text)).toBe(true);
    expect(must(readDice({ kind: 'daily', date: text })).header(false)).toEqual({ kind: 'daily', date: text });
  });

  it.each([
    ['2026-02-30'],
    ['2025-02-29'],
    ['2100-02-29'],
    ['2026-04-31'],
    ['2026-00-10'],
    ['2026-10-00'],
    ['2026-13-01'],
    ['2026-1-1'],
    ['21.11.2026'],
    [''],
    ['2026-11-21T00'],
  ])('is not %j', (text) => {
    expect(isDate(text)).toBe(false);
    expect(() => dailyDice(text)).toThrow('a date is written as in 2026-11-21');
  });
});

describe('a match with daily dice', () => {
  function laid<G extends Game>(game: G, date = DATE): Match {
    return must(createMatch(game as Game, { seats: 2, dice: dailyDice(date) }));
  }

  it('brings the same again after an undo, so that nobody fishes for another card', () => {
    const match = laid(hiddenDraw);
    const rng = new Rng('daily undo');
    playOn(match, rng, 8);
    for (let i = 0; i < 200 && !match.isOver; i += 1) {
      const seat = match.awaited()[0];
      const to = match.canUndo(seat).consented.at(-1);
      if (to === undefined) break;
      const before = match.journal.outcomes();
      must(match.undo(seat, { to, agreed: othersOf(match, seat) }));
      playOn(match, rng, 12);
      const after = match.journal.outcomes();
      // As far as both lines go with the same cards left, they are one.
      expect(after.slice(0, before.length)).toEqual(before.slice(0, after.length));
      if (i === 3) break;
    }
    expect(match.entries.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3);
  });

  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('has a record that names the date and of which every outcome is computed anew: %s', async (_, game) => {
    const match = laid(game);
    playOn(match, new Rng('daily record 6'));
    const text = formatRecord(match, EVERYTHING);
    expect(text).toContain(`[Dice {"kind":"daily","date":"${DATE}"}]`);
    expect(text).toContain('! undo to');
    expect(must(await verifyRecord(text, loadToy))).toMatchObject({ dice: 'daily', isComputed: true, isOver: true });
    expect(refused(await verifyRecord(text.replace(DATE, '2026-11-22'), loadToy))).toContain('but the dice give');
  });

  it('is stored, and goes on as if it had not been', () => {
    for (let decisions = 0; decisions < 12; decisions += 3) {
      const match = laid(hiddenDraw);
      playOn(match, new Rng('daily store'), decisions);
      const again = must(fromJSON(hiddenDraw, JSON.parse(JSON.stringify(toJSON(match)))));
      for (const one of [match, again]) playOn(one as Match, new Rng('go on'));
      expect(again.entries).toEqual(match.entries);
    }
  });
});
