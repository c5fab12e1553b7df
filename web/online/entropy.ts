/** Bytes that a seat may add to what the dice are drawn from. */
const MOST_BYTES = 64;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Random numbers of this device, as hex digits. */
export function randomEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What somebody thought of, as hex digits; what is beyond the limit does not count. Empty where there is nothing. */
export function textEntropy(text: string): string {
  return hex(new TextEncoder().encode(text.trim()).slice(0, MOST_BYTES));
}
