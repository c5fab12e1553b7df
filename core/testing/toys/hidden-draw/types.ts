import type { TypesOf } from '../../../types.ts';
import type { Event } from './events.ts';
import type { Move, Outcome } from './moves.ts';
import type { Refusal } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types that the game ties together. */
export interface DrawTypes extends TypesOf<State, Move, Outcome, Event, Refusal, View> {}
