/** One unit in the line: its name, when and how hard it strikes, the hits it can take, and its dice. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { cardOf } from '../../advice/budget.ts';
import type { Side } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import * as icons from '../faces/icons.ts';
import { CardPicture, TokenPicture } from '../faces/picture.tsx';
import { cardById, nameOf, unitLabel } from '../units.ts';
import { Dice } from './die.tsx';
import { fighterSays, isDoomed } from './names.ts';
import { diceOf, type Engine, type Fighter, initOf, isMinion, type Scene } from './scene.ts';
import { words } from './words.ts';

export interface FighterProps {
  readonly setup: Setup;
  readonly scene: Scene;
  readonly side: Side;
  readonly fighter: Fighter;
  /** The effect of choosing it, in words; absent if it cannot be chosen. */
  readonly choice?: {
    readonly does: string;
    readonly number: number;
    readonly odds: string;
    /** The longest text of the odds, for which room is reserved. */
    readonly room: string;
  };
  readonly isRolling: boolean;
  readonly isStruck: boolean;
  /** Whether a log line about it is pointed at. */
  readonly isPointed: boolean;
  /** Whether a hint suggests choosing it. */
  readonly isHinted: boolean;
  onChoose?(): void;
}

/** The picture of a unit: of its card or its token. */
function UnitPicture({ setup, unit }: { setup: Setup; unit: string }) {
  const card = cardById(setup, cardOf(unit));
  if (card !== undefined) return <CardPicture card={card} />;
  return <TokenPicture token={isMinion(unit) ? 'minion' : 'guard'} />;
}

/** Hits as hearts: left, placed and not yet taken, lost, extra. */
function Hearts({ one }: { one: Fighter }) {
  const extra = one.extra[0] + one.extra[1];
  const left = Math.max(0, one.stats.hits - one.lost);
  // Placed hits go to the extra ones first (BK-57).
  const onOwn = Math.max(0, one.pending - extra);
  const hearts = [
    ...Array.from({ length: Math.max(0, left - onOwn) }, () => 'left'),
    ...Array.from({ length: Math.min(left, onOwn) }, () => 'struck'),
    ...Array.from({ length: one.stats.hits - left }, () => 'lost'),
    ...Array.from({ length: extra }, (_, i) => (i < one.pending ? 'extra struck' : 'extra')),
  ];
  return (
    <span className="bk-hearts">
      {hearts.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no identity but their index
        <svg key={i} viewBox="0 0 512 512" className={kind} aria-hidden="true" focusable="false">
          <path d={icons.hits} />
          {kind.includes('struck') && <path className="cross" d="M96 96 416 416M416 96 96 416" />}
        </svg>
      ))}
    </span>
  );
}

/** When and how hard it strikes. @param isOther true if the dice are not its usual ones */
function Figures({ init, dice, isOther = false }: { init: number; dice: number; isOther?: boolean }) {
  return (
    <>
      <span>
        <Icon path={icons.initiative} size={14} />
        {init}
      </span>
      <span className={isOther ? 'other' : ''}>
        <Icon path={icons.die} size={13} />
        {dice}
      </span>
    </>
  );
}

export function FighterTile(props: FighterProps) {
  const { setup, scene, side, fighter: one, choice, isRolling, isStruck, isPointed, isHinted } = props;
  const says = fighterSays(setup, scene, side, one);
  const dice = diceOf(setup, scene, side, one);
  const content = (
    <>
      <span className="bk-fighter-picture" aria-hidden="true">
        <UnitPicture setup={setup} unit={one.unit} />
      </span>
      <span className="bk-fighter-body" aria-hidden="true">
        <span className="bk-fighter-name">{unitLabel(setup, one.unit)}</span>
        <span className="bk-fighter-stats tabular">
          <Figures init={initOf(one)} dice={dice} isOther={dice !== one.stats.dice} />
          {one.spell > 0 && <span className="bk-spell">{words.spellShort[one.spell]}</span>}
          {one.isBound && <span className="bk-spell">{words.bound.split(':')[0]}</span>}
        </span>
        {one.isFallen ? <span className="bk-fighter-fallen">{words.fallen}</span> : <Hearts one={one} />}
      </span>
      {one.artifacts.length > 0 && (
        <span className="bk-fighter-carries" aria-hidden="true">
          {one.artifacts.map((id) => nameOf(setup, id)).join(', ')}
        </span>
      )}
      {one.rolled.length > 0 && !one.isFallen && (
        <span aria-hidden="true" className="bk-fighter-dice">
          <Dice values={one.rolled} />
        </span>
      )}
      {choice !== undefined && (
        <span className="bk-fighter-choice tabular" aria-hidden="true" data-room={`00 ${choice.room}`}>
          <span>
            <kbd>{choice.number}</kbd> {choice.odds}
          </span>
        </span>
      )}
    </>
  );
  const className = [
    'bk-fighter',
    one.isFallen ? 'fallen' : '',
    isDoomed(one) ? 'doomed' : '',
    isRolling ? 'rolling' : '',
    isStruck ? 'struck' : '',
    isPointed ? 'pointed' : '',
    isHinted ? 'hinted' : '',
  ].join(' ');
  if (choice !== undefined) {
    return (
      <button
        type="button"
        className={`${className} can`}
        {...(choice.number === 1 ? { 'data-first': true } : {})}
        onClick={props.onChoose}
      >
        <span className="visually-hidden">{`${choice.does}: ${choice.odds}. ${says}`}</span>
        {content}
      </button>
    );
  }
  return (
    <div className={className} role="img" aria-label={says}>
      {content}
    </div>
  );
}

export function EngineTile({ setup, engine, isRolling }: { setup: Setup; engine: Engine; isRolling: boolean }) {
  const card = cardById(setup, engine.card);
  const copies = engine.count > 1 ? ` ×${engine.count}` : '';
  const name = `${nameOf(setup, engine.card)}${copies}`;
  const rolled = engine.rolled.length === 0 ? '' : `, ${words.rolled(engine.rolled)}`;
  return (
    <div
      className={`bk-fighter engine ${isRolling ? 'rolling' : ''}`}
      role="img"
      aria-label={`${name}: ${words.initiative(engine.init)}, ${words.dice(engine.dice)}, ${words.engine}${rolled}.`}
    >
      <span className="bk-fighter-picture">{card !== undefined && <CardPicture card={card} />}</span>
      <span className="bk-fighter-body">
        <span className="bk-fighter-name">{name}</span>
        <span className="bk-fighter-stats tabular">
          <Figures init={engine.init} dice={engine.dice} />
        </span>
        <span className="soft bk-fighter-note">{words.engine}</span>
      </span>
      {engine.rolled.length > 0 && (
        <span className="bk-fighter-dice">
          <Dice values={engine.rolled} />
        </span>
      )}
    </div>
  );
}
