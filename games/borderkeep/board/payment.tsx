/** A payment: the usual mix, laid down anew from the stock where another is possible, and the button that pays it. */
import { usePayment } from '@marchlands/kit/paying.tsx';
import { type Due, dueOf, paidOf } from '@marchlands/kit/payment.ts';
import { type ReactNode, useMemo } from 'react';
import { defaultPayment, mixRow } from '../advice/ask.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { Amounts, GoodToken } from './goods.tsx';
import { Beside, Do } from './panel-parts.tsx';
import { words } from './words.ts';

export interface PaymentProps {
  readonly setup: Setup;
  readonly view: View;
  readonly seat: number;
  /** The move with the default mix. */
  readonly move: Move;
  /** The move that begins another mix; null where there is none. */
  readonly mix: Move | null;
  readonly dues: readonly Due[];
  readonly label: string;
  /** Whether the goods can be laid down at once, without asking for it. */
  readonly isOpen?: boolean;
  /** What else can be done, beside the button that pays. */
  readonly children?: ReactNode;
  choose(...moves: readonly Move[]): void;
}

/** The goods of a bit mask, gold left out. */
export function goodsOfMask(mask: number): readonly number[] {
  return GOODS.flatMap((_, g) => (g !== GOLD && ((mask >> g) & 1) === 1 ? [g] : []));
}

export function Payment(props: PaymentProps) {
  const { setup, view, seat, move, mix, dues, label, isOpen = false, children, choose } = props;
  const usual = useMemo(() => defaultPayment(setup, view, seat, move), [setup, view, seat, move]);
  const canChange = mix !== null && usual !== null;
  const stock = view.table.towns[seat]?.goods ?? NOTHING;
  const paid = usePayment({ of: move, usual: usual ?? NOTHING, stock, dues, joker: GOLD, canChange, isOpen });
  const { amounts, isLaid, isUsual, missing } = paid;
  const row = useMemo(
    () => (isUsual || mix === null ? [move] : missing > 0 ? null : mixRow(setup, view, seat, mix, amounts)),
    [isUsual, mix, move, missing, setup, view, seat, amounts],
  );
  return (
    <div className="bk-payment">
      {/* First for the keyboard, below the goods to be seen. */}
      <div className="row">
        <Do moves={row} choose={choose}>
          {label}
          {!isLaid && usual !== null && dueOf(dues) > 0 && <Amounts amounts={amounts} />}
        </Do>
        {canChange && !isLaid && (
          <button type="button" className="button quiet" aria-label={words.changeSays(label)} onClick={paid.open}>
            {words.change}
          </button>
        )}
        <Beside>{children}</Beside>
      </div>
      {isLaid && (
        <div className="bk-tray">
          {GOODS.map((good, g) =>
            (amounts[g] ?? 0) > 0 ? (
              <button
                key={good}
                type="button"
                className="button tabular"
                aria-label={words.takeBack(amounts[g] ?? 0, good)}
                onClick={() => paid.takeBack(g)}
              >
                {amounts[g]}
                <GoodToken good={good} />
              </button>
            ) : null,
          )}
          <output className={`tabular ${missing > 0 || row === null ? 'bk-warn' : 'soft'}`}>
            {row === null && missing === 0 ? words.notSo : words.paidOf(paidOf(amounts), dueOf(dues))}
          </output>
        </div>
      )}
      {isLaid && <p className="soft bk-hint">{words.layDown}</p>}
    </div>
  );
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];
