import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { keptReview, readReview } from '../table/local/kept-review.ts';
import { MatchSession } from '../table/local/match-session.ts';
import { consentQuestion } from '../ui/consent.ts';

/** A session with a match of persons (null) and bots (their level). */
async function newSession(id: string, levels: readonly (string | null)[], seed = 'desk'): Promise<MatchSession> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const match = createMatch(game.value, {
    seats: levels.length,
    players: levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { level }) })),
    dice: seededDice(seed),
  });
  if (!match.ok) throw new Error(match.problem.message);
  return new MatchSession('test', match.value);
}

/** The first thing that can be chosen is chosen. */
function actFirst(session: MatchSession): void {
  const choice = session.update().now.choices[0];
  expect(session.act([choice.move])).toEqual({ ok: true, value: undefined });
}

describe('a session', () => {
  it('seats the only person for good and hands bots a view of their own', async () => {
    const session = await newSession('building-refuge', [null, 'greedy']);
    for (let i = 0; i < 12; i += 1) {
      const { bot, seated, handOver } = session.update();
      expect(seated).toBe(0);
      expect(handOver).toBeNull();
      if (bot === null) {
        actFirst(session);
        continue;
      }
      expect(bot.seat).toBe(1);
      expect(bot.view.viewer).toBe(1);
      const code = session.match.legal(1)[0];
      expect(session.bot(1, [code], bot.version).ok).toBe(true);
    }
  });

  it('lets a bot play the side of the only person, and hands it back', async () => {
    const session = await newSession('building-refuge', [null, 'greedy']);
    while (session.onlyChooser === null) {
      const { bot } = session.update();
      if (bot === null) throw new Error('nobody is to choose');
      session.bot(bot.seat, [session.match.legal(bot.seat)[0]], bot.version);
    }
    expect(session.playOut(true).ok).toBe(true);
    const update = session.update();
    expect(update).toMatchObject({ playsOut: true, bot: { seat: 0, view: { viewer: 0 } } });
    expect(update.now.choices).toEqual([]);
    expect(update.now.draft).toBeNull();
    expect(session.playOut(false).ok).toBe(true);
    expect(session.update()).toMatchObject({ playsOut: false, bot: null });
    expect(session.update().now.choices).not.toEqual([]);
  });

  it('plays no side out where several persons play', async () => {
    const session = await newSession('building-refuge', [null, null]);
    expect(session.onlyChooser).toBeNull();
    expect(session.playOut(true).ok).toBe(false);
    expect(session.update().playsOut).toBe(false);
  });

  it('follows the turn around an open board, without a cover', async () => {
    const session = await newSession('building-refuge', [null, null]);
    const seen = new Set<number | null>();
    for (let i = 0; i < 8; i += 1) {
      const { seated, handOver } = session.update();
      seen.add(seated);
      expect(handOver).toBeNull();
      expect(session.match.awaited()).toContain(seated);
      actFirst(session);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('takes a sealed choice back with its owner’s consent only, and the question names the owner', async () => {
    const session = await newSession('andia', [null, null]);
    const order = (line: string): void => {
      const { handOver } = session.update();
      if (handOver !== null) expect(session.takeOver(handOver).ok).toBe(true);
      expect(session.type(line)).toEqual({ ok: true, value: undefined });
    };
    // The person at the screen keeps it, so seat 1 chooses first in the second turn.
    for (const line of ['1 M to W', '1 H to V', 'pass']) order(line);
    expect(session.takeOver(0).ok).toBe(true);
    const { info, now, seated } = session.update();
    expect([seated, now.undo]).toEqual([0, 'consent']);
    expect(consentQuestion({ info, now: { ...now, log: [] } })).toContain(
      'Any secret choice of Seat 1 is discarded too: ask Seat 1 first.',
    );
    expect(session.undo(false).ok).toBe(false);
    expect(session.match.sealed(1)).not.toBeNull();
    expect(session.undo(true).ok).toBe(true);
    expect(session.match.sealed(1)).toBeNull();
    expect(session.match.awaited()).toEqual([0, 1]);
  });

  it('names nobody where only bots have chosen in secret: they choose again', async () => {
    const session = await newSession('andia', [null, 'greedy']);
    const { info, now } = session.update();
    expect(now.awaited).toEqual([0, 1]);
    expect(consentQuestion({ info, now: { ...now, log: [] } })).not.toContain('in secret');
  });

  it('covers no screen at a step of a game at which nothing is secret', async () => {
    const session = await newSession('cantaboria', [null, null]);
    for (let i = 0; i < 4; i += 1) {
      expect(session.update().handOver).toBeNull();
      expect(session.match.awaited()).toEqual([session.update().seated]);
      actFirst(session);
    }
  });

  it('covers the screen where a game has secrets, until the next person says so', async () => {
    const session = await newSession('andia', [null, null]);
    const covered = session.update();
    expect(covered.handOver).not.toBeNull();
    expect(covered.seated).toBeNull();
    expect(covered.now.viewer).toBe(SPECTATOR);
    expect(covered.now.choices).toEqual([]);
    expect(covered.now.view.own).toBeNull();
    const next = covered.handOver ?? -1;
    expect(session.takeOver(next === 0 ? 1 : 0).ok).toBe(false);
    expect(session.takeOver(next).ok).toBe(true);
    const open = session.update();
    expect(open.now.viewer).toBe(next);
    expect(open.now.choices.length).toBeGreaterThan(0);
  });

  it('tells everything that happens once, under rising numbers', async () => {
    const session = await newSession('building-refuge', [null, null]);
    let last = -1;
    expect(session.update().now.newEvents).toEqual([]);
    for (let i = 0; i < 10; i += 1) {
      const choice = session.update().now.choices[0];
      session.act([choice.move]);
      // The screen goes to the other person, who has not seen the events either; the log is shared.
      const { newEvents } = session.update().now;
      expect(newEvents.length).toBeGreaterThan(0);
      for (const { id } of newEvents) {
        expect(id).toBeGreaterThan(last);
        last = id;
      }
      expect(session.update().now.newEvents).toEqual([]);
    }
  });

  it('sends pictures with what has just happened, and keeps none of them in the log', async () => {
    const session = await newSession('building-refuge', [null, null]);
    for (let i = 0; i < 6; i += 1) {
      const { view, choices } = session.update().now;
      const choice = choices[0];
      session.act([choice.move]);
      const { now, logLines } = session.update();
      expect(now.newEvents[0]?.before.table).toEqual(view.table);
      for (const [at, one] of now.newEvents.entries()) {
        expect(one.before).toBe(at === 0 ? one.before : now.newEvents[at - 1]?.after);
      }
      for (const { events } of logLines) {
        for (const event of events) expect(Object.keys(event)).toEqual(['id', 'event', 'sentence']);
      }
    }
    // Entries of the match itself have their views too: here the point gone back to.
    const start = session.update().now.view;
    const choice = session.update().now.choices.at(-1);
    session.act(choice === undefined ? [] : [choice.move]);
    session.update();
    expect(session.undo(true).ok).toBe(true);
    const [undone] = session.update().now.newEvents;
    expect(undone.event.kind).toBe('undo');
    expect(undone.after.table).toEqual(start.table);
  });

  it('shows any step of the past, and says in words which there are', async () => {
    const session = await newSession('building-refuge', [null, null]);
    const start = session.momentAt(session.match.version(0));
    for (let i = 0; i < 5; i += 1) actFirst(session);
    session.update();
    const { version } = session.update().now;
    const now = session.momentAt(version);
    expect(now.ok && now.value.text).toBe(session.update().now.text);
    expect(start.ok && session.momentAt(start.value.at)).toMatchObject({
      ok: true,
      value: { text: start.ok && start.value.text },
    });
    for (const wrong of [-1, version + 1, 1.5, Number.NaN]) {
      const moment = session.momentAt(wrong);
      expect(moment.ok || moment.problem.message).toContain(`0 to ${version}`);
    }
  });

  it('refuses moves that are none, and moves of nobody, in words', async () => {
    const session = await newSession('building-refuge', [null, 'greedy']);
    expect(session.act([{ kind: 'fly' }])).toMatchObject({ ok: false });
    const watching = await newSession('building-refuge', ['greedy', 'greedy']);
    const choice = { kind: 'discover', at: 0 };
    expect(watching.act([choice])).toMatchObject({ ok: false });
  });
});

describe('the log of the session', () => {
  it('tells an undo, another player and an agreed end, and names moves by who made them', async () => {
    const session = await newSession('building-refuge', [null, null]);
    const told = () =>
      session
        .update()
        .now.newEvents.flatMap(({ sentence }) => sentence ?? [])
        .join(' ');
    const seat = session.update().seated ?? 0;
    const city = session.update().now.choices.find(({ move }) => move.kind === 'city');
    if (city === undefined) throw new Error('the city tile cannot be played');
    session.act([city.move]);
    const line = told();
    expect(line).toContain(`Seat ${seat}`);
    session.undo(false);
    expect(told()).toContain(`Seat ${seat} takes back a choice.`);
    session.reseat(seat, 'Bo', null);
    expect(told()).toContain(`Bo plays on for Seat ${seat}.`);
    session.reseat(1 - seat, `Seat ${1 - seat}`, 'greedy');
    expect(told()).toContain(`A bot plays on for Seat ${1 - seat}.`);
    const again = session.momentAt(session.match.version(seat) - 3);
    expect(again.ok && again.value.newEvents.map(({ sentence }) => sentence)).toContain(line);
    session.agree();
    expect(told()).toContain('All agree to end the match.');
  });

  it('shows what all may see before the screen is covered, once, and nothing else', async () => {
    const session = await newSession('andia', [null, null]);
    session.takeOver(0);
    const commit = () => {
      for (let i = 0; i < 20; i += 1) {
        const { draft, choices } = session.update().now;
        const next = choices.at(-1);
        if (draft === null || draft.isWhole || next === undefined) break;
        session.draft([...draft.moves, next.move]);
      }
      const { draft } = session.update().now;
      if (draft === null) throw new Error('no draft is open');
      expect(session.act(draft.moves).ok).toBe(true);
      return session.update();
    };
    const covered = commit();
    expect(covered.handOver).toBe(1);
    expect(covered.now.newEvents).toEqual([]);
    session.takeOver(1);
    session.update();
    let shown = commit();
    const first = shown.now.newEvents.length;
    expect(first).toBeGreaterThan(0);
    // The last chooser keeps the screen and has seen the events: none is shown again when the screen is covered.
    for (let i = 0; i < 3 && shown.handOver === null; i += 1) shown = commit();
    expect(shown.handOver).not.toBeNull();
    expect(shown.now.viewer).toBe(SPECTATOR);
    for (const { event } of shown.now.newEvents) expect(JSON.stringify(event)).not.toContain('"turn":1,');
  });
});

describe('ending a match before its end', () => {
  it('is resigning for the seat at the screen where the rules have it', async () => {
    const session = await newSession('andia', [null, 'greedy']);
    expect(session.update().info.canResign).toBe(true);
    expect(session.resign().ok).toBe(true);
    const { now } = session.update();
    expect(now.final?.winners).toEqual([1]);
    expect(now.final?.sentence).toContain('resigned');
    expect(session.resign()).toMatchObject({ ok: false });
  });

  it('is an agreed end where all agree and the rules have one', async () => {
    const session = await newSession('andia', [null, null]);
    expect(session.resign()).toMatchObject({ ok: false });
    expect(session.takeOver(0).ok).toBe(true);
    expect(session.agree().ok).toBe(true);
    expect(session.update().now.final).toMatchObject({ winners: [], reason: 'agreement' });
  });

  it('is without a result where the rules have neither, and refused as resigning', async () => {
    const session = await newSession('building-refuge', [null, 'greedy']);
    expect(session.update().info.canResign).toBe(false);
    expect(session.resign()).toMatchObject({ ok: false });
    expect(session.agree().ok).toBe(true);
    expect(session.match.isOver).toBe(true);
    expect(session.update().now.final).toMatchObject({ ranks: [], sentence: '' });
  });
});

describe('a review', () => {
  const review = (at: readonly number[]) => ({
    ...{ level: 'scout', start: [0.5, 0.5] },
    decided: null,
    error: null,
    blamed: null,
    examined: { suspected: 0, closely: 0 },
    milliseconds: null,
    passages: at.map((to) => ({
      ...{ from: to - 1, to, by: 'seats' as const, seats: [0], shares: [0.5, 0.5], guesses: null, choices: [] },
    })),
  });

  it('leads to each moment as whoever looks at it saw it', async () => {
    const session = await newSession('borderkeep', [null, null]);
    for (let i = 0; i < 3; i += 1) {
      const { handOver } = session.update();
      if (handOver !== null) session.takeOver(handOver);
      actFirst(session);
    }
    const { match } = session;
    const { game, setup } = match;
    const rests = [...match.entries.keys()].filter((index) => match.restAt(index + 1, EVERYTHING) === index + 1);
    const { passages } = session.numbered(review(rests.map((index) => index + 1)));
    expect(passages.length).toBeGreaterThan(3);
    // An end is called by what it ends, not "End this phase".
    const chosen = passages.flatMap(({ choice }) => (choice === '' ? [] : [choice]));
    expect(chosen).toEqual(['End drawing', 'Discard Inn', 'End building']);
    for (const { at, to } of passages) {
      const moment = session.momentAt(at);
      const text = game.text(game.view(match.stateAt(to), session.viewer), setup, (seat) => match.nameOf(seat));
      expect(moment.ok && moment.value.text).toBe(text);
    }
  });

  it('is read back for the match that it was made of, and for no other', async () => {
    const session = await newSession('building-refuge', [null, null]);
    const made = review([1, 2]);
    expect(readReview(keptReview(made), session.match)).toBeNull();
    for (let i = 0; i < 2; i += 1) actFirst(session);
    session.agree();
    expect(readReview(JSON.parse(JSON.stringify(keptReview(made))), session.match)).toEqual(made);
    for (const other of [undefined, {}, made, keptReview(review([1000])), keptReview({ ...made, start: [1] })]) {
      expect(readReview(other, session.match)).toBeNull();
    }
  });

  it('leads to any position of a match that is over, to play on from; of a running one to none', async () => {
    const session = await newSession('building-refuge', [null, null]);
    const start = session.position();
    const { length } = session.match.entries;
    for (let i = 0; i < 3; i += 1) actFirst(session);
    expect(session.position(length)).toMatchObject({ ok: false });
    session.agree();
    const { setup, game } = session.match;
    const found = session.position(length);
    if (!found.ok || !start.ok) throw new Error('there is no position');
    expect(game.position.parse(setup, JSON.parse(found.value), new Rng('x')).ok).toBe(true);
    expect(JSON.parse(found.value)).toMatchObject({ ...JSON.parse(start.value), bag: expect.anything() });
  });
});
