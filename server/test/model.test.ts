import { Rng } from '@marchlands/core/rng.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashSecret } from '../keeper/secrets.ts';
import { CHAT_START } from '../store/chats.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Change } from '../table/change.ts';
import { Table } from '../table/table.ts';
import { onEveryStore } from './stores.ts';
import {
  answerAsk,
  awaited,
  codeOf,
  connect,
  inMatch,
  type Kept,
  keep,
  must,
  PLAN,
  personAt,
  TestTime,
} from './tables.ts';
import { loadGame } from './toy-games.ts';

/** The expected state of a table, as simply as possible. */
interface Model {
  seated: boolean[];
  status: 'gathering' | 'playing' | 'over';
  /** Ids of messages that were acknowledged: each must have happened once. */
  readonly acknowledged: string[];
  chat: number;
  asked: boolean;
}

/** The real thing: a store that outlives its keepers. */
interface Real {
  readonly store: Store;
  readonly time: TestTime;
  kept: Kept;
  readonly id: string;
  readonly rng: Rng;
  count: number;
}

type Step = fc.AsyncCommand<Model, Real>;

/** A command of the model: when it may run, and its effect on both. */
function step(name: string, check: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await hold(model, real);
    },
    toString: () => name,
  };
}

/** The invariants after every step. */
async function hold(model: Model, { kept, id }: Real): Promise<void> {
  const data = must(await kept.keeper.look(id, (table) => table.data));
  expect(data.status).toBe(model.status);
  expect(data.seats.map(({ person }) => person !== null)).toEqual(model.seated);
  expect(data.ask !== null).toBe(model.asked);
}

const seat = fc.integer({ min: 0, max: 1 });

