/** The open payment of a board: laid down from the stock, shown where it was requested. */
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useState } from 'react';
import { type Bill, dueOf, paidOf, withOneLess, withOneMore } from './payment.ts';

/** An open payment, as shown by the stock. */
interface Tray {
  /** The component that opened it. */
  readonly id: string;
  /** By good: the amount laid down. */
  readonly amounts: readonly number[];
  /** By good: whether one more can be laid down. */
  readonly canAdd: readonly boolean[];
  add(good: number): void;
}

interface Paying {
  readonly tray: Tray | null;
  setTray(change: (before: Tray | null) => Tray | null): void;
}

const PayingContext = createContext<Paying>({ tray: null, setTray: () => undefined });

/** Holds the one open payment of a board; only its consumers are redrawn when it changes. */
export function PayingProvider({ children }: { children: ReactNode }) {
  const [tray, setTray] = useState<Tray | null>(null);
  const paying = useMemo(() => ({ tray, setTray }), [tray]);
  return <PayingContext.Provider value={paying}>{children}</PayingContext.Provider>;
}

export function useTray(): Tray | null {
  return useContext(PayingContext).tray;
}

/** Makes a tray the open payment as long as it is given; the last one wins. */
function useOpenTray(tray: Tray | null): void {
  const { setTray } = useContext(PayingContext);
  useLayoutEffect(() => {
    if (tray === null) return;
    setTray(() => tray);
    return () => setTray((now) => (now?.id === tray.id ? null : now));
  }, [tray, setTray]);
}

interface PaymentPlan extends Bill {
  /** Identifies the purchase: another one begins with its usual mix. */
  readonly of: object;
  /** By good: the default payment. */
  readonly usual: readonly number[];
  /** By good: the available amount. */
  readonly stock: readonly number[];
  /** Whether another mix is possible. */
  readonly canChange: boolean;
  /** Whether goods can be laid down right away. */
  readonly isOpen: boolean;
}

/** A payment with its possible actions. */
export interface LaidPayment {
  /** By good. */
  readonly amounts: readonly number[];
  readonly isUsual: boolean;
  /** The amount still due. */
  readonly missing: number;
  /** Whether this is the payment that the stock shows: the last one opened. */
  readonly isLaid: boolean;
  open(): void;
  takeBack(good: number): void;
}

/** A payment: the usual mix, laid down anew from the stock (`useTray`) if another one is possible. */
export function usePayment(plan: PaymentPlan): LaidPayment {
  const { of, usual, stock, dues, joker, canChange, isOpen } = plan;
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  // Increased whenever it is opened, to bring it to the front again.
  const [asked, setAsked] = useState(isOpen ? 1 : 0);
  const id = useId();
  const amounts = wanted ?? usual;
  // The caller may recreate the dues; they depend on the purchase.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const tray = useMemo(() => {
    if (asked === 0 || !canChange) return null;
    const next = amounts.map((_, good) => withOneMore({ dues, joker }, stock, amounts, good));
    return {
      id,
      amounts,
      canAdd: next.map((one) => one !== null),
      add: (good: number) => setWanted(next[good] ?? amounts),
    };
  }, [asked, canChange, id, amounts, stock, of]);
  useOpenTray(tray);
  const shown = useTray();
  return {
    amounts,
    isUsual: amounts.every((amount, good) => amount === usual[good]),
    missing: Math.max(0, dueOf(dues) - paidOf(amounts)),
    isLaid: tray !== null && shown?.id === id,
    open: () => setAsked(asked + 1),
    takeBack: (good) => setWanted(withOneLess(amounts, good)),
  };
}
