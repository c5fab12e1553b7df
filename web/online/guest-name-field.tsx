import { MOST_NAME } from '@marchlands/core/names.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { useId } from 'react';
import { onlineWords } from '../words/online.ts';
import { enterName } from './api.ts';

/** The name field of a new guest. */
export function GuestNameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{onlineWords.name.label}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={MOST_NAME}
        autoComplete="nickname"
        enterKeyHint="go"
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

/** Becomes a guest of this name; an empty one is refused with a sentence. */
export async function enterAs(name: string): Promise<Result<void>> {
  if (name.trim() === '') return fail(onlineWords.name.first);
  const entered = await enterName(name);
  return entered.ok ? ok(undefined) : entered;
}
