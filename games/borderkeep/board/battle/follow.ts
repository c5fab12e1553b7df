/** How a scene goes on: every event of a battle and of its aftermath changes it a little. */
import type { Masked } from '@marchlands/core/game.ts';
import type { Event, Side } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import type { TownView } from '../../view/table.ts';
import { enginesOf, type Fighter, isMinion, joining, levelOf, minion, moatOf, type Scene } from './scene.ts';

const DEFENSE = 3;
const DEFENSE_HITS = 3;

type Change = (fighter: Fighter) => Fighter;

function changed(scene: Scene, side: Side, isMeant: (fighter: Fighter) => boolean, change: Change): Scene {
  const line = scene.sides[side].map((one) => (!one.isFallen && isMeant(one) ? change(one) : one));
  return { ...scene, sides: side === 0 ? [line, scene.sides[1]] : [scene.sides[0], line] };
}

function everybody(scene: Scene, change: Change): Scene {
  return changed(
    changed(scene, 0, () => true, change),
    1,
    () => true,
    change,
  );
}

/** BK-57: hits placed take effect: extra hits first, those that end sooner before the others. */
function struck(one: Fighter): Fighter {
  const old = Math.min(one.pending, one.extra[0]);
  const fresh = Math.min(one.pending - old, one.extra[1]);
  return {
    ...one,
    pending: 0,
    extra: [one.extra[0] - old, one.extra[1] - fresh],
    lost: one.lost + one.pending - old - fresh,
  };
}

/** All hits of an initiative take effect (BK-64). */
function strike(scene: Scene): Scene {
  return { ...everybody(scene, struck), hits: [0, 0] };
}

/** A unit falls; minions that joined later are numbered anew. */
function fall(scene: Scene, side: Side, unit: string): Scene {
  const down = changed(
    scene,
    side,
    (one) => one.unit === unit,
    (one) => {
      const hurt = struck(one);
      return { ...hurt, lost: hurt.stats.hits, isFallen: true, key: `${hurt.key} fallen` };
    },
  );
  if (!isMinion(unit)) return down;
  const number = Number(unit.split('#')[1]);
  return changed(
    down,
    side,
    (one) => isMinion(one.unit) && Number(one.unit.split('#')[1]) > number,
    (one) => ({ ...one, unit: `minion#${Number(one.unit.split('#')[1]) - 1}` }),
  );
}

function rolled(scene: Scene, side: Side, unit: string, die: number): Scene {
  const level = levelOf(scene, side, unit);
  const ready = level === scene.level ? scene : { ...strike(scene), level };
  const hits: Scene['hits'] =
    die === 1 ? (side === 0 ? [ready.hits[0] + 1, ready.hits[1]] : [ready.hits[0], ready.hits[1] + 1]) : ready.hits;
  const isEngine = ready.sides[side].every((one) => one.unit !== unit || one.isFallen);
  const base = { ...ready, hits, roller: { side, unit } };
  if (isEngine) {
    return {
      ...base,
      engines: base.engines.map((one) => (one.card === unit ? { ...one, rolled: [...one.rolled, die] } : one)),
    };
  }
  return changed(
    base,
    side,
    (one) => one.unit === unit,
    (one) => ({ ...one, rolled: [...one.rolled, die] }),
  );
}

function newSegment(scene: Scene, segment: number): Scene {
  const next = everybody(strike(scene), (one) => ({
    ...one,
    spell: 0,
    isBound: false,
    extra: [one.extra[1], 0],
    rolled: [],
  }));
  const engines = next.engines.map((engine) => ({ ...engine, rolled: [] }));
  return { ...next, segment, level: null, roller: null, engines };
}

function cast(scene: Scene, side: Side, unit: string, die: number): Scene {
  return changed(
    scene,
    side,
    (one) => one.unit === unit,
    (one) => ({ ...one, spell: die, extra: die === DEFENSE ? [one.extra[0], DEFENSE_HITS] : one.extra }),
  );
}

/** The names of the raiders that are on their way, from the event before the battle. */
type Raiders = readonly string[];

/**
 * The scene after an event; the same one where the event has nothing to do with a battle.
 * @param towns all towns as they stood at that moment
 * @param raiders who was sent to war just before, empty where a monster attacks
 */
