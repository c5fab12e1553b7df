/** What an error says; whatever else was thrown, as text. */
export function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
