// The worker that keeps the match: the only place of the page that knows its true state.

import type { Review } from '@marchlands/bots/review/review.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import { type Dice, fairDice } from '@marchlands/core/match/dice.ts';
import { dailyDice } from '@marchlands/core/match/dice-daily.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { toJSON } from '@marchlands/core/match/store.ts';
import { fail, isRecord, messageOf, ok, type Problem, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { addResult, noteReview } from '../../solo/history.ts';
import { reviewedOf, type SoloResult, soloResultOf } from '../../solo/result.ts';
import { startLanguage } from '../../words/language.ts';
import { localWords } from '../../words/local.ts';
import { words } from '../../words/words.ts';
import type { MatchSummary } from '../table.ts';
import type { Answer, NoAnswer } from './answer.ts';
import { keptReview, readReview } from './kept-review.ts';
import { MatchSession } from './match-session.ts';
import { loadMatch, type StoredMatch, saveMatch } from './match-store.ts';
import type { Answers, Call, Greeting, Message, NewMatch, PlayedOnline, Request } from './protocol.ts';
import { randomId } from './random-id.ts';
import { readImport, readMatch } from './read-import.ts';
import { IS_HERE, storedTwin } from './stored-twin.ts';

let session: MatchSession | null = null;
let begun = Date.now();
let isImported = false;
/** A note on an imported match. */
let note: string | null = null;
/** Of the last save, as in `StoredMatch`. */
let stamp: string | undefined;
let review: Review | null = null;
/** The lines of the match, in the form that the page writes; null if there are none. */
let lines: unknown = null;

function post(message: Message): void {
  self.postMessage(message);
}

function diceFor({ daily, deal }: NewMatch): Dice {
  if (daily !== undefined) return dailyDice(daily);
  return deal === undefined ? fairDice(crypto.getRandomValues(new Uint8Array(32))) : numberedDice(deal);
}

async function newMatch(plan: NewMatch): Promise<Result<Match>> {
  const game = await loadGame(plan.gameId);
  if (!game.ok) return game;
  return createMatch(game.value, {
    seats: plan.seats,
    options: plan.options,
    players: plan.players.map(({ name, level }) => (level === null ? { name } : { name, level })),
    dice: diceFor(plan),
    ...(plan.position === undefined
      ? {}
      : { position: plan.position, rng: new Rng(crypto.getRandomValues(new Uint32Array(4)).join('/')) }),
  });
}

function summaryOf(kept: MatchSession): MatchSummary {
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
    ...(match.result === null ? {} : { final: match.result }),
    ...(kept.daily === null ? {} : { daily: kept.daily }),
    ...(kept.deal === null ? {} : { deal: kept.deal }),
    ...(isImported ? { isImported } : {}),
    ...(kept.own === null ? {} : { seat: kept.own }),
  };
}

let shares: Shares | null = null;

/** The single person's expected share of the win; null if it is not their turn. */
function outlookOf({ match, onlyChooser }: MatchSession): number | null {
  if (onlyChooser === null) return null;
  shares ??= new Shares(match.game, match.setup, 'outlook', match.players);
  return shares.ofSeat(match.state, onlyChooser);
}

/** The current or last save; at most one waits behind it, and saves the latest state. */
let saving: Promise<void> = Promise.resolve();
let isSavingDue = false;

function save(): void {
  if (isSavingDue) return;
  isSavingDue = true;
  saving = saving.then(() => {
    isSavingDue = false;
    return session === null ? undefined : write(session);
  });
}

/** The stored data besides the match itself. */
function beside(): Pick<StoredMatch, 'review' | 'lines'> {
  return { ...(review === null ? {} : { review: keptReview(review) }), ...(lines === null ? {} : { lines }) };
}

/** The match's entry in the history of the person at the screen; null if it has none. */
async function countedResult({ match, matchId, own }: MatchSession): Promise<SoloResult | null> {
  // An imported match may be anybody's, except one played online from here.
  if (!match.isOver || (isImported && own === null)) return null;
  const lab = await games.find(({ id }) => id === match.game.id)?.lab?.();
  return soloResultOf(match, matchId, Date.now(), own, lab ?? null);
}

/** If saving fails, the match goes to the page, to outlive this worker. */
async function write(on: MatchSession): Promise<void> {
  const kept = {
    summary: summaryOf(on),
    match: toJSON(on.match),
    ...beside(),
    ...(stamp === undefined ? {} : { stamp }),
  };
  const result = await countedResult(on);
  const done = await saveMatch(kept);
  if (!done.ok) return post({ kind: 'saved', problem: done.problem, kept });
  stamp = done.value;
  const reviewed = result === null || review === null ? null : reviewedOf(on.match, review, on.own);
  const added = result === null ? done : await addResult(result);
  const counted = !added.ok || reviewed === null ? added : await noteReview(on.matchId, reviewed);
  post(
    counted.ok
      ? { kind: 'saved', problem: null }
      : { kind: 'saved', problem: counted.problem, kept: { ...kept, stamp: done.value } },
  );
}

/** Makes this the worker's match, with its saved extras. */
function startSession(
  matchId: string,
  match: Result<Match>,
  kept: { readonly review?: unknown; readonly lines?: unknown } = {},
  own?: Seat,
): Result<MatchSession> {
  if (!match.ok) return match;
  session = new MatchSession(matchId, match.value, own);
  review = readReview(kept.review, match.value);
  lines = kept.lines ?? null;
  return ok(session);
}

