// The worker that keeps the match: the only place of the page that knows its true state.

import { fairDice } from '@marchlands/core/match/dice.ts';
import { createMatch, type Match } from '@marchlands/core/match/match.ts';
import { formatRecord, parseRecord } from '@marchlands/core/match/record.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import type { MatchSummary } from '../table.ts';
import { Desk } from './desk.ts';
import type { Answers, Call, Message, Plan, Request } from './protocol.ts';
import { keepMatch, takeMatch } from './shelf.ts';

let desk: Desk | null = null;
let begun = Date.now();

function post(message: Message): void {
  self.postMessage(message);
}

function newId(): string {
  return crypto.randomUUID().slice(0, 13);
}

async function lay(plan: Plan): Promise<Result<Match>> {
  const game = await loadGame(plan.gameId);
  if (!game.ok) return game;
  const secret = crypto.getRandomValues(new Uint8Array(32));
  return createMatch(game.value, {
    seats: plan.seats,
    options: plan.options,
    players: plan.players.map(({ name, level }) => (level === null ? { name } : { name, level })),
    dice: fairDice(secret),
    ...(plan.position === undefined
      ? {}
      : { position: plan.position, rng: new Rng(crypto.getRandomValues(new Uint32Array(4)).join('/')) }),
  });
}

/** The match that was kept, and since when it is played. */
async function revive(kept: unknown): Promise<Result<Match>> {
  const header = isRecord(kept) && isRecord(kept['header']) ? kept['header'] : {};
  const game = await loadGame(String(header['game']));
  if (!game.ok) return game;
  const match = fromJSON(game.value, kept);
  if (match.ok) match.value.proceed();
  return match;
}

function summaryOf(kept: Desk): MatchSummary {
  const { match } = kept;
  const reason = match.result?.reason;
  return {
    matchId: kept.matchId,
    gameId: match.game.id,
    players: kept.seats,
    entries: match.entries.length,
    begun,
    touched: Date.now(),
    ended: match.isOver ? ((reason === undefined ? undefined : match.game.words.endings[reason]) ?? '') : null,
  };
}

/** Saves after every change; where that fails the page itself is handed the match, so that it outlives this worker. */
async function save(): Promise<void> {
  if (desk === null) return;
  const match = toJSON(desk.match);
  const done = await keepMatch({ summary: summaryOf(desk), match });
  if (done.ok) post({ kind: 'saved', problem: null });
  else post({ kind: 'saved', problem: done.problem.message === 'full' ? 'full' : 'blocked', kept: match });
}

function seat(matchId: string, match: Result<Match>): Result<Desk> {
  if (!match.ok) return match;
  desk = new Desk(matchId, match.value);
  return ok(desk);
}

async function open(call: Call): Promise<Result<Desk>> {
  switch (call.ask) {
    case 'create':
      begun = Date.now();
      return seat(newId(), await lay(call.plan));
    case 'open': {
      const kept = await takeMatch(call.matchId);
      if (!kept.ok) return kept;
      if (kept.value === undefined) return fail('gone');
      begun = kept.value.summary.begun;
      return seat(call.matchId, await revive(kept.value.match));
    }
    case 'restore':
      return seat(call.matchId, await revive(call.kept));
    case 'import':
      begun = Date.now();
      return seat(newId(), await parseRecord(call.record, loadGame));
    default:
      return fail('No match lies on this table.');
  }
}

type Answer = Result<Answers[keyof Answers]>;

/** Answers with what is new, and saves. */
function changed(on: Desk, result: Result<void>): Answer {
  if (!result.ok) return result;
  void save();
  return ok(on.update());
}

function atTable(on: Desk, call: Call): Answer {
  switch (call.ask) {
    case 'act':
      return changed(on, on.act(call.moves));
    case 'draft': {
      // A draft is nobody's but the person's at the screen, so that nothing of it is saved.
      const drafted = on.draft(call.moves);
      return drafted.ok ? ok(on.update()) : drafted;
    }
    case 'type':
      return changed(on, on.type(call.line));
    case 'bot':
      return changed(on, on.bot(call.seat, call.codes, call.version));
    case 'undo':
      return changed(on, on.undo(call.consent));
    case 'resign':
      return changed(on, on.resign());
    case 'reseat':
      return changed(on, on.reseat(call.seat, call.name, call.level));
    case 'takeOver': {
      const taken = on.takeOver(call.seat);
      return taken.ok ? ok(on.update()) : taken;
    }
    case 'whyNot':
      return ok(on.whyNot(call.move));
    case 'task':
      return on.hintTask(call.level);
    case 'thought':
      return ok(on.describe(call.considered));
    case 'moment':
      return on.momentAt(call.at);
    case 'record':
      return ok(formatRecord(on.match, call.whole || on.match.isOver ? EVERYTHING : on.viewer));
    case 'position':
      return ok(on.position());
    case 'create':
    case 'open':
    case 'restore':
    case 'import':
      return fail('A match lies on this table already.');
  }
}

async function answer(call: Call): Promise<Answer> {
  if (desk !== null) return atTable(desk, call);
  const opened = await open(call);
  if (!opened.ok) return opened;
  if (call.ask !== 'open') void save();
  return ok(opened.value.update());
}

/** Calls are answered one after the other, in the order in which they came. */
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  queue = queue.then(async () => {
    try {
      post({ kind: 'answer', id: data.id, answer: await answer(data.call) });
    } catch (error) {
      // Our own bug: told as such, and the page starts another worker where the match was saved.
      console.error(error);
      post({ kind: 'answer', id: data.id, answer: fail(error instanceof Error ? error.message : String(error)) });
    }
  });
};
post({ kind: 'ready' });
