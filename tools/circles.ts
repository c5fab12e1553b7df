// Circles of imports: files that lead back to themselves, including type imports and dynamic ones.

/**
 * The groups of files that import each other in circles (strongly connected components, Tarjan 1972), each sorted.
 * @param edges by file: the files that it imports; targets that are not keys are ignored
 */
export function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    let low = at;
    path.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!edges.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? at);
    }
    if (low === at) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || edges.get(file)?.includes(file) === true) found.push(group.sort());
    }
    return low;
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return found;
}
