/** A count with the right form of its noun: `1 match`, `12 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
