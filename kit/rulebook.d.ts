/** A `RULES.md`, prepared for display when the page is built (tools/page/rulebook.ts). */
declare module '*.md?rulebook' {
  const rulebook: import('./board.ts').Rulebook;
  export default rulebook;
}
