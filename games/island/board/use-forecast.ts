import { useAdvice } from '@marchlands/kit/use-advice.ts';
import { useMemo } from 'react';
import type { Forecast } from '../advice/forecast.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';

/** The barbarians' next moves; null until computed. It plays by the rules, which are loaded after the drawing. */
export function useForecast(setup: Setup, table: Table): Forecast | null {
  const isDue = setup.isRoaming && table.turn > 0;
  const work = useMemo(
    () => (isDue ? async (asked: Table) => (await import('../advice/forecast.ts')).forecast(setup, asked) : null),
    [isDue, setup],
  );
  return useAdvice(table, work);
}

/** By vertex with a building: the chance that a barbarian arrives there within the next two turns, 0 .. 1. */
export function threatsOf(forecast: Forecast | null, table: Table): ReadonlyMap<number, number> {
  const threats = (forecast?.threats ?? []).filter(({ vertex }) => table.vertices[vertex].building !== null);
  return new Map(threats.map(({ vertex, arrives }) => [vertex, arrives[1]]));
}
