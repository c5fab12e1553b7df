import '../style/editor.css';
import { parseJson } from '@marchlands/core/json.ts';
import { boards } from '@marchlands/games/boards.ts';
import type { OptionEditor } from '@marchlands/kit/option-editor.ts';
import { FileDown, FolderOpen, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveAsFile } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { editorWords as text } from '../words/editor.ts';
import { words } from '../words/words.ts';
import type { EditedOption } from './edited-option.ts';
import { afterChange, NO_HISTORY, redone, undone } from './history.ts';

/** A file of more characters than that is no deck and no map. */
const MOST_CHARACTERS = 2_000_000;

/** The dialog around an option's editor, with the common tools: undo, reset, files, and problems. */
export default function EditorDialog({ onClose, ...option }: EditedOption & { readonly onClose: () => void }) {
  const { gameId, name, label } = option;
  const editor = useLoaded(async () => {
    const load = boards.find(({ id }) => id === gameId)?.editors?.[name];
    if (load === undefined) throw new Error(`${gameId} has no editor of ${name}`);
    return load();
  }, [gameId, name]);
  // Outside the surrounding form: Enter in a field of the editor would start the match.
  return createPortal(
    <Dialog title={text.title(label)} onClose={onClose} isWide>
      {editor.state === 'loading' && <p className="soft">{words.loading}</p>}
      {editor.state === 'failed' && <p className="notice bad">{text.notLoaded}</p>}
      {editor.state === 'ready' && <Frame {...option} editor={editor.value} />}
    </Dialog>,
    document.body,
  );
}

function Frame({ editor, gameId, name, label, ...props }: EditedOption & { readonly editor: OptionEditor }) {
  const { value, byDefault, seats, options, problem, onChange } = props;
  const [history, setHistory] = useState(NO_HISTORY);
  const [unread, setUnread] = useState<string | null>(null);
  const isStandard = JSON.stringify(value) === JSON.stringify(byDefault);

  function change(next: unknown, step: string | null = null) {
    setHistory(afterChange(history, value, step));
    setUnread(null);
    onChange(next);
  }

  function goTo(found: ReturnType<typeof undone>) {
    if (found === null) return;
    setHistory(found.history);
    setUnread(null);
    onChange(found.value);
  }

  // The usual undo keys apply to the whole value, even in a text field.
  const latest = useRef(goTo);
  latest.current = goTo;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = frame.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      latest.current(key === 'y' || event.shiftKey ? redone(history, value) : undone(history, value));
    };
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [history, value]);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const field = event.target;
    const file = field.files?.[0];
    if (file === undefined) return;
    const read = file.size > MOST_CHARACTERS ? null : parseJson(await file.text());
    // The same file may be opened again.
    field.value = '';
    if (read?.ok === true) change(read.value);
    else setUnread(text.unread(file.name, read?.problem.at ?? ''));
  }

  function save() {
    const held = editor.fileOf?.(value, seats, options) ?? value;
    saveAsFile(`${gameId}-${name}.json`, `${JSON.stringify(held, null, 1)}\n`, 'application/json');
  }

  const place = problem?.at === undefined ? null : (editor.placeName?.(value, problem.at) ?? null);
  return (
    <div className="option-editor" ref={frame}>
      <div className="editor-tools" role="toolbar" aria-label={text.tools}>
        <Tool label={text.undo} isOff={history.past.length === 0} onPress={() => goTo(undone(history, value))}>
          <Undo2 size={20} aria-hidden="true" />
        </Tool>
        <Tool label={text.redo} isOff={history.future.length === 0} onPress={() => goTo(redone(history, value))}>
          <Redo2 size={20} aria-hidden="true" />
        </Tool>
        <Tool label={text.standard} isOff={isStandard} onPress={() => change(byDefault)}>
          <RotateCcw size={20} aria-hidden="true" />
        </Tool>
        <label className="button editor-open">
          <FolderOpen size={20} aria-hidden="true" />
          <span>{text.open}</span>
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            aria-label={text.open}
            onChange={(event) => void open(event)}
          />
        </label>
        <Tool label={text.save} onPress={save}>
          <FileDown size={20} aria-hidden="true" />
        </Tool>
      </div>
      <p className={`editor-state ${problem === null ? '' : 'wrong'}`} role="status">
        {problem === null ? text.sound(isStandard) : text.wrong(place, problem.message)}
      </p>
      {unread !== null && (
        <p className="notice bad" role="alert">
          {unread}
        </p>
      )}
      <div className="editor-body">
        <editor.Editor {...props} onChange={change} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button type="button" className="button" aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      {children}
      <span>{label}</span>
    </button>
  );
}
