/** What is asked of the seat at this screen, step by step, each as a small task with its buttons. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useMemo } from 'react';
import { GOODS } from '../cards.ts';
import { CARD_IDS, cardNumber } from '../deck.ts';
import type { Move } from '../moves.ts';
import { upkeepRow } from './ask.ts';
import { useAttackOdds } from './battle/use-odds.ts';
import { cardOf } from './budget.ts';
import { OddsBar } from './chances.tsx';
import { Defender } from './defender.tsx';
import { Amounts } from './goods.tsx';
import { Do, Market, Task } from './panel-parts.tsx';
import { ofKind, type PanelProps } from './panel-props.ts';
import { type Due, goodsOfMask, Payment } from './payment.tsx';
import { Building } from './street.tsx';
import { RaidTask, Strikes } from './strike.tsx';
import { cardById, nameOf, sorted, unitLabel } from './units.ts';
import { words } from './words.ts';

interface TaskProps extends PanelProps {
  readonly seat: Seat;
}

/** The task of the step that the table is at; null where the battle or nothing asks. */
export function Tasks(props: TaskProps) {
  switch (props.view.table.step) {
    case 'buy':
      return <BuyTask {...props} />;
    case 'drop':
    case 'trim':
    case 'vortexDrop':
      return <DropTask {...props} />;
    case 'upkeep':
      return <UpkeepTask {...props} />;
    case 'mix':
      return <MixTask {...props} />;
    case 'build':
      return <BuildTask {...props} />;
    case 'attach':
      return <AttachTask {...props} />;
    case 'attack':
      return <AttackTask {...props} />;
    case 'victim':
    case 'hero':
      return <VictimTask {...props} />;
    case 'raid':
      return <RaidTask {...props} />;
    case 'lose':
      return <LoseTask {...props} />;
    case 'heal':
      return <HealTask {...props} />;
    case 'pick':
      return <PickTask {...props} />;
    default:
      return null;
  }
}

const END: readonly Move[] = [{ kind: 'end' }];

function BuyTask({ setup, view, seat, choices, act }: TaskProps) {
  const buys = ofKind(choices, 'buy');
  const buy = buys.find(({ pay }) => pay === 'default');
  const guild = ofKind(choices, 'guild')[0];
  const price = setup.options.magicDrawPrice;
  return (
    <Task title={words.draw} says={setup.isSolo ? words.drawSolo : setup.hasCards ? words.drawSays : words.rolledSays}>
      <Do moves={END} act={act} isPrimary isFirst>
        {words.endDraw}
      </Do>
      <Coming {...{ setup, view, seat }} />
      {buy !== undefined && (
        <section aria-label={setup.hasCards ? words.buy : words.buyEvent} className="bk-offer">
          <p className="soft">{setup.hasCards ? words.buySays(price) : words.buyEventSays(price)}</p>
          <Payment
            setup={setup}
            view={view}
            seat={seat}
            move={buy}
            mix={buys.find(({ pay }) => pay === 'mix') ?? null}
            dues={[{ amount: price, goods: [GOODS.indexOf('magic')] }]}
            label={setup.hasCards ? words.buy : words.buyEvent}
            act={act}
          />
        </section>
      )}
      {guild !== undefined && (
        <section aria-label={words.guild} className="bk-offer">
          <p className="soft">{setup.hasCards ? words.guildSays : words.guildEventSays}</p>
          <Do moves={[guild]} act={act}>
            {words.guild}
          </Do>
        </section>
      )}
      <Market setup={setup} choices={choices} act={act} />
    </Task>
  );
}

function DropTask({ setup, view, seat, choices, act, chosen }: TaskProps) {
  const { table } = view;
  const town = table.towns[seat];
  const bonus = (town?.structures ?? [])
    .flatMap((id) => cardById(setup, id)?.effects ?? [])
    .reduce((sum, effect) => sum + (effect.type === 'handLimit' ? effect.amount : 0), 0);
  const limit = setup.options.handLimit + bonus;
  const isVortex = table.step === 'vortexDrop';
  const count = isVortex ? table.left : Math.max(1, (town?.hand ?? 0) - limit);
  const drops = ofKind(choices, 'drop');
  // Option voluntaryDiscard.
  const mayEnd = ofKind(choices, 'end').length > 0;
  const names = sorted(
    setup,
    drops.map(({ card }) => card),
  );
  return (
    <Task
      title={mayEnd ? words.dropAny : words.drop(Math.min(count, drops.length))}
      says={mayEnd ? words.dropAnySays : isVortex ? words.vortexSays(count) : words.dropSays(limit)}
    >
      {mayEnd && (
        <Do moves={END} act={act} isPrimary isFirst={chosen === null}>
          {words.endDraw}
        </Do>
      )}
      <div className="bk-options short">
        {names.map((card, i) => (
          <Do
            key={card}
            moves={[{ kind: 'drop', card }]}
            act={act}
            label={words.dropOne(nameOf(setup, card))}
            isFirst={i === 0 && chosen === null && !mayEnd}
          >
            {nameOf(setup, card)}
          </Do>
        ))}
      </div>
    </Task>
  );
}

