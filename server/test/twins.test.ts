import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import type { Channel } from '../store/chats.ts';
import { openStore } from '../store/open.ts';
import type { TestWire } from './tables.ts';
import { awaited, begun, choose, connect, inMatch, type Kept, keep, must } from './tables.ts';

/** One store for all twins: each has a keeper and a table of its own. */
const opening = openStore(':memory:', null);

/** Everything a viewer received, except values that are random per table: its id and the commitment of its dice. */
function heard(wire: TestWire, id: string): readonly string[] {
  return wire.texts.map((text) =>
    text.replaceAll(id, 'TABLE').replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":""'),
  );
}

/** Plays a match of secret choices; seat 0 chooses by one seed, seat 1 by another. */
async function duel(kept: Kept, rounds: number, first: string, second: string, viewers: readonly Viewer[]) {
  const { keeper, time } = kept;
  time.at = 1_000_000;
  const id = await begun(kept, { game: 'duel', deal: 7, clock: { kind: 'match', seconds: 600, increment: 3 } });
  const wires = await Promise.all(viewers.map(async (viewer) => (await connect(keeper, id, viewer)).wire));
  const rngs = [new Rng(first), new Rng(second)];
  const play = async (seat: number): Promise<void> => {
    time.at += 1000;
    if ((await awaited(keeper, id)).includes(seat)) must(await choose(keeper, id, seat, rngs[seat]));
  };
  for (let round = 0; round < rounds; round += 1) {
    const due = await awaited(keeper, id);
    for (const seat of due) await play(seat);
  }
  return { id, wires, rngs, play };
}

describe('secrecy over the wire', () => {
  it('twins: what another chooses in secret changes nothing of what one hears until all have chosen', async () => {
    let varied = 0;
    for (let seed = 0; seed < 20; seed += 1) {
      const told: (readonly string[])[][] = [];
      const chosen: string[] = [];
      for (const twin of ['a', 'b']) {
        const kept = await keep(await opening);
        const { id, wires } = await duel(kept, seed % 5, 'same', 'same too', [0, SPECTATOR]);
        // Several are awaited: seat 1 chooses this in one twin and that in the other, and perhaps changes its mind.
        if ((await awaited(kept.keeper, id)).length === 2) {
          const rng = new Rng(`${twin}${seed}`);
          must(await choose(kept.keeper, id, 1, rng));
          if (seed % 3 === 0) must(await choose(kept.keeper, id, 1, rng));
          chosen.push(JSON.stringify(await inMatch(kept.keeper, id, (match) => match.sealed(1))));
        }
        // A viewer comes in the middle and is sent everything; another leaves.
        const late = await connect(kept.keeper, id, 0);
        const watching = await connect(kept.keeper, id, SPECTATOR);
        kept.keeper.leave(id, watching.connection);
        told.push([...wires, late.wire, watching.wire].map((wire) => heard(wire, id)));
      }
      expect(told[0]).toEqual(told[1]);
      if (chosen[0] !== chosen[1]) varied += 1;
    }
    expect(varied).toBeGreaterThan(5);
  });

  it('twins: whether another has chosen at all is not to be heard either', async () => {
    const told: (readonly string[])[][] = [];
    for (const hasChosen of [false, true]) {
      const kept = await keep(await opening);
      const { id, wires } = await duel(kept, 0, 'one', 'two', [0, SPECTATOR]);
      expect(await awaited(kept.keeper, id)).toEqual([0, 1]);
      kept.time.at += 5000;
      if (hasChosen) must(await choose(kept.keeper, id, 1, new Rng('three')));
      const late = await connect(kept.keeper, id, 0);
      told.push([...wires, late.wire].map((wire) => heard(wire, id)));
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('twins: whether the players talk is not to be heard by a spectator, nor how much', async () => {
    const told: (readonly string[])[][] = [];
    for (const lines of [0, 3, 150]) {
      const kept = await keep(await opening);
      const { id, wires } = await duel(kept, 2, 'one', 'two', [SPECTATOR]);
      const say = async (at: number, channel: Channel, text: string) =>
        must(await kept.keeper.say(id, { at, guest: 'guest0', seat: 0, channel, name: 'Guest 1', text }));
      await say(1000, 'spectators', 'first');
      for (let i = 0; i < lines; i += 1) await say(2000 + i, 'players', `secret ${i}`);
      const late = await connect(kept.keeper, id, SPECTATOR);
      if (lines > 0) await say(3000, 'players', 'secret too');
      await say(4000, 'spectators', 'second');
      kept.keeper.leave(id, late.connection);
      told.push([...wires, late.wire].map((wire) => heard(wire, id)));
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    for (const texts of told[0]) expect(texts.join()).toMatch(/first.*second/);
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('twins: who watches with a delay and has caught up hears nothing at the moment of a move, nor of the end', async () => {
    const kept = await keep(await opening);
    const { keeper, time } = kept;
    time.at = 1_000_000;
    const id = await begun(kept, { game: 'duel', deal: 7, spectators: 30, clock: { kind: 'move', seconds: 600 } });
    const { wire } = await connect(keeper, id, SPECTATOR);
    const rng = new Rng('live');
    for (let due = await awaited(keeper, id); due.length > 0; due = await awaited(keeper, id)) {
      // By now all that there is has been shown.
      time.at += 60_000;
      const late = (await connect(keeper, id, SPECTATOR)).wire;
      const before = [heard(wire, id), heard(late, id)];
      for (const seat of due) must(await choose(keeper, id, seat, rng));
      expect([heard(wire, id), heard(late, id)]).toEqual(before);
    }
    time.at += 60_000;
    const { wire: after } = await connect(keeper, id, SPECTATOR);
    expect(after.messages.find(({ kind }) => kind === 'match')).toMatchObject({ status: { isOver: true } });
  });

  it('twins: cards that one does not see are in no message, whichever they are', async () => {
    let compared = 0;
    const byMessages = new Map<string, Set<string>>();
    for (let seed = 0; seed < 40; seed += 1) {
      const kept = await keep(await opening);
      kept.time.at = 1_000_000;
      const id = await begun(kept, { game: 'hidden-draw', options: { ranks: 3, copies: 2, hand: 1 }, spectators: 0 });
      const { wire } = await connect(kept.keeper, id, SPECTATOR);
      const hidden = await inMatch(kept.keeper, id, (match) => JSON.stringify([match.view(0).own, match.view(1).own]));
      const messages = JSON.stringify(heard(wire, id));
      const known = byMessages.get(messages) ?? new Set();
      known.add(hidden);
      byMessages.set(messages, known);
      compared += 1;
    }
    expect(compared).toBe(40);
    // A spectator hears the same of every deal of the first cards; the cards themselves differ.
    const most = Math.max(...[...byMessages.values()].map(({ size }) => size));
    expect(most).toBeGreaterThan(3);
  });
});
