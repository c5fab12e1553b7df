import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import * as step from '../state.ts';
import { attackAsk, attackBegin, attackDone, attackStart } from './attack.ts';
import { nextLevel, nextRoller, nextSegment } from './battle.ts';
import { buildAsk, builtFor } from './build.ts';
import { plagueNext, quakeNext, vortexNext } from './disasters.ts';
import { bought, buyAsk, drawEnd, offerNext, turnStart } from './draw.ts';
import { healAsk, healNext, healStart, recovered, turnEnd, walled } from './heal.ts';
import { placeNext, strikeAll } from './hits.ts';
import { loseNext } from './loss.ts';
import { clearMix, spendNext } from './pay.ts';
import { raidAsk } from './raid.ts';
import { mendNext, nextCaster } from './spells.ts';
import { dealNext } from './start.ts';
import { kept, produce, upkeepNext } from './upkeep.ts';

/** A payment kind by kind goes on; once it is complete, what was paid for happens. */
function spendOn(s: State, events: Events): void {
  if (!spendNext(s)) return;
  const { payFor, payCard, actor } = s;
  clearMix(s);
  switch (payFor) {
    case step.PAY_BUY:
      bought(s, actor, events);
      break;
    case step.PAY_KEEP:
      kept(s, actor, events);
      break;
    case step.PAY_BUILD:
      builtFor(s, actor, payCard, events);
      break;
    case step.PAY_WALL:
      walled(s, actor, events);
      break;
    default:
      recovered(s, actor, payCard, events);
  }
}

/** The inner steps in the order of their numbers, from INNER on. */
const INNER_STEPS: readonly ((s: State, events: Events) => void)[] = [
  dealNext,
  turnStart,
  buyAsk,
  drawEnd,
  upkeepNext,
  produce,
  buildAsk,
  attackStart,
  attackAsk,
  attackBegin,
  attackDone,
  raidAsk,
  quakeNext,
  plagueNext,
  vortexNext,
  nextSegment,
  nextCaster,
  mendNext,
  nextLevel,
  nextRoller,
  placeNext,
  strikeAll,
  loseNext,
  healStart,
  healAsk,
  healNext,
  turnEnd,
  offerNext,
  spendOn,
];

/** BK-11: runs on until chance or a seat must decide, or the match is over. */
export function advance(s: State, events: Events): void {
  while (s.step >= step.INNER) INNER_STEPS[s.step - step.INNER](s, events);
}
