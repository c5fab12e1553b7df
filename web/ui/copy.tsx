import { useState } from 'react';
import { words } from '../words/words.ts';

/** Copies a text, and shows whether it worked. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() =>
          void copy(text).then(
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

/** Fails if the browser forbids it; a page served without https has no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Downloads a text as a file. */
export function saveAsFile(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
