import { useMemo } from 'react';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { type View, views } from '../view/view.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * The state of a view, and the scene that is drawn.
 * @param drawn the picture of the current event; at rest the view itself
 */
export function useScene(setup: Setup, view: View, drawn: View): { readonly state: State; readonly scene: Scene } {
  const state = useMemo(() => views.restore(setup, view), [setup, view]);
  const scene = useMemo(
    () => sceneOf(drawn === view ? state : views.restore(setup, drawn)),
    [setup, view, drawn, state],
  );
  return { state, scene };
}
