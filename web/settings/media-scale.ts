// Media queries count in letters of the browser's own size. If the page's letters are set larger, its style sheets
// should lay it out as a browser with letters of that size would.

/** The size of the page's letters relative to the browser's; never below 1: smaller ones need no other layout. */
let scale = 1;
/** The original queries of the style sheets. */
const written = new WeakMap<CSSMediaRule, string>();

/** `(max-width: 40em)` in letters of the page's own size. */
function scaled(query: string): string {
  return query.replace(/(\d*\.?\d+)em\b/g, (_, ems: string) => `${Number(ems) * scale}em`);
}

/** Whether a media query in `em` matches, in letters of the page's own size. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(scaled(query)).matches;
}

/** Scales the media queries of all style sheets, present and later ones, by this factor. */
export function scaleMedia(to: number): void {
  const next = Math.max(1, to);
  if (next === scale) return;
  scale = next;
  scaleSheets();
  // Parts of the page load their style sheets when first shown; scaling one twice is harmless.
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
