/** The seat in turn and its current phase, one of six (BK-11). */
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';
import { Place } from './place.tsx';
import { words } from './words.ts';

/** Indices in the row of phases. */
const DRAWING = 0;
const UPKEEP = 1;
const PRODUCTION = 2;
const BUILDING = 3;
const ATTACKING = 4;
const HEALING = 5;

const PHASE_OF: { readonly [step: string]: number } = {
  draw: DRAWING,
  event: DRAWING,
  table: DRAWING,
  buy: DRAWING,
  drop: DRAWING,
  pick: DRAWING,
  upkeep: UPKEEP,
  build: BUILDING,
  attach: BUILDING,
  heal: HEALING,
  trim: HEALING,
};
/** Phases by what is being paid for kind by kind: card, upkeep, building, wall, taking back. */
const PAYING = [DRAWING, DRAWING, UPKEEP, BUILDING, HEALING, HEALING];

/** The phase of a table, or null before the first turn and after the last. */
export function phaseOf(table: Table): number | null {
  switch (table.step) {
    case 'first':
    case 'deal':
    case 'over':
      return null;
    case 'mix':
      return PAYING[table.payment?.what ?? 0] ?? DRAWING;
    case 'draw':
      return table.source === 'spies' ? ATTACKING : DRAWING;
    default:
      return PHASE_OF[table.step] ?? ATTACKING;
  }
}

/** Phases by the event being shown; events not listed belong to the table's phase. */
const PHASE_SHOWN: { readonly [kind: string]: number } = {
  turnBegan: DRAWING,
  cardDrawn: DRAWING,
  attackDrawn: DRAWING,
  eventRolled: DRAWING,
  eventLapsed: DRAWING,
  thingRolled: DRAWING,
  cardLapsed: UPKEEP,
  goodsProduced: PRODUCTION,
  structureBuilt: BUILDING,
  defenderHired: BUILDING,
  artifactAttached: BUILDING,
  attackPlayed: ATTACKING,
  disasterRolled: ATTACKING,
  raidersSent: ATTACKING,
  battleBegan: ATTACKING,
  segmentBegan: ATTACKING,
  spellCast: ATTACKING,
  attackRolled: ATTACKING,
  hitPlaced: ATTACKING,
  battleEnded: ATTACKING,
  lossRolled: ATTACKING,
  structureDestroyed: ATTACKING,
  defenderDestroyed: ATTACKING,
  wallsLost: ATTACKING,
  townHealed: HEALING,
  wallBuilt: HEALING,
  cardRecovered: HEALING,
};

export function Phases({
  setup,
  table,
  name,
  isMine,
  shown,
}: {
  setup: Setup;
  table: Table;
  name: string;
  isMine: boolean;
  /** The kind of the current event, or null. */
  shown: string | null;
}) {
  const phase = (shown === null ? undefined : PHASE_SHOWN[shown]) ?? phaseOf(table);
  const turn = table.towns[table.active]?.turns ?? 0;
  const title =
    phase === null
      ? table.step === 'over'
        ? words.over
        : words.before
      : isMine
        ? words.yourTurn(turn)
        : words.turnOf(name, turn);
  return (
    <div className={`bk-phases ${isMine ? 'mine' : ''}`}>
      <p className="bk-turn">
        {phase !== null && <SeatBadge seat={table.active} size={26} />}
        <strong className="tabular">{title}</strong>
      </p>
      <ol className="bk-track" aria-label={words.phases}>
        {(setup.hasCards ? words.phaseNames : words.phaseNamesRolled).map((phaseName, i) => (
          <li
            key={phaseName}
            className={phase === null ? '' : i < phase ? 'past' : i === phase ? 'now' : ''}
            {...(i === phase ? { 'aria-current': 'step' as const } : {})}
          >
            <span>{phaseName}</span>
          </li>
        ))}
      </ol>
      <p className="bk-piles tabular">
        {setup.hasCards ? (
          <>
            <span className="bk-deck">
              <span aria-hidden="true">{words.deckShort(table.deck)}</span>
              <span className="visually-hidden">{words.deck(table.deck)}</span>
            </span>
            <Place spot={{ kind: 'pile' }} row="piles" label={words.discards(table.discard.length)} className="bk-pile">
              {words.discardsShort(table.discard.length)}
            </Place>
          </>
        ) : (
          <span className="bk-monsters">{words.monsters(table.monsters, setup.options.monsterAttacksToEnd)}</span>
        )}
      </p>
    </div>
  );
}
