/** Beside the map: the decision, the possible moves in the chosen place, and the button that ends it. */

import type { Choice } from '@marchlands/kit/board.ts';
import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Move } from '../../moves.ts';
import { STEP } from '../../state.ts';
import { type Area, areasOf } from '../areas.ts';
import { steps } from '../beside.ts';
import { isClosing } from '../choosing.ts';
import { shortText } from '../labels.ts';
import { words } from '../words.ts';
import { Actions, Do } from './actions.tsx';
import { isBegun, type PanelProps, TARGET_STEPS } from './props.ts';
import { Sending } from './sending.tsx';

/** Steps at which an attack is shown on the map. */
const ATTACK_STEPS: readonly string[] = ['plan', 'ride', 'voyage', 'land', 'side'];
const CARGO_STEPS: readonly string[] = ['horse', 'boat'];
/** Steps of a shipment under way. */
const SHIP_STEPS: readonly string[] = [...CARGO_STEPS, 'foot', 'chain', 'link', 'moor'];
/** Moves that continue from here. Always listed: narrow water is hard to tap. */
const ONWARD = ['step', 'sail', 'enter'] as const;
/** Moves that have their own place and are left out of the list of buttons. */
const PLACED: readonly Move['kind'][] = ['offer', 'land', ...ONWARD];
/** The main move of a decision, if it has a button of its own. */
const MAIN: readonly Move['kind'][] = ['stop', 'accept'];

