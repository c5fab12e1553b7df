/** An attack: both totals piece by piece, what a planned move would make of them, and who may still join. */
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { State } from '../../state.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { titleOf } from '../names.ts';
import { type Part, reckoningAfter, reckoningOf } from '../outlook.ts';
import { words } from '../words.ts';
import { Do } from './actions.tsx';
import { nameOf, ofKind, type PanelProps } from './props.ts';

export function Totals({ state: s, seats }: { state: State; seats: readonly SeatInfo[] }) {
  const { offence, defence, offenceParts, defenceParts, thirds } = reckoningOf(s);
  const open = thirds.reduce((sum, { side, points }) => sum + (side === null ? points : 0), 0);
  return (
    <section className="ca-totals" aria-label={words.against(offence, defence)}>
      <h3>{titleOf(s, { kind: 'place', at: s.target })}</h3>
      <div className="ca-sides tabular">
        <Side title={words.offence} total={offence} parts={offenceParts} state={s} />
        <Side title={words.defence} total={defence} parts={defenceParts} state={s} />
      </div>
      <p className={offence > defence ? 'ca-good-says' : 'soft'}>
        {offence > defence ? words.wins : words.needs(defence - offence + 1)} {open > 0 && words.open(open)}
      </p>
      {open > 0 && (
        <ul className="ca-thirds tabular">
          {thirds.map(({ seat, points, side }) =>
            side === null ? (
              <li key={seat}>
                <SeatBadge seat={seat} size={20} /> {words.lends(nameOf(seats, seat))} {points}
              </li>
            ) : null,
          )}
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
        {parts.map(({ place, owner, points }) => (
          <li key={place ?? -1}>
            <SeatBadge seat={owner} size={18} />
            <span>{place === null ? words.plannedMove : placeName(state, place)}</span>
            <span>{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The plan of an attack while it is put together. */
export function Plan(props: PanelProps) {
  const { state: s, choices, choosing } = props;
  const declare = ofKind(choices, 'declare').at(0);
  const moves = ofKind(choices, 'foot', 'horse', 'boat', 'step', 'take', 'land');
  return (
    <>
      <Totals {...props} />
      {declare !== undefined && <Do {...props} choice={declare} isMain label={words.declare} />}
      <div className="ca-buttons">
        {moves.map((choice) => {
          const after = choosing === null ? null : reckoningAfter(s, choosing, choice.move);
          return (
            <Do
              key={choice.notation}
              {...props}
              choice={choice}
              label={after === null ? choice.words : `${choice.words} · ${words.against(after.offence, after.defence)}`}
            />
          );
        })}
      </div>
    </>
  );
}
