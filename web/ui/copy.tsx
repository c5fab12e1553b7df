import { useState } from 'react';
import { words } from '../words/words.ts';

/** Copies a text, and says whether it could. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setSaid(words.table.copied),
            () => setSaid(words.table.notCopied),
          )
        }
      >
        {words.table.copy}
      </button>
      <span role="status">{said}</span>
    </>
  );
}

/** Hands the person a text as a file. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
