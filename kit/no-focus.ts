/**
 * Whether the focus is free to be taken: no element has it, or only the page itself, which receives it when a link has
 * led there.
 */
export function hasNoFocus(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.tagName === 'MAIN';
}
