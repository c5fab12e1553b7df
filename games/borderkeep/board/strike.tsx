/** An attack card: whom it may strike, what would come of it, and the exact odds before it is played. */
import type { Seat } from '@marchlands/core/seat.ts';
import { SeatBadge } from '@marchlands/kit/charge.tsx';
import { useMemo, useState } from 'react';
import type { Effect } from '../cards.ts';
import type { UnitView } from '../table.ts';
import { strikeRow, victims } from './ask.ts';
import { useAttackOdds } from './battle/use-odds.ts';
import { budgetOf, cardOf } from './budget.ts';
import { OddsBar } from './chances.tsx';
import { Defender } from './defender.tsx';
import { Do, Task } from './panel-parts.tsx';
import type { PanelProps } from './panel-props.ts';
import { cardById, nameOf, statsOf, unitLabel } from './units.ts';
import { words } from './words.ts';

interface StrikeProps extends PanelProps {
  readonly card: string;
  /** Whether the card still lies in the hand. */
  readonly isHeld: boolean;
  readonly seat: Seat;
}

/** Every way to play an attack card, or to go on with one that has been played. */
export function Strikes(props: StrikeProps) {
  const { setup, view, card, isHeld, seat, act } = props;
  const effect = cardById(setup, card)?.effects[0];
  const towns = useMemo(() => victims(setup, view, card), [setup, view, card]);
  const held = isHeld ? card : null;
  const name = nameOf(setup, card);
  if (effect === undefined) return null;
  if (towns.length === 0) {
    return (
      <>
        {effect.type === 'gainGold' && <p className="bk-says">{words.gain}</p>}
        <Do moves={strikeRow(setup, view, seat, held, {})} act={act} isPrimary isFirst>
          {words.play(name)}
        </Do>
      </>
    );
  }
  if (effect.type === 'raid') return <War {...props} towns={towns} />;
  return (
    <div className="bk-strikes">
      {towns.map((victim, i) => (
        <Strike key={victim} {...props} victim={victim} effect={effect} isFirst={i === 0} />
      ))}
    </div>
  );
}

function Strike({
  setup,
  view,
  seats,
  card,
  isHeld,
  seat,
  act,
  victim,
  effect,
  isFirst,
}: StrikeProps & { readonly victim: Seat; readonly effect: Effect; readonly isFirst: boolean }) {
  const town = view.table.towns[victim];
  const name = seats[victim]?.name ?? '';
  const held = isHeld ? card : null;
  const odds = useAttackOdds(setup, view, effect.type === 'battle' ? card : null, victim);
  if (town === undefined) return null;
  const label = words.playOn(nameOf(setup, card), name);
  const heroes = effect.type === 'killHero' ? town.units.filter(({ unit }) => isHero(setup, unit)) : [];
  return (
    <section className="bk-strike" aria-label={label}>
      <h3>
        <SeatBadge seat={victim} size={24} /> {name}
      </h3>
      {odds === null ? (
        <p className="bk-says tabular">{strikeSays(setup, view.table.towns[victim], effect)}</p>
      ) : (
        <OddsBar odds={odds} side="attack" />
      )}
      {effect.type === 'killHero' ? (
        heroes.map(({ unit }) => (
          <Do
            key={unit}
            moves={strikeRow(setup, view, seat, held, { victim, hero: unit })}
            act={act}
            isPrimary
            isFirst={isFirst && unit === heroes[0]?.unit}
          >
            {words.killOf(unitLabel(setup, unit), name)}
          </Do>
        ))
      ) : (
        <Do moves={strikeRow(setup, view, seat, held, { victim })} act={act} isPrimary isFirst={isFirst}>
          {label}
        </Do>
      )}
    </section>
  );
}

function isHero(setup: PanelProps['setup'], unit: string): boolean {
  return cardById(setup, cardOf(unit))?.kind === 'hero';
}

/** What an attack card would meet in a town, in a clause. */
function strikeSays(
  setup: PanelProps['setup'],
  town: PanelProps['view']['table']['towns'][number] | undefined,
  effect: Effect,
): string {
  if (town === undefined) return '';
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
      return words.onGold(town.goods[5] ?? 0);
    default:
      return '';
  }
}

