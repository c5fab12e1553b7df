/** Twelve letters and digits that nobody has had before. */
export function randomId(): string {
  // A page that is served without https has no `randomUUID`.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}
