/** The outcome of a battle: the winner, the fallen, the losses. */
import { capital } from '@marchlands/core/phrases.ts';
import type { Setup } from '../../setup.ts';
import { nameOf, unitLabel } from '../units.ts';
import type { Scene } from './scene.ts';
import { words } from './words.ts';

export interface SummaryProps {
  readonly setup: Setup;
  readonly scene: Scene;
  /** The town's name in a sentence: `your town`, `the town of Teal`. */
  readonly town: string;
  onClose(): void;
}

export function Summary({ setup, scene, town, onClose }: SummaryProps) {
  const { outcome, segment } = scene;
  if (outcome === null) return null;
  const fallen = ([0, 1] as const).map((side) =>
    scene.sides[side].filter(({ isFallen }) => isFallen).map(({ unit }) => unitLabel(setup, unit)),
  );
  const isBoth = outcome.winner === 1 && scene.sides[1].every(({ isFallen }) => isFallen);
  const said = outcome.hasWithdrawn
    ? words.withdrew
    : outcome.winner === null
      ? words.undecided
      : outcome.winner === 0
        ? capital(words.beaten(town))
        : isBoth
          ? words.bothFell
          : capital(words.held(town));
  const lost = words.lost(
    outcome.structures.map((id) => nameOf(setup, id)),
    outcome.walls,
  );
  return (
    <section className={`bk-summary side-${outcome.winner ?? 'none'}`} aria-label={`${said} ${words.after(segment)}`}>
      <div>
        <h2>
          {said} <span className="soft">{words.after(segment)}</span>
        </h2>
        <dl>
          <div>
            <dt>{words.fallenSays(words.attackers)}</dt>
            <dd>{fallen[0]?.join(', ') || words.nobody}</dd>
          </div>
          <div>
            <dt>{words.fallenSays(words.defenders)}</dt>
            <dd>{fallen[1]?.join(', ') || words.nobody}</dd>
          </div>
          {outcome.loss !== null && (
            <div>
              <dt>
                {words.lostSays} <span className="soft">({words.lossOf(outcome.loss).replace(/\.$/, '')})</span>
              </dt>
              <dd>{lost === '' ? words.nothing : lost}</dd>
            </div>
          )}
        </dl>
      </div>
      <button type="button" className="button" onClick={onClose}>
        {words.close}
      </button>
    </section>
  );
}
