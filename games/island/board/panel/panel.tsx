/**
 * Beside the map: the decision, the possible moves in the chosen place, the player's own cards, and derived knowledge.
 */
import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { useEffect, useRef, useState } from 'react';
import type { Move } from '../../moves.ts';
import { describe } from '../labels.ts';
import { choicesAt, inMode, pressedFor } from '../places.ts';
import type { PanelProps } from '../props.ts';
import { words } from '../words.ts';
import { Build, Improvements, isFree } from './build.tsx';
import { FlipChart } from './chart.tsx';
import { Do } from './do.tsx';
import { Cards, Hand } from './hand.tsx';
import { ForecastTable, Known } from './known.tsx';
import { Picks } from './picks.tsx';
import { Swaps } from './swaps.tsx';
import { Answer, BankTray, Deals, Offer, Tray } from './trade.tsx';

/** Moves that are chosen elsewhere than in the list of buttons without a place. */
const ELSEWHERE: readonly Move['kind'][] = [
  ...(['bank', 'offer', 'give', 'want', 'send', 'discard', 'play', 'buy', 'force'] as const),
  ...(['accept', 'decline', 'counter', 'reply', 'deal'] as const),
];

export function Panel(props: PanelProps) {
  const { view, choosing, selected, takeFocus, setup, choices } = props;
  const { table } = view;
  const panel = useRef<HTMLElement>(null);
  const [tray, setTray] = useState<string | null>(null);
  const turn = `${table.turn} ${table.active}`;
  const canTrade = choices.some(({ move }) => move.kind === 'offer' || move.kind === 'bank');
  // While trading, other possible moves are dimmed.
  const isTrading = canTrade && tray === turn;
  useEffect(() => {
    if (!takeFocus || selected === null) return;
    const here = panel.current?.querySelector<HTMLElement>('.ik-here');
    // The possible moves there come before the button that drops the selection.
    (here?.querySelector<HTMLElement>('.ik-buttons button') ?? here?.querySelector('button'))?.focus();
  }, [takeFocus, selected]);
  const isAsked = choosing !== null;
  const isBuilding = table.due === 'action' || table.due === 'special';
  // If no place answers, the first button does: for an offer it declines, so that no key accepts one unseen.
  const isAskedHere = isAsked && !isBuilding && choices.every(({ move }) => pressedFor(move, null) === null);
  const asked = isAskedHere ? `${turn} ${table.due} ${choosing}` : null;
  useEffect(() => {
    const isFree = hasNoFocus() || document.activeElement?.matches('[data-place]') === true;
    if (!takeFocus || asked === null || !isFree) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? panel.current?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }, [takeFocus, asked]);
  // A player picking among its own cards has them in view already.
  const isPicking = isTrading || (isAsked && (table.due === 'discard' || table.due === 'wedding'));
  const title = isAsked ? words.yourTurn : words.waitTitle;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page has its sections already
    <section className={`ik-panel ${isAsked ? 'asked' : ''}`} ref={panel} role="group" aria-label={title}>
      {selected !== null && <Here {...props} />}
      {isAsked && (
        <>
          {!isTrading && <Asked {...props} />}
          <div className="ik-buttons">
            <Others {...props} isMain={!isTrading} />
            {canTrade && (
              <button
                type="button"
                className="button"
                aria-expanded={isTrading}
                onClick={() => setTray(isTrading ? null : turn)}
              >
                {isTrading ? words.closeTrade : words.trade}
              </button>
            )}
            {!isTrading && <Improvements {...props} />}
          </div>
          <DraftTools {...props} />
          {!isTrading && <Swaps {...props} />}
        </>
      )}
      {isAsked && table.due === 'robber' && selected === null && <p>{words.robberSays}</p>}
      {table.turn === 0 && selected === null && words.setUp.map((says) => <p key={says}>{says}</p>)}
      {!isPicking && table.turn > 0 && <Hand {...props} />}
      {isAsked && !isTrading && isBuilding && <Build {...props} />}
      {isTrading && (
        <div className="ik-trade">
          <BankTray {...props} />
          {ofKind(choices, 'offer').length > 0 && <Tray key={table.offers} {...props} />}
        </div>
      )}
      {table.due !== 'drop' && <Cards {...props} />}
      {!setup.isBase && table.turn > 0 && <FlipChart {...props} />}
      {setup.isRoaming && <ForecastTable {...props} />}
      <Known {...props} />
    </section>
  );
}

/** The question of a step, if it is more than a list. */
function Asked(props: PanelProps) {
  const { view } = props;
  switch (view.table.due) {
    case 'discard':
    case 'wedding':
      return <Picks key={view.table.turn} {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'choose':
      return (
        <>
          <Offer {...props} />
          <Deals {...props} />
        </>
      );
    default:
      return null;
  }
}

/** The pressed place, and its possible moves. */
function Here(props: PanelProps) {
  const { setup, view, seats, choices, mode, selected, onLetGo } = props;
  if (selected === null) return null;
  const here = choicesAt(inMode(choices, mode), selected, selected);
  const [name, ...says] = describe(setup, view.table, seats, selected).split(': ');
  return (
    <section className="ik-here" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <button type="button" className="button quiet icon" aria-label={words.letGo} onClick={onLetGo}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <p>{says.join(': ')}</p>
      <div className="ik-buttons">
        {here.map((choice, i) => (
          <Do key={choice.notation} {...props} choice={choice} isMain={i === 0} />
        ))}
      </div>
    </section>
  );
}

/** Moves that every turn allows besides its end: if there are no others, ending is the usual choice. */
const ALWAYS: readonly Move['kind'][] = ['end', 'bank', 'offer', 'play'];

/**
 * Choices without a place: rolls, names, ends.
 * @param isMain false while something else is open
 */
function Others(props: PanelProps & { readonly isMain: boolean }) {
  const { choices, view } = props;
  const { due } = view.table;
  const isGift = due === 'wedding';
  const isBuilding = due === 'action' || due === 'special';
  const others = choices.filter(
    ({ move }) =>
      pressedFor(move, null) === null &&
      !ELSEWHERE.includes(move.kind) &&
      !(isGift && move.kind === 'gift') &&
      !(isBuilding && move.kind === 'improve'),
  );
  const isEndUsual = props.isMain && isFree(props) && choices.every(({ move }) => ALWAYS.includes(move.kind));
  return others.map((choice) => (
    <Do
      key={choice.notation}
      {...props}
      choice={choice}
      isMain={choice.move.kind === 'roll' || (choice.move.kind === 'end' && isEndUsual)}
      isFirst={choice.move.kind === 'roll' || choice.move.kind === 'end'}
      label={choice.move.kind === 'end' ? (words.ends[due] ?? choice.words) : choice.words}
    />
  ));
}

/** The composed choice can be changed freely. An answer to an offer has a button of its own. */
function DraftTools({ view, draft, redraft, commit }: PanelProps) {
  if (draft === null || draft.moves.length === 0) return null;
  return (
    <div className="ik-buttons">
      {draft.isWhole && view.table.due !== 'answer' && (
        <button type="button" className="button primary" onClick={() => commit(draft.moves)}>
          {words.confirm}
        </button>
      )}
      <button type="button" className="button back" onClick={() => redraft(draft.moves.slice(0, -1))}>
        {words.back}
      </button>
      <button type="button" className="button back" onClick={() => redraft([])}>
        {words.restart}
      </button>
    </div>
  );
}
