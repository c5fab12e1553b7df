/** The non-card version's table: the event rolled, its possible results, and what may be built from them. */
import './event.css';
import { useMemo, useRef, useState } from 'react';
import { TABLE_NAMES, type TableName } from '../data/tables.ts';
import { costOf } from '../rules/build.ts';
import type { Setup } from '../setup.ts';
import { restore } from '../view/restore.ts';
import type { View } from '../view/view.ts';
import { nameOfCard } from '../words/cards.ts';
import type { PanelProps } from './battle.tsx';
import { type Roll, rollsAfter } from './event/rolls.ts';
import { EVENT_ROWS, type Row, rangeText, rowAt, tableOf, tableRows } from './event/table-rows.ts';
import { Tens } from './event/ten.tsx';
import { words } from './event/words.ts';
import { CardPicture } from './faces/picture.tsx';
import { Alternatives } from './panel-parts.tsx';
import type { Told } from './props.ts';
import { cardById, nameOf } from './units.ts';

export function EventPanel(props: PanelProps) {
  const { setup, view, newEvents, now } = props;
  const rolls = useRolls(view.table, newEvents, now);
  const costs = useMemo(() => costsOf(setup, view), [setup, view]);
  const last = rolls.at(-1);
  const [chosen, setChosen] = useState<TableName | null>(null);
  if (setup.hasCards) return null;
  const { table } = view;
  const rolled = last === undefined ? null : tableOf(last.result);
  const name = chosen ?? rolled ?? 'structure';
  const isPicking = table.step === 'pick' && now === null;
  return (
    <section className="bk-event" aria-label={words.title}>
      <div className="bk-event-rolls">
        {rolls.length === 0 ? (
          table.offers.length === 0 && table.attackCard === null && <p className="soft">{words.none}</p>
        ) : (
          <ol aria-label={words.rolls}>
            {rolls.map((roll, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a turn keep their order
              <Rolled key={i} setup={setup} roll={roll} isPicking={isPicking && i === rolls.length - 1} now={now} />
            ))}
          </ol>
        )}
        <Coming {...props} costs={costs} />
      </div>
      <EventStrip die={last?.die ?? null} />
      <details className="bk-event-tables">
        <summary>{words.tables}</summary>
        <Alternatives label={words.tables} of={TABLE_NAMES} chosen={name} className="row" onChoose={setChosen}>
          {(one) => words.tableNames[one]}
        </Alternatives>
        <ThingTable
          setup={setup}
          name={name}
          costs={costs}
          roll={rolled === name ? last : undefined}
          isPicking={isPicking}
        />
      </details>
    </section>
  );
}

/** The cost of every buildable card for the town in turn, with discounts. */
function costsOf(setup: Setup, view: View): ReadonlyMap<string, number> {
  const state = restore(setup, view);
  return new Map(
    setup.cards.flatMap((card, number): [string, number][] =>
      card === undefined || card.cost === null ? [] : [[card.id, costOf(state, view.table.active, number)]],
    ),
  );
}

/** The rolls of this turn, as far as shown during playback. */
function useRolls(table: unknown, newEvents: readonly Told[], now: Told | null): readonly Roll[] {
  const kept = useRef<{ table: unknown; before: readonly Roll[]; after: readonly Roll[] } | null>(null);
  let rolls = kept.current;
  if (rolls === null || rolls.table !== table) {
    // A jump drops the rolls.
    const before = newEvents.length === 0 ? [] : (rolls?.after ?? []);
    const after = newEvents.reduce<readonly Roll[]>((so, { event }) => rollsAfter(so, event), before);
    rolls = { table, before, after };
    kept.current = rolls;
  }
  const { before, after } = rolls;
  if (now === null) return after;
  const upTo = newEvents.findIndex(({ id }) => id === now.id) + 1;
  return newEvents.slice(0, upTo).reduce<readonly Roll[]>((so, { event }) => rollsAfter(so, event), before);
}

function resultSays(setup: Setup, result: string): string {
  if (result === 'pick') return words.pick;
  return result === 'again' ? words.again : nameOf(setup, result);
}

