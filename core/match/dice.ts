import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from '../game.ts';
import type { OutcomeList } from '../lists.ts';
import { Rng } from '../rng.ts';

/** What a header says of the dice. */
export type DiceHeader =
  | {
      readonly kind: 'fair';
      /** SHA-256 of the secret, 64 hex digits. */
      readonly commitment: string;
      /** By seat, hex digits; an empty text where a seat added none; an empty list where none did. */
      readonly entropy: readonly string[];
      /** 64 hex digits; only once the match is over. */
      readonly secret?: string;
    }
  | { readonly kind: 'seeded'; readonly seed: string }
  /** The same for everybody on one date, and open to anybody who computes it: `deal-draw.ts` says what is the same. */
  | { readonly kind: 'daily'; readonly date: string }
  /** The same for everybody who plays the deal of this number, and open to anybody who computes it. */
  | { readonly kind: 'numbered'; readonly deal: number }
  | { readonly kind: 'given' };

/** What chance has brought in a match so far. */
export interface Drawn {
  /** Every outcome ever drawn, undone ones too. */
  readonly ever: number;
  /** Codes of the outcomes that led to the present state, in the order they came: none that was taken back. */
  line(): readonly number[];
}

/** What is played, as far as dice may depend on it. */
export interface Deal {
  readonly game: Pick<Game, 'id' | 'rulesVersion' | 'outcomeCodec'>;
  readonly seats: number;
  /** Only what differs from the defaults. */
  readonly options: { readonly [name: string]: unknown };
}

/** Where the outcomes of a match come from. Immutable: what comes depends on the dice and on what is asked alone. */
export interface Dice {
  readonly kind: DiceHeader['kind'];
  /** What is published: before the end without the secret of fair dice. */
  header(isOver: boolean): DiceHeader;
  /**
   * The code of the outcome that comes next, one of the list by its weights; null where these dice cannot draw.
   * @param list at least one outcome
   */
  draw(list: OutcomeList, drawn: Drawn): number | null;
  /** The dice for one deal; only those have it that depend on what is played. Asked for once, when a match is opened. */
  dealt?(deal: Deal): Dice;
}

/** Dice that draw a number first, without a look at what may come: outcome `n` of a match depends on `n` alone. */
export interface TicketDice extends Dice {
  /**
   * A uniform ticket 0 .. total - 1.
   * @param n counts every outcome ever drawn from 0, undone ones too
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

/** SHA-256 of a secret as 64 hex digits: what is published before the first seat adds its entropy. */
export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/**
 * Uniform exactly, by rejection: words above the last whole multiple of the total are thrown away.
 * @param word gives uniform whole numbers 0 .. 2^32 - 1
 */
function below(total: number, word: () => number): number {
  const limit = 4294967296 - (4294967296 % total);
  let drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % total;
}

/** What `fairWords` computes with, for all dice: its words are drawn one outcome after the other. */
const used = hmac.create(sha256, new Uint8Array(SECRET_BYTES));
const digest = new Uint8Array(used.outputLen);
const words = new DataView(digest.buffer);

/**
 * The words of outcome n: HMAC-SHA-256(secret, "entropy,entropy,..:n:block"), big-endian, block 0, 1, 2, ...
 * @param keyed the HMAC with the secret in it, which is half of its cost
 * @param entropy of all seats, with commas between
 */
function fairWords(keyed: ReturnType<typeof hmac.create>, entropy: string, n: number): () => number {
  let block = 0;
  let at = digest.length;
  return () => {
    if (at >= digest.length) {
      // Cloned into the last one, which has its buffers already.
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
 * Dice that nobody can steer and everybody can check afterwards. The caller publishes `commitmentOf(secret)`, then
 * takes what the seats add, then makes the match: nothing may be added after the first draw.
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

/** Dice for laboratories and tests: fast, the same for the same seed, and open to anybody who knows the seed. */
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

/** Dice that draw nothing, not yet or not at all. */
export function emptyDice(header: DiceHeader): Dice {
  return { kind: header.kind, header: () => header, draw: () => null };
}

/** Outcomes come from real dice or cards on a table, by `Match.supply`; the record is marked `given`. */
export function givenDice(): Dice {
  return emptyDice({ kind: 'given' });
}
