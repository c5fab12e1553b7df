/** Moves the focus of keyboard users to the next decision. */
import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { moveFocus } from '@marchlands/kit/walk.ts';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Props } from './props.ts';
import type { Spot } from './spot.ts';

export interface Focus {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  /** The one place in the tab order. */
  readonly current: string | null;
  readonly setCurrent: (place: string) => void;
  /** Whether the last input was by keyboard rather than by pointer. */
  readonly byKey: RefObject<boolean>;
  /** Back from the panel to the board, for keyboard users. */
  readonly back: () => void;
  /** From the panel to the hand. */
  readonly toHand: () => void;
  /** @param letGo drops the selection */
  readonly onKeyDown: (event: KeyboardEvent, letGo: () => void) => void;
}

/** @param whole the picked cards if they are complete; else null */
export function useFocus(
  { view, choosing, stage }: Props,
  chosen: Spot | null,
  whole: readonly string[] | null,
): Focus {
  const [current, setCurrent] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another position asks anew
  useEffect(() => {
    const isFree = hasNoFocus() || board.current?.contains(document.activeElement) === true;
    if (!byKey.current || choosing === null || !isFree) return;
    firstOf(board.current)?.focus();
  }, [choosing, view, stage.isPlaying]);
  useEffect(() => {
    if (!byKey.current || chosen === null || choosing === null) return;
    const opened = panel.current?.querySelector<HTMLElement>('.bk-chosen') ?? null;
    (firstOf(opened) ?? opened?.querySelector('button'))?.focus();
  }, [chosen, choosing]);
  // One place is always in the tab order.
  useLayoutEffect(() => {
    const places = [...(board.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    if (places.some((place) => place.dataset['place'] === current)) return;
    const first = places.find((place) => place.dataset['row'] === 'hand') ?? places.at(0);
    setCurrent(first?.dataset['place'] ?? null);
  });
  useEffect(() => {
    if (byKey.current && whole !== null) firstOf(panel.current)?.focus();
  }, [whole]);

  return {
    board,
    panel,
    current,
    setCurrent,
    byKey,
    back() {
      if (byKey.current) board.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
    },
    toHand: () => board.current?.querySelector<HTMLElement>('.bk-hand .lit:not(.picked)')?.focus(),
    onKeyDown(event, letGo) {
      byKey.current = true;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || board.current === null) return;
      if (event.key === 'Escape') letGo();
      else if (goToNamed(board.current, event.key) || moveFocus(board.current, event)) event.preventDefault();
    },
  };
}

/** Goes to the card of the hand with the number of a digit key; false if there is none. */
function goToNamed(board: HTMLElement, key: string): boolean {
  const named = /^[1-9]$/.test(key) ? board.querySelector<HTMLElement>(`[data-name="${key}"]`) : null;
  named?.focus();
  return named !== null;
}

/** The main button of a decision, if it can be pressed. */
function firstOf(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? null;
}
