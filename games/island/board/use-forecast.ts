import { useEffect, useState } from 'react';
import type { Forecast } from '../advice/forecast.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';

/** Where barbarians come next; null until it is worked out. It plays by the rules, which come after the drawing. */
export function useForecast(setup: Setup, table: Table): Forecast | null {
  const [made, setMade] = useState<{ readonly of: Table; readonly forecast: Forecast } | null>(null);
  const isDue = setup.isRoaming && table.turn > 0;
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    void import('../advice/forecast.ts').then(({ forecast }) => {
      if (!isOver) setMade({ of: table, forecast: forecast(setup, table) });
    });
    return () => {
      isOver = true;
    };
  }, [isDue, setup, table]);
  return isDue && made?.of === table ? made.forecast : null;
}
