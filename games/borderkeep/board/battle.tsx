/** The battle: two lines of units, the order of attack, dice, hits and spells, the odds, and the choices. */

import { capital } from '@marchlands/core/phrases.ts';
import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import './battle.css';
import { CardMark } from '@marchlands/kit/card.tsx';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Odds } from '../advice/odds/odds.ts';
import { oddsAfter, oddsNow } from '../advice/preview.ts';
import type { Event, Side } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { SIDE } from '../state.ts';
import type { Table } from '../view/table.ts';
import { EngineTile, FighterTile } from './battle/fighter.tsx';
import { attackersOf } from './battle/names.ts';
import type { Scene } from './battle/scene.ts';
import { Summary } from './battle/summary.tsx';
import { Track } from './battle/track.tsx';
import { type Ask, useOdds } from './battle/use-odds.ts';
import { useScene } from './battle/use-scene.ts';
import { words } from './battle/words.ts';
import { OddsBar } from './chances.tsx';
import { chanceText, LONGEST_CHANCE } from './odds-words.ts';
import { isOfBattle } from './playback.ts';
import type { Option, Props, Told } from './props.ts';

/** Props of the board's panels: those of the board, and the state of the playback. */
export type PanelProps = Props & {
  /** The current event; null between events and afterwards. */
  readonly now: Told | null;
  /** Skips the playback. */
  skip?(): void;
};

const CHOICES: readonly string[] = ['hit', 'ensorcell', 'mend', 'press', 'withdraw', 'recall'];

/** The battle being fought, played back or just over; nothing if there is none. */
export function BattlePanel(props: PanelProps) {
  const { setup, view, newEvents, now, seats } = props;
  const scene = useScene(setup, view.table, newEvents, now);
  const [closed, setClosed] = useState<unknown>(null);
  if (scene === null) return null;
  const isOver = scene.outcome !== null;
  const isFought = !isOver || now?.event.kind === 'battleEnded';
  const isMine = view.viewer === scene.victim;
  const town = isMine ? words.yourTown : words.town(nameIn(seats, scene.victim));
  if (isFought) return <Fight {...props} scene={scene} town={town} />;
  // Something else is being shown now: the battle's summary appears when that is over.
  if (now !== null && !isOfBattle(now.event.kind)) return null;
  if (closed === scene.sides) return null;
  return <Summary setup={setup} scene={scene} town={town} onClose={() => setClosed(scene.sides)} />;
}

type FightProps = PanelProps & { readonly scene: Scene; readonly town: string };

function Fight(props: FightProps) {
  const { setup, view, seats, scene, town, now, choose, choosing } = props;
  const isPlaying = now !== null;
  const choices = isPlaying ? NO_CHOICES : props.choices.filter(({ move }) => CHOICES.includes(move.kind));
  const odds = useBattleOdds(props, choices, isPlaying);
  const mine: Side | null =
    view.viewer === scene.victim ? 1 : view.viewer === scene.attacker && !setup.isSelfStruck ? 0 : null;
  const name = (seat: number): string => nameIn(seats, seat);
  const panel = useRef<HTMLElement>(null);
  useKeyFocus(panel, choices);
  useInSight(panel, view, odds.now, choices.length > 0);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (choice === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(choice.move);
  }

  const oddsOf = (move: Move): string => {
    const found = odds.after.get(moveCodec.encode(move));
    return found === undefined || found === null ? words.reckoning : oddsSay(found, mine);
  };
  const room = chanceSays(LONGEST_CHANCE, mine);
  const buttons = choices.filter(({ move }) => move.kind === 'press' || move.kind === 'withdraw');
  const best = props.hints.at(0)?.move;
  const hinted = best === undefined ? null : moveCodec.encode(best);
  const { pointed } = props;
  const attackers = attackersOf(setup, scene, name);
  const asked = sideAsked(view.table);
  return (
    <section
      className={`bk-battle ${isPlaying ? 'playing' : ''}`}
      ref={panel}
      aria-label={words.battle(attackers, town)}
      onKeyDown={onKeyDown}
    >
      <header className="bk-battle-head">
        <h2>{words.battle(attackers, town)}</h2>
        <p className="tabular">
          {words.segment(scene.segment)}
          {scene.level !== null && scene.level > 0 ? `, ${words.initiative(scene.level)}` : ''}
        </p>
        {isPlaying && props.skip !== undefined && (
          <button type="button" className="button" onClick={props.skip}>
            {words.skip}
          </button>
        )}
      </header>
      {!isPlaying && (
        <div className="bk-battle-odds">
          <OddsBar odds={odds.now ?? undefined} side={mine} isRaid={scene.isRaid} />
        </div>
      )}
      <Track setup={setup} scene={scene} />
      <Line
        {...{ setup, scene, now, pointed, hinted, choices, oddsOf, room, choose }}
        side={0}
        isAsked={asked === 0}
        title={attackers}
        seat={scene.attacker}
      />
      <p className={`bk-battle-task ${choosing !== null && choices.length > 0 ? 'mine' : ''}`}>
        {isPlaying ? (now.sentence ?? ' ') : taskSays(props, scene, choices, name)}
      </p>
      {buttons.length > 0 && (
        <div className="row bk-battle-press">
          {buttons.map(({ move, notation }, i) => (
            <button
              key={notation}
              type="button"
              className={`button ${move.kind === 'press' ? 'primary' : ''}`}
              data-choice
              {...(i === 0 ? { 'data-first': true } : {})}
              onClick={() => choose(move)}
            >
              <kbd>{i + 1}</kbd> {move.kind === 'press' ? words.pressOn : words.withdraw}
            </button>
          ))}
          <p className="soft">{words.withdrawSays}</p>
        </div>
      )}
      <Line
        {...{ setup, scene, now, pointed, hinted, choices, oddsOf, room, choose }}
        side={1}
        isAsked={asked === 1}
        title={town}
        seat={scene.victim}
      />
    </section>
  );
}

