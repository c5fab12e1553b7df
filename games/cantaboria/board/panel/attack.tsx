/** An attack: both totals piece by piece, the effect of a planned move on them, and who may still join. */

import type { Choice, SeatInfo } from '@marchlands/kit/board.ts';
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { isHopeless } from '../../advice/totals.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { buttonText } from '../labels.ts';
import { titleOf } from '../names.ts';
import { outlook } from '../outlook-part.ts';
import { type Part, sidesOf } from '../sides.ts';
import { words } from '../words.ts';
import { Do } from './actions.tsx';
import type { PanelProps } from './props.ts';

export function AttackTotals({ state: s, seats }: { state: State; seats: readonly SeatInfo[] }) {
  const { totals, offence, defence } = sidesOf(s);
  const { offenceSoFar, defenceSoFar, thirds } = totals;
  const open = thirds.filter(({ side }) => side === null);
  const more = open.reduce((sum, { points }) => sum + points, 0);
  return (
    <section className="ca-totals" aria-label={words.against(offenceSoFar, defenceSoFar)}>
      <h3>{titleOf(s, { kind: 'place', at: s.target })}</h3>
      <div className="ca-sides tabular">
        <Side title={words.offence} total={offenceSoFar} parts={offence} state={s} />
        <Side title={words.defence} total={defenceSoFar} parts={defence} state={s} />
      </div>
      <p className={offenceSoFar > defenceSoFar ? 'ca-good-says' : 'soft'}>
        {offenceSoFar > defenceSoFar ? words.wins : words.needs(defenceSoFar - offenceSoFar + 1)}{' '}
        {more > 0 && words.open(more)}
      </p>
      {isHopeless(totals) && <p className="ca-warning">{words.hopeless}</p>}
      {open.length > 0 && (
        <ul className="ca-thirds tabular">
          {open.map(({ seat, points }) => (
            <li key={seat}>
              <SeatBadge seat={seat} size={20} /> {words.lends(nameIn(seats, seat))} {points}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Side({ title, total, parts, state }: { title: string; total: number; parts: readonly Part[]; state: State }) {
  return (
    <div>
      <h4>
        {title} <strong>{total}</strong>
      </h4>
      <ul>
        {parts.map(({ place, owner, points, isMoved }) => (
          <li key={`${place} ${isMoved}`}>
            <SeatBadge seat={owner} size={18} />
            <span>{isMoved ? words.moving(placeName(state, place)) : placeName(state, place)}</span>
            <span>{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The plan of an attack being composed. */
export function Plan(props: PanelProps) {
  const { choices } = props;
  const moves = ofKind(choices, 'foot', 'horse', 'boat', 'step', 'sail', 'take', 'land');
  return (
    <>
      <AttackTotals {...props} />
      <div className="ca-buttons">
        {moves.map((choice) => (
          <Do key={choice.notation} {...props} choice={choice} label={withTotals(props, choice)} />
        ))}
      </div>
    </>
  );
}

/** The text of a button, and both totals after its move. */
export function withTotals({ state, choosing }: Pick<PanelProps, 'state' | 'choosing'>, choice: Choice<Move>): string {
  const says = buttonText(state, choice);
  const after = choosing === null ? null : outlook.get().totalsAfter(state, choosing, choice.move);
  return after === null ? says : `${says} · ${words.against(after.offenceSoFar, after.defenceSoFar)}`;
}
