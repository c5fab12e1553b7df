import { stepForms } from '@marchlands/core/step-forms.ts';
import { type Move, moveCodec, outcomeCodec, PLAYED, type PlayedCard } from '../moves.ts';
import { ABOUT, dueStep, STACK, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { parts } from './parts.ts';
import { slots } from './slots.ts';

const at = (step: number) => (s: State) => dueStep(s) === step;
/** Whether the robber moves for a Bishop, who robs all. */
export const isBishop = (s: State): boolean => STACK.top(s) === 'robber' && ABOUT.isBishop.get(s) === 1;

const ROB = '[ {robber.hex:moved}][ {rob.seat:victim}]';
/** By card: the form of what follows its name, and its rule. */
const CARDS: { readonly [card in PlayedCard]: readonly [form: string, rule: string] } = {
  knight: [ROB, 'IK-137'],
  'road-building': ['[ {road.edge:edge}][ {road.edge:edge}]', 'IK-138'],
  plenty: ['[ {take.card:taken}]', 'IK-139'],
  monopoly: ['[ {name.card:letter}]', 'IK-140'],
  alchemist: ['[ {face.face}][ {face.face}]', 'IK-209'],
  crane: ['[ {improve.track}][ @{crown.at:crowned}]', 'IK-212'],
  engineer: ['[ {wall.at}]', 'IK-213'],
  inventor: ['[ {onto.hex:hex}][ {onto.hex:hex}]', 'IK-214'],
  irrigation: ['', 'IK-215'],
  medicine: ['[ {city.at}]', 'IK-216'],
  mining: ['', 'IK-217'],
  smith: ['[ {promote.at}][ {promote.at}]', 'IK-220'],
  'commercial-harbor': ['', 'IK-221'],
  'master-merchant': ['[ {target.seat:seat}][ {pick.card:picked}]', 'IK-224'],
  merchant: ['[ {onto.hex:hex}]', 'IK-225'],
  'merchant-fleet': ['[ {name.card:letter}]', 'IK-226'],
  'resource-monopoly': ['[ {name.card:letter}]', 'IK-227'],
  'trade-monopoly': ['[ {name.card:letter}]', 'IK-228'],
  bishop: ['[ {robber.hex:moved}]', 'IK-229'],
  deserter: ['[ {target.seat:seat}]', 'IK-231'],
  diplomat: ['[ {remove.edge:edge}][ {road.edge:edge}]', 'IK-234'],
  intrigue: ['[ {drive.at}]', 'IK-236'],
  saboteur: ['', 'IK-238'],
  spy: ['[ {target.seat:seat}]', 'IK-239'],
  warlord: ['', 'IK-240'],
  wedding: ['', 'IK-241'],
};

/** Whether a house is open to a seat. */
const isGuest = ({ house, active }: State, [seat]: readonly number[]): boolean => ((house[active] >> seat) & 1) === 1;

/** Acts of these kinds are written in the plain form, as `wall 31`. */
const AT = ['settle', 'city', 'wall', 'recruit', 'activate', 'promote', 'lose', 'desert'] as const satisfies Kinds;
const BARE = ['roll', 'buy', 'accept', 'decline', 'close'] as const satisfies Kinds;
type Kinds = readonly Move['kind'][];

/** The form of every act, without what chance brings. */
export const forms = stepForms<Types>({ moveCodec, outcomeCodec }, { slots: { ...slots, ...parts } }, [
  ...AT.map((kind) => ({ kind, text: `${kind} {at}` })),
  ...BARE.map((kind) => ({ kind, text: kind })),
  { kind: 'road', text: 'road {edge}', rule: 'IK-114' },
  { kind: 'end', text: 'place none', when: at(STEP.station), notHere: 'No knight is placed here.', rule: 'IK-232' },
  { kind: 'relocate', text: 'relocate {from:stood}-{to:away}', like: 'relocate 39-40', rule: 'IK-191' },
  { kind: 'end', text: 'relocate {from:stood}-{to:away}', when: at(STEP.relocate) },
  { kind: 'end', text: 'done', when: at(STEP.special), rule: 'IK-317' },
  { kind: 'end', text: 'end' },
  { kind: 'bank', text: 'bank {give:rated}>{take:letter}', like: 'bank BBBB>O', rule: 'IK-089' },
  { kind: 'offer', text: 'offer {give.card:offered} {send.to:seats}', like: 'offer BB>O P2,P3', rule: 'IK-100' },
  { kind: 'counter', text: 'counter {give.card:countered}', like: 'counter O>BBB', rule: 'IK-105' },
  { kind: 'deal', text: 'deal {seat}', rule: 'IK-106' },
  { kind: 'discard', text: 'discard {card:discarded}', like: 'discard BBL', rule: 'IK-078' },
  { kind: 'gift', text: 'gift {card:given}', like: 'gift BO', rule: 'IK-241' },
  { kind: 'take', text: 'aqueduct {card:letter}', when: at(STEP.aqueduct), rule: 'IK-074' },
  { kind: 'improve', text: 'improve {track}[ @{crown.at:crowned}]', rule: 'IK-145' },
  { kind: 'move', text: 'move {from}-{to}', like: 'move 31-39', rule: 'IK-180' },
  { kind: 'attack', text: 'attack {from}-{to}[ b{foe.bay}]', like: 'attack 31-39 b5', rule: 'IK-184' },
  { kind: 'displace', text: 'displace {from}-{to}', like: 'displace 31-39', rule: 'IK-189' },
  { kind: 'deck', text: 'kill {deck}[ {fetch.card:fetched}]', when: at(STEP.kill), rule: 'IK-294' },
  { kind: 'deck', text: 'tie {deck}', rule: 'IK-249' },
  { kind: 'station', text: 'place {at}:{level}', like: 'place 28:1', rule: 'IK-232' },
  { kind: 'force', text: 'force {seat} {card:letter}', like: 'force P2 B', rule: 'IK-221' },
  {
    kind: 'house',
    text: 'invite {seat}',
    only: (s, seat) => !isGuest(s, seat),
    notHere: 'Its knights are invited already.',
    rule: 'IK-020',
  },
  { kind: 'house', text: 'uninvite {seat}', only: isGuest, notHere: 'Its knights are not invited.', rule: 'IK-020' },
  { kind: 'robber', text: 'robber {hex}', when: isBishop, rule: 'IK-082' },
  { kind: 'robber', text: 'robber {hex}[ {rob.seat:victim}]', rule: 'IK-082' },
  { kind: 'chase', text: `chase {at}${ROB}`, rule: 'IK-194' },
  { kind: 'drop', text: 'drop {card:dropped}', rule: 'IK-206' },
  ...PLAYED.map((card) => ({
    kind: 'play' as const,
    text: `play {card=${card}}${CARDS[card][0]}`,
    rule: CARDS[card][1],
  })),
  { kind: 'play', text: 'play {card}', rule: 'IK-198' },
]);

/** The words that may begin an act. */
export const VERBS: readonly string[] = [...new Set(forms.verbs.map((verb) => verb.split(' ', 1)[0]))].sort();
