/** Most bytes that a seat may add to the entropy of the dice. */
const MOST_BYTES = 64;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Random bytes of this device, as hex digits. */
export function randomEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A text as hex digits, cut at the limit; empty for an empty text. */
export function textEntropy(text: string): string {
  return hex(new TextEncoder().encode(text.trim()).slice(0, MOST_BYTES));
}
