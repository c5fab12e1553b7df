/** A payment: the usual mix, laid down anew from the stock where another is possible, and the button that pays it. */
import { type ReactNode, useId, useMemo, useState } from 'react';
import { defaultPayment, mixRow } from '../advice/ask.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { Amounts, GoodToken } from './goods.tsx';
import { Beside, Do } from './panel-parts.tsx';
import { useOpenTray, useTray } from './paying.tsx';
import { type Due, dueOf, paidOf, withOneLess, withOneMore } from './tray.ts';
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
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  // How often it was opened: each time it comes to the front again.
  const [asked, setAsked] = useState(isOpen ? 1 : 0);
  const id = useId();
  const stock = view.table.towns[seat]?.goods ?? NOTHING;
  const amounts = wanted ?? usual ?? NOTHING;
  const canChange = mix !== null && usual !== null;
  // What is due may be made up anew by the caller; it hangs on the move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const tray = useMemo(() => {
    if (asked === 0 || !canChange) return null;
    const next = GOODS.map((_, g) => withOneMore(dues, stock, amounts, g));
    return {
      id,
      amounts,
      canAdd: next.map((one) => one !== null),
      add: (good: number) => setWanted(next[good] ?? amounts),
    };
  }, [asked, canChange, id, amounts, stock, move]);
  useOpenTray(tray);
  // Where another payment has been opened since, this one is not the one that the stock shows.
  const open = useTray();
  const isLaid = tray !== null && open?.id === id;
  const missing = Math.max(0, dueOf(dues) - paidOf(amounts));
  const isUsual = wanted === null || usual === null || wanted.every((amount, g) => amount === usual[g]);
  const row = useMemo(
    () => (isUsual || mix === null ? [move] : missing > 0 ? null : mixRow(setup, view, seat, mix, wanted ?? [])),
    [isUsual, mix, move, missing, setup, view, seat, wanted],
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
          <button
            type="button"
            className="button quiet"
            aria-label={words.changeSays(label)}
            onClick={() => setAsked(asked + 1)}
          >
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
                onClick={() => setWanted(withOneLess(amounts, g))}
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
