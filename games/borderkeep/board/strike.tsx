/** An attack card: its possible victims, its effect, and the exact odds before it is played. */

import type { Seat } from '@marchlands/core/seat.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useMemo, useState } from 'react';
import { strikeRow, victims } from '../advice/ask.ts';
import { budgetOf, cardOf } from '../advice/budget.ts';
import { type Effect, GOLD } from '../data/cards.ts';
import type { Setup } from '../setup.ts';
import type { TownView, UnitView } from '../view/table.ts';
import type { View } from '../view/view.ts';
import { useAttackOdds } from './battle/use-odds.ts';
import { OddsBar } from './chances.tsx';
import { Defender } from './defender.tsx';
import { Alternatives, Do, Task } from './panel-parts.tsx';
import type { PanelProps } from './panel-props.ts';
import { cardById, nameOf, unitLabel, unitSays } from './units.ts';
import { words } from './words.ts';

interface StrikeProps extends PanelProps {
  readonly card: string;
  /** Whether the card is still in the hand. */
  readonly isHeld: boolean;
  readonly seat: Seat;
}

/** Playing an attack card, or continuing one that has been played: its victims and its effect. */
export function Strikes(props: StrikeProps) {
  const { setup, view, card, isHeld, seat, choose } = props;
  const effect = cardById(setup, card)?.effects[0];
  const towns = useMemo(() => victims(setup, view, card), [setup, view, card]);
  if (effect === undefined) return null;
  if (towns.length === 0) {
    return (
      <>
        {effect.type === 'gainGold' && <p className="bk-says">{words.gain}</p>}
        <Do moves={strikeRow(setup, view, seat, isHeld ? card : null, {})} choose={choose}>
          {words.play(nameOf(setup, card))}
        </Do>
      </>
    );
  }
  if (effect.type === 'raid') return <War {...props} towns={towns} />;
  return <Strike {...props} towns={towns} effect={effect} />;
}

/** The towns to choose from, if there are several. */
function Victims({
  towns,
  seats,
  chosen,
  onChoose,
}: {
  towns: readonly Seat[];
  seats: PanelProps['seats'];
  chosen: Seat;
  onChoose(town: Seat): void;
}) {
  if (towns.length < 2) return null;
  return (
    <Alternatives label={words.victim} of={towns} chosen={chosen} onChoose={onChoose}>
      {(town) => (
        <>
          <SeatBadge seat={town} size={20} />
          <span>{seats[town]?.name}</span>
        </>
      )}
    </Alternatives>
  );
}

/** A card against one town: its possible victims, its effect, and the button. */
function Strike(props: StrikeProps & { readonly towns: readonly Seat[]; readonly effect: Effect }) {
  const { setup, view, seats, card, isHeld, seat, choose, towns, effect } = props;
  const [victim, setVictim] = useState(towns[0] ?? 0);
  const [wanted, setWanted] = useState<string | null>(null);
  const odds = useAttackOdds(setup, view, effect.type === 'battle' ? card : null, victim);
  const town = view.table.towns[victim];
  const name = nameIn(seats, victim);
  const heroes =
    effect.type === 'killHero' ? town.units.map(({ unit }) => unit).filter((unit) => isHero(setup, unit)) : [];
  const hero = heroes.find((unit) => unit === wanted) ?? heroes.at(0);
  return (
    <div className="bk-strike">
      {/* First for the keyboard, shown last. */}
      <Do moves={strikeRow(setup, view, seat, isHeld ? card : null, { victim, hero })} choose={choose}>
        {hero === undefined ? words.playOn(nameOf(setup, card), name) : words.killOf(unitLabel(setup, hero), name)}
      </Do>
      <Victims towns={towns} seats={seats} chosen={victim} onChoose={setVictim} />
      {hero !== undefined && heroes.length > 1 && (
        <Alternatives label={words.hero} of={heroes} chosen={hero} onChoose={setWanted}>
          {(unit) => (
            <>
              <Defender card={cardOf(unit)} seat={victim} width={22} /> {unitLabel(setup, unit)}
            </>
          )}
        </Alternatives>
      )}
      {odds !== null && <OddsBar odds={odds} side={0} />}
      {effect.type !== 'killHero' && effect.type !== 'battle' && (
        <p className="bk-says tabular">
          {name}: {strikeSays(setup, town, effect)}.
        </p>
      )}
    </div>
  );
}

function isHero(setup: Setup, unit: string): boolean {
  return cardById(setup, cardOf(unit))?.kind === 'hero';
}

/** The defence that an attack card would meet in a town, in a clause. */
function strikeSays(setup: Setup, town: TownView, effect: Effect): string {
  switch (effect.type) {
    case 'rollDestroy':
      return effect.each === 'structure'
        ? words.onStructures(town.structures.length)
        : words.onDefenders(town.units.length);
    case 'foodBan':
      return words.onFood(town.ban > 0 ? 0 : (budgetOf(setup, town).revenue[0] ?? 0));
    case 'discardHand':
    case 'spy':
      return words.onHand(town.hand, effect.type === 'discardHand');
    case 'loseGold':
      return words.onGold(town.goods[GOLD] ?? 0);
    default:
      return '';
  }
}

