/** Trade: choosing a partner. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { Do } from './actions.tsx';
import { Holdings } from './holdings.tsx';
import type { PanelProps } from './props.ts';

/** Partners to choose from, with their holdings. */
export function Partners(props: PanelProps) {
  const { state: s, choices, seats } = props;
  return (
    <ul className="ca-partners">
      {ofKind(choices, 'offer').map((choice) => (
        <li key={choice.notation}>
          <SeatBadge seat={choice.move.to} size={26} />
          <span>
            <strong>{nameIn(seats, choice.move.to)}</strong> <Holdings state={s} seat={choice.move.to} />
          </span>
          <Do {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
}