const NO_CHOICES: readonly Option[] = [];

/** The awaited decision, in a sentence. */
function taskSays(
  { view, choosing }: PanelProps,
  scene: Scene,
  choices: readonly Option[],
  name: (seat: number) => string,
): string {
  const { table } = view;
  switch (table.step) {
    case 'hit': {
      const count = table.battle?.hits[table.battle.placing] ?? 0;
      return choosing !== null && choices.length > 0 ? words.youPlace(count) : words.toPlace(name(table.actor), count);
    }
    case 'ensorcell':
      return words.ensorcell;
    case 'mend':
      return words.mend(table.left);
    case 'press':
      return words.press;
    default:
      return scene.level === null ? words.segment(scene.segment) : words.initiative(scene.level);
  }
}

/** `you hold 62 %`, `you hold about 62 %`: the chance of the viewer's side. */
function oddsSay(odds: Odds, side: Side | null): string {
  return chanceSays(chanceText(odds, side === 1 ? odds.town : odds.attackers), side);
}

function chanceSays(chance: string, side: Side | null): string {
  if (side === 1) return words.hold(chance);
  return side === 0 ? words.win(chance) : words.falls(chance);
}

interface LineProps {
  readonly setup: Setup;
  readonly scene: Scene;
  readonly side: Side;
  /** Whether the choice is among its units. */
  readonly isAsked: boolean;
  readonly title: string;
  readonly seat: number;
  readonly now: Told | null;
  /** The event of the log line under the pointer. */
  readonly pointed: Told['event'] | null;
  /** The code of a hint's best move. */
  readonly hinted: number | null;
  readonly choices: readonly Option[];
  oddsOf(move: Move): string;
  /** The longest possible text of `oddsOf`. */
  readonly room: string;
  choose(move: Move): void;
}

