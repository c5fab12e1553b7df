/** The payment that is open on a board: laid down from the stock, shown where it was asked for. */
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useMemo, useState } from 'react';
import { type Bill, dueOf, paidOf, withOneLess, withOneMore } from './payment.ts';

/** An open payment, as the stock shows it. */
interface Tray {
  /** Who opened it. */
  readonly id: string;
  /** By good: what is laid down. */
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

/** Holds the one open payment of a board; only what asks for it is drawn again when it changes. */
export function PayingProvider({ children }: { children: ReactNode }) {
  const [tray, setTray] = useState<Tray | null>(null);
  const paying = useMemo(() => ({ tray, setTray }), [tray]);
  return <PayingContext.Provider value={paying}>{children}</PayingContext.Provider>;
}

export function useTray(): Tray | null {
  return useContext(PayingContext).tray;
}

/** Lays a tray on the paying for as long as it is given; the one that came last is the open one. */
function useOpenTray(tray: Tray | null): void {
  const { setTray } = useContext(PayingContext);
  useLayoutEffect(() => {
    if (tray === null) return;
    setTray(() => tray);
    return () => setTray((now) => (now?.id === tray.id ? null : now));
  }, [tray, setTray]);
}

interface PaymentPlan extends Bill {
  /** Names what is paid for: another one begins with its usual mix. */
  readonly of: object;
  /** By good: what is paid where nobody chooses otherwise. */
  readonly usual: readonly number[];
  /** By good: what there is. */
  readonly stock: readonly number[];
  /** Whether another mix is possible. */
  readonly canChange: boolean;
  /** Whether goods can be laid down at once, without asking for it. */
  readonly isOpen: boolean;
}

/** A payment with what can be done to it. */
export interface LaidPayment {
  /** By good. */
  readonly amounts: readonly number[];
  readonly isUsual: boolean;
  /** So much is still due. */
  readonly missing: number;
  /** Whether this is the payment that the stock shows: of several the one that was opened last. */
  readonly isLaid: boolean;
  open(): void;
  takeBack(good: number): void;
}

/** A payment: the usual mix, laid down anew from the stock (`useTray`) where another is possible. */
export function usePayment(plan: PaymentPlan): LaidPayment {
  const { of, usual, stock, dues, joker, canChange, isOpen } = plan;
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  // How often it was opened: each time it comes to the front again.
  const [asked, setAsked] = useState(isOpen ? 1 : 0);
  const id = useId();
  const amounts = wanted ?? usual;
  // What is due may be made up anew by the caller; it hangs on what is paid for.
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
