/**
 * The scene of a battle from event to event: numbers come from each event's picture, dice and the fallen from the
 * events.
 */
import type { Side } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import type { Told } from '../props.ts';
import { type Fighter, isMinion, type Scene, sceneOf } from './scene.ts';

/** A scene with the selected living units changed. */
function changed(
  scene: Scene,
  side: Side,
  isMeant: (fighter: Fighter) => boolean,
  change: (fighter: Fighter) => Fighter,
): Scene {
  const line = scene.sides[side].map((one) => (!one.isFallen && isMeant(one) ? change(one) : one));
  return { ...scene, sides: side === 0 ? [line, scene.sides[1]] : [scene.sides[0], line] };
}

/** A unit falls; minions that joined later are renumbered. */
function fall(scene: Scene, side: Side, unit: string): Scene {
  const number = Number(unit.split('#')[1]);
  const down = changed(
    scene,
    side,
    (one) => one.unit === unit,
    (one) => ({ ...one, lost: one.stats.hits, pending: 0, isFallen: true, key: `${one.key} fallen` }),
  );
  if (!isMinion(unit)) return down;
  return changed(
    down,
    side,
    (one) => isMinion(one.unit) && Number(one.unit.split('#')[1]) > number,
    (one) => ({ ...one, unit: `minion#${Number(one.unit.split('#')[1]) - 1}` }),
  );
}

function rolled(scene: Scene, side: Side, unit: string, die: number): Scene {
  if (scene.sides[side].some((one) => one.unit === unit && !one.isFallen)) {
    return changed(
      scene,
      side,
      (one) => one.unit === unit,
      (one) => ({ ...one, rolled: [...one.rolled, die] }),
    );
  }
  const engines = scene.engines.map((one) => (one.card === unit ? { ...one, rolled: [...one.rolled, die] } : one));
  return { ...scene, engines };
}

/** The placed hits have taken effect: once the last attacker has fallen, no picture shows that. */
function struck(scene: Scene): Scene {
  const isStruck = ({ pending }: Fighter): boolean => pending > 0;
  const strike = (one: Fighter): Fighter => ({ ...one, pending: 0, lost: one.lost + one.pending });
  return changed(changed(scene, 0, isStruck, strike), 1, isStruck, strike);
}

/** The level of a scene between a withdrawal and the end of the battle right after it. */
const WITHDRAWN = -1;

/** The scene after an event; the same object if the event does not concern a battle. */
export function follow(setup: Setup, scene: Scene | null, { event, after: { table } }: Told): Scene | null {
  if (event.kind === 'battleBegan') return sceneOf(setup, table, null);
  if (scene === null) return null;
  if (scene.outcome !== null) return aftermath(scene, event);
  const pictured = (known: Scene): Scene => sceneOf(setup, table, known) ?? known;
  switch (event.kind) {
    case 'attackRolled':
      return rolled(pictured(scene), event.side, event.unit, event.die);
    case 'unitDestroyed':
      return pictured(fall(scene, event.side, event.unit));
    case 'defenderDestroyed':
      return pictured(fall(scene, event.seat === scene.victim ? 1 : 0, event.unit));
    case 'raidWithdrawn':
      return { ...pictured(scene), level: WITHDRAWN };
    case 'battleEnded': {
      const hasWithdrawn = scene.level === WITHDRAWN;
      const outcome = { winner: event.winner, hasWithdrawn, loss: null, structures: [], walls: 0 };
      return { ...struck(pictured(scene)), level: null, outcome };
    }
    default:
      return pictured(scene);
  }
}

/** The town's losses after a battle. */
function aftermath(scene: Scene, event: Told['event']): Scene {
  const { outcome } = scene;
  if (outcome === null || outcome.winner !== 0) return scene;
  const isHere = 'seat' in event && event.seat === scene.victim;
  if (event.kind === 'lossRolled' && outcome.loss === null) {
    return { ...scene, outcome: { ...outcome, loss: event.die } };
  }
  const isOpen = outcome.loss !== null && outcome.structures.length + outcome.walls < outcome.loss;
  if (!isOpen || !isHere) return scene;
  if (event.kind === 'structureDestroyed') {
    return { ...scene, outcome: { ...outcome, structures: [...outcome.structures, event.card] } };
  }
  if (event.kind === 'wallsLost') return { ...scene, outcome: { ...outcome, walls: outcome.walls + event.count } };
  return scene;
}
