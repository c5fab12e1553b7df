import { plainText, type Rule } from '../sources/rulebook.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';

/** A rule for a person: its id, its text broken beside it. Tables and drawings keep their lines. */
function ruleLines({ id, text }: Rule, screen: Screen): string[] {
  const indent = ' '.repeat(id.length + 2);
  const lines = plainText(text)
    .split('\n')
    .flatMap((line) => (/^(\||```| {4})/.test(line) ? [line] : wrap(line, screen.width - indent.length)));
  return lines.map((line, at) => (at === 0 ? `${screen.style.strong(id)}  ${line}` : `${indent}${line}`.trimEnd()));
}

/** Rules under their headings, each heading once. */
export function rulesLines(rules: readonly Rule[], screen: Screen): string[] {
  let under = '';
  return rules.flatMap((rule) => {
    const title = rule.heading === under ? [] : [...(under === '' ? [] : ['']), screen.style.quiet(rule.heading)];
    under = rule.heading;
    return [...title, ...ruleLines(rule, screen)];
  });
}
