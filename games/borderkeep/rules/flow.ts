import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, FIRST_STEP, PAY_FOR, PURCHASED, type State } from '../state.ts';
import { attackAsk, attackBegin, attackDone, attackStart } from './attack.ts';
import { nextLevel, nextRoller, nextSegment } from './battle.ts';
import { buildAsk } from './build.ts';
import { plagueNext, quakeNext, vortexNext } from './disasters.ts';
import { buyAsk, drawEnd, offerNext, turnStart } from './draw.ts';
import { healAsk, healNext, healStart, turnEnd } from './heal.ts';
import { placeNext, strikeAll } from './hits.ts';
import { loseNext } from './loss.ts';
import { dealNext } from './opening.ts';
import { clearMix, spendNext } from './pay.ts';
import { PURCHASES } from './purchases.ts';
import { raidAsk } from './raid.ts';
import { mendNext, nextCaster } from './spells.ts';
import { produce, upkeepNext } from './upkeep.ts';

const PAID = handlersOf(PURCHASED, PURCHASES);

/** Continues a payment kind by kind; once it is complete, carries out its purpose. */
function spendOn(s: State, events: Events): void {
  if (!spendNext(s)) return;
  const { payFor, payCard, actor } = s;
  clearMix(s);
  PAID[payFor - PAY_FOR.buy].done(s, actor, payCard, events);
}

const INNER: readonly ((s: State, events: Events) => void)[] = handlersOf(ALL_STEPS.groups.inner, {
  dealNext,
  turnStart,
  buyAsk,
  drawEnd,
  upkeepNext,
  production: produce,
  buildAsk,
  attackStart,
  attackAsk,
  attackBegin,
  attackDone,
  raidAsk,
  quakeNext,
  plagueNext,
  vortexNext,
  segment: nextSegment,
  castNext: nextCaster,
  mendNext,
  levelNext: nextLevel,
  rollNext: nextRoller,
  placeNext,
  strike: strikeAll,
  loseNext,
  healStart,
  healAsk,
  healNext,
  turnEnd,
  offerNext,
  spendNext: spendOn,
});

/** BK-11: runs until chance or a seat must decide, or the match is over. */
export function advance(s: State, events: Events): void {
  while (s.step >= FIRST_STEP.inner) INNER[s.step - FIRST_STEP.inner](s, events);
}
