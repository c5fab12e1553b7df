import type { Masked } from '@marchlands/core/types.ts';
import type { Choice, ShownEvent } from '@marchlands/kit/board.ts';
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';

/** The board's props: views, moves and events of this game. */
export type Props = OwnProps<Types>;
export type Option = Choice<Move>;
export type Told = ShownEvent<Masked<Event>, View>;
