import type { Update } from '../table/local/protocol.ts';

/** A table of no game in particular, with nothing on it, for tests that look at how it travels. */
export const update: Update = {
  info: {
    matchId: 'a match',
    gameId: 'game',
    title: 'Game',
    seats: [],
    options: {},
    changed: {},
    goal: 'Win.',
    legend: [],
    canResign: true,
    replacesResigned: false,
    daily: null,
    deal: null,
    keepsSecrets: false,
  },
  now: {
    version: 0,
    viewer: 0,
    view: { viewer: 0, table: {}, own: null },
    awaited: [0],
    prompt: '',
    choices: [],
    draft: null,
    newEvents: [],
    undo: 'own',
    text: '',
    final: null,
  },
  logFrom: 0,
  logLines: [],
  seated: 0,
  handOver: null,
  playsOut: false,
  bot: null,
};
