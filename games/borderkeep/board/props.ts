import type { Masked } from '@marchlands/core/game.ts';
import type { BoardProps, Choice, Happening } from '@marchlands/kit/board.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view/view.ts';

/** What the shell hands the board, as this game has it: views, moves and events of its own. */
export type Props = BoardProps<View, Move, Masked<Event>>;
export type Option = Choice<Move>;
export type Told = Happening<Masked<Event>>;
