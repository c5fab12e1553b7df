import { isRecord } from '@marchlands/core/result.ts';
import { NumberField, SetField, Wrong } from '@marchlands/kit/editing.tsx';
import type { Good } from '../../data/cards.ts';
import { MOST } from '../../data/deck-file.ts';
import { listOf } from './rows.ts';
import { words } from './words.ts';

/** The most upkeep parts of a card. */
const MOST_PARTS = 2;

interface Props {
  /** The value of the card's field, valid or not. */
  readonly upkeep: unknown;
  /** The goods accepted besides gold, as items of a set. */
  readonly goods: Parameters<typeof SetField<Good>>[0]['items'];
  readonly wrong: ReadonlyMap<string, string>;
  onChange(parts: readonly unknown[]): void;
}

/** A card's cost each turn: parts that are paid separately. */
export function UpkeepFields({ upkeep, goods, wrong, onChange }: Props) {
  const parts = listOf(upkeep);
  const whole = wrong.get('upkeep');
  return (
    <div className="bk-form-upkeep">
      {whole !== undefined && <Wrong>{whole}</Wrong>}
      {parts.map((given, at) => {
        const part = isRecord(given) ? given : {};
        const put = (change: object) => onChange(parts.map((one, i) => (i === at ? { ...part, ...change } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
          <fieldset key={at} className="edit-set">
            <legend>{words.part(at + 1)}</legend>
            <div className="bk-form-part">
              <NumberField
                label={words.amount}
                value={part['amount']}
                low={1}
                high={MOST.upkeep}
                problem={wrong.get(`upkeep[${at}].amount`) ?? wrong.get(`upkeep[${at}]`)}
                onChange={(amount) => put({ amount })}
              />
              <SetField
                label={words.fields['pays'] ?? ''}
                items={goods}
                chosen={listOf(part['pays'])}
                problem={wrong.get(`upkeep[${at}].pays`)}
                onChange={(pays) => put({ pays })}
              />
              <button type="button" className="button" onClick={() => onChange(parts.filter((_, i) => i !== at))}>
                {words.dropPart(at + 1)}
              </button>
            </div>
          </fieldset>
        );
      })}
      {parts.length < MOST_PARTS && (
        <button type="button" className="button" onClick={() => onChange([...parts, { amount: 1, pays: ['food'] }])}>
          {words.addPart}
        </button>
      )}
    </div>
  );
}