/** Loads a saved match, with its list entry. */
async function resume(kept: StoredMatch): Promise<Result<MatchSession>> {
  const { summary } = kept;
  begun = summary.begun;
  isImported = summary.isImported ?? false;
  stamp = kept.stamp;
  return startSession(summary.matchId, await readMatch(kept.match), kept, summary.seat);
}

/** A match from a record, a backup, or another program; refused if it is stored already. */
async function importMatch(text: string, as?: PlayedOnline): Promise<Result<MatchSession>> {
  const read = await readImport(text);
  if (!read.ok) return read;
  const twin = as === undefined ? await storedTwin(read.value) : null;
  if (twin !== null) return fail(localWords.isHere, twin, undefined, IS_HERE);
  note = read.value.note;
  return startSession(as?.matchId ?? randomId(), ok(read.value.match), read.value.kept, as?.seat);
}

/** The complete match as text. */
function backup({ match }: MatchSession): string {
  const kept = toJSON(match);
  return `${JSON.stringify(isRecord(kept) ? { ...kept, ...beside() } : kept)}\n`;
}

async function open(call: Call): Promise<Answer<MatchSession>> {
  switch (call.ask) {
    case 'create':
      begun = Date.now();
      return startSession(randomId(), await newMatch(call.plan));
    case 'open': {
      const kept = await loadMatch(call.matchId);
      if (!kept.ok) return kept;
      return kept.value === undefined ? { ok: false, problem: 'unknownMatch' } : resume(kept.value);
    }
    case 'restore':
      return resume(call.kept);
    case 'import': {
      const known = call.as === undefined ? null : await loadMatch(call.as.matchId);
      // If storage cannot be read it cannot be written either, which the save will report.
      if (known?.ok === true && known.value !== undefined) return resume(known.value);
      begun = Date.now();
      isImported = true;
      return importMatch(call.text, call.as);
    }
    default:
      return fail('No match lies on this table.');
  }
}

type Answered = Result<Answers[keyof Answers], Problem | NoAnswer>;

/** Answers with the changes, and saves. */
function changed(on: MatchSession, result: Result<void>): Answered {
  if (!result.ok) return result;
  save();
  return ok(on.update());
}

/** Answers a call about the match that this worker keeps. */
function answerIn(on: MatchSession, call: Call): Answered {
  switch (call.ask) {
    case 'act':
      return changed(on, on.act(call.moves));
    case 'draft': {
      // A draft is private to the person at the screen, so it is not saved.
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
    case 'agree':
      return changed(on, on.agree());
    case 'reseat':
      return changed(on, on.reseat(call.seat, call.name, call.level));
    case 'takeOver': {
      const taken = on.takeOver(call.seat);
      return taken.ok ? ok(on.update()) : taken;
    }
    case 'leaveScreen':
      on.leaveScreen();
      return ok(on.update());
    case 'playOut': {
      const begun = on.playOut(call.isOn);
      return begun.ok ? ok(on.update()) : begun;
    }
    case 'outlook':
      return ok(outlookOf(on));
    case 'whyNot':
      return ok(on.whyNot(call.move));
    case 'task':
      return on.hintTask(call.level);
    case 'describe':
      return ok(on.describe(call.considered));
    case 'moment':
      return on.momentAt(call.at);
    case 'record':
      return ok(on.replayable() ?? formatRecord(on.match, on.viewer));
    case 'replayable':
      return ok(on.replayable());
    case 'backup':
      return ok(backup(on));
    case 'position':
      return on.position(call.entries);
    case 'review':
      return ok(review === null ? null : on.numbered(review));
    case 'keepReview':
      if (!on.match.isOver) return fail(words.review.notOver);
      review = call.review;
      save();
      return ok(on.numbered(review));
    case 'lines': {
      const start = on.linesFrom(call.at);
      return start.ok ? ok({ ...start.value, kept: lines }) : start;
    }
    case 'keepLines':
      lines = call.lines;
      save();
      return ok(null);
    case 'rest':
      return ok(null);
    case 'create':
    case 'open':
    case 'restore':
    case 'import':
      return fail('A match lies on this table already.');
  }
}

async function answer(call: Call): Promise<Answered> {
  if (session !== null) {
    const answered = answerIn(session, call);
    // Save first, so that the match is in the history when its end is announced, and a failed save is known on leaving.
    if (session.match.isOver || call.ask === 'rest') await saving;
    return answered;
  }
  const opened = await open(call);
  if (!opened.ok) return opened;
  if (call.ask !== 'open') save();
  // An imported match may exist nowhere else: return its address only once it is saved.
  if (call.ask === 'import') await saving;
  return ok({ ...opened.value.update(), note });
}

/** Calls are answered in order, one at a time. */
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request | Greeting>) => {
  queue = queue.then(async () => {
    if ('language' in data) return startLanguage(data.language);
    try {
      post({ kind: 'answer', id: data.id, answer: await answer(data.call) });
    } catch (error) {
      // Our own bug: the caller gets its message, and the match stays as saved.
      console.error(error);
      post({ kind: 'answer', id: data.id, answer: fail(messageOf(error)) });
    }
  });
};
post({ kind: 'ready' });
