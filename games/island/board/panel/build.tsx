/** The things that can be built and done: the player chooses a kind, and the board lights the possible places. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { KINDS, TRACK_KIND, TRACKS } from '../../data/kinds.ts';
import { PRICES } from '../../data/pieces.ts';
import { MODES, type Mode, modeOf } from '../places.ts';
import type { PanelProps } from '../props.ts';
import { words } from '../words.ts';
import { Price } from './do.tsx';

const BASE: readonly Mode[] = ['road', 'settle', 'city'];

export function Build(props: PanelProps) {
  const { setup, choices, mode, onMode } = props;
  const modes = setup.isBase ? BASE : MODES;
  const buy = ofKind(choices, 'buy').at(0);
  return (
    <section className="ik-build" aria-label={words.build}>
      <div className="ik-modes">
        {modes.map((one) => {
          const canDo = choices.some(({ move }) => modeOf(move) === one);
          return (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={mode === one}
              disabled={!canDo && mode !== one}
              onClick={() => onMode(mode === one ? null : one)}
            >
              <span>{words.modes[one]}</span>
              {one !== 'knights' && <Price cost={setup.costs[PRICES[one]]} />}
            </button>
          );
        })}
        {setup.isBase && (
          <button
            type="button"
            className="button"
            disabled={buy === undefined}
            onClick={() => buy !== undefined && props.choose(buy.move)}
          >
            <span>{words.buy}</span>
            <Price cost={setup.costs.development} />
          </button>
        )}
      </div>
    </section>
  );
}

/** Improvements that can be bought now: with the main buttons, so that they are visible on every screen. */
export function Improvements(props: PanelProps) {
  const { view, choices, choosing, choose } = props;
  const improvements = ofKind(choices, 'improve');
  return improvements.map(({ move, notation, words: says }) => {
    const track = TRACKS.indexOf(move.track);
    const level = view.table.seats[choosing ?? view.table.active].levels[track] + 1;
    return (
      <button
        key={notation}
        type="button"
        className={`button ${improvements.length === 1 && isFree(props) ? 'primary' : ''}`}
        onClick={() => choose(move)}
      >
        <span>{says}</span>
        <Price cost={KINDS.map((_, kind) => (kind === TRACK_KIND[track] ? level : 0))} />
      </button>
    );
  });
}

/** True while nothing is begun on the board: no place and nothing to build is chosen. */
export function isFree({ selected, mode }: Pick<PanelProps, 'selected' | 'mode'>): boolean {
  return selected === null && mode === null;
}
