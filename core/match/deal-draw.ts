import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OutcomeList } from '../lists.ts';
import { isRecord } from '../result.ts';
import type { Deal, Dice, Drawn } from './dice.ts';

/** JSON with sorted names, so that equal data gives equal text. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((name) => [name, part[name]]),
        )
      : part,
  );
}

/**
 * - ln((x + 1/2) / 2^52) for a whole x of 0 .. 2^52 - 1, using only the four basic operations, which every engine
 *   rounds alike; `Math.log` may differ. From the series of artanh; the error stays below 2^-45 of the value.
 */
function waiting(x: number): number {
  let part = (x + 0.5) / 2 ** 52;
  let halvings = 0;
  while (part < 0.75) {
    part *= 2;
    halvings += 1;
  }
  const z = (part - 1) / (part + 1);
  let series = 0;
  // |z| is at most 1/5.
  for (let odd = 25; odd >= 1; odd -= 2) series = series * z * z + 1 / odd;
  return halvings * Math.LN2 - 2 * z * series;
}

/** 52 bits of the SHA-256 of a text, as a whole number. */
function bitsOf(text: string): number {
  const digest = sha256(utf8ToBytes(text));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12);
}

/**
 * The draws of a shared deal: the daily deal, or one with a number. They are neither secret nor safe against a player
 * who computes them: the seed is the name of the deal and of what is played (game, rules version, number of seats,
 * options), so anybody can compute the outcomes beforehand.
 *
 * Each kind of outcome (of the game's `outcomeCodec`: a die, a card) has its own stream. For draw n of a stream, every
 * outcome gets a number from SHA-256 of "seed:stream:n:outcome in plain form". That number becomes an exponential
 * waiting time divided by the outcome's weight, and the possible outcome with the least time is drawn. Each outcome so
 * has exactly its weight (an exponential race; to one part in 2^45). n counts the draws of the stream that led to the
 * present state, so an undone draw repeats.
 *
 * All players of a deal share, whatever they do in between:
 * - the n-th outcome of a kind, if the same outcomes are possible with equal weights: the n-th roll of the dice shows
 *   the same face, whoever rolls, for whatever purpose, and whatever was drawn of other kinds;
 * - the order of a deck that loses cards only by draws: its n-th card is the same;
 * - if choices have changed what is possible, still the same outcome while it is possible and its share unchanged; if
 *   it is gone, the next in an order that is the same for all.
 *
 * Two sources of one kind (a deck, and a hand from which a card is drawn at random) share a stream: a draw from one
 * advances the other. A chance event with several kinds has a joint stream of those kinds.
 *
 * @param name of the deal, such as "daily deal:2026-11-21"
 */
export function dealDraw(name: string, { game, seats, options }: Deal): Dice['draw'] {
  const { outcomeCodec } = game;
  const seed = bytesToHex(
    sha256(utf8ToBytes(`marchlands ${name}:${game.id}:${game.rulesVersion}:${seats}:${ordered(options)}`)),
  );

  function kindsIn(list: OutcomeList): readonly string[] {
    const found = new Set<string>();
    for (let i = 0; i < list.length; i += 1) found.add(outcomeCodec.kindOf(list.codes[i]));
    return outcomeCodec.kinds.filter((kind) => found.has(kind));
  }

  return (list: OutcomeList, drawn: Drawn) => {
    const kinds = kindsIn(list);
    const n = drawn.line().filter((code) => kinds.includes(outcomeCodec.kindOf(code))).length;
    let best = Number.POSITIVE_INFINITY;
    let winner = -1;
    for (let i = 0; i < list.length; i += 1) {
      const code = list.codes[i];
      const bits = bitsOf(`${seed}:${kinds.join('+')}:${n}:${outcomeCodec.format(code)}`);
      const wait = waiting(bits) / list.weights[i];
      if (wait >= best) continue;
      best = wait;
      winner = code;
    }
    return winner;
  };
}