/** BK-50: War. Raiders are chosen with the odds in view, then the whole choice is played at once. */
function War({
  setup,
  view,
  seats,
  card,
  isHeld,
  seat,
  choose,
  towns,
}: StrikeProps & { readonly towns: readonly Seat[] }) {
  const own = view.table.towns[seat];
  const units = raidersOf(setup, own.units);
  const [victim, setVictim] = useState(towns[0] ?? 0);
  const [sent, setSent] = useState<readonly number[]>(units.map((_, i) => i));
  const name = nameIn(seats, victim);
  const row = useMemo(
    () => (sent.length === 0 ? null : strikeRow(setup, view, seat, isHeld ? card : null, { victim, raiders: sent })),
    [setup, view, seat, isHeld, card, victim, sent],
  );
  return (
    <div className="bk-war">
      {/* First for the keyboard, shown last. */}
      <Do moves={row} choose={choose}>
        {`${words.playOn(nameOf(setup, card), name)} · ${words.send(sent.length)}`}
      </Do>
      <Victims towns={towns} seats={seats} chosen={victim} onChoose={setVictim} />
      <Raiders setup={setup} units={units} seat={seat} sent={sent} onChange={setSent} />
      <RaidOdds {...{ setup, view, card, victim, sent }} />
    </div>
  );
}

/** The odds of a raid; a warning if nobody goes. */
function RaidOdds({
  setup,
  view,
  card,
  victim,
  sent,
}: {
  setup: Setup;
  view: View;
  card: string;
  victim: Seat;
  /** Indices in the seat's list of units. */
  sent: readonly number[];
}) {
  const odds = useAttackOdds(setup, view, sent.length === 0 ? null : card, victim, sent);
  return odds === null ? (
    sent.length === 0 && <p className="bk-warn">{words.mustSend}</p>
  ) : (
    <OddsBar odds={odds} side={0} isRaid />
  );
}

/** The possible raiders: all, or all but the guard tokens, which stand last. */
function raidersOf(setup: Setup, units: readonly UnitView[]): readonly UnitView[] {
  return setup.options.guardsMayRaid ? units : units.filter(({ unit }) => !unit.startsWith('guard'));
}

/** Checkboxes for the seat's defenders: who goes. */
function Raiders({
  setup,
  units,
  seat,
  sent,
  onChange,
}: {
  setup: Setup;
  units: readonly UnitView[];
  seat: Seat;
  sent: readonly number[];
  onChange(sent: readonly number[]): void;
}) {
  return (
    <fieldset className="bk-raiders">
      <legend>
        {words.raid} <span className="soft">{words.raidSays}</span>
      </legend>
      {units.map((unit, place) => (
        <label key={unit.unit} title={unitSays(setup, unit)}>
          <input
            type="checkbox"
            className="visually-hidden"
            aria-label={unitSays(setup, unit)}
            checked={sent.includes(place)}
            onChange={() =>
              onChange(
                sent.includes(place) ? sent.filter((one) => one !== place) : [...sent, place].sort((a, b) => a - b),
              )
            }
          />
          <Defender card={cardOf(unit.unit)} seat={seat} width={20} />
          <span aria-hidden="true">{unitLabel(setup, unit.unit)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** War has been played already: only the raiders are still to be chosen. */
export function RaidTask(props: PanelProps & { readonly seat: Seat }) {
  const { setup, view, seats, seat, choose } = props;
  const { table } = view;
  const units = raidersOf(setup, table.towns[seat]?.units ?? []);
  const [from] = table.cursor;
  const [sent, setSent] = useState<readonly number[]>(
    units.map((_, i) => i).filter((i) => i >= from || isSent(table.chosen, i)),
  );
  const card = table.attackCard ?? 'war';
  const before = useMemo(() => unstruck(view), [view]);
  const row = useMemo(
    () => (sent.length === 0 ? null : strikeRow(setup, view, seat, null, { raiders: sent })),
    [setup, view, seat, sent],
  );
  return (
    <Task
      title={words.strikes(nameOf(setup, card), nameIn(seats, table.victim))}
      main={
        <Do moves={row} choose={choose}>
          {words.send(sent.length)}
        </Do>
      }
    >
      <RaidOdds setup={setup} view={before} card={card} victim={table.victim} sent={sent} />
      <Raiders
        setup={setup}
        units={units}
        seat={seat}
        sent={sent}
        // A raider already sent stays chosen.
        onChange={(next) =>
          setSent(units.map((_, i) => i).filter((i) => (i < from ? isSent(table.chosen, i) : next.includes(i))))
        }
      />
    </Task>
  );
}

function isSent(chosen: number, place: number): boolean {
  return ((chosen >>> place) & 1) === 1;
}

/** The view before the victim was chosen and anybody was sent, for computing its odds again. */
function unstruck(view: View): View {
  const { table } = view;
  return { ...view, table: { ...table, victims: table.victims & ~(1 << table.victim), chosen: 0 } };
}
