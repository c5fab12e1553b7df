import { parseJson } from '@marchlands/core/json.ts';
import { isDealNumber } from '@marchlands/core/match/dice-numbered.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import { localWords } from '../words/local.ts';

/** The content of a link: a replay at a step, or a position to play on from. */
export type LinkTarget =
  | { readonly kind: 'replay'; readonly record: string; readonly at: number }
  | {
      readonly kind: 'position';
      readonly gameId: string;
      readonly seats: number;
      readonly options: { readonly [name: string]: unknown };
      readonly position: unknown;
      /** The number of the deal, if chance is to follow from one. */
      readonly deal?: number;
    };

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** An address of this page with its content compressed behind the `#`. */
export async function addressOf(opening: LinkTarget, origin: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(opening));
  const packed = await through(new Uint8Array(bytes), new CompressionStream('deflate-raw'));
  return `${origin}/open#${toBase64(packed)}`;
}

/** Reads the part of such an address behind the `#`. */
export async function readAddress(hash: string): Promise<Result<LinkTarget>> {
  const text = hash.replace(/^#/, '');
  if (text === '') return fail(localWords.noLink);
  let unpacked: string;
  try {
    unpacked = new TextDecoder().decode(await through(fromBase64(text), new DecompressionStream('deflate-raw')));
  } catch {
    return fail(localWords.cutLink);
  }
  const found = parseJson(unpacked);
  if (!found.ok) return fail(`${localWords.cutLink} ${found.problem.message}`);
  const { value } = found;
  if (!isRecord(value)) return fail(localWords.emptyLink);
  if (value['kind'] === 'replay' && typeof value['record'] === 'string') {
    const at = value['at'];
    return ok({ kind: 'replay', record: value['record'], at: typeof at === 'number' ? at : 0 });
  }
  const { gameId, seats, options, position, deal } = value;
  if (
    value['kind'] === 'position' &&
    typeof gameId === 'string' &&
    typeof seats === 'number' &&
    isRecord(options) &&
    position !== undefined &&
    (deal === undefined || isDealNumber(deal))
  ) {
    return ok({ kind: 'position', gameId, seats, options, position, ...(deal === undefined ? {} : { deal }) });
  }
  return fail(localWords.otherLink);
}
