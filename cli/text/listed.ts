/** Names in a row: `Amber`, `Amber and Teal`, `Amber, Teal and Moss`. */
export function listed(names: readonly string[], joint = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}
