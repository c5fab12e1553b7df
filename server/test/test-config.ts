import type { Config } from '../config.ts';

/** A configuration of a server under test: generous, since tests are in a hurry and come from one address. */
export function testConfig(store: string): Config {
  return {
    store,
    key: null,
    host: '127.0.0.1',
    port: 0,
    origins: [],
    isBehindProxy: false,
    adminToken: 'the token of the tests',
    botThreads: 1,
    botBudget: 1000,
    logLevel: 'silent',
    idle: 60_000,
    vapid: null,
    contact: 'mailto:operator@example.org',
    pushAfter: 5000,
    limits: { requests: 1_000_000, sockets: 10_000, connections: 10_000, patience: 15_000 },
  };
}
