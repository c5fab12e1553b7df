/** Optional layers over the map: the points of all places, and the places under threat. */
import { useMemo, useState } from 'react';
import type { State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import type { View } from '../view/view.ts';
import { useThreats } from './use-threats.ts';

export interface Overlays {
  readonly showsForce: boolean;
  readonly showsThreats: boolean;
  /** Ids of the places that others could take, if shown. */
  readonly threatened: ReadonlySet<string>;
  onForce(): void;
  onThreats(): void;
}

export function useOverlays(state: State, view: View): Overlays {
  const [showsForce, setForce] = useState(false);
  const [showsThreats, setThreats] = useState(false);
  const threats = useThreats(state.setup, view, showsThreats);
  const threatened = useMemo(() => new Set([...threats.keys()].map((place) => nameOf(state, place))), [threats, state]);
  return {
    ...{ showsForce, showsThreats, threatened },
    onForce: () => setForce(!showsForce),
    onThreats: () => setThreats(!showsThreats),
  };
}
