/** Whether a phase takes place: by die, or by vote (CA-24 to CA-26). */
import { countBits } from '@marchlands/core/bits.ts';
import { firstOf, maskOf, seatsOf } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { moveCodec } from '../moves.ts';
import { PHASE, PHASES, rulingOf, STEP, type State } from '../state.ts';
import { living } from './places.ts';
import { clearTrade } from './trade.ts';

const YES = moveCodec.encode({ kind: 'vote', is: 'yes' });

export function begin(s: State, events: Events): void {
  s.played = 0;
  events?.push({ kind: 'phaseBegan', phase: PHASES[s.phase] });
  s.step = STEP.turnNext;
}

export function endPhase(s: State): void {
  clearTrade(s);
  s.played = 0;
  s.actor = 0;
  if (s.phase === PHASE.attack) {
    s.step = STEP.cycleEnd;
    return;
  }
  s.phase += 1;
  s.step = STEP.phaseStart;
}

/** CA-24. */
export function rollPhase(s: State, die: number, events: Events): void {
  events?.push({ kind: 'dieRolled', phase: PHASES[s.phase], seat: s.lead, die });
  const ruling = rulingOf(die);
  if (ruling === 'yes') begin(s, events);
  else if (ruling === 'no') endPhase(s);
  else s.step = STEP.vote;
}

/**
 * CA-25: the majority decides, else the Lead's own vote. If the Lead has left the game, the phase is skipped.
 * @param chosen by seat: the move
 */
export function countVotes(s: State, chosen: readonly Uint32Array[], events: Events): void {
  let yes = 0;
  for (let rest = living(s); rest !== 0; rest &= rest - 1)
    if (chosen[firstOf(rest)][0] === YES) yes |= maskOf(firstOf(rest));
  const no = living(s) & ~yes;
  const lead = countBits(yes) - countBits(no);
  const { voteTie } = s.setup.options;
  const tie = voteTie === 'lead' ? (yes & maskOf(s.lead)) > 0 : voteTie === 'happens';
  const passed = lead === 0 ? tie : lead > 0;
  events?.push({ kind: 'votesShown', phase: PHASES[s.phase], yes: seatsOf(yes), no: seatsOf(no), passed });
  if (passed) begin(s, events);
  else endPhase(s);
}
