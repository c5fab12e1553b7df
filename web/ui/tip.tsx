import { dropPress } from '@marchlands/kit/press.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds of a still touch or mouse before the tip appears. */
const HELD = 500;
const STILL = 800;
/** Milliseconds that the tip stays after the finger is lifted. */
const READ = 2500;
/** Pixels that a finger may stray. */
const STEADY = 12;
/** Pixels between the target and the tip, and between the tip and the edge of the screen. */
const GAP = 8;

/** Elements with tips: those with titles, places of boards, pictures, and buttons without a visible word. */
const TELLERS = '[title], [role="gridcell"][aria-label], [role="img"][aria-label], .icon[aria-label]';

interface Told {
  readonly text: string;
  readonly of: DOMRect;
}

/**
 * The tip text of the element under a pointer; null if it has none.
 * @param isMouse titles are left to the browser
 */
function told(target: EventTarget | null, isMouse: boolean): Told | null {
  const teller = target instanceof Element ? target.closest(TELLERS) : null;
  const title = teller?.getAttribute('title') ?? null;
  const text = title ?? teller?.getAttribute('aria-label') ?? '';
  if (teller === null || text === '' || (isMouse && title !== null)) return null;
  return { text, of: teller.getBoundingClientRect() };
}

/**
 * Watches for a resting pointer. A held finger shows the tip of the element below it and then presses nothing; a
 * resting mouse does so too, except for titles, which the browser shows itself.
 * @returns stops watching
 */
function watchRests(tell: (what: Told | null) => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  let held: { readonly x: number; readonly y: number; isTold: boolean } | null = null;

  function after(milliseconds: number, act: () => void): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, milliseconds);
  }
  function end(): void {
    window.clearTimeout(timer);
    tell(null);
  }
  function onDown(event: PointerEvent): void {
    end();
    held = null;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const now = { x: event.clientX, y: event.clientY, isTold: false };
    held = now;
    after(HELD, () => {
      const what = told(event.target, false);
      if (what === null || held !== now) return;
      now.isTold = true;
      dropPress();
      tell(what);
    });
  }
  function onMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      if (held === null || held.isTold) return;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY) end();
      return;
    }
    end();
    if (event.buttons !== 0) return;
    after(STILL, () => tell(told(event.target, true)));
  }
  function onUp(): void {
    if (held?.isTold === true) after(READ, end);
    else if (held !== null) window.clearTimeout(timer);
  }
  /** Suppresses the click and the menu that would follow. */
  function swallow(event: Event): void {
    if (held?.isTold !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') held = null;
  }

  const early = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', onDown, early);
  window.addEventListener('pointermove', onMove, { passive: true, signal: stop.signal });
  window.addEventListener('pointerup', onUp, early);
  window.addEventListener('click', swallow, early);
  window.addEventListener('contextmenu', swallow, early);
  for (const kind of ['keydown', 'scroll', 'wheel', 'pointercancel']) window.addEventListener(kind, end, early);
  // Only the window's own blur, so it is not captured: lifting a finger moves the focus, which blurs an element.
  window.addEventListener('blur', end, { signal: stop.signal });
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

/** Describes a sign or a place while a pointer rests on it. Screen readers get the text from the element itself. */
export function Tip() {
  const [what, setWhat] = useState<Told | null>(null);
  const bubble = useRef<HTMLParagraphElement>(null);
  useEffect(() => watchRests(setWhat), []);
  useLayoutEffect(() => {
    if (bubble.current === null || what === null) return;
    const { width, height } = bubble.current.getBoundingClientRect();
    const left = what.of.left + what.of.width / 2 - width / 2;
    const above = what.of.top - height - GAP;
    const top = above >= GAP ? above : Math.min(what.of.bottom + GAP, innerHeight - height - GAP);
    bubble.current.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    bubble.current.style.top = `${top}px`;
  }, [what]);
  if (what === null) return null;
  return (
    <p className="tip" ref={bubble} aria-hidden="true">
      {what.text}
    </p>
  );
}
