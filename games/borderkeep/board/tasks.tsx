/** The decisions of the seat at this screen, step by step, each as a small task with its buttons. */

import type { Seat } from '@marchlands/core/seat.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { type ComponentType, useMemo } from 'react';
import { unplayable, upkeepRow } from '../advice/ask.ts';
import { cardOf } from '../advice/budget.ts';
import { GOODS, type Good } from '../data/cards.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Move } from '../moves.ts';
import { useAttackOdds } from './battle/use-odds.ts';
import { OddsBar } from './chances.tsx';
import { Defender } from './defender.tsx';
import { dropRange, dropRow, handLimitOf } from './drops.ts';
import { Amounts, GoodToken } from './goods.tsx';
import { Do, Market, Options, Refused, Task } from './panel-parts.tsx';
import { byDefault, movesOf, type PanelProps } from './panel-props.ts';
import { Payment } from './payment.tsx';
import { Building } from './street.tsx';
import { RaidTask, Strikes } from './strike.tsx';
import { cardById, nameOf, textOf, unitLabel } from './units.ts';
import { words } from './words.ts';

interface TaskProps extends PanelProps {
  readonly seat: Seat;
}

const END: readonly Move[] = [{ kind: 'end' }];

function BuyTask(props: TaskProps) {
  const { setup, view, seat, choices, choose, chosen } = props;
  const buy = byDefault(movesOf(choices, 'buy'));
  const guild = movesOf(choices, 'guild').at(0);
  return (
    <Task
      title={setup.hasCards ? words.draw : words.events}
      says={setup.isSolo ? words.drawSolo : setup.hasCards ? words.drawSays : words.rolledSays}
      main={
        <Do moves={END} choose={choose} isPlain={chosen !== null}>
          {setup.hasCards ? words.ends.draw : words.ends.events}
        </Do>
      }
      isAside={chosen !== null}
    >
      {(buy !== undefined || guild !== undefined) && (
        <div className="bk-offer">
          {buy !== undefined && <Payment {...props} move={buy} label={setup.hasCards ? words.buy : words.buyEvent} />}
          {guild !== undefined && (
            <div className="row">
              <Do moves={[guild]} choose={choose}>
                {words.guild}
              </Do>
            </div>
          )}
          <p className="soft">
            {buy !== undefined && (
              <>
                <Cost amount={setup.options.magicDrawPrice} good="magic" />; {words.priceSays}
              </>
            )}{' '}
            {setup.hasCards ? words.buySays : words.buyEventSays}
          </p>
        </div>
      )}
      <Coming {...{ setup, view, seat }} />
      <Market setup={setup} choices={choices} />
    </Task>
  );
}

/** BK-16, BK-46: cards are picked in the hand itself and dropped together. */
function DropTask({ setup, view, seat, choices, choose, picked, toHand }: TaskProps) {
  const { table } = view;
  const range = dropRange(setup, view, seat, choices);
  const { least } = range;
  const row = dropRow(setup, view, picked, range);
  // Option voluntaryDiscard: any number may go, and then drawing ends.
  const isAny = least === 0;
  const says = isAny
    ? words.dropAnySays
    : table.step === 'vortexDrop'
      ? words.vortexSays(least)
      : words.dropSays(handLimitOf(setup, view, seat));
  return (
    <Task
      title={isAny ? words.dropAny : words.drop(least)}
      says={
        <>
          {says}{' '}
          {!isAny && (
            <output className="tabular bk-picked">
              {words.pickedOf(picked.length, Math.max(least, picked.length))}
            </output>
          )}
        </>
      }
      main={
        row === null ? (
          <button type="button" className="button" data-first onClick={toHand}>
            {words.pickMore(least - picked.length)}
          </button>
        ) : (
          <Do moves={row} choose={choose}>
            {picked.length === 0 ? words.ends.draw : words.dropAll(picked.map((card) => nameOf(setup, card)))}
          </Do>
        )
      }
    />
  );
}

