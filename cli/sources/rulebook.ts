/** One numbered rule of a rulebook, with its headings. */
export interface Rule {
  readonly id: string;
  /** Its text as Markdown; may have several paragraphs or a table. */
  readonly text: string;
  /** The nearest heading above it. */
  readonly heading: string;
}

const rule = /^\*\*([A-Z]+-\d+)\*\*\s*(.*)$/;
const heading = /^#+\s+(.*)$/;

/** The numbered rules of a RULES.md in order; a rule ends at the next one or a heading. */
export function rulesOf(rulebook: string): Rule[] {
  const rules: { id: string; lines: string[]; heading: string }[] = [];
  let under = '';
  let open: string[] | null = null;
  for (const line of rulebook.split(/\r?\n/)) {
    const title = heading.exec(line);
    const begun = rule.exec(line);
    if (title !== null) {
      under = title[1];
      open = null;
    } else if (begun !== null) {
      open = [begun[2]];
      rules.push({ id: begun[1], lines: open, heading: under });
    } else {
      open?.push(line);
    }
  }
  return rules.map(({ id, lines, heading }) => ({ id, heading, text: lines.join('\n').trim() }));
}

/** The rules that match a query: one by its id or number, otherwise all that contain the words. */
export function findRules(rules: readonly Rule[], asked: string): readonly Rule[] {
  const named = rules.filter(({ id }) => id.toLowerCase() === asked.toLowerCase());
  const numbered = /^\d+$/.test(asked) ? rules.filter(({ id }) => Number(id.split('-')[1]) === Number(asked)) : [];
  if (named.length + numbered.length > 0) return [...named, ...numbered];
  const words = asked.toLowerCase().split(/\s+/);
  return rules.filter(({ text, heading }) => {
    const all = `${heading} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
