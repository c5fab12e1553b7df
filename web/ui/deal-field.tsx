import { MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { Dices } from 'lucide-react';
import { useId } from 'react';
import { readDeal } from '../table/invitation.ts';
import { words } from '../words/words.ts';

/** Suggested deal numbers are below this: short enough to say over the telephone. */
const PROPOSED = 99_999;

/** The number in the field, null if it is empty. */
export function dealOf(text: string): Result<number | null> {
  const typed = text.trim();
  const deal = readDeal(typed);
  return typed === '' || deal !== null ? ok(deal) : fail(words.deal.wrong(MOST_DEAL));
}

/** The number of a deal, or empty for fair dice. */
export function DealField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const text = words.deal;
  const deal = dealOf(value);
  return (
    <fieldset className="deal">
      <legend>
        <label htmlFor={id}>{text.label}</label>
      </legend>
      <p className="row">
        <input
          id={id}
          className="field tabular"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={value}
          aria-invalid={!deal.ok}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="button"
          onClick={() => onChange(String(1 + Math.floor(Math.random() * PROPOSED)))}
        >
          <Dices size={20} aria-hidden="true" /> {text.draw}
        </button>
      </p>
      <p id={`${id}-help`} className={deal.ok ? 'soft' : 'notice bad'} role={deal.ok ? undefined : 'alert'}>
        {deal.ok ? text.help : deal.problem.message}
      </p>
    </fieldset>
  );
}
