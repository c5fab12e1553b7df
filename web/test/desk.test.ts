import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { Desk } from '../table/local/desk.ts';
import { consentQuestion } from '../ui/consent.ts';

/** A desk with a match of persons (null) and bots (their level). */
async function laid(id: string, levels: readonly (string | null)[], seed = 'desk'): Promise<Desk> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const match = createMatch(game.value, {
    seats: levels.length,
    players: levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { level }) })),
    dice: seededDice(seed),
  });
  if (!match.ok) throw new Error(match.problem.message);
  return new Desk('test', match.value);
}

/** The first thing that can be chosen is chosen. */
function actFirst(desk: Desk): void {
  const choice = desk.update().now.choices[0];
  if (choice === undefined) throw new Error('nothing can be chosen');
  expect(desk.act([choice.move])).toEqual({ ok: true, value: undefined });
}

describe('the desk', () => {
  it('seats the only person for good and hands bots a view of their own', async () => {
    const desk = await laid('building-refuge', [null, 'greedy']);
    for (let i = 0; i < 12; i += 1) {
      const { bot, seated, handOver } = desk.update();
      expect(seated).toBe(0);
      expect(handOver).toBeNull();
      if (bot === null) {
        actFirst(desk);
        continue;
      }
      expect(bot.seat).toBe(1);
      expect(bot.view.viewer).toBe(1);
      const code = desk.match.legal(1)[0];
      if (code === undefined) throw new Error('the bot has no move');
      expect(desk.bot(1, [code], bot.version).ok).toBe(true);
    }
  });

  it('follows the turn around an open board, without a cover', async () => {
    const desk = await laid('building-refuge', [null, null]);
    const seen = new Set<number | null>();
    for (let i = 0; i < 8; i += 1) {
      const { seated, handOver } = desk.update();
      seen.add(seated);
      expect(handOver).toBeNull();
      expect(desk.match.awaited()).toContain(seated);
      actFirst(desk);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('takes a sealed choice back with its owner’s consent only, and the question names the owner', async () => {
    const desk = await laid('andia', [null, null]);
    const order = (line: string): void => {
      const { handOver } = desk.update();
      if (handOver !== null) expect(desk.takeOver(handOver).ok).toBe(true);
      expect(desk.type(line)).toEqual({ ok: true, value: undefined });
    };
    // Whoever has the screen keeps it, so that seat 1 chooses first in the second turn.
    for (const line of ['1 M to W', '1 H to V', 'pass']) order(line);
    expect(desk.takeOver(0).ok).toBe(true);
    const { info, now, seated } = desk.update();
    expect([seated, now.undo]).toEqual([0, 'consent']);
    expect(consentQuestion({ info, now: { ...now, log: [] } })).toContain(
      'What Seat 1 may have chosen in secret is discarded: ask Seat 1 first.',
    );
    expect(desk.undo(false).ok).toBe(false);
    expect(desk.match.sealed(1)).not.toBeNull();
    expect(desk.undo(true).ok).toBe(true);
    expect(desk.match.sealed(1)).toBeNull();
    expect(desk.match.awaited()).toEqual([0, 1]);
  });

  it('names nobody where only bots have chosen in secret: they choose again', async () => {
    const desk = await laid('andia', [null, 'greedy']);
    const { info, now } = desk.update();
    expect(now.awaited).toEqual([0, 1]);
    expect(consentQuestion({ info, now: { ...now, log: [] } })).not.toContain('in secret');
  });

  it('covers the screen where a game has secrets, until the next person says so', async () => {
    const desk = await laid('andia', [null, null]);
    const covered = desk.update();
    expect(covered.handOver).not.toBeNull();
    expect(covered.seated).toBeNull();
    expect(covered.now.viewer).toBe(SPECTATOR);
    expect(covered.now.choices).toEqual([]);
    expect(covered.now.view.own).toBeNull();
    const next = covered.handOver ?? -1;
    expect(desk.takeOver(next === 0 ? 1 : 0).ok).toBe(false);
    expect(desk.takeOver(next).ok).toBe(true);
    const open = desk.update();
    expect(open.now.viewer).toBe(next);
    expect(open.now.choices.length).toBeGreaterThan(0);
  });

  it('tells everything that happens once, under rising numbers', async () => {
    const desk = await laid('building-refuge', [null, null]);
    let last = -1;
    expect(desk.update().now.happenings).toEqual([]);
    for (let i = 0; i < 10; i += 1) {
      const choice = desk.update().now.choices[0];
      if (choice === undefined) throw new Error('nothing can be chosen');
      desk.act([choice.move]);
      // The screen goes to the other person, who has not been told either; the log is one.
      const { happenings } = desk.update().now;
      expect(happenings.length).toBeGreaterThan(0);
      for (const { id } of happenings) {
        expect(id).toBeGreaterThan(last);
        last = id;
      }
      expect(desk.update().now.happenings).toEqual([]);
    }
  });

  it('sends pictures with what has just happened, and keeps none of them in the log', async () => {
    const desk = await laid('building-refuge', [null, null]);
    for (let i = 0; i < 6; i += 1) {
      const { view, choices } = desk.update().now;
      const choice = choices[0];
      if (choice === undefined) throw new Error('nothing can be chosen');
      desk.act([choice.move]);
      const { now, logItems } = desk.update();
      expect(now.happenings[0]?.before.table).toEqual(view.table);
      for (const [at, one] of now.happenings.entries()) {
        expect(one.before).toBe(at === 0 ? one.before : now.happenings[at - 1]?.after);
      }
      for (const { happenings } of logItems) {
        for (const happening of happenings) expect(Object.keys(happening)).toEqual(['id', 'event', 'sentence']);
      }
    }
    // What the match itself says has its picture too: here the one that is gone back to.
    const start = desk.update().now.view;
    const choice = desk.update().now.choices.at(-1);
    desk.act(choice === undefined ? [] : [choice.move]);
    desk.update();
    expect(desk.undo(true).ok).toBe(true);
    const [undone] = desk.update().now.happenings;
    expect(undone?.event.kind).toBe('undo');
    expect(undone?.after.table).toEqual(start.table);
  });

  it('shows any step of the past, and says in words which there are', async () => {
    const desk = await laid('building-refuge', [null, null]);
    const start = desk.momentAt(desk.match.version(0));
    for (let i = 0; i < 5; i += 1) actFirst(desk);
    desk.update();
    const { version } = desk.update().now;
    const now = desk.momentAt(version);
    expect(now.ok && now.value.text).toBe(desk.update().now.text);
    expect(start.ok && desk.momentAt(start.value.at)).toMatchObject({
      ok: true,
      value: { text: start.ok && start.value.text },
    });
    for (const wrong of [-1, version + 1, 1.5, Number.NaN]) {
      const moment = desk.momentAt(wrong);
      expect(moment.ok || moment.problem.message).toContain(`0 to ${version}`);
    }
  });

  it('refuses moves that are none, and moves of nobody, in words', async () => {
    const desk = await laid('building-refuge', [null, 'greedy']);
    expect(desk.act([{ kind: 'fly' }])).toMatchObject({ ok: false });
    const watching = await laid('building-refuge', ['greedy', 'greedy']);
    const choice = { kind: 'discover', at: 0 };
    expect(watching.act([choice])).toMatchObject({ ok: false });
  });
});

describe('the log of the desk', () => {
  it('tells an undo, another player and an agreed end, and names moves by who made them', async () => {
    const desk = await laid('building-refuge', [null, null]);
    const told = () =>
      desk
        .update()
        .now.happenings.flatMap(({ sentence }) => sentence ?? [])
        .join(' ');
    const seat = desk.update().seated ?? 0;
    const city = desk.update().now.choices.find(({ move }) => move.kind === 'city');
    if (city === undefined) throw new Error('the city tile cannot be played');
    desk.act([city.move]);
    const line = told();
    expect(line).toContain(`Seat ${seat}`);
    desk.undo(false);
    expect(told()).toContain(`Seat ${seat} takes back a choice.`);
    desk.reseat(seat, 'Bo', null);
    expect(told()).toContain(`Bo plays on for Seat ${seat}.`);
    desk.reseat(1 - seat, `Seat ${1 - seat}`, 'greedy');
    expect(told()).toContain('A bot (greedy) plays on');
    const again = desk.momentAt(desk.match.version(seat) - 3);
    expect(again.ok && again.value.happenings.map(({ sentence }) => sentence)).toContain(line);
    desk.agree();
    expect(told()).toContain('All agree to end the match.');
  });

  it('shows what all may see before the screen is covered, once, and nothing else', async () => {
    const desk = await laid('andia', [null, null]);
    desk.takeOver(0);
    const commit = () => {
      for (let i = 0; i < 20; i += 1) {
        const { draft, choices } = desk.update().now;
        const next = choices.at(-1);
        if (draft === null || draft.isWhole || next === undefined) break;
        desk.draft([...draft.moves, next.move]);
      }
      const { draft } = desk.update().now;
      if (draft === null) throw new Error('no draft is open');
      expect(desk.act(draft.moves).ok).toBe(true);
      return desk.update();
    };
    const covered = commit();
    expect(covered.handOver).toBe(1);
    expect(covered.now.happenings).toEqual([]);
    desk.takeOver(1);
    desk.update();
    let shown = commit();
    const first = shown.now.happenings.length;
    expect(first).toBeGreaterThan(0);
    // Whoever chose last keeps the screen and has seen it: nothing of it is shown again as the screen is covered.
    for (let i = 0; i < 3 && shown.handOver === null; i += 1) shown = commit();
    expect(shown.handOver).not.toBeNull();
    expect(shown.now.viewer).toBe(SPECTATOR);
    for (const { event } of shown.now.happenings) expect(JSON.stringify(event)).not.toContain('"turn":1,');
  });
});

describe('ending a match before its end', () => {
  it('is resigning for the seat at the screen where the rules have it', async () => {
    const desk = await laid('andia', [null, 'greedy']);
    expect(desk.update().info.canResign).toBe(true);
    expect(desk.resign().ok).toBe(true);
    const { now } = desk.update();
    expect(now.final?.winners).toEqual([1]);
    expect(now.final?.sentence).toContain('resigned');
    expect(desk.resign()).toMatchObject({ ok: false });
  });

  it('is an agreed end where all agree and the rules have one', async () => {
    const desk = await laid('andia', [null, null]);
    expect(desk.resign()).toMatchObject({ ok: false });
    expect(desk.takeOver(0).ok).toBe(true);
    expect(desk.agree().ok).toBe(true);
    expect(desk.update().now.final).toMatchObject({ winners: [], reason: 'agreement' });
  });

  it('is without a result where the rules have neither, and refused as resigning', async () => {
    const desk = await laid('building-refuge', [null, 'greedy']);
    expect(desk.update().info.canResign).toBe(false);
    expect(desk.resign()).toMatchObject({ ok: false });
    expect(desk.agree().ok).toBe(true);
    expect(desk.match.isOver).toBe(true);
    expect(desk.update().now.final).toMatchObject({ ranks: [], sentence: '' });
  });
});
