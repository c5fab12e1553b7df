/** What can be done in the chosen place: a button each, by the way it is done. */
import type { Choice } from '@marchlands/kit/board.ts';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { useState } from 'react';
import { totalsWithoutMove } from '../../advice/totals.ts';
import type { Move } from '../../moves.ts';
import { areasOf, idAt } from '../areas.ts';
import { buttonText } from '../labels.ts';
import * as icons from '../map/icons.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

type Way = keyof typeof words.ways;

/** The heading under which a kind of move stands. */
function wayOf(kind: Move['kind']): Way {
  return kind in words.ways ? (kind as Way) : 'others';
}

const BUILT_ICONS = { weapon: icons.weapon, city: icons.city, boat: icons.boat };

/** The drawing on a button. */
function iconOf(move: Move): string | null {
  if ('token' in move) return TOKEN_ICONS[move.token];
  if (move.kind === 'build') return BUILT_ICONS[move.what];
  return move.kind === 'horse' ? icons.horse : null;
}

/** The choices of the chosen place. */
export function choicesAt({ choices, selected }: Pick<PanelProps, 'choices' | 'selected'>): readonly Choice<Move>[] {
  if (selected === null) return [];
  return choices.filter(({ move }) =>
    areasOf(move).some(({ kind, at }) => kind === selected.kind && at === selected.at),
  );
}

/** What a button says; of an attack both totals too, since it may need no more than this. */
function labelOf({ state, choosing }: PanelProps, choice: Choice<Move>): string {
  const { move } = choice;
  const says = buttonText(state, choice);
  if (move.kind !== 'attack' || choosing === null) return says;
  const { offence, defence } = totalsWithoutMove(state, choosing, move.target);
  return `${says} · ${words.against(offence, defence)}`;
}

export function Actions(props: PanelProps & { readonly isHidden?: (move: Move) => boolean }) {
  const here = choicesAt(props).filter(({ move }) => props.isHidden?.(move) !== true);
  if (here.length === 0) return null;
  const ways = [...new Set(here.map(({ move }) => wayOf(move.kind)))];
  return (
    <div className="ca-actions">
      {ways.map((way) => (
        <section key={way} aria-label={words.ways[way]}>
          {way !== 'others' && <h4>{words.ways[way]}</h4>}
          <div className="ca-buttons">
            {here
              .filter(({ move }) => wayOf(move.kind) === way)
              .map((choice, i) => (
                <Do
                  key={choice.notation}
                  {...props}
                  choice={choice}
                  label={labelOf(props, choice)}
                  isMain={ways.length === 1 && i === 0 && here.length === 1}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A button that makes one move. Where that would lose a piece it says so first, and makes it when pressed again. */
export function Do({
  state,
  choosing,
  outlook,
  choose,
  choice,
  isMain = false,
  label = buttonText(state, choice),
}: Pick<PanelProps, 'state' | 'choosing' | 'outlook' | 'choose'> & {
  readonly choice: Choice<Move>;
  readonly isMain?: boolean;
  readonly label?: string;
}) {
  const [warned, setWarned] = useState<{ readonly of: Choice<Move>; readonly lines: readonly string[] } | null>(null);
  const lines = warned !== null && warned.of === choice ? warned.lines : [];
  const icon = iconOf(choice.move);
  function press() {
    const isAsked = choosing !== null && outlook !== null && lines.length === 0;
    const losses = isAsked ? outlook.lossesOf(state, choosing, choice.move) : [];
    if (losses.length === 0) choose(choice.move);
    else
      setWarned({
        of: choice,
        lines: losses.map(({ token, at }) => words.losing(words.tokens[token], idAt(state.setup.land, at))),
      });
  }
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="ca-warning" role="alert">
          {line}
        </p>
      ))}
      <button
        type="button"
        className={`button ${isMain ? 'primary' : ''}`}
        onClick={press}
        {...(isMain ? { 'data-first': true } : {})}
      >
        {icon !== null && <Icon path={icon} size={20} />}
        <span>{lines.length > 0 ? words.doAnyway : label}</span>
      </button>
    </>
  );
}
