import { isRecord } from '@marchlands/core/result.ts';
import { ChoiceField, NumberField, SetField } from '@marchlands/kit/editing.tsx';
import type { Effect } from '../../data/cards.ts';
import { effectLine } from '../faces/lines.ts';
import { listOf } from './rows.ts';
import { words } from './words.ts';

/** Above the limit of every number in an effect; lower limits are checked by the reader. */
const HIGH = 30;
const DIE = ['1', '2', '3', '4', '5', '6'] as const;
const VICTIMS = ['left', 'any'] as const;

interface Props {
  /** The value of the card's field, valid or not. */
  readonly effects: unknown;
  /** The effects that can be read. */
  readonly sound: readonly Effect[];
  readonly wrong: ReadonlyMap<string, string>;
  onChange(effects: readonly unknown[]): void;
}

/** The numbers of a card's effects, and whom it strikes; effects without either have no field. */
export function EffectFields({ effects, sound, wrong, onChange }: Props) {
  const list = listOf(effects);
  if (list.length === 0) return null;
  return (
    <fieldset className="edit-set bk-form-effects">
      <legend>{words.fields['effects']}</legend>
      {list.map((given, at) => {
        if (!isRecord(given)) return null;
        const put = (change: object) => onChange(list.map((one, i) => (i === at ? { ...given, ...change } : one)));
        const problemAt = (field: string) => wrong.get(`effects[${at}].${field}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect is identified by its index
          <div key={at} className="bk-form-goods">
            {at < sound.length && <p className="edit-note">{effectLine(sound[at])}</p>}
            {Object.entries(words.effectFields).map(([field, label = field]) =>
              Object.hasOwn(given, field) ? (
                <NumberField
                  key={field}
                  label={label}
                  value={given[field]}
                  low={0}
                  high={HIGH}
                  problem={problemAt(field)}
                  onChange={(value) => put({ [field]: value })}
                />
              ) : null,
            )}
            {(given['victim'] === 'left' || given['victim'] === 'any') && (
              <ChoiceField
                label={words.victim}
                value={given['victim']}
                choices={VICTIMS.map((one) => [one, words.victims[one]] as const)}
                problem={problemAt('victim')}
                onChange={(victim) => put({ victim })}
              />
            )}
            {Array.isArray(given['on']) && (
              <SetField
                label={words.fatal}
                items={DIE.map((face) => [face, face] as const)}
                chosen={given['on'].map(String)}
                problem={problemAt('on')}
                onChange={(faces) => put({ on: faces.map(Number) })}
              />
            )}
          </div>
        );
      })}
      <p className="edit-note">{words.moreByData}</p>
    </fieldset>
  );
}
