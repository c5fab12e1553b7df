// The address of a table tells whether its review is open, and which of its mistakes was opened as a problem: going back,
// or loading the page again, leads to that place.

/** The id of the button that opens the review. */
export const REVIEW_OPENER = 'open-review';

/** The id of a mistake's place in the review, also the fragment of the address. */
export function mistakeId(passage: number, seat: number): string {
  return `mistake-${passage}-${seat}`;
}

/** The place of the mistake that the address names; null if the review does not show it. */
export function mistakeInAddress(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

/** Notes whether the review is open. */
export function noteReview(isOpen: boolean): void {
  const address = new URL(window.location.href);
  address.hash = '';
  if (isOpen) address.searchParams.set('review', '1');
  else address.searchParams.delete('review');
  window.history.replaceState(window.history.state, '', address);
}

/** Notes the mistake that is about to be opened. */
export function noteMistake(id: string): void {
  const address = new URL(window.location.href);
  address.hash = id;
  window.history.replaceState(window.history.state, '', address);
}
