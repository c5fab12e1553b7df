/** The payment that is open on the board: laid down from the stock of commodities, shown in the side panel. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** An open payment, as the stock shows it. */
export interface Tray {
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
export function useOpenTray(tray: Tray | null): void {
  const { setTray } = useContext(PayingContext);
  useLayoutEffect(() => {
    if (tray === null) return;
    setTray(() => tray);
    return () => setTray((now) => (now?.id === tray.id ? null : now));
  }, [tray, setTray]);
}
