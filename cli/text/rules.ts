import type { Rule } from '../sources/rulebook.ts';
import type { Screen } from '../terminal/screen.ts';
import { markdownLines } from './markdown.ts';

/** A rule as text: its id, with its text beside it. */
function ruleLines({ id, text }: Rule, screen: Screen): string[] {
  const indent = ' '.repeat(id.length + 2);
  const lines = markdownLines(text, screen.width - indent.length, screen.style);
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
