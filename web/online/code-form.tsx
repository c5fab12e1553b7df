import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { onlineWords } from '../words/online.ts';
import { takeCode } from './api.ts';

/** Takes a seat over to this device by a code shown on another one. */
export function CodeForm({ hasName, onNameless }: { hasName: boolean; onNameless: () => void }) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const text = onlineWords.code;

  async function take(event: FormEvent) {
    event.preventDefault();
    if (!hasName) return onNameless();
    const taken = await takeCode(code.trim());
    if (taken.ok) navigate(`/t/${taken.value}`);
    else setProblem(taken.problem.message);
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      <p className="soft">{text.about}</p>
      <form className="row" onSubmit={(event) => void take(event)}>
        <label htmlFor={id}>{text.label}</label>
        <input
          id={id}
          className="field code-field"
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" className="button" disabled={code.trim() === ''}>
          {text.enter}
        </button>
      </form>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