/** BK-50: War. Raiders are chosen with the odds at hand, then the whole is played in one go. */
function War({
  setup,
  view,
  seats,
  card,
  isHeld,
  seat,
  act,
  towns,
}: StrikeProps & { readonly towns: readonly Seat[] }) {
  const own = view.table.towns[seat];
  const units = raidersOf(setup, own?.units ?? []);
  const [victim, setVictim] = useState(towns[0] ?? 0);
  const [sent, setSent] = useState<readonly number[]>(units.map((_, i) => i));
  const odds = useAttackOdds(setup, view, sent.length === 0 ? null : card, victim, sent);
  const name = seats[victim]?.name ?? '';
  const row = useMemo(
    () => (sent.length === 0 ? null : strikeRow(setup, view, seat, isHeld ? card : null, { victim, raiders: sent })),
    [setup, view, seat, isHeld, card, victim, sent],
  );
  return (
    <div className="bk-war">
      {towns.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
        <div className="row" role="group" aria-label={words.victim}>
          {towns.map((town) => (
            <button
              key={town}
              type="button"
              className="button"
              aria-pressed={town === victim}
              onClick={() => setVictim(town)}
            >
              <SeatBadge seat={town} size={22} /> {seats[town]?.name}
            </button>
          ))}
        </div>
      )}
      {sent.length === 0 && <p className="bk-warn">{words.mustSend}</p>}
      {odds !== null && <OddsBar odds={odds} side="attack" />}
      <Do moves={row} act={act} isPrimary isFirst>
        {`${words.playOn(nameOf(setup, card), name)} · ${words.send(sent.length)}`}
      </Do>
      <Raiders setup={setup} units={units} seat={seat} sent={sent} onChange={setSent} />
    </div>
  );
}

/** Those who may go: all, or all but the guard tokens, who stand last. */
export function raidersOf(setup: PanelProps['setup'], units: readonly UnitView[]): readonly UnitView[] {
  return setup.options.guardsMayRaid ? units : units.filter(({ unit }) => !unit.startsWith('guard'));
}

/** One's defenders to tick: who goes. */
export function Raiders({
  setup,
  units,
  seat,
  sent,
  onChange,
}: {
  setup: PanelProps['setup'];
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
      {units.map((unit, place) => {
        const stats = statsOf(setup, unit);
        return (
          <label key={unit.unit}>
            <input
              type="checkbox"
              checked={sent.includes(place)}
              onChange={() =>
                onChange(
                  sent.includes(place) ? sent.filter((one) => one !== place) : [...sent, place].sort((a, b) => a - b),
                )
              }
            />
            <Defender card={cardOf(unit.unit)} seat={seat} width={26} />
            <span>
              {unitLabel(setup, unit.unit)}
              <small className="soft tabular">
                {words.stats(stats.init, stats.dice, stats.hits - unit.lost, stats.hits)}
              </small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** War has been played already: who goes is still to be said. */
export function RaidTask(props: PanelProps & { readonly seat: Seat }) {
  const { setup, view, seats, seat, act } = props;
  const { table } = view;
  const units = raidersOf(setup, table.towns[seat]?.units ?? []);
  const [from] = table.cursor;
  const [sent, setSent] = useState<readonly number[]>(
    units.map((_, i) => i).filter((i) => i >= from || isSent(table.chosen, i)),
  );
  const card = table.attackCard ?? 'war';
  const before = useMemo(() => unstruck(view), [view]);
  const odds = useAttackOdds(setup, before, sent.length === 0 ? null : card, table.victim, sent);
  const row = useMemo(
    () => (sent.length === 0 ? null : strikeRow(setup, view, seat, null, { raiders: sent })),
    [setup, view, seat, sent],
  );
  return (
    <Task title={words.strikes(nameOf(setup, card), seats[table.victim]?.name ?? '')}>
      <Raiders
        setup={setup}
        units={units}
        seat={seat}
        sent={sent}
        // Who has been sent already goes.
        onChange={(next) =>
          setSent(units.map((_, i) => i).filter((i) => (i < from ? isSent(table.chosen, i) : next.includes(i))))
        }
      />
      {sent.length === 0 && <p className="bk-warn">{words.mustSend}</p>}
      {odds !== null && <OddsBar odds={odds} side="attack" />}
      <Do moves={row} act={act} isPrimary isFirst>
        {words.send(sent.length)}
      </Do>
    </Task>
  );
}

function isSent(chosen: number, place: number): boolean {
  return ((chosen >>> place) & 1) === 1;
}

/** The view as before the victim was struck, and before anybody was sent: for asking about its odds again. */
function unstruck(view: PanelProps['view']): PanelProps['view'] {
  const { table } = view;
  return { ...view, table: { ...table, victims: table.victims & ~(1 << table.victim), chosen: 0 } };
}
