import { Rng } from '@marchlands/core/rng.ts';
import { testPostgres } from '@marchlands/core/testing/postgres.ts';
import { expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { awaited, begun, choose, codeOf, connect, inMatch, keep, must } from './tables.ts';

const place = testPostgres();

it('a database that is gone for a while loses nothing, and the table goes on when it is back', {
  timeout: 120_000,
}, async () => {
  const store = await openStore(await place.address('outage'), null);
  const kept = await keep(store);
  const { keeper } = kept;
  const id = await begun(kept);
  const { wire } = await connect(keeper, id, 0);
  const rng = new Rng('outage');
  must(await choose(keeper, id, (await awaited(keeper, id))[0], rng));
  const [seat] = await awaited(keeper, id);
  const message = await inMatch(keeper, id, (match) => {
    const codes = match.legal(seat);
    const moves = [match.game.moveCodec.decode(codes[0])];
    return { kind: 'act', seat, id: 'once', version: match.version(seat), moves } as const;
  });
  const before = await inMatch(keeper, id, (match) => match.entries.length);
  await place.stop();
  const heard = wire.texts.length;
  for (let i = 0; i < 3; i += 1) expect(codeOf(await keeper.perform(id, message))).toBe('store.down');
  expect(wire.texts.length).toBe(heard);
  await place.start();
  // The pool notices broken connections by using them.
  let done = await keeper.perform(id, message);
  for (let tries = 0; tries < 20 && !done.ok; tries += 1) done = await keeper.perform(id, message);
  must(done);
  expect(await inMatch(keeper, id, (match) => match.entries.length)).toBeGreaterThan(before);
  expect(wire.texts.length).toBeGreaterThan(heard);
  await store.close();
});