export function follow(
  setup: Setup,
  scene: Scene | null,
  masked: Masked<Event>,
  towns: readonly TownView[],
  raiders: Raiders,
): Scene | null {
  // Nothing of a battle is hidden from anybody.
  const event = masked as Event;
  if (event.kind === 'battleBegan') return begun(setup, event, towns, raiders);
  if (scene === null) return null;
  if (scene.outcome !== null) return aftermath(scene, event);
  switch (event.kind) {
    case 'segmentBegan':
      return newSegment(scene, event.segment);
    case 'spellCast':
      return cast(scene, event.side, event.unit, event.die);
    case 'unitEnsorcelled':
      return changed(
        scene,
        event.side,
        (one) => one.unit === event.unit,
        (one) => ({ ...one, isBound: true }),
      );
    case 'unitMended':
      return changed(
        scene,
        event.side,
        (one) => one.unit === event.unit,
        (one) => ({ ...one, lost: one.lost - event.hits }),
      );
    case 'minionSummoned':
      return summoned(setup, scene, event.side);
    case 'attackRolled':
      return rolled(scene, event.side, event.unit, event.die);
    case 'hitPlaced':
      return placed(scene, event.side, event.unit, event.hits);
    case 'unitDestroyed':
      return fall(scene, event.side, event.unit);
    case 'defenderDestroyed':
      return fall(scene, event.seat === scene.victim ? 1 : 0, event.unit);
    case 'raiderWithdrew':
      return {
        ...scene,
        sides: [scene.sides[0].filter((one) => one.unit !== event.unit || one.isFallen), scene.sides[1]],
      };
    case 'raidWithdrawn':
      return { ...scene, level: WITHDRAWN };
    case 'battleEnded': {
      const hasWithdrawn = scene.level === WITHDRAWN;
      const outcome = { winner: event.winner, hasWithdrawn, loss: null, structures: [], walls: 0 };
      return { ...strike(scene), level: null, roller: null, outcome };
    }
    default:
      return scene;
  }
}

/** The level of a scene between the withdrawal and the end that follows it at once. */
const WITHDRAWN = -1;

function begun(
  setup: Setup,
  event: Extract<Event, { kind: 'battleBegan' }>,
  towns: readonly TownView[],
  raiders: Raiders,
): Scene {
  const home = towns[event.victim];
  const away = towns[event.seat]?.units.filter(({ unit }) => raiders.includes(unit)) ?? [];
  const structures = home?.structures ?? [];
  const isRaid = raiders.length > 0;
  const attackers = isRaid ? away : [{ unit: event.card, lost: 0, artifacts: [] }];
  return {
    attacker: event.seat,
    victim: event.victim,
    card: event.card,
    isRaid,
    segment: 0,
    level: null,
    sides: [attackers.map((one) => joining(setup, 0, one)), (home?.units ?? []).map((one) => joining(setup, 1, one))],
    engines: enginesOf(setup, structures),
    moat: moatOf(setup, structures),
    hits: [0, 0],
    roller: null,
    outcome: null,
  };
}

function summoned(setup: Setup, scene: Scene, side: Side): Scene {
  const line = scene.sides[side];
  const count = line.filter(({ unit, isFallen }) => isMinion(unit) && !isFallen).length + 1;
  const joined = [...line, minion(setup, side, count, `${side} minion ${line.length}`)];
  return { ...scene, sides: side === 0 ? [joined, scene.sides[1]] : [scene.sides[0], joined] };
}

function placed(scene: Scene, side: Side, unit: string, hits: number): Scene {
  const marked = changed(
    scene,
    side,
    (one) => one.unit === unit,
    (one) => ({ ...one, pending: one.pending + hits }),
  );
  const left = (by: Side): number => (by === side ? marked.hits[by] : Math.max(0, marked.hits[by] - hits));
  return { ...marked, hits: [left(0), left(1)] };
}

/** What the battle cost the town, after it. */
function aftermath(scene: Scene, event: Event): Scene {
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

const KINDS: readonly string[] = [
  ...['raidersSent', 'battleBegan', 'segmentBegan', 'spellCast', 'unitEnsorcelled', 'unitMended', 'minionSummoned'],
  ...[
    'attackRolled',
    'hitPlaced',
    'unitDestroyed',
    'defenderDestroyed',
    'raidWithdrawn',
    'raiderWithdrew',
    'battleEnded',
  ],
  ...['lossRolled', 'structureDestroyed', 'wallsLost'],
];

/** Whether an event is one of those that a battle and its aftermath are made of. */
export function isOfBattle(kind: string): boolean {
  return KINDS.includes(kind);
}
