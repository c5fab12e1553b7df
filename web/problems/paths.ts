/** The address of a problem of a collection. */
export function problemPath(gameId: string, id: string): string {
  return `/problems/${gameId}/${id}`;
}

/** The address of a mistake as a problem. */
export function mistakePath(matchId: string, passage: number, seat: number): string {
  return `/mistake/${matchId}/${passage}/${seat}`;
}