export function Panel(props: PanelProps) {
  const { view, choosing, selected, takeFocus, draft, choices, state: s } = props;
  const { step } = view.table;
  const { PlaceCard } = steps.get();
  const panel = useRef<HTMLElement>(null);
  const isWhole = draft?.isWhole === true;
  const isAsked = choosing !== null;
  // Questions that are not answered on the map are asked here.
  const isHere = isAsked && choices.length > 0 && choices.every(({ move }) => areasOf(move).length === 0);
  const decision = `${choosing} ${view.table.turn} ${step}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question after another is asked here
  useEffect(() => {
    const isFree = hasNoFocus() || document.activeElement?.closest('.ca') != null;
    if (!takeFocus || !isFree) return;
    const first = selected !== null ? '.ca-actions button' : isWhole ? '[data-send]' : isHere ? 'button' : null;
    const found = first === null ? null : panel.current?.querySelector<HTMLElement>(`${first}:not(:disabled)`);
    (found ?? (first === null ? null : panel.current?.querySelector<HTMLElement>('[data-first]')))?.focus();
  }, [takeFocus, selected, isWhole, isHere, decision]);
  const left = s.shipments > 0 && (step === 'ship' || step === 'logistics') ? words.shipmentsLeft(s.shipments) : '';
  const asked = isWhole ? words.wholeTitle : words.titles[step];
  const title = isAsked ? (asked ?? words.waitTitle) : words.waitTitle;
  const says = isWhole ? words.wholeSays : isAsked ? saysOf(step, choices) : words.wait;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page has its sections already
    <section
      className={`ca-panel ${isAsked ? 'asked' : ''}`}
      data-step={step}
      ref={panel}
      role="group"
      aria-label={title}
    >
      <header className="ca-panel-head">
        <h2>{title}</h2>
        {left !== '' && <span className="soft tabular">{left}</span>}
      </header>
      {selected === null && says !== '' && <p className="ca-says">{says}</p>}
      {isWhole ? <Whole {...props} /> : <Special {...props} step={step} />}
      {selected !== null && (
        <>
          <PlaceCard {...props} area={selected} />
          {isAsked && <Actions {...props} isHidden={(move) => isElsewhere(move, step)} />}
        </>
      )}
      {isAsked && !ATTACK_STEPS.includes(step) && <Onward {...props} />}
      <footer className="ca-foot">
        {isAsked && <Others {...props} />}
        <Sending {...props} />
        {props.dealing !== null && (
          <button
            type="button"
            className="button"
            data-deal
            aria-pressed={props.dealing.isOn}
            onClick={props.dealing.toggle}
          >
            {words.dealRest}
          </button>
        )}
      </footer>
      {/* Search results come later than the rest: at the bottom, where they shift nothing. */}
      {selected !== null && <Attackers {...props} area={selected} />}
      {selected === null && isAsked && <Targets {...props} />}
    </section>
  );
}

/** CA-76: after a won attack, a shipment may replace the next attack. */
function saysOf(step: string, choices: PanelProps['choices']): string {
  const ships = step === 'attack' && choices.some(({ move }) => !ENDING.includes(move.kind));
  if (!ships) return words.says[step] ?? '';
  return ofKind(choices, 'attack').length > 0 ? words.attackOrShip : words.shipOnly;
}

const ENDING: readonly Move['kind'][] = ['attack', 'end'];

/** Possible attacks on the chosen place; hidden while composing, since that changes the place. */
function Attackers(props: PanelProps & { readonly area: Area }) {
  const { state: s, area, attacks, view, draft } = props;
  const { AttackList } = steps.get();
  if (area.kind !== 'place' || s.owner[area.at] === 0 || isBegun(draft) || view.table.step === 'over') return null;
  const isOwn = s.owner[area.at] === view.viewer + 1;
  return (
    <Asked title={isOwn ? words.whoTakesOwn : words.whoTakes} isOpen={attacks.isAsked} onOpen={attacks.ask}>
      <AttackList {...props} />
    </Asked>
  );
}

/** CA-75: the targets that the attacking seat can take. */
function Targets(props: PanelProps) {
  const { attacks, view, draft } = props;
  const { TargetList } = steps.get();
  if (!TARGET_STEPS.includes(view.table.step) || isBegun(draft)) return null;
  return (
    <Asked title={words.whatToTake} isOpen={attacks.asksTargets} onOpen={attacks.askTargets}>
      <TargetList {...props} />
    </Asked>
  );
}

/** Computed and shown only on request. */
function Asked({
  title,
  isOpen,
  onOpen,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
  onOpen(isOpen: boolean): void;
}) {
  return (
    <section className="ca-asked" aria-label={title}>
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && <div className="ca-found">{children}</div>}
    </section>
  );
}

/** A choice ready to be sent, as it would happen. */
function Whole({ composing: { prospect }, seats }: PanelProps) {
  if (prospect === null) return null;
  const { AttackTotals, Changes, OfferSent, TradeMade } = steps.get();
  const { state, events } = prospect;
  const asked = events.at(-1);
  if (asked?.kind === 'passageAsked' && state.step === STEP.passage) {
    const reach = state.setup.land.spaceIds[asked.reach];
    return (
      <>
        <p>{words.asksFor(reach, nameIn(seats, state.actor))}</p>
        <Changes prospect={prospect} />
      </>
    );
  }
  const made = events.find(({ kind }) => WHOLE.includes(kind));
  if (made?.kind === 'attackDeclared') return <AttackTotals state={state} seats={seats} />;
  if (made?.kind === 'offerMade') return <OfferSent state={state} seats={seats} />;
  if (made?.kind === 'tradeMade') return <TradeMade event={made} land={state.setup.land} seats={seats} />;
  return <Changes prospect={prospect} />;
}

const WHOLE: readonly string[] = ['attackDeclared', 'offerMade', 'tradeMade'];

function Special(props: PanelProps & { readonly step: string }) {
  const { step, choosing, state, seats, composing } = props;
  const { AttackTotals, Cargo, Changes, OfferSent, OfferTray, Partners, Passage, Plan, Prices } = steps.get();
  if (step === 'reply' || step === 'pay' || step === 'put') return <OfferSent {...props} />;
  if (step === 'passage') return <Passage {...props} />;
  if (choosing === null) return ATTACK_STEPS.includes(step) ? <AttackTotals state={state} seats={seats} /> : null;
  if (SHIP_STEPS.includes(step)) {
    return (
      <>
        {CARGO_STEPS.includes(step) && <Cargo {...props} />}
        <Asks {...props} />
        {composing.prospect !== null && <Changes prospect={composing.prospect} />}
      </>
    );
  }
  if (step === 'side') return <AttackTotals state={state} seats={seats} />;
  if (ATTACK_STEPS.includes(step)) {
    return (
      <>
        <Plan {...props} />
        <Asks {...props} />
      </>
    );
  }
  if (step === 'develop') return props.selected === null ? <Prices {...props} /> : null;
  if (step === 'trade') return <Partners {...props} />;
  return step === 'offer' ? <OfferTray {...props} /> : null;
}

/** CA-72: passage may be asked for before the boat moves. */
function Asks(props: PanelProps) {
  const asks = ofKind(props.choices, 'ask');
  if (asks.length === 0) return null;
  return (
    <details className="ca-asks">
      <summary>{words.askAhead}</summary>
      <div className="ca-buttons">
        {asks.map((choice) => (
          <Do key={choice.notation} {...props} choice={choice} />
        ))}
      </div>
    </details>
  );
}

/** Moves already shown by the special part of a step. */
function isElsewhere(move: Move, step: string): boolean {
  if (move.kind === 'take' || move.kind === 'drop') return CARGO_STEPS.includes(step);
  if (move.kind === 'give' || move.kind === 'get') return true;
  if (move.kind === 'ask' || (ONWARD as readonly string[]).includes(move.kind)) return true;
  return ATTACK_STEPS.includes(step) && step !== 'side';
}

function Onward(props: PanelProps) {
  const onward = ofKind(props.choices, ...ONWARD);
  if (onward.length === 0) return null;
  return (
    <section className="ca-onward" aria-label={words.onward}>
      <h3>{words.onward}</h3>
      <div className="ca-buttons halves">
        {onward.map((choice) => {
          const face = shortText(props.state, choice.move) ?? '';
          return <Do key={choice.notation} {...props} choice={choice} face={face} label={`${words.onward} ${face}`} />;
        })}
      </div>
    </section>
  );
}

/** Choices without a place: answers, votes, ends. Closing moves belong to the confirm button. */
function Others(props: PanelProps) {
  const { send } = props.composing;
  const others = props.choices.filter(
    ({ move }) =>
      !PLACED.includes(move.kind) &&
      // A composed choice can be changed freely: giving up is offered only once others have answered.
      !(move.kind === 'giveUp' && isBegun(props.draft)) &&
      !(send !== null && isClosing(move)) &&
      (areasOf(move).length === 0 || isDeclined(move)),
  );
  if (others.length === 0) return null;
  // Most chances to trade are passed up.
  const isPassing = props.view.table.step === 'trade' && props.selected === null;
  const isMain = ({ move }: Choice<Move>): boolean =>
    MAIN.includes(move.kind) || props.choices.length === 1 || (move.kind === 'end' && isPassing);
  return (
    <div className="ca-others">
      {others.map((choice) => (
        <Do
          key={choice.notation}
          {...props}
          choice={choice}
          {...(choice.move.kind === 'side' ? { label: steps.get().withTotals(props, choice) } : {})}
          isMain={isMain(choice)}
          isFirst={isMain(choice) || choice.move.kind === 'end'}
        />
      ))}
    </div>
  );
}

/** CA-42: a Horse that goes nowhere. */
function isDeclined(move: Move): boolean {
  return move.kind === 'breed' && move.into === null;
}
