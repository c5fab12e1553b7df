/** Twelve letters and digits that nobody has had before; also where the page is served without https. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}
