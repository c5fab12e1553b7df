/** The place chosen by the person at the screen, and the effect of a press on a place. */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { useCallback, useMemo } from 'react';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { type Area, areaOf, idOf } from './areas.ts';
import { choicesAt } from './panel/actions.tsx';
import { meant } from './spots.ts';
import { tried } from './tried.ts';

type Given = Pick<OwnProps<Types, Event>, 'view' | 'choices' | 'choosing' | 'explain' | 'stage'>;

/** Moves made by one tap if nothing else can be done there: a piece of the opening, or a step of a composed choice. */
const DIRECT: readonly Move['kind'][] = ['site', 'draft', 'step', 'sail', 'enter', 'attack', 'pay', 'put'];

/** Steps at which the chosen place stays chosen while the person acts there. */
const KEPT_STEPS: readonly string[] = ['develop', 'offer', 'horse', 'boat', 'chain'];

export interface Chosen {
  /** Kept as long as its decision is open and the place exists; null for none. */
  readonly selected: Area | null;
  select(area: Area | null): void;
  /** Chooses a place by its id, or makes its only possible move. */
  onPlace(id: string): void;
}

/**
 * @param decision identifies the current decision
 * @param state the view's state
 * @param put plays a move, or adds it to the composed choice
 */
export function useChosen(
  { view, choices, choosing, explain, stage }: Given,
  decision: string,
  state: State,
  put: (move: Move) => void,
): Chosen {
  const isKept = choosing === null || KEPT_STEPS.includes(view.table.step);
  // Elsewhere it belongs to this position alone.
  const [id, keep] = useKept<string>(isKept ? decision : state);
  const selected = useMemo(() => (id === null ? null : areaOf(state, id)), [id, state]);
  const select = useCallback((area: Area | null) => keep(area === null ? null : idOf(state, area)), [keep, state]);
  const onPlace = useCallback(
    (id: string) => {
      stage.skip();
      const pressed = areaOf(state, id);
      if (pressed === null) return;
      const area = meant(state, choices, pressed);
      const here = choicesAt({ choices, selected: area }).filter(({ move }) => move.kind !== 'ask');
      const [only] = here;
      if (here.length === 1 && DIRECT.includes(only.move.kind)) {
        put(only.move);
        return;
      }
      if (here.length === 0 && choices.length > 0) {
        const move = tried(state, area);
        if (move !== null) explain(move);
      }
      select(area);
    },
    [state, choices, put, explain, select, stage],
  );
  return { selected, select, onPlace };
}
