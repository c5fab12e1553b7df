import type { TypesOf } from '@marchlands/core/types.ts';
import type { Event } from './events.ts';
import type { Move, Outcome } from './moves.ts';
import type { State } from './state.ts';
import type { View } from './view/view.ts';
import type { Refusal } from './words/refusals.ts';

/** The game's types, bundled. */
export interface Types extends TypesOf<State, Move, Outcome, Event, Refusal, View> {}
