/**
 * Possible attacks on the chosen place: a line for each attacker, one of them with its plan, both totals and its conditions.
 */

import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import type { PlayedAttack } from '../../advice/attack/played.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { planText, termsOf } from '../plan-text.ts';
import { planWords } from '../plan-words.ts';
import { words } from '../words.ts';
import { AttackTotals } from './attack.tsx';
import { type PanelProps, TARGET_STEPS } from './props.ts';

export function AttackList(props: PanelProps) {
  const { attacks, seats } = props;
  if (attacks.found === null) return <p aria-busy="true">{planWords.searching}</p>;
  if (attacks.found.length === 0) return <p className="soft">{planWords.nobodyCan}</p>;
  return (
    <ul className="ca-attacks">
      {attacks.found.map((attack) => {
        const { by } = attack.report;
        const isShown = attack === attacks.shown;
        return (
          <li key={by}>
            <button
              type="button"
              className="button"
              aria-expanded={isShown}
              onClick={() => attacks.show(isShown ? null : by)}
            >
              <SeatBadge seat={by} size={22} />
              <span>
                <strong>{nameIn(seats, by)}</strong> {headOf(attack)}
              </span>
            </button>
            {isShown && <Told {...props} attack={attack} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The attack's prospects in a few words. */
function headOf({ margin, leave }: PlayedAttack): string {
  if (margin <= 0) return planWords.withHelp;
  return leave.length > 0 ? planWords.withLeave(margin) : planWords.alone(margin);
}

function Told(props: PanelProps & { readonly attack: PlayedAttack }) {
  const { attack, seats, choosing, view, redraft } = props;
  const isMine = attack.report.by === choosing && TARGET_STEPS.includes(view.table.step);
  return (
    <div className="ca-attack">
      <ol>
        {planText(attack).map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shipments are listed twice
          <li key={i}>{sentence}</li>
        ))}
      </ol>
      {isMine && (
        <button type="button" className="button primary" onClick={() => redraft(attack.first)}>
          {planWords.usePlan}
        </button>
      )}
      <AttackTotals state={attack.state} seats={seats} />
      {termsOf(attack, (seat) => nameIn(seats, seat)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** Places that the deciding seat can take, most certain first. */
export function TargetList({
  attacks,
  state,
  seats,
  onSelect,
}: Pick<PanelProps, 'attacks' | 'state' | 'seats' | 'onSelect'>) {
  if (attacks.targets === null) return <p aria-busy="true">{planWords.searching}</p>;
  if (attacks.targets.length === 0) return <p className="soft">{planWords.nothingToTake}</p>;
  return (
    <ul className="ca-attacks">
      {attacks.targets.map(({ target, margin, marginWithLeave, shipments }) => (
        <li key={target}>
          <button
            type="button"
            className="button"
            onClick={() => {
              attacks.ask(true);
              onSelect({ kind: 'place', at: target });
            }}
          >
            <SeatBadge seat={state.owner[target] - 1} size={22} />
            <span>
              <strong>{placeName(state, target)}</strong>{' '}
              <span className="visually-hidden">{words.of(nameIn(seats, state.owner[target] - 1))}, </span>
              {[
                (margin ?? 0) > 0
                  ? planWords.alone(margin ?? 0)
                  : marginWithLeave > 0
                    ? planWords.withLeave(marginWithLeave)
                    : planWords.withHelp,
                ...(shipments > 0 ? [planWords.afterShipments(shipments)] : []),
              ].join(', ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
