/**
 * Whether a request comes from a page of this server: its origin is that of the address that was asked, or one that the
 * operator named. Programs that are no browsers send no origin, and nobody's cookies.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, named: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (named.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
