import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from '../game.ts';
import type { OutcomeList } from '../lists.ts';
import { Rng } from '../rng.ts';

/** The dice in a header. */
export type DiceHeader =
  | {
      readonly kind: 'fair';
      /** SHA-256 of the secret, 64 hex digits. */
      readonly commitment: string;
      /** By seat, hex digits; '' for a seat that added none; an empty list if no seat did. */
      readonly entropy: readonly string[];
      /** 64 hex digits; only once the match is over. */
      readonly secret?: string;
    }
  | { readonly kind: 'seeded'; readonly seed: string }
  /** Shared by everybody on one date, and computable by anybody: see `deal-draw.ts`. */
  | { readonly kind: 'daily'; readonly date: string }
  /** Shared by everybody who plays the deal of this number, and computable by anybody. */
  | { readonly kind: 'numbered'; readonly deal: number }
  | { readonly kind: 'given' };

/** The chance outcomes of a match so far. */
export interface Drawn {
  /** Number of outcomes drawn, undone ones included. */
  readonly ever: number;
  /** Codes of the outcomes that led to the present state, in order, without undone ones. */
  line(): readonly number[];
}

/** The parts of a match that dice may depend on. */
export interface Deal {
  readonly game: Pick<Game, 'id' | 'rulesVersion' | 'outcomeCodec'>;
  readonly seats: number;
  /** Only what differs from the defaults. */
  readonly options: { readonly [name: string]: unknown };
}

/** The source of a match's outcomes. Immutable: a draw depends only on the dice and on its arguments. */
export interface Dice {
  readonly kind: DiceHeader['kind'];
  /** The published form; without the secret of fair dice before the end. */
  header(isOver: boolean): DiceHeader;
  /**
   * The code of the next outcome, drawn from the list by weight; null if these dice cannot draw.
   * @param list at least one outcome
   */
  draw(list: OutcomeList, drawn: Drawn): number | null;
  /** Binds the dice to a match; only for dice that depend on the match's plan. Called once, when a match is opened. */
  dealt?(deal: Deal): Dice;
}

/** Dice that draw a number without looking at the possible outcomes: outcome `n` of a match depends only on `n`. */
export interface TicketDice extends Dice {
  /**
   * A uniform ticket 0 .. total - 1.
   * @param n number of outcomes drawn before, undone ones included
   * @param total sum of the weights, 1 .. 2^31 - 1
   */
  ticket(n: number, total: number): number;
}

function byTicket(
  kind: DiceHeader['kind'],
  header: (isOver: boolean) => DiceHeader,
  ticket: TicketDice['ticket'],
): TicketDice {
  return { kind, header, ticket, draw: (list, { ever }) => list.at(ticket(ever, list.total)) };
}

/** Bytes of a fair secret. */
export const SECRET_BYTES = 32;

/** SHA-256 of a secret as 64 hex digits: published before the first seat adds its entropy. */
export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/**
 * Exactly uniform, by rejection of words above the last whole multiple of the total.
 * @param word gives uniform whole numbers 0 .. 2^32 - 1
 */
function below(total: number, word: () => number): number {
  const limit = 4294967296 - (4294967296 % total);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % total;
}

/** Scratch objects of `fairWords`, shared by all dice: outcomes are drawn one at a time. */
const used = hmac.create(sha256, new Uint8Array(SECRET_BYTES));
const digest = new Uint8Array(used.outputLen);
const words = new DataView(digest.buffer);

/**
 * The words of outcome n: HMAC-SHA-256(secret, "entropy,entropy,..:n:block"), big-endian, block 0, 1, 2, ...
 * @param keyed the HMAC already keyed with the secret, which saves half of its cost
 * @param entropy of all seats, separated by commas
 */
function fairWords(keyed: ReturnType<typeof hmac.create>, entropy: string, n: number): () => number {
  let block = 0;
  let at = digest.length;
  return () => {
    if (at >= digest.length) {
      // Clones into the last one, reusing its buffers.
      keyed
        ._cloneInto(used)
        .update(utf8ToBytes(`${entropy}:${n}:${block}`))
        .digestInto(digest);
      block += 1;
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };
}

/**
 * Dice that nobody can influence and everybody can verify afterwards. The caller publishes `commitmentOf(secret)`, then
 * collects the seats' entropy, then makes the match: nothing may be added after the first draw.
 * @param secret 32 random bytes from a cryptographic source; throws on any other length
 * @param entropy by seat, at most 64 bytes each; null for a seat that adds none
 */
export function fairDice(secret: Uint8Array, entropy: readonly (Uint8Array | null)[] = []): TicketDice {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a dice secret has 32 bytes, not ${secret.length}`);
  return fairDiceOf(
    Uint8Array.from(secret),
    entropy.map((bytes) => (bytes === null ? '' : bytesToHex(bytes))),
  );
}

/** Fair dice with the entropy as a header has it, in hex digits. */
export function fairDiceOf(secret: Uint8Array, entropy: readonly string[]): TicketDice {
  const commitment = commitmentOf(secret);
  const keyed = hmac.create(sha256, secret);
  const added = entropy.join(',');
  return byTicket(
    'fair',
    (isOver) => ({ kind: 'fair', commitment, entropy, ...(isOver ? { secret: bytesToHex(secret) } : {}) }),
    (n, total) => below(total, fairWords(keyed, added, n)),
  );
}

/** Dice for the lab and for tests: fast, reproducible, and predictable from the seed. */
export function seededDice(seed: string | number): TicketDice {
  const rng = new Rng(0);
  return byTicket(
    'seeded',
    () => ({ kind: 'seeded', seed: String(seed) }),
    (n, total) => {
      rng.reseed(`${seed}/${n}`);
      return below(total, () => rng.uint32());
    },
  );
}

/** Dice that cannot draw, not yet or never. */
export function emptyDice(header: DiceHeader): Dice {
  return { kind: header.kind, header: () => header, draw: () => null };
}

/** Outcomes are entered with `Match.supply` from real dice or cards; the record is marked `given`. */
export function givenDice(): Dice {
  return emptyDice({ kind: 'given' });
}
