import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/words.ts';

/**
 * A panel over the lower part of a phone's screen, or over the side in landscape, that leaves the board visible and
 * usable. Escape closes it and returns the focus.
 */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={sheet}
      className="sheet"
      role="dialog"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button quiet icon" aria-label={words.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  );
}