function UpkeepTask(props: TaskProps) {
  const { setup, view, seat, choices, choose } = props;
  const [card, copy] = view.table.cursor;
  const id = CARD_IDS[card] ?? '';
  const name = copy > 0 ? `${nameOf(setup, id)} ${copy + 1}` : nameOf(setup, id);
  const all = useMemo(() => upkeepRow(setup, view, seat), [setup, view, seat]);
  const keep = byDefault(movesOf(choices, 'keep'));
  const isStructure = cardById(setup, id)?.kind === 'structure';
  const isRow = all.moves.length > 1;
  const lapse = (
    <Do moves={[{ kind: 'lapse' }]} choose={choose}>
      {words.lapse}
    </Do>
  );
  const one =
    keep === undefined ? (
      lapse
    ) : (
      <div className="bk-asked">
        {isStructure ? <Building card={id} width={44} /> : <Defender card={id} seat={seat} width={38} />}
        <Payment key={`${card} ${copy}`} {...props} move={keep} label={words.keep} isOpen>
          {lapse}
        </Payment>
      </div>
    );
  return (
    <Task
      title={words.upkeep(name)}
      says={
        keep === undefined
          ? words.upkeepCannot
          : all.lost.length === 0
            ? words.upkeepSays
            : words.upkeepLoses(all.lost.map((unit) => unitLabel(setup, unit)))
      }
      main={
        isRow ? (
          <Do moves={all.moves} choose={choose}>
            {all.isAll ? words.keepAll(all.moves.length) : words.keepSome(all.moves.length)}
            <Amounts amounts={all.amounts} />
          </Do>
        ) : (
          one
        )
      }
    >
      {isRow && one}
      <Market setup={setup} choices={choices} />
      <Coming {...{ setup, view, seat }} />
    </Task>
  );
}

/** A payment kind by kind that was begun elsewhere: by typed notation, or as text. */
function MixTask({ view, choices, choose }: TaskProps) {
  const good = GOODS[view.table.payment?.good ?? 0] ?? 'gold';
  return (
    <Task
      title={words.mix(good)}
      main={
        <Options of={movesOf(choices, 'spend')} isShort>
          {(move) => (
            <Do key={move.amount} moves={[move]} choose={choose} label={words.spend(move.amount)} isPlain>
              <span className="tabular">{move.amount}</span>
              <GoodToken good={good} />
            </Do>
          )}
        </Options>
      }
    />
  );
}

function BuildTask({ setup, view, seat, choices, choose, chosen }: TaskProps) {
  const count = new Set(movesOf(choices, 'build').map(({ card }) => card)).size;
  return (
    <Task
      title={words.buildPhase}
      says={setup.hasCards ? words.buildSays(count) : words.buildRolled(count)}
      main={
        <Do moves={END} choose={choose} isPlain={chosen !== null || count > 0}>
          {words.ends.build}
        </Do>
      }
      isAside={chosen !== null}
    >
      <Coming {...{ setup, view, seat }} />
      <Market setup={setup} choices={choices} />
    </Task>
  );
}

/** BK-83, BK-93: the card drawn or rolled for this turn's attack phase, with its current odds. */
function Coming({ setup, view, seat }: Pick<TaskProps, 'setup' | 'view' | 'seat'>) {
  const card = view.table.attackCard;
  const isMonster = card !== null && cardById(setup, card)?.kind === 'monster';
  const odds = useAttackOdds(setup, view, isMonster ? card : null);
  if (card === null) return null;
  return (
    <section className="bk-coming" aria-label={words.comes(nameOf(setup, card))}>
      <h3>{words.comes(nameOf(setup, card))}</h3>
      <p className="soft">{odds === null ? textOf(setup, card) : words.comesSays}</p>
      {odds !== null && <OddsBar odds={odds} side={setup.isSelfStruck ? 1 : seat === view.table.active ? 0 : null} />}
    </section>
  );
}

function AttachTask({ setup, view, seat, choices, choose }: TaskProps) {
  return (
    <Task
      title={words.attach(nameOf(setup, view.table.artifact ?? ''))}
      main={
        <Options of={movesOf(choices, 'attach')}>
          {(move) => (
            <Do key={move.unit} moves={[move]} choose={choose} isPlain>
              <Defender card={cardOf(move.unit)} seat={seat} width={26} /> {unitLabel(setup, move.unit)}
            </Do>
          )}
        </Options>
      }
    />
  );
}

function AttackTask({ setup, view, seat, choices, choose, chosen }: TaskProps) {
  const count = movesOf(choices, 'play').length;
  const held = useMemo(() => (count === 0 ? unplayable(setup, view, seat) : null), [count, setup, view, seat]);
  return (
    <Task
      title={words.attackPhase}
      says={words.attackSays(count)}
      main={
        <Do moves={END} choose={choose} isPlain={chosen !== null || count > 0}>
          {words.ends.attack}
        </Do>
      }
      isAside={chosen !== null}
    >
      {held === null ? undefined : <Refused setup={setup} {...held} />}
    </Task>
  );
}

