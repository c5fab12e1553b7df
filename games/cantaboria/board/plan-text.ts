/** The plan of an attack in words. */
import type { PlannedShipment, PlayedAttack } from '../advice/attack/played.ts';
import { PLAN, type State } from '../state.ts';
import { nameOf, UNDER_WAY } from '../view/names.ts';
import { idAt } from './areas.ts';
import { changesOf } from './changes.ts';
import { planWords } from './plan-words.ts';
import { stepsOf } from './ways.ts';
import { words } from './words.ts';

/** A shipment: its type, its way, and the deliveries: `By Horse, B1 – C2: Horse and Weapon to C2.` */
function shipmentText(s: State, { move, events }: PlannedShipment): string {
  const { land } = s.setup;
  const steps = stepsOf(land, events);
  // A chain has no way: each token goes from link to link by itself.
  if (move.kind === 'chain') {
    const sent = events.flatMap((event) =>
      event.kind === 'tokenMoved'
        ? [words.tokenFromTo(words.tokens[event.token], idAt(land, event.from), idAt(land, event.into))]
        : [],
    );
    return planWords.planShipment(words.ways.chain, [], [...new Set(sent)]);
  }
  const way = steps.length > 0 ? [steps[0][0], ...steps.map(([, to]) => to)] : [];
  const brought = changesOf(land, events).flatMap(({ at, tokens }) => {
    const come = tokens.filter(({ count }) => count > 0);
    const list = come.map(({ token, count }) => words.counted(count, words.tokens[token]));
    if (list.length === 0) return [];
    return [at === UNDER_WAY ? planWords.takenAboard(list) : planWords.broughtTo(list, at)];
  });
  const how = move.kind in words.ways ? words.ways[move.kind as keyof typeof words.ways] : '';
  return planWords.planShipment(how, way, brought);
}

/** The move of the attack itself (CA-84). */
function attackText(s: State): string {
  const at = (place: number): string => nameOf(s, place - 1);
  const target = nameOf(s, s.target);
  if (s.plan === PLAN.boat) {
    const water = s.setup.land.spaceIds[s.planSpace - 1];
    const taken = [
      ...(s.planHorse > 0 ? [words.tokenAt(words.tokens.horse, at(s.planHorse))] : []),
      ...(s.planWeapon > 0 ? [words.tokenAt(words.tokens.weapon, at(s.planWeapon))] : []),
    ];
    return planWords.planBoat(at(s.planBoat), water, taken);
  }
  if (s.planHorse > 0) return planWords.planHorse(at(s.planHorse), target, s.planWeapon > 0 ? at(s.planWeapon) : null);
  return s.planWeapon > 0 ? planWords.planFoot(at(s.planWeapon), target) : planWords.planNothing(target);
}

/** One sentence for each shipment, and one for the attack. */
export function planText({ shipments, state }: PlayedAttack): readonly string[] {
  return [...shipments.map((shipment) => shipmentText(state, shipment)), attackText(state)];
}

/** Its conditions besides the plan: passage, seats that must join, seats that must stay out. */
export function termsOf(attack: PlayedAttack, name: (seat: number) => string): readonly string[] {
  const { report, state, leave, margin, joiners, savers } = attack;
  const names = (seats: readonly number[]): readonly string[] => seats.map(name);
  const { spaceIds } = state.setup.land;
  return [
    ...leave.map(({ seat, reach }) => planWords.needsLeave(name(seat), spaceIds[reach])),
    ...(margin > 0 && savers !== null ? [planWords.failsIf(names(savers))] : []),
    ...(margin > 0 && savers === null ? [planWords.nobodySaves] : []),
    ...(margin <= 0 && joiners !== null ? [planWords.needsJoiners(names(joiners))] : []),
    ...(leave.length === 0 && report.marginWithLeave > margin ? [planWords.moreWithLeave(report.marginWithLeave)] : []),
    ...(report.isExact ? [] : [planWords.mayBeMore]),
  ];
}
