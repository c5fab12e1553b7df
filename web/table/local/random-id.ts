/** A new random id of twelve letters and digits. */
export function randomId(): string {
  // A page served without https has no `randomUUID`.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}
