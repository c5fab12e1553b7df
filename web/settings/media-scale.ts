// Media queries measure in letters of the browser's own size. Where the page's letters are set larger, its style sheets are to
// lay it out as a browser with letters of that size would.

/** How many times the browser's letters the page's are; never below 1: smaller ones need no other layout. */
let scale = 1;
/** The queries as the style sheets have them. */
const written = new WeakMap<CSSMediaRule, string>();

/** `(max-width: 40em)` in letters of the page's own size. */
function scaled(query: string): string {
  return query.replace(/(\d*\.?\d+)em\b/g, (_, ems: string) => `${Number(ems) * scale}em`);
}

/** Whether a media query in `em` holds, in letters of the page's own size. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(scaled(query)).matches;
}

/** Lets every style sheet, and those that are still to come, count in letters so many times the browser's. */
export function scaleMedia(to: number): void {
  const next = Math.max(1, to);
  if (next === scale) return;
  scale = next;
  scaleSheets();
  // A part of the page brings its style sheet when it is first shown; one that is loaded already is no matter.
  document.addEventListener('load', onLoad, { capture: true });
}

function onLoad({ target }: globalThis.Event): void {
  if (target instanceof HTMLLinkElement && target.sheet !== null) scaleRules(target.sheet);
}

function scaleSheets(): void {
  for (const sheet of document.styleSheets) scaleRules(sheet);
}

function scaleRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      rule.media.mediaText = scaled(query);
    }
    if (rule instanceof CSSGroupingRule) scaleRules(rule);
  }
}