/** A card on the table waits for its victim. */
function VictimTask(props: TaskProps) {
  const { attackCard } = props.view.table;
  if (attackCard === null) return null;
  return <Task title={words.victim} main={<Strikes {...props} card={attackCard} isHeld={false} />} />;
}

/** It waits for the victim's hero. */
function HeroTask({ setup, view, seats, choices, choose }: TaskProps) {
  const { victim } = view.table;
  return (
    <Task
      title={words.hero}
      main={
        <Options of={movesOf(choices, 'kill')}>
          {(move) => (
            <Do key={move.unit} moves={[move]} choose={choose} isPlain>
              <Defender card={cardOf(move.unit)} seat={victim} width={26} />
              {words.killOf(unitLabel(setup, move.unit), nameIn(seats, victim))}
            </Do>
          )}
        </Options>
      }
    />
  );
}

function LoseTask({ setup, view, choices, choose }: TaskProps) {
  return (
    <Task
      title={words.lose(view.table.left)}
      says={words.loseSays}
      main={
        <Options of={movesOf(choices, 'lose')}>
          {(move) => (
            <Do key={move.card} moves={[move]} choose={choose} label={words.giveUp(nameOf(setup, move.card))} isPlain>
              <Building card={move.card} width={28} />
              {nameOf(setup, move.card)}
            </Do>
          )}
        </Options>
      }
    />
  );
}

function HealTask(props: TaskProps) {
  const { setup, view, seat, choices, choose, chosen } = props;
  const town = view.table.towns[seat];
  const wall = byDefault(movesOf(choices, 'wall'));
  const recovers = movesOf(choices, 'recover').filter(({ pay }) => pay === 'default');
  const { wallPrice, recoverPrice, startWalls } = setup.options;
  return (
    <Task
      title={words.heal}
      {...(wall === undefined && recovers.length === 0 ? { says: words.healSays } : {})}
      main={
        <Do moves={END} choose={choose} isPlain={chosen !== null}>
          {words.ends.heal}
        </Do>
      }
      isAside={chosen !== null}
    >
      {wall !== undefined && (
        <section className="bk-offer" aria-label={words.rebuild}>
          <Payment key={town.walls} {...props} move={wall} label={words.rebuild} />
          <p className="soft tabular bk-standing">
            {words.rebuildSays(town.walls, startWalls)} {words.costs(wallPrice)} <GoodToken good="wood" size={18} />
            <GoodToken good="stone" size={18} />
          </p>
        </section>
      )}
      {recovers.length > 0 && (
        <section className="bk-offer" aria-label={words.recoverAll}>
          <p className="soft">
            {setup.hasCards ? words.recoverSays : words.recoverPlay} <Cost amount={recoverPrice} good="magic" />
          </p>
          {recovers.map((move) => (
            <Payment key={move.card} {...props} move={move} label={words.recover(nameOf(setup, move.card))} />
          ))}
        </section>
      )}
      <Market setup={setup} choices={choices} />
    </Task>
  );
}

function PickTask({ setup, choices, choose }: TaskProps) {
  return (
    <Task
      title={words.pick}
      says={words.pickSays}
      main={
        <Options of={movesOf(choices, 'pick')}>
          {(move) => (
            <Do key={move.card} moves={[move]} choose={choose} label={words.pickOne(nameOf(setup, move.card))} isPlain>
              <Building card={move.card} width={28} />
              <span>
                {nameOf(setup, move.card)} <small className="soft tabular">{cardById(setup, move.card)?.cost}</small>
              </span>
            </Do>
          )}
        </Options>
      }
    />
  );
}

/** A price in one good, with its picture. */
function Cost({ amount, good }: { amount: number; good: Good }) {
  return (
    <span className="bk-cost tabular">
      <span className="visually-hidden">{words.cost(amount, good)}</span>
      <span aria-hidden="true">
        {words.costs(amount)} <GoodToken good={good} size={18} />
      </span>
    </span>
  );
}

const TASKS: { readonly [step: string]: ComponentType<TaskProps> | undefined } = {
  ...{ buy: BuyTask, drop: DropTask, trim: DropTask, vortexDrop: DropTask, upkeep: UpkeepTask, mix: MixTask },
  ...{ build: BuildTask, attach: AttachTask, attack: AttackTask, victim: VictimTask, hero: HeroTask, raid: RaidTask },
  ...{ lose: LoseTask, heal: HealTask, pick: PickTask },
};

/** The task of the table's step; null if the battle asks, or nothing does. */
export function Tasks(props: TaskProps) {
  const Own = TASKS[props.view.table.step];
  return Own === undefined ? null : <Own {...props} />;
}
