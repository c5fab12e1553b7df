/** A payment: the usual mix, changed kind by kind where there is another, and the button that pays it. */
import { useMemo, useState } from 'react';
import { GOLD, GOODS } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view.ts';
import { defaultPayment, mixRow } from './ask.ts';
import { Amounts, GoodToken } from './goods.tsx';
import { words } from './words.ts';

/** A part of what is due, and the goods accepted for it besides gold: places in GOODS. */
export interface Due {
  readonly amount: number;
  readonly goods: readonly number[];
}

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
  /** Whether this is the first thing that Enter should do. */
  readonly isFirst?: boolean;
  act(moves: readonly Move[]): void;
}

/** The goods of a bit mask, gold left out. */
export function goodsOfMask(mask: number): readonly number[] {
  return GOODS.flatMap((_, g) => (g !== GOLD && ((mask >> g) & 1) === 1 ? [g] : []));
}

export function Payment({ setup, view, seat, move, mix, dues, label, isFirst, act }: PaymentProps) {
  const usual = useMemo(() => defaultPayment(setup, view, seat, move), [setup, view, seat, move]);
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const stock = view.table.towns[seat]?.goods ?? [];
  const due = dues.reduce((sum, { amount }) => sum + amount, 0);
  const amounts = wanted ?? usual ?? [];
  const spent = amounts.reduce((sum, amount, g) => sum + (g === GOLD ? 0 : amount), 0);
  const gold = due - spent;
  const missing = Math.max(0, gold - (stock[GOLD] ?? 0));
  const isUsual = wanted === null || usual === null || wanted.every((amount, g) => g === GOLD || amount === usual[g]);
  const row = useMemo(
    () => (isUsual || mix === null ? [move] : missing > 0 ? null : mixRow(setup, view, seat, mix, wanted ?? [])),
    [isUsual, mix, move, missing, setup, view, seat, wanted],
  );
  const change = (good: number, by: number) => {
    const next = [...amounts];
    next[good] = (next[good] ?? 0) + by;
    setWanted(next);
  };
  return (
    <div className="bk-payment">
      {usual !== null && wanted === null && due > 0 && (
        <p className="bk-pay">
          <Amounts amounts={usual} />
        </p>
      )}
      {wanted !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
        <div className="bk-steppers" role="group" aria-label={words.payment}>
          {dues.flatMap((part) =>
            part.goods
              .filter((g) => (stock[g] ?? 0) > 0)
              .map((g) => {
                const good = GOODS[g] ?? 'gold';
                const of = part.goods.reduce((sum, other) => sum + (amounts[other] ?? 0), 0);
                const amount = amounts[g] ?? 0;
                return (
                  <div key={good} className="bk-stepper tabular">
                    <GoodToken good={good} />
                    <span>{words.good(good)}</span>
                    <button
                      type="button"
                      className="button"
                      aria-label={words.less(good)}
                      disabled={amount === 0}
                      onClick={() => change(g, -1)}
                    >
                      −
                    </button>
                    <output aria-label={words.good(good)}>{amount}</output>
                    <button
                      type="button"
                      className="button"
                      aria-label={words.more(good)}
                      disabled={amount >= (stock[g] ?? 0) || of >= part.amount}
                      onClick={() => change(g, 1)}
                    >
                      +
                    </button>
                    <span className="soft">{words.of(stock[g] ?? 0)}</span>
                  </div>
                );
              }),
          )}
          <div className="bk-stepper tabular">
            <GoodToken good="gold" />
            <span>{words.good('gold')}</span>
            <output aria-label={words.good('gold')} className="bk-rest">
              {gold}
            </output>
            <span className="soft">{words.of(stock[GOLD] ?? 0)}</span>
          </div>
          <p className={missing > 0 ? 'bk-warn' : 'soft'}>{missing > 0 ? words.short(missing) : words.goldFills}</p>
        </div>
      )}
      <div className="row">
        <button
          type="button"
          className={`button ${isFirst === true ? 'primary' : ''}`}
          disabled={row === null}
          {...(isFirst === true ? { 'data-first': true } : {})}
          onClick={() => row !== null && act(row)}
        >
          {label}
        </button>
        {mix !== null && usual !== null && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={wanted !== null}
            onClick={() => setWanted(wanted === null ? usual : null)}
          >
            {wanted === null ? words.change : words.unchange}
          </button>
        )}
      </div>
    </div>
  );
}
