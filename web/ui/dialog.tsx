import { useReturnedFocus } from '@marchlands/kit/use-returned-focus.ts';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/words.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Fills the screen: a drag past its edge does not close it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape and a click beside it close it and return the focus. */
export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  const heading = useId();
  // The browser returns the focus only from a dialog that closes: one that gives way to what was chosen in it is removed.
  useReturnedFocus();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    // The browser focuses the first button, which closes: move the focus to the input, if there is one.
    element.querySelector<HTMLElement>('[data-focus="first"]')?.focus();
  }, []);
  // At once: the browser's event comes later, and until then a key that opens the next dialog would find this one open.
  function close() {
    if (isClosed.current) return;
    isClosed.current = true;
    dialog.current?.close();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Cancelling a file chooser inside it fires the same event.
        if (event.target === dialog.current) close();
      }}
      onClose={close}
      onClick={(event) => {
        if (!isWide && event.target === dialog.current) close();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button quiet icon" aria-label={words.close} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