const steps = [
  seat.map((one) =>
    step(
      `sit ${one}`,
      () => true,
      async (model, { kept, id }) => {
        const done = await kept.keeper.perform(id, {
          kind: 'sit',
          person: personAt(one),
          seat: one,
          key: hashSecret('k'),
        });
        const may = model.status === 'gathering' && !model.seated[one];
        expect(done.ok).toBe(may);
        if (may) model.seated[one] = true;
      },
    ),
  ),
  seat.map((one) =>
    step(
      `stand ${one}`,
      (model) => model.status === 'gathering',
      async (model, { kept, id }) => {
        must(
          await kept.keeper
            .perform(id, { kind: 'stand', guest: `guest${one}`, seat: one })
            .then((done) => (done.ok || !model.seated[one] ? { ok: true as const, value: undefined } : done)),
        );
        model.seated[one] = false;
      },
    ),
  ),
  fc.constant(
    step(
      'begin',
      (model) => model.status === 'gathering',
      async (model, { kept, id }) => {
        const done = await kept.keeper.perform(id, { kind: 'begin', guest: 'guest0' });
        expect(done.ok).toBe(model.seated.every(Boolean));
        if (done.ok) model.status = 'playing';
      },
    ),
  ),
  fc.boolean().map((twice) =>
    step(
      twice ? 'move twice' : 'move',
      (model) => model.status === 'playing',
      async (model, real) => {
        const { kept, id, rng } = real;
        const [due] = await awaited(kept.keeper, id);
        real.count += 1;
        const before = await inMatch(kept.keeper, id, (match) => match.entries.length);
        const sends = twice ? 2 : 1;
        const version = await inMatch(kept.keeper, id, (match) => match.version(due));
        const moves = await inMatch(kept.keeper, id, (match) => {
          const codes = match.legal(due);
          return [match.game.moveCodec.decode(codes[rng.below(codes.length)])];
        });
        const message = { kind: 'act', seat: due, id: `m${real.count}`, version, moves } as const;
        const answers = await Promise.all(Array.from({ length: sends }, () => kept.keeper.perform(id, message)));
        // A toy's move may be the beginning of a longer choice; then it is refused, each time alike.
        expect(new Set(answers.map((one) => one.ok)).size).toBe(1);
        if (!answers[0].ok) return;
        model.acknowledged.push(`${due}/m${real.count}`);
        model.asked = false;
        const after = await inMatch(kept.keeper, id, (match) => match.entries.length);
        expect(after).toBeGreaterThan(before);
        if (await inMatch(kept.keeper, id, (match) => match.isOver)) model.status = 'over';
      },
    ),
  ),
  seat.map((one) =>
    step(
      `ask to end ${one}`,
      (model) => model.status === 'playing',
      async (model, real) => {
        real.count += 1;
        const done = await real.kept.keeper.perform(real.id, { kind: 'end', seat: one, id: `e${real.count}` });
        expect(done.ok).toBe(!model.asked);
        model.asked = true;
      },
    ),
  ),
  fc.tuple(seat, fc.boolean()).map(([one, isAgreed]) =>
    step(
      `answer ${one} ${isAgreed}`,
      (model) => model.status === 'playing',
      async (model, { kept, id }) => {
        const ask = must(await kept.keeper.look(id, ({ data }) => data.ask));
        const done = await answerAsk(kept.keeper, id, one, isAgreed);
        const may = ask !== null && (!isAgreed || ask.seat !== one);
        expect(done.ok).toBe(may);
        if (!may) return;
        model.asked = false;
        if (isAgreed) model.status = 'over';
      },
    ),
  ),
  seat.map((one) =>
    step(
      `undo ${one}`,
      (model) => model.status === 'playing' && !model.asked,
      async (model, real) => {
        real.count += 1;
        const { kept, id } = real;
        const { version, points } = await inMatch(kept.keeper, id, (match) => ({
          version: match.version(one),
          points: match.canUndo(one),
        }));
        const done = await kept.keeper.perform(id, {
          kind: 'undo',
          seat: one,
          id: `u${real.count}`,
          version,
          to: null,
        });
        expect(done.ok).toBe(points.consented.length > 0);
        if (done.ok) model.asked = must(await kept.keeper.look(id, ({ data }) => data.ask)) !== null;
        if (done.ok && points.alone[0] === points.consented[0]) expect(model.asked).toBe(false);
      },
    ),
  ),
  fc.constant(
    step(
      'chat',
      () => true,
      async (model, { kept, id, time }) => {
        must(
          await kept.keeper.say(id, {
            at: time.at,
            guest: 'guest0',
            seat: 0,
            channel: 'players',
            name: 'Guest 1',
            text: 'hello',
          }),
        );
        model.chat += 1;
      },
    ),
  ),
  fc.integer({ min: 1, max: 40 }).map((seconds) =>
    step(
      `${seconds} s pass`,
      () => true,
      async (_, { kept, id, time }) => {
        time.at += seconds * 1000;
        must(await kept.keeper.perform(id, { kind: 'tick' }));
      },
    ),
  ),
  seat.map((one) =>
    step(
      `back ${one}`,
      (model) => model.status === 'playing',
      async (_, real) => {
        const { kept, id } = real;
        real.count += 1;
        const isBot = must(await kept.keeper.look(id, ({ data }) => data.seats[one].level !== null));
        const done = await kept.keeper.perform(id, { kind: 'back', seat: one, id: `b${real.count}` });
        expect(codeOf(done)).toBe(isBot ? 'not refused' : 'seat.person');
      },
    ),
  ),
  seat.map((one) =>
    step(
      `connect ${one}`,
      (model) => model.status !== 'gathering',
      async (_, { kept, id }) => {
        const { wire } = await connect(kept.keeper, id, one);
        const told = wire.messages.find((message) => message.kind === 'match');
        if (told === undefined) throw new Error('no match was told');
        // A bot may have gone on meanwhile.
        const seen = await inMatch(kept.keeper, id, (match) => match.viewAt(told.version, one));
        expect(told.view).toEqual(JSON.parse(JSON.stringify(seen)));
      },
    ),
  ),
  fc.constant(
    step(
      'the process dies and another one starts',
      () => true,
      async (_, real) => {
        real.kept = await keep(real.store, real.time);
      },
    ),
  ),
];

onEveryStore((place) => {
  it('a table is what a simple model says, whatever is done to it in whatever order', {
    timeout: 120_000,
  }, async () => {
    const store = await openStore(await place.address('model'), null);
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), fc.nat(), async (commands, seed) => {
        const time = new TestTime();
        const kept = await keep(store, time);
        // Bots would play on by themselves: an absent player stays so until they come back.
        const id = must(await kept.keeper.open({ ...PLAN, clock: null }, personAt(0)));
        const real: Real = { store, time, kept, id, rng: new Rng(seed), count: 0 };
        const model: Model = { seated: [false, false], status: 'gathering', acknowledged: [], chat: 0, asked: false };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        const rows = await store.tables.changes(id);
        const past = rows.map(({ at, data }) => ({ at, change: JSON.parse(data) as Change }));
        const done = past.flatMap(({ change }) =>
          change.kind === 'went' && change.cause === 'play' ? [`${change.seat}/${change.id}`] : [],
        );
        expect(done).toEqual(model.acknowledged);
        expect(await store.chats.lines(id, CHAT_START, 1000)).toHaveLength(model.chat);
        // The stored data leads to the state in memory, including its hash.
        const game = must(await loadGame(PLAN.game));
        const again = Table.load(game, id, past);
        expect(again.data).toEqual(must(await real.kept.keeper.look(id, ({ data }) => data)));
      }),
      { seed: 20_261_123, numRuns: 60 },
    );
    await store.close();
  });
});
