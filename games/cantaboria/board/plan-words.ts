/** Words for possible attacks and their plans, loaded with their part of the panel. */

import { catalogue } from '@marchlands/core/language.ts';
import { counted, listed } from '@marchlands/core/phrases.ts';

const points = (n: number): string => counted(n, 'point', 'points');

export const planWords = {
  searching: 'Looking at every way …',
  nobodyCan: 'Nobody could take it next, not even with help.',
  nothingToTake: 'Nothing can be taken now, not even with help.',
  alone: (margin: number): string => `alone, by ${points(margin)}`,
  withLeave: (margin: number): string => `with passage for a boat, by ${points(margin)}`,
  withHelp: 'only with help',
  afterShipments: (n: number): string => `after ${counted(n, 'shipment', 'shipments')}`,
  usePlan: 'Use this plan',
  broughtTo: (what: readonly string[], at: string): string => `${listed(what)} to ${at}`,
  takenAboard: (what: readonly string[]): string => `${listed(what)} aboard`,
  planShipment: (how: string, way: readonly string[], brought: readonly string[]): string =>
    `${[how, ...(way.length > 0 ? [way.join(' – ')] : [])].join(', ')}${brought.length > 0 ? `: ${brought.join('; ')}` : ''}.`,
  planNothing: (target: string): string => `Attack ${target} without a move.`,
  planFoot: (from: string, target: string): string => `Attack ${target}: a Weapon steps in from ${from}.`,
  planHorse: (from: string, target: string, weapon: string | null): string =>
    `Attack ${target}: a Horse rides in from ${from}${weapon === null ? '' : `, with the Weapon of ${weapon}`}.`,
  planBoat: (boat: string, water: string, taken: readonly string[]): string =>
    `Attack with the boat ${boat}, which comes to ${water}${taken.length > 0 ? `, taking on ${listed(taken)}` : ''}.`,
  needsLeave: (name: string, reach: string): string => `${name} must not forbid the boat to pass ${reach}.`,
  failsIf: (names: readonly string[]): string =>
    `It fails if ${listed(names)} ${names.length === 1 ? 'joins' : 'join'} the defence, and the others stay out.`,
  nobodySaves: 'No third party can stop it.',
  needsJoiners: (names: readonly string[]): string =>
    `It succeeds if ${listed(names)} ${names.length === 1 ? 'joins' : 'join'} the attack, and the others stay out.`,
  moreWithLeave: (margin: number): string =>
    margin > 0
      ? `A boat that may pass would make it ${points(margin)} ahead.`
      : 'A boat that may pass would bring more.',
  mayBeMore: 'Not every way was looked at: it may be stronger.',
};
catalogue('cantaboria/plan', planWords);
