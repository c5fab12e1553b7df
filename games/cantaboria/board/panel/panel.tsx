/** Beside the map: what is asked, what can be done in the chosen place, and the button that ends it. */
import type { Choice } from '@marchlands/kit/board.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Move } from '../../moves.ts';
import { areasOf } from '../areas.ts';
import { words } from '../words.ts';
import { Actions, Do } from './actions.tsx';
import { PlaceCard } from './place-card.tsx';
import type { PanelProps } from './props.ts';

// What only some steps need comes after the board itself.
const AttackTotals = lazy(async () => ({ default: (await import('./attack.tsx')).AttackTotals }));
const Plan = lazy(async () => ({ default: (await import('./attack.tsx')).Plan }));
const Cargo = lazy(async () => ({ default: (await import('./cargo.tsx')).Cargo }));
const OfferSent = lazy(async () => ({ default: (await import('./trade.tsx')).OfferSent }));
const OfferTray = lazy(async () => ({ default: (await import('./trade.tsx')).OfferTray }));
const Passage = lazy(async () => ({ default: (await import('./passage.tsx')).Passage }));
const Partners = lazy(async () => ({ default: (await import('./trade.tsx')).Partners }));

/** Steps at which an attack stands on the map. */
const ATTACK_STEPS: readonly string[] = ['plan', 'ride', 'voyage', 'land', 'side'];
const CARGO_STEPS: readonly string[] = ['horse', 'boat'];
/** What is chosen elsewhere than in the list of buttons that belong to no place. */
const PLACED: readonly Move['kind'][] = ['declare', 'send', 'offer', 'land'];
/** The move that a decision is mainly about, where it has a button of its own. */
const MAIN: readonly Move['kind'][] = ['stop', 'accept'];

export function Panel(props: PanelProps) {
  const { view, choosing, selected, takeFocus, state: s } = props;
  const { step } = view.table;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takeFocus || selected === null) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-first], .ca-actions button');
    first?.focus();
  }, [takeFocus, selected]);
  const isAsked = choosing !== null;
  const left = s.shipments > 0 && (step === 'ship' || step === 'logistics') ? words.shipmentsLeft(s.shipments) : '';
  const asked = props.draft?.isWhole === true ? words.wholeTitle : words.titles[step];
  const title = isAsked ? (asked ?? words.waitTitle) : words.waitTitle;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page has its sections already
    <section className={`ca-panel ${isAsked ? 'asked' : ''}`} ref={panel} role="group" aria-label={title}>
      <header className="ca-panel-head">
        <h2>{title}</h2>
        {left !== '' && <span className="soft tabular">{left}</span>}
      </header>
      {selected === null && <p className="ca-says">{isAsked ? (words.says[step] ?? '') : words.wait}</p>}
      <Suspense fallback={<span aria-busy="true" />}>
        <Special {...props} step={step} />
      </Suspense>
      {selected !== null && (
        <>
          <PlaceCard {...props} area={selected} />
          {isAsked && <Actions {...props} isHidden={(move) => isElsewhere(move, step)} />}
        </>
      )}
      {isAsked && <Others {...props} />}
      <DraftTools {...props} />
    </section>
  );
}

function Special(props: PanelProps & { readonly step: string }) {
  const { step, choosing, state, seats } = props;
  if (step === 'reply' || step === 'pay' || step === 'put') return <OfferSent {...props} />;
  if (step === 'passage') return <Passage {...props} />;
  if (choosing === null) return ATTACK_STEPS.includes(step) ? <AttackTotals state={state} seats={seats} /> : null;
  if (CARGO_STEPS.includes(step)) return <Cargo {...props} />;
  if (step === 'side') return <AttackTotals state={state} seats={seats} />;
  if (ATTACK_STEPS.includes(step)) return <Plan {...props} />;
  if (step === 'trade') return <Partners {...props} />;
  return step === 'offer' ? <OfferTray {...props} /> : null;
}

/** What the special part of a step shows already. */
function isElsewhere(move: Move, step: string): boolean {
  if (move.kind === 'take' || move.kind === 'drop') return CARGO_STEPS.includes(step);
  if (move.kind === 'give' || move.kind === 'get') return true;
  return ATTACK_STEPS.includes(step) && step !== 'side';
}

/** Choices that belong to no place: answers, votes, ends. */
function Others(props: PanelProps) {
  const others = props.choices.filter(
    ({ move }) => !PLACED.includes(move.kind) && (areasOf(move).length === 0 || isDeclined(move)),
  );
  if (others.length === 0) return null;
  const isMain = ({ move }: Choice<Move>): boolean => MAIN.includes(move.kind) || props.choices.length === 1;
  return (
    <div className="ca-others">
      {others.map((choice) => (
        <Do key={choice.notation} {...props} choice={choice} isMain={isMain(choice)} />
      ))}
    </div>
  );
}

/** CA-42: a Horse that goes nowhere. */
function isDeclined(move: Move): boolean {
  return move.kind === 'breed' && move.into === null;
}

/** What has been put together so far can be changed freely. */
function DraftTools({ draft, redraft, commit }: PanelProps) {
  if (draft === null || draft.moves.length === 0) return null;
  return (
    <div className="ca-draft">
      {draft.isWhole && (
        <button type="button" className="button primary" data-first onClick={() => commit(draft.moves)}>
          {words.confirm}
        </button>
      )}
      {draft.isWhole && <span className="ca-draft-line">{draft.notation}</span>}
      <button type="button" className="button" onClick={() => redraft(draft.moves.slice(0, -1))}>
        {words.back}
      </button>
      <button type="button" className="button" onClick={() => redraft([])}>
        {words.restart}
      </button>
    </div>
  );
}
