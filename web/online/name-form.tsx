import { MOST_NAME, readName } from '@marchlands/core/names.ts';
import { type FormEvent, useId, useState } from 'react';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import { enterName } from './api.ts';
import { useGuest } from './guest.ts';

/** The player's name here, with a link to change it. */
export function OwnName() {
  const guest = useGuest();
  const [isChanging, setIsChanging] = useState(false);
  const text = onlineWords.name;
  if (guest === null || isChanging) {
    return (
      <NameForm
        onEntered={() => setIsChanging(false)}
        {...(guest === null ? {} : { onCancel: () => setIsChanging(false) })}
      />
    );
  }
  return (
    <p className="own-name row">
      <span>{text.you(guest.name)}</span>
      <button type="button" className="button quiet" onClick={() => setIsChanging(true)}>
        {text.change}
      </button>
    </p>
  );
}

function NameForm({ onEntered, onCancel }: { onEntered: () => void; onCancel?: () => void }) {
  const guest = useGuest();
  const [name, setName] = useState(guest?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const text = onlineWords.name;

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem(text.first);
    const read = readName(name);
    if (!read.ok) return setProblem(read.problem.message);
    const entered = await enterName(name);
    setProblem(entered.ok ? null : entered.problem.message);
    if (entered.ok) onEntered();
  }

  return (
    <form className="own-name" onSubmit={(event) => void enter(event)}>
      <label htmlFor={id}>{text.label}</label>
      <div className="row">
        <input
          id={id}
          className="field"
          value={name}
          maxLength={MOST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button primary">
          {guest === null ? text.enter : text.save}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
