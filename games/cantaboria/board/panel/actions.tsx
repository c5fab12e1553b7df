/** The possible moves in the chosen place: a button each, grouped by way. */
import type { Choice } from '@marchlands/kit/board.ts';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { Move } from '../../moves.ts';
import { areasOf } from '../areas.ts';
import { buttonText, shortText } from '../labels.ts';
import * as icons from '../map/icons.ts';
import { BUILT_ICONS, TOKEN_ICONS } from '../map/tokens.tsx';
import { outlook } from '../outlook-part.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

type Way = keyof typeof words.ways;

/** The heading for a kind of move. */
function wayOf(kind: Move['kind']): Way {
  return kind in words.ways ? (kind as Way) : 'others';
}

/** The drawing on a button. */
function iconOf(move: Move): string | null {
  if ('token' in move) return TOKEN_ICONS[move.token];
  if (move.kind === 'build') return BUILT_ICONS[move.what];
  return move.kind === 'horse' ? icons.horse : move.kind === 'boat' ? icons.boat : null;
}

/** The choices of the chosen place. */
export function choicesAt({ choices, selected }: Pick<PanelProps, 'choices' | 'selected'>): readonly Choice<Move>[] {
  if (selected === null) return [];
  return choices.filter(({ move }) =>
    areasOf(move).some(({ kind, at }) => kind === selected.kind && at === selected.at),
  );
}

/** The text of a button; for an attack, with both totals. */
function labelOf({ state, choosing }: PanelProps, choice: Choice<Move>): string {
  const { move } = choice;
  const says = buttonText(state, choice);
  if (move.kind !== 'attack' || choosing === null) return says;
  const { offence, defence } = outlook.get().totalsWithoutMove(state, choosing, move.target);
  return `${says} · ${words.against(offence, defence)}`;
}

export function Actions(props: PanelProps & { readonly isHidden: (move: Move) => boolean }) {
  const here = choicesAt(props).filter(({ move }) => !props.isHidden(move));
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
              .map((choice) => (
                <Do
                  key={choice.notation}
                  {...props}
                  choice={choice}
                  label={labelOf(props, choice)}
                  face={shortText(props.state, choice.move)}
                  isMain={here.length === 1}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/**
 * A button that makes one move.
 * @param isFirst whether keys trigger it when no button is the main one
 * @param face the visible text if shorter than the spoken one, under a heading that says the rest
 */
export function Do({
  state,
  composing,
  choice,
  isMain = false,
  isFirst = isMain,
  label = buttonText(state, choice),
  face = null,
}: Pick<PanelProps, 'state' | 'composing'> & {
  readonly choice: Choice<Move>;
  readonly isMain?: boolean;
  readonly isFirst?: boolean;
  readonly label?: string;
  readonly face?: string | null;
}) {
  const icon = iconOf(choice.move);
  return (
    <button
      type="button"
      className={`button ${isMain ? 'primary' : ''}`}
      onClick={() => composing.put(choice.move)}
      {...(face === null ? {} : { 'aria-label': label })}
      {...(isFirst ? { 'data-first': true } : {})}
    >
      {icon !== null && <Icon path={icon} size={20} />}
      <span>{face ?? label}</span>
    </button>
  );
}
