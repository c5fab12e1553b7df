/** Longest wait for the next frame in milliseconds: a hidden page paints none. */
const LATEST = 100;

/** Runs work once after the next frame, so that it does not delay that; at once if nothing is painted. */
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