/** What the upkeep of a card is made of. */
function duesOf(setup: PanelProps['setup'], card: number): readonly Due[] {
  const { upkeepA, upkeepB, upkeepGoodsA, upkeepGoodsB } = setup.tables;
  return [
    { amount: upkeepA[card] ?? 0, goods: goodsOfMask(upkeepGoodsA[card] ?? 0) },
    { amount: upkeepB[card] ?? 0, goods: goodsOfMask(upkeepGoodsB[card] ?? 0) },
  ].filter(({ amount }) => amount > 0);
}

function UpkeepTask(props: TaskProps) {
  const { setup, view, seat, choices, act } = props;
  const [card, copy] = view.table.cursor;
  const id = CARD_IDS[card] ?? '';
  const name = copy > 0 ? `${nameOf(setup, id)} ${copy + 1}` : nameOf(setup, id);
  const all = useMemo(() => upkeepRow(setup, view, seat), [setup, view, seat]);
  const keeps = ofKind(choices, 'keep');
  const keep = keeps.find(({ pay }) => pay === 'default');
  const isStructure = cardById(setup, id)?.kind === 'structure';
  const isRow = all.moves.length > 1;
  return (
    <Task title={words.upkeep(name)} says={words.upkeepSays}>
      <div className="bk-asked">
        {isStructure ? <Building card={id} width={64} /> : <Defender card={id} seat={seat} width={52} />}
        {keep !== undefined && (
          <Payment
            key={`${card} ${copy}`}
            setup={setup}
            view={view}
            seat={seat}
            move={keep}
            mix={keeps.find(({ pay }) => pay === 'mix') ?? null}
            dues={duesOf(setup, card)}
            label={words.keep}
            isFirst={!isRow}
            act={act}
          />
        )}
      </div>
      {isRow && (
        <section className="bk-offer" aria-label={words.keepAll(all.moves.length)}>
          <p className="bk-pay">
            {words.together} <Amounts amounts={all.amounts} />
          </p>
          <Do moves={all.moves} act={act} isPrimary isFirst>
            {all.isAll ? words.keepAll(all.moves.length) : words.keepSome(all.moves.length)}
          </Do>
        </section>
      )}
      <Do moves={[{ kind: 'lapse' }]} act={act}>
        {words.lapse}
      </Do>
      <Market setup={setup} choices={choices} act={act} />
      <Coming {...{ setup, view, seat }} />
    </Task>
  );
}

/** A payment that was begun kind by kind elsewhere: by typed notation, or as text. */
function MixTask({ view, choices, act }: TaskProps) {
  const good = GOODS[view.table.payment?.good ?? 0] ?? 'gold';
  return (
    <Task title={words.mix(good)}>
      <div className="row">
        {ofKind(choices, 'spend').map((move, i) => (
          <Do key={move.amount} moves={[move]} act={act} label={words.spend(move.amount)} isFirst={i === 0}>
            <span className="tabular">{move.amount}</span>
          </Do>
        ))}
      </div>
    </Task>
  );
}

function BuildTask({ setup, view, seat, choices, act, chosen }: TaskProps) {
  const count = new Set(ofKind(choices, 'build').map(({ card }) => card)).size;
  const isOpen = chosen?.kind === 'card';
  return (
    <Task title={words.buildPhase} says={words.buildSays(count)}>
      <Do moves={END} act={act} isPrimary={count === 0 || !isOpen} isFirst={!isOpen}>
        {words.endBuild}
      </Do>
      <Coming {...{ setup, view, seat }} />
      <Market setup={setup} choices={choices} act={act} />
    </Task>
  );
}

/** BK-83, BK-93: what was drawn or rolled and comes in this turn's attack phase, with how it would go as things stand. */
export function Coming({ setup, view, seat }: Pick<TaskProps, 'setup' | 'view' | 'seat'>) {
  const card = view.table.attackCard;
  const isMonster = card !== null && cardById(setup, card)?.kind === 'monster';
  const odds = useAttackOdds(setup, view, isMonster ? card : null);
  if (card === null) return null;
  return (
    <section className="bk-coming" aria-label={words.comes(nameOf(setup, card))}>
      <h3>{words.comes(nameOf(setup, card))}</h3>
      <p className="soft">
        {odds === null ? cardById(setup, card)?.text : setup.isSelfStruck ? words.comesSays : words.comesLeft}
      </p>
      {odds !== null && (
        <OddsBar odds={odds} side={setup.isSelfStruck ? 'town' : seat === view.table.active ? 'attack' : null} />
      )}
    </section>
  );
}

function AttachTask({ setup, view, seat, choices, act }: TaskProps) {
  return (
    <Task title={words.attach(nameOf(setup, view.table.artifact ?? ''))}>
      <div className="bk-options">
        {ofKind(choices, 'attach').map((move, i) => (
          <Do key={move.unit} moves={[move]} act={act} isFirst={i === 0}>
            <Defender card={cardOf(move.unit)} seat={seat} width={34} /> {unitLabel(setup, move.unit)}
          </Do>
        ))}
      </div>
    </Task>
  );
}

