/** The displayed scene: during playback the one so far, else that of the view. */
import { useMemo, useRef } from 'react';
import type { Setup } from '../../setup.ts';
import type { Table } from '../../view/table.ts';
import type { Told } from '../props.ts';
import { follow } from './follow.ts';
import { type Scene, sceneOf } from './scene.ts';

interface Rest {
  readonly table: Table;
  readonly scene: Scene | null;
}

/** The scene after some new events, starting where the board last rested. */
export function played(setup: Setup, before: Rest, newEvents: readonly Told[], count: number): Scene | null {
  return newEvents.slice(0, count).reduce((scene, told) => follow(setup, scene, told), before.scene);
}

/** The scene of a view at rest: numbers come from the view, dice and the fallen from the events before it. */
export function settled(setup: Setup, before: Rest, table: Table, newEvents: readonly Told[]): Scene | null {
  if (newEvents.length === 0) return sceneOf(setup, table, null);
  const end = played(setup, before, newEvents, newEvents.length);
  if (table.battle !== null) return sceneOf(setup, table, end);
  // A finished battle stays on display until something else happens.
  const isNews = end !== before.scene || table.step === 'lose';
  return end !== null && end.outcome !== null && isNews ? end : null;
}

export function useScene(setup: Setup, table: Table, newEvents: readonly Told[], now: Told | null): Scene | null {
  const rests = useRef<{ readonly before: Rest; readonly rest: Rest } | null>(null);
  if (rests.current === null) {
    const rest = { table, scene: sceneOf(setup, table, null) };
    rests.current = { before: { table, scene: null }, rest };
  } else if (rests.current.rest.table !== table) {
    const before = rests.current.rest;
    rests.current = { before, rest: { table, scene: settled(setup, before, table, newEvents) } };
  }
  const { before, rest } = rests.current;
  return useMemo(() => {
    if (now === null) return rest.scene;
    const at = newEvents.findIndex(({ id }) => id === now.id);
    return at < 0 ? rest.scene : played(setup, before, newEvents, at + 1);
  }, [setup, before, rest, newEvents, now]);
}