/** One side's line of units, followed by the town's engines. */
function Line(props: LineProps) {
  const { setup, scene, side, isAsked, title, seat, now, pointed, hinted, choices, oddsOf, room, choose } = props;
  const event = now?.event;
  const isTarget = (unit: string): number =>
    isAsked ? choices.findIndex(({ move }) => 'unit' in move && move.unit === unit) : -1;
  return (
    <div className={`bk-line side-${side}`}>
      <h3>
        {side === 0 && setup.isSelfStruck ? <CardMark look="foe" size={20} /> : <SeatBadge seat={seat} size={22} />}{' '}
        {capital(title)}
        {side === 0 && scene.moat > 0 && <span className="bk-moat">{words.moat(scene.moat)}</span>}
      </h3>
      <div className="bk-fighters">
        {scene.sides[side].map((fighter) => {
          const at = fighter.isFallen ? -1 : isTarget(fighter.unit);
          const choice = at < 0 ? undefined : choices[at];
          return (
            <FighterTile
              key={fighter.key}
              setup={setup}
              scene={scene}
              side={side}
              fighter={fighter}
              isRolling={
                isAbout(event, 'attackRolled', side, fighter.unit) || isAbout(event, 'spellCast', side, fighter.unit)
              }
              isPointed={now === null && isOf(pointed, side, fighter.unit)}
              isHinted={choice !== undefined && moveCodec.encode(choice.move) === hinted}
              isStruck={
                isAbout(event, 'hitPlaced', side, fighter.unit) || isAbout(event, 'unitEnsorcelled', side, fighter.unit)
              }
              {...(choice === undefined
                ? {}
                : {
                    choice: { does: choice.words, number: at + 1, odds: oddsOf(choice.move), room },
                    onChoose: () => choose(choice.move),
                  })}
            />
          );
        })}
        {side === 1 &&
          scene.engines.map((engine) => (
            <EngineTile
              key={engine.card}
              setup={setup}
              engine={engine}
              isRolling={isAbout(event, 'attackRolled', 1, engine.card)}
            />
          ))}
      </div>
    </div>
  );
}

/** The side whose units are the choices: hits and Ensorcell strike the enemy, Heal helps the caster's own side. */
function sideAsked({ step, battle }: Table): Side | null {
  if (battle === null) return null;
  if (step === 'hit') return battle.placing === 0 ? 1 : 0;
  const caster = battle.caster < SIDE ? 0 : 1;
  if (step === 'mend') return caster;
  if (step === 'press') return 0;
  return step === 'ensorcell' ? (caster === 0 ? 1 : 0) : null;
}

/** Whether an event concerns a unit or an engine of a side. */
function isOf(event: Told['event'] | null | undefined, side: Side, unit: string): boolean {
  return event != null && 'unit' in event && 'side' in event && event.side === side && event.unit === unit;
}

function isAbout(event: Told['event'] | undefined, kind: Event['kind'], side: Side, unit: string): boolean {
  return event?.kind === kind && isOf(event, side, unit);
}

/** The current odds and the odds after each choice, computed while nothing is being played back. */
function useBattleOdds(
  { setup, view, choosing }: PanelProps,
  choices: readonly Option[],
  isPlaying: boolean,
): { readonly now: Odds | null; readonly after: ReadonlyMap<number, Odds | null> } {
  const isFought = view.table.battle !== null;
  const asks = useMemo(() => {
    if (isPlaying || !isFought) return null;
    const all = new Map<number, Ask>([[NOW, (sampling) => oddsNow(setup, view, sampling)]]);
    if (choosing === null) return all;
    for (const { move } of choices) {
      const code = moveCodec.encode(move);
      all.set(code, (sampling) => oddsAfter(setup, view, choosing, [code], sampling).get(code) ?? null);
    }
    return all;
  }, [isPlaying, isFought, setup, view, choosing, choices]);
  const known = useOdds(asks, view);
  return { now: known.get(NOW) ?? null, after: known };
}

/** The key of the current odds; codes of moves are not negative. */
const NOW = -1;

/** Scrolls the choices into view: on a phone they may lie below the edge, and odds that arrive push them down. */
function useInSight(panel: RefObject<HTMLElement | null>, view: unknown, odds: Odds | null, isAsked: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view may need a new choice, odds take room
  useEffect(() => {
    if (!isAsked || panel.current === null) return;
    [...panel.current.querySelectorAll('button.can, [data-choice]')].at(-1)?.scrollIntoView({ block: 'nearest' });
    panel.current.querySelector('.bk-battle-task')?.scrollIntoView({ block: 'nearest' });
  }, [view, odds, isAsked, panel]);
}

/** Moves the focus to the next choice after a choice by keyboard. */
function useKeyFocus(panel: RefObject<HTMLElement | null>, choices: readonly Option[]): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const isFree = hasNoFocus();
    if (panel.current?.contains(document.activeElement) === true) wasInside.current = true;
    else if (!isFree) wasInside.current = false;
    if (wasInside.current && choices.length > 0 && isFree) {
      panel.current?.querySelector<HTMLElement>('button.can, [data-choice]')?.focus();
    }
  });
}