function AttackTask({ choices, act, chosen }: TaskProps) {
  const count = ofKind(choices, 'play').length;
  const isOpen = chosen?.kind === 'card';
  return (
    <Task title={words.attackPhase} says={words.attackSays(count)}>
      <Do moves={END} act={act} isPrimary={!isOpen} isFirst={!isOpen}>
        {words.endAttack}
      </Do>
    </Task>
  );
}

/** A card that lies on the table waits for its victim, or for the victim's hero. */
function VictimTask(props: TaskProps) {
  const { setup, view, seat, seats, choices, act } = props;
  const { attackCard, step, victim } = view.table;
  if (attackCard === null) return null;
  if (step === 'hero') {
    return (
      <Task title={words.hero}>
        <div className="bk-options">
          {ofKind(choices, 'kill').map((move, i) => (
            <Do key={move.unit} moves={[move]} act={act} isFirst={i === 0}>
              <Defender card={cardOf(move.unit)} seat={victim} width={34} />
              {words.killOf(unitLabel(setup, move.unit), seats[victim]?.name ?? '')}
            </Do>
          ))}
        </div>
      </Task>
    );
  }
  return (
    <Task title={words.victim}>
      <Strikes {...props} card={attackCard} isHeld={false} seat={seat} />
    </Task>
  );
}

function LoseTask({ setup, view, choices, act }: TaskProps) {
  return (
    <Task title={words.lose(view.table.left)} says={words.loseSays}>
      <div className="bk-options">
        {ofKind(choices, 'lose').map((move, i) => (
          <Do key={move.card} moves={[move]} act={act} label={words.giveUp(nameOf(setup, move.card))} isFirst={i === 0}>
            <Building card={move.card} width={38} />
            <span>
              {nameOf(setup, move.card)}
              <small className="soft">{cardById(setup, move.card)?.text}</small>
            </span>
          </Do>
        ))}
      </div>
    </Task>
  );
}

function HealTask({ setup, view, seat, choices, act, chosen }: TaskProps) {
  const town = view.table.towns[seat];
  const walls = ofKind(choices, 'wall');
  const wall = walls.find(({ pay }) => pay === 'default');
  const recovers = ofKind(choices, 'recover');
  const { wallPrice, recoverPrice, startWalls } = setup.options;
  return (
    <Task title={words.heal} says={words.healSays}>
      <Do moves={END} act={act} isPrimary isFirst={chosen === null}>
        {words.endHeal}
      </Do>
      {wall !== undefined && (
        <section className="bk-offer" aria-label={words.rebuild}>
          <p className="soft tabular">{words.rebuildSays(town?.walls ?? 0, startWalls)}</p>
          <Payment
            key={town?.walls}
            setup={setup}
            view={view}
            seat={seat}
            move={wall}
            mix={walls.find(({ pay }) => pay === 'mix') ?? null}
            dues={[{ amount: wallPrice, goods: [GOODS.indexOf('wood'), GOODS.indexOf('stone')] }]}
            label={words.rebuild}
            act={act}
          />
        </section>
      )}
      {recovers
        .filter(({ pay }) => pay === 'default')
        .map((move) => (
          <section key={move.card} className="bk-offer" aria-label={words.recover(nameOf(setup, move.card))}>
            <div className="bk-asked">
              <Thing setup={setup} card={move.card} seat={seat} />
              <Payment
                setup={setup}
                view={view}
                seat={seat}
                move={move}
                mix={recovers.find(({ card, pay }) => card === move.card && pay === 'mix') ?? null}
                dues={[{ amount: recoverPrice, goods: [GOODS.indexOf('magic')] }]}
                label={words.recover(nameOf(setup, move.card))}
                act={act}
              />
            </div>
            <p className="soft">{setup.hasCards ? words.recoverSays : words.recoverPlay}</p>
          </section>
        ))}
      <Market setup={setup} choices={choices} act={act} />
    </Task>
  );
}

/** A structure or a defender, drawn. */
function Thing({ setup, card, seat }: { setup: PanelProps['setup']; card: string; seat: Seat }) {
  const isStructure = setup.cards[cardNumber(card)]?.kind === 'structure';
  return isStructure ? <Building card={card} width={48} /> : <Defender card={card} seat={seat} width={40} />;
}

function PickTask({ setup, choices, act }: TaskProps) {
  return (
    <Task title={words.pick} says={words.pickSays}>
      <div className="bk-options">
        {ofKind(choices, 'pick').map((move, i) => (
          <Do
            key={move.card}
            moves={[move]}
            act={act}
            label={words.pickOne(nameOf(setup, move.card))}
            isFirst={i === 0}
          >
            <Building card={move.card} width={38} />
            <span>
              {nameOf(setup, move.card)}
              <small className="soft tabular">
                {cardById(setup, move.card)?.cost} · {cardById(setup, move.card)?.text}
              </small>
            </span>
          </Do>
        ))}
      </div>
    </Task>
  );
}
