import { lazy, Suspense, useState } from 'react';
import { words } from '../words/words.ts';
import type { EditedOption } from './edited-option.ts';

const EditorDialog = lazy(() => import('./editor-dialog.tsx'));

/** Opens the editor of an option, which is loaded on demand. */
export function EditorButton(props: EditedOption) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${words.setUp.openEditor}: ${props.label}`}
        onClick={() => setIsOpen(true)}
      >
        {words.setUp.openEditor}
      </button>
      {isOpen && (
        <Suspense fallback={<p className="soft">{words.loading}</p>}>
          <EditorDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
