/** A payment: the usual mix, laid down anew from the stock if another one is possible, and the button that pays it. */
import { usePayment } from '@marchlands/kit/paying.tsx';
import { dueOf, paidOf } from '@marchlands/kit/payment.ts';
import { type ReactNode, useMemo } from 'react';
import { defaultPayment, duesOf, mixRow } from '../advice/ask.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import { type Move, moveCodec } from '../moves.ts';
import type { Paying } from '../rules/purchases.ts';
import { Amounts, GoodToken } from './goods.tsx';
import { Beside, Do } from './panel-parts.tsx';
import type { PanelProps } from './panel-props.ts';
import { words } from './words.ts';

interface PaymentProps extends Pick<PanelProps, 'setup' | 'view' | 'choices' | 'choose'> {
  readonly seat: number;
  /** The move with the default mix. */
  readonly move: Paying;
  readonly label: string;
  /** Whether the goods can be laid down right away. */
  readonly isOpen?: boolean;
  /** Other possible moves, beside the button that pays. */
  readonly children?: ReactNode;
}

/** The move that begins another mix for the same thing; null if there is none. */
function mixOf(choices: PanelProps['choices'], move: Paying): Move | null {
  const code = moveCodec.encode({ ...move, pay: 'mix' });
  return choices.find((one) => moveCodec.encode(one.move) === code)?.move ?? null;
}

export function Payment(props: PaymentProps) {
  const { setup, view, seat, choices, move, label, isOpen = false, children, choose } = props;
  const mix = mixOf(choices, move);
  const dues = useMemo(() => duesOf(setup, view, seat, move), [setup, view, seat, move]);
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
      {/* First for the keyboard, shown below the goods. */}
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
