import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OutcomeList } from '../lists.ts';
import { isRecord } from '../result.ts';
import type { Deal, Dice, Drawn } from './dice.ts';

/** JSON with the names of every object in order: equal data gives equal text. */
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
 * - ln((x + 1/2) / 2^52) for a whole x of 0 .. 2^52 - 1, by the four operations alone: those every engine rounds the same
 * way, which `Math.log` need not be. From the series of artanh; the error stays below 2^-45 of the value.
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
 * The draws of a deal that is the same for everybody who plays it: of the day, or of a number. They are neither secret
 * nor fair against a player who computes: the seed is the name of the deal and what is played (game, version of its
 * rules, number of seats, options), so anybody can know beforehand what comes.
 *
 * The law. Each kind of outcome (of the game's `outcomeCodec`: a die, a card) has a stream of its own. For the draw with
 * number n of a stream every outcome has a number of its own, from SHA-256 of "seed:stream:n:outcome in plain form"; of
 * those that can come now the one comes whose number, turned into an exponential waiting time and divided by its weight,
 * is least. That draws each by its exact weight (an exponential race; to one part in 2^45). n counts the draws of the
 * stream that led to the present state: what is taken back is drawn again as it was.
 *
 * What is the same for all who play the same deal, whatever they do in between:
 * - the n-th outcome of a kind where the same can come with equal weights: the n-th roll of the dice shows the same face;
 *   who rolls, what for, and what was drawn of other kinds does not matter;
 * - the order of a deck from which cards go only by being drawn: the n-th card of it is the same card;
 * - where choices have changed what can come, still the same outcome as long as it can come and its share has not
 *   changed; if it is gone, the next of one order that is the same for all.
 *
 * Two sources of one kind (a deck, and a hand from which a card is drawn at random) share one stream: a draw from one then
 * moves the other on. An event of chance that offers several kinds has a stream of those kinds together.
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
