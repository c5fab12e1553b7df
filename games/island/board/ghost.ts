import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import type { ComponentProps } from 'react';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import type { Chart, Ghost } from './map/chart.tsx';

type Given = Pick<OwnProps<Types>, 'setup' | 'view' | 'seats' | 'choosing'>;

/** The piece previewed for a move. */
const GHOSTS: { readonly [kind in Move['kind']]?: Ghost } = {
  settle: 'settlement',
  city: 'city',
  road: 'road',
  wall: 'wall',
  recruit: 'knight',
  station: 'knight',
  robber: 'robber',
};

/** The piece as it would be after a move; null if none is considered. */
export function ghostOf(
  props: Given,
  at: string | null,
  move: Move | undefined,
): ComponentProps<typeof Chart>['ghost'] {
  const { setup, view, choosing } = props;
  const piece = move === undefined ? undefined : GHOSTS[move.kind];
  if (at === null || piece === undefined || choosing === null) return null;
  // In set-up a city may be placed directly.
  const isCity = move?.kind === 'settle' && view.table.due === 'settle' && !setup.isBase && isSecondRound(props);
  return { id: at, piece: isCity ? 'city' : piece, seat: choosing };
}

/** IK-043: in the second round each player places a city. */
function isSecondRound({ view, seats }: Given): boolean {
  return view.table.placed >= seats.length;
}