/** One event of this turn: its dice and their result. */
function Rolled({ setup, roll, isPicking, now }: { setup: Setup; roll: Roll; isPicking: boolean; now: Told | null }) {
  const name = tableOf(roll.result);
  const sides = name === null ? 10 : tableRows(setup, name).sides;
  const card = roll.card === null ? undefined : cardById(setup, roll.card);
  const isFresh = now?.event.kind === 'eventRolled' || now?.event.kind === 'thingRolled';
  return (
    <li className={`bk-event-roll ${isFresh ? 'fresh' : ''} ${roll.hasLapsed ? 'lapsed' : ''}`}>
      <Tens number={roll.die} sides={10} />
      <span className="bk-event-result">{words.results[roll.result]}</span>
      {roll.number !== null && <Tens number={roll.number} sides={sides} />}
      {card !== undefined && (
        <span className="bk-event-picture">
          <CardPicture card={card} />
        </span>
      )}
      <span className="bk-event-thing">
        {isPicking || roll.isPicked
          ? `${words.pick}${card === undefined ? '' : `: ${nameOfCard(card)}`}`
          : card !== undefined && nameOfCard(card)}
        {roll.number !== null && card === undefined && words.reroll}
        {roll.hasLapsed && <small> {words.lapsed}</small>}
      </span>
    </li>
  );
}

/** The things that may be built with their prices, and the coming attack. */
function Coming({ setup, view, costs }: PanelProps & { readonly costs: ReadonlyMap<string, number> }) {
  const { table } = view;
  const { options } = setup;
  const lines = [
    ...[...new Set(table.offers)].map((id) => {
      const printed = cardById(setup, id)?.cost ?? 0;
      return words.canBuild(nameOf(setup, id), words.cost(costs.get(id) ?? printed, printed));
    }),
    ...(table.attackCard !== null && table.battle === null ? [words.mustCome(nameOf(setup, table.attackCard))] : []),
  ];
  const last = table.lastMonster === null ? '' : `, ${words.last(nameOf(setup, table.lastMonster))}`;
  return (
    <ul className="bk-event-says tabular">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li className="soft">
        {words.monsters(table.monsters, options.monsterAttacksToEnd)}
        {last}
      </li>
    </ul>
  );
}

/** The table of the event die in one line, with the rolled row marked. */
function EventStrip({ die }: { die: number | null }) {
  const marked = rowAt(EVENT_ROWS, die);
  return (
    <table className="bk-event-strip tabular">
      <caption className="visually-hidden">{words.eventTable}</caption>
      <tbody>
        {EVENT_ROWS.map((row, i) => (
          <tr key={row.from} className={i === marked ? 'marked' : ''}>
            <th scope="row">{rangeText(row, 10)}</th>
            <td>
              {words.results[row.result as Roll['result']]}
              {i === marked && <span className="visually-hidden"> ({words.marked})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ThingTableProps {
  readonly setup: Setup;
  readonly name: TableName;
  readonly costs: ReadonlyMap<string, number>;
  readonly roll: Roll | undefined;
  readonly isPicking: boolean;
}

/** A table of things with their costs, the rolled row marked. */
function ThingTable({ setup, name, costs, roll, isPicking }: ThingTableProps) {
  const { rows, sides } = tableRows(setup, name);
  const isPick = (row: Row): boolean => row.result === 'pick' && (isPicking || roll?.isPicked === true);
  const at = rowAt(rows, roll?.number ?? null);
  return (
    <table className="bk-event-table tabular">
      <caption className="visually-hidden">{words.tableNames[name]}</caption>
      <tbody>
        {rows.map((row, i) => {
          const cost = costs.get(row.result) ?? null;
          const isMarked = i === at || (roll !== undefined && isPick(row));
          return (
            <tr key={row.from} className={isMarked ? 'marked' : ''}>
              <th scope="row">{rangeText(row, sides)}</th>
              <td>
                {resultSays(setup, row.result)}
                {isMarked && <span className="visually-hidden"> ({words.marked})</span>}
              </td>
              <td>
                {cost !== null && (
                  <>
                    <span className="visually-hidden">{words.costColumn} </span>
                    {cost}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
