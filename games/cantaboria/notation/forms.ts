import { stepForms } from '@marchlands/core/step-forms.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { refuse } from './names.ts';
import { parts } from './parts.ts';
import { slots } from './slots.ts';

/** The line that ends a seat's activity at a step. */
const ending = (word: string, step: number, rule: string) => ({
  kind: 'end' as const,
  text: `${word} -`,
  when: (s: State) => s.step === step,
  notHere: ({ setup }: State) => refuse(setup, 'notNow', word),
  rule,
});

/** The form of every action, after its seat. */
export const forms = stepForms<Types>({ moveCodec, outcomeCodec }, { slots: { ...slots, ...parts } }, [
  { kind: 'site', text: 'site {at:territory}', rule: 'CA-16' },
  { kind: 'draft', text: 'draft {at:territory}', rule: 'CA-18' },
  { kind: 'vote', text: 'vote {is:vote}', rule: 'CA-26' },
  {
    kind: 'build',
    text: 'dev {what:built} {at:place}[ {enter.space:space}#{position.at:berth}][ {price}]',
    like: 'dev w D4, dev c D4 gold or dev b C3 M1#1',
    rule: 'CA-28',
  },
  ending('dev', STEP.develop, 'CA-28'),
  { kind: 'breed', text: 'breed {ground:territory} {into}', rule: 'CA-41' },
  { kind: 'serve', text: 'serve {at:territory}', rule: 'CA-43' },
  { kind: 'accept', text: 'accept[ give {pay.token:paid}][ get {put.token:put}]', rule: 'CA-48' },
  ending('trade', STEP.trade, 'CA-49'),
  {
    kind: 'offer',
    text: 'offer {to:seat}[ give {give.token:given}][ get {get.token:got}][ {send.end:sent}]',
    rule: 'CA-49',
  },
  { kind: 'refuseAll', text: 'refuse all', rule: 'CA-50' },
  { kind: 'refuse', text: 'refuse', rule: 'CA-50' },
  ending('ship', STEP.ship, 'CA-51'),
  { kind: 'foot', text: 'foot {token:walkers} {from:place} {step.into:place}', rule: 'CA-55' },
  { kind: 'horse', text: 'horse {from:place}[ {step.into:ride}]', rule: 'CA-57' },
  { kind: 'chain', text: 'chain {token:links}', rule: 'CA-58' },
  { kind: 'boat', text: 'boat {boat}[ {sail.space:way}]', rule: 'CA-60' },
  { kind: 'answer', text: 'passage {reach} {as}', rule: 'CA-66' },
  ending('attack', STEP.attack, 'CA-88'),
  { kind: 'attack', text: 'attack {target:place}[ {declare.plan:plan}]', rule: 'CA-88' },
  { kind: 'side', text: 'side {with:side}', rule: 'CA-89' },
  ending('log', STEP.logistics, 'CA-93'),
]);
