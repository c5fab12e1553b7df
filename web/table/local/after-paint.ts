/** Milliseconds after which a picture is not waited for any more: a page that nobody sees paints none. */
const LATEST = 100;

/**
 * Does something once, when the next picture is painted, so that what takes the processor does not take it from the
 * picture; at once where nothing is painted at all.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return;
  }
  const go = () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(latest);
    work();
  };
  const latest = window.setTimeout(go, LATEST);
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(latest);
    window.setTimeout(work);
  });
}
