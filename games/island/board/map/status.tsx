/** The dice of this turn, and the ship on its way, in the free corners of the map. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { Setup } from '../../setup.ts';
import type { Table } from '../../view/table.ts';
import { Die } from '../die.tsx';
import { cloth, coin, paper, ship } from '../icons.ts';
import { words } from '../words.ts';

const EVENT_ICONS = { ship, science: paper, trade: cloth, politics: coin };

export function Status({ setup, table }: { readonly setup: Setup; readonly table: Table }) {
  const { dice, ship: step, invasion } = table;
  const { shipSteps, firstLandingGrace } = setup.options;
  const last = shipSteps + (invasion === 0 ? firstLandingGrace : 0);
  return (
    <div className="ik-status">
      <span className="ik-dice">
        {dice.red > 0 && <Die face={dice.red} colour="red" />}
        {dice.yellow > 0 && <Die face={dice.yellow} colour="yellow" />}
        {dice.red > 0 && dice.yellow > 0 && <strong className="tabular">{dice.red + dice.yellow}</strong>}
      </span>
      <span className="ik-dice">
        {dice.event !== null && (
          <span className={`ik-event ${dice.event}`} role="img" aria-label={words.eventDie(dice.event)}>
            <Icon path={EVENT_ICONS[dice.event]} size={22} />
          </span>
        )}
        {!setup.isBase && (
          <span className="ik-track" role="img" aria-label={words.ship(step, last)}>
            {Array.from({ length: last + 1 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered
              <span key={i} className={i === step ? 'here' : i === last ? 'land' : ''}>
                {i === step ? <Icon path={ship} size={18} /> : i === 0 ? '' : i}
              </span>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
