/**
 * A press of the pointer, from pointerdown to the click. It means the control that lay under the pointer when it went down:
 * that control is pressed, wherever it lies when the pointer comes up; if it has gone, a sentence says so. News waits
 * meanwhile, so that nothing changes its meaning under a finger.
 */

/** What can be pressed. */
const CONTROLS = 'button, a[href], summary, label, [role="gridcell"], [role="tab"]';
/** What is written in, pulled or opened is no press of what lies around it. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
/** Pixels: a pointer that has moved further was drawn away on purpose, or moves something. */
const STEADY = 12;
/** Milliseconds after which a finger that was lifted brings no click any more. */
const TAP = 400;

interface Press {
  readonly control: HTMLElement;
  /** As it was read when the pointer went down. */
  readonly name: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Runs once the pointer is up, until the click is there; 0 before. */
  timer: number;
}

let press: Press | null = null;
const waiting = new Set<() => void>();

/** Whether something is being pressed: what is shown then stays as it is. */
export function isPressing(): boolean {
  return press !== null;
}

/**
 * Does something that changes what can be pressed: at once, or right after the press that is under way.
 * @returns what calls it off as long as it waits
 */
export function whenReleased(change: () => void): () => void {
  if (press === null) {
    change();
    return () => undefined;
  }
  waiting.add(change);
  return () => void waiting.delete(change);
}

/** Everything that has waited for the press. */
function catchUp(): void {
  if (press !== null) return;
  const due = [...waiting];
  waiting.clear();
  for (const change of due) change();
}

function letGo(): void {
  if (press === null) return;
  window.clearTimeout(press.timer);
  press = null;
  // What the press itself does comes first.
  window.setTimeout(catchUp);
}

/** The press under way means nothing any more: what it began as has become something else. */
export function dropPress(): void {
  letGo();
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(FIELDS) !== null) return null;
  const control = target.closest(CONTROLS);
  return control instanceof HTMLElement ? control : null;
}

function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent).trim();
}

function canBePressed(control: Element): boolean {
  return control.isConnected && !control.matches(':disabled, [inert] *');
}

/** The one control that has come in the place of one that is gone; null where there is none, or more. */
function successorOf({ control, name }: Press): HTMLElement | null {
  const alike = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.tagName === control.tagName && nameOf(one) === name && one.checkVisibility() && canBePressed(one),
  );
  const [only] = alike;
  return alike.length === 1 ? only : null;
}

/** Presses what a press was meant for, as the browser would have. @returns false where there is nothing to press */
function carryOut(meant: Press): boolean {
  const control = canBePressed(meant.control) ? meant.control : successorOf(meant);
  if (control === null) return false;
  const { left, top, width, height } = control.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  control.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, ...middle }),
  );
  return true;
}

/**
 * From now on every press of a control is carried out or told to be lost.
 * @param onLost what was pressed has gone, and nothing was done
 * @returns what ends it
 */
export function watchPresses(onLost: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  function settle(): void {
    const meant = press;
    if (meant === null) return;
    letGo();
    if (!carryOut(meant)) onLost();
  }
  function onDown(event: PointerEvent): void {
    letGo();
    const control = event.isPrimary && event.button === 0 ? controlOf(event.target) : null;
    if (control === null || !canBePressed(control)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press = { control, name: nameOf(control), pointer, x, y, timer: 0 };
  }
  function onUp(event: PointerEvent): void {
    if (press === null || press.pointer !== event.pointerId) return;
    if (!isSteady(press, event)) letGo();
    // The click of a mouse comes with its going up, that of a finger a moment after.
    else press.timer = window.setTimeout(settle, event.pointerType === 'mouse' ? 0 : TAP);
  }
  function onClick(event: MouseEvent): void {
    // Keys, and what a script presses, need no pointer.
    if (press === null || !event.isTrusted || event.detail === 0) return;
    if (!isSteady(press, event) || controlOf(event.target) === press.control) {
      letGo();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    settle();
  }

  const early = { capture: true, signal };
  window.addEventListener('pointerdown', onDown, early);
  window.addEventListener('pointerup', onUp, early);
  window.addEventListener('click', onClick, early);
  window.addEventListener('click', catchUp, { signal });
  for (const end of ['pointercancel', 'contextmenu', 'dragstart']) window.addEventListener(end, letGo, early);
  // Parts of the page that lose the focus are not meant.
  window.addEventListener('blur', letGo, { signal });
  return () => {
    stop.abort();
    letGo();
  };
}

function isSteady({ x, y }: Press, event: MouseEvent): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) <= STEADY;
}
