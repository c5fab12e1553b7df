/**
 * A press of the pointer, from pointerdown to the click. It means the control that lay under the pointer when it went
 * down: that control is pressed, wherever it is when the pointer comes up; if it is gone, a sentence says so. Updates
 * wait meanwhile, so that nothing changes its meaning under a finger.
 */

/** Elements that can be pressed. */
const CONTROLS = 'button, a[href], summary, label, [role="gridcell"], [role="tab"]';
/** Elements for typing, dragging or opening: using them is no press of the element around them. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
/** Pixels: a pointer that has moved further was moved away on purpose, or drags something. */
const STEADY = 12;
/** Milliseconds after a finger is lifted during which its click may come. */
const TAP = 400;

interface Press {
  readonly control: HTMLElement;
  /** Its name when the pointer went down. */
  readonly name: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Runs from the pointer's release until the click; 0 before. */
  timer: number;
}

let press: Press | null = null;
const waiting = new Set<() => void>();

/** Whether something is being pressed: the display then stays unchanged. */
export function isPressing(): boolean {
  return press !== null;
}

/**
 * Makes a change to what can be pressed: at once, or right after the current press.
 * @returns a function that cancels it while it waits
 */
export function whenReleased(change: () => void): () => void {
  if (press === null) {
    change();
    return () => undefined;
  }
  waiting.add(change);
  return () => void waiting.delete(change);
}

/** Makes all waiting changes. */
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
  // The press's own effect comes first.
  window.setTimeout(catchUp);
}

/** Cancels the current press: its target has become something else. */
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

/** The only control that has replaced one that is gone; null if there is none, or several. */
function successorOf({ control, name }: Press): HTMLElement | null {
  const alike = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.tagName === control.tagName && nameOf(one) === name && one.checkVisibility() && canBePressed(one),
  );
  const [only] = alike;
  return alike.length === 1 ? only : null;
}

/** Presses the intended control, as the browser would have. @returns false if it is gone */
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
 * From now on every press of a control is carried out or reported as lost.
 * @param onLost called if the pressed control is gone and nothing was done
 * @returns a function that ends this
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
    // The click of a mouse comes with its release, that of a finger a moment later.
    else press.timer = window.setTimeout(settle, event.pointerType === 'mouse' ? 0 : TAP);
  }
  function onClick(event: MouseEvent): void {
    // Key presses and scripted clicks involve no pointer.
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
  // Only the window's blur, not that of elements.
  window.addEventListener('blur', letGo, { signal });
  return () => {
    stop.abort();
    letGo();
  };
}

function isSteady({ x, y }: Press, event: MouseEvent): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) <= STEADY;
}
