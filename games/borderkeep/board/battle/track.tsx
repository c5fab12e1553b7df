/** The order of attack: the initiatives of this segment from the highest, with the current one marked. */
import type { Setup } from '../../setup.ts';
import { unitLabel } from '../units.ts';
import { levelsOf, type Scene } from './scene.ts';
import { words } from './words.ts';

export function Track({ setup, scene }: { setup: Setup; scene: Scene }) {
  const levels = levelsOf(setup, scene);
  return (
    <ol className="bk-order" aria-label={words.track}>
      {levels.map(({ init, sides }) => {
        const names = sides.flat().map((unit) => unitLabel(setup, unit));
        const state = scene.level === null ? '' : init === scene.level ? 'now' : init > scene.level ? 'done' : '';
        return (
          <li key={init} className={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <span className="visually-hidden">{words.attacks(init, names)}</span>
            <b className="tabular" aria-hidden="true">
              {init}
            </b>
            <span aria-hidden="true">{shortened(names)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Two names, and the number of the others. */
function shortened(names: readonly string[]): string {
  return names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} +${names.length - 2}`;
}
