/** Where a problem of a collection is solved. */
export function problemPath(gameId: string, id: string): string {
  return `/problems/${gameId}/${id}`;
}

/** Where a mistake of a match is made good. */
export function mistakePath(matchId: string, passage: number, seat: number): string {
  return `/mistake/${matchId}/${passage}/${seat}`;
}
