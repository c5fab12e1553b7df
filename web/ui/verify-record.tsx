import { problemText } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { useState } from 'react';
import { words } from '../words/words.ts';

/** The result of a check: sentences, the first of which says whether the record is valid. */
interface Checked {
  readonly holds: boolean;
  readonly says: readonly string[];
  readonly unproven: readonly string[];
}

/** Verifies a record on request: replays it by its rules and recomputes its dice. */
export function VerifyRecord({ record }: { record: string }) {
  const [checked, setChecked] = useState<Checked | 'working' | null>(null);
  const text = words.verify;

  async function check() {
    setChecked('working');
    // Loaded only on request.
    const [{ verifyRecord }, { diceSentence }] = await Promise.all([
      import('@marchlands/core/match/verify.ts'),
      import('@marchlands/core/match/dice-sentence.ts'),
    ]);
    const found = await verifyRecord(record, loadGame);
    if (!found.ok) setChecked({ holds: false, says: [text.broken, problemText(found.problem)], unproven: [] });
    else {
      const { steps, remarks, unproven } = found.value;
      const says = [text.holds(steps), diceSentence(found.value), ...remarks.map(problemText)];
      setChecked({ holds: true, says, unproven });
    }
  }

  return (
    <section className="verify" aria-label={text.title}>
      <button
        type="button"
        className="button"
        aria-disabled={checked === 'working' || record === ''}
        onClick={() => checked !== 'working' && record !== '' && void check()}
      >
        {checked === 'working' ? words.loading : text.title}
      </button>
      {checked !== null && checked !== 'working' && (
        <div role="status" className={checked.holds ? 'notice' : 'notice bad'}>
          {checked.says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {checked.unproven.length > 0 && (
            <details>
              <summary>{text.unproven}</summary>
              <ul>
                {checked.unproven.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}
