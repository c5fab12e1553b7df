/** The dice of this turn, and the ship on its way: in the corners of the map, which the island leaves free. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { Setup } from '../../setup.ts';
import type { Table } from '../../view/table.ts';
import { cloth, coin, paper, ship } from '../icons.ts';
import { words } from '../words.ts';

/** Where the pips of a die's face stand, on 3 by 3. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const EVENT_ICONS = { ship, science: paper, trade: cloth, politics: coin };

function Die({ face, colour }: { face: number; colour: 'red' | 'yellow' }) {
  return (
    <svg
      className={`ik-die ${colour}`}
      viewBox="0 0 30 30"
      width="30"
      height="30"
      role="img"
      aria-label={`${words.die[colour]}: ${face}`}
    >
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {PIPS[face].map((spot) => (
        <circle key={spot} cx={8 + (spot % 3) * 7} cy={8 + Math.floor(spot / 3) * 7} r="2.6" />
      ))}
    </svg>
  );
}

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
