import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';

/** Options that keep random matches short: random play builds few Cities, so that the last cycle ends them. */
const SHORT = { cycleCap: 10, tradeRounds: 2 };

/**
 * A boat may be named again on its way, its position omitted if it is the last one, and a single token written with a
 * count.
 */
const sameLine = (line: string): string =>
  line
    .replace(/^[RBGYPW]: /, '')
    .replace(/(^|; ?)boat (?=[>.?+!-])/g, '$1')
    .replace(/ \.\d+$/, ' .')
    .replace(/\b([tgimhw])1\b/g, '$1');

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  // All land is taken after 36 choices.
  lines: [
    { seats: 2, options: { sitePlacement: 'random' }, choices: 90 },
    { seats: 4, options: { tradeGifts: true }, choices: 100 },
  ],
  // The next question and its data: events tell what happens to places and seats.
  untold: [
    ...['phase', 'step', 'turn', 'actor', 'isPartial', 'rounds', 'round', 'offers', 'offer', 'waiting', 'herd'],
    ...['won', 'hasEdge', 'failed', 'attack', 'passage', 'undo', 'reason', 'shipment', 'share', 'votes'],
    ...[
      'seats.isRolling',
      'seats.rolled',
      'seats.hasPlayed',
      'seats.side',
      'seats.isAsked',
      'seats.hasPassed',
      'seats.refuses',
      'seats.attacks',
    ],
    ...['boats.answers', 'sitesLeft', 'lead', 'sides'],
  ],
  // From the opening to the first votes. One state fits a view: other seats' votes are taken back.
  memory: { options: { cycleCap: 10, tradeRounds: 1 }, seats: 3, entries: 90 },
  sameLine,
  shorten: (drawn) => ({ ...drawn, ...SHORT }),
};
