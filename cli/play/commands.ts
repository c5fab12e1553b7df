import { existsSync, statSync } from 'node:fs';
import type { Ending, Thought } from '@marchlands/bots/bot.ts';
import { Draft } from '@marchlands/core/match/draft.ts';
import { estimate, percent } from '@marchlands/core/percent.ts';
import { echo, MOST_ECHOED, problemText } from '@marchlands/core/result.ts';
import { CHANCE, isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { choiceText } from '@marchlands/core/words.ts';
import { rulebookOf } from '../sources/catalogue.ts';
import { findRows, listsOf } from '../sources/lists.ts';
import type { Position } from '../sources/position.ts';
import { findRules, rulesOf } from '../sources/rulebook.ts';
import { padded } from '../terminal/style.ts';
import { wrap } from '../terminal/wrap.ts';
import { listLines } from '../text/lists.ts';
import { rulesLines } from '../text/rules.ts';
import { actingSeats } from '../text/sentences.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { legalOf, sequenceNotationOf } from '../trial/steps.ts';
import { didYouMean } from '../usage/suggest.ts';
import { askOthers } from './hand-over.ts';
import {
  BACKUP_HOLDS,
  backupMatch,
  isBackupName,
  keepMatch,
  keptLines,
  loadMatch,
  saveRecord,
} from './kept-matches.ts';
import { isPerson } from './players.ts';
import { peopleOf, type Session } from './session.ts';
import { boardLines, logLines, numberedMoves, promptLines } from './show.ts';
import { showThinking } from './thinking-bar.ts';

/** The effect of a command: the same question again, another turn, or the end of the session. */
export type LoopAction = 'again' | 'next' | 'quit';

interface PlayCommand {
  readonly usage: string;
  readonly about: string;
  /** @param rest the text after the command's name @param now the position of the current draft */
  run(session: Session, seat: Seat, rest: string, now: Position): Promise<LoopAction>;
}

/** The accepted consent. */
const YES = /^y/i;

const say = ({ screen }: Session, text: string): LoopAction => {
  screen.print(wrap(`  ${text}`, screen.width, '  ').join('\n'));
  return 'again';
};

/** Why thinking ended, to follow the amount of work. */
const ENDED: { readonly [ending in Ending]: string } = {
  budget: 'all that this level looks at',
  time: 'the time was up',
  stopped: 'then it was stopped',
  'one choice': 'there is one choice only',
  settled: 'more could not change the choice',
  whole: 'there was no more to see',
  fixed: 'all that this level looks at',
};

function effortText({ iterations, ending }: Thought): string {
  return `It looked at ${iterations.toLocaleString('en')} ${iterations === 1 ? 'line' : 'lines'}: ${ENDED[ending]}.`;
}

async function hint(session: Session, seat: Seat): Promise<LoopAction> {
  const { match, bots, screen } = session;
  if (match.actors === CHANCE) return say(session, 'Chance acts now: there is nothing to choose.');
  const thinking = showThinking(session, 'looking for a hint');
  const thought = await bots.hint(match, seat, thinking.watch);
  const { considered } = thought;
  thinking.end();
  const now = { game: match.game, setup: match.setup, state: new Draft(match).startOf(seat) };
  const effort = screen.style.quiet(`  ${effortText(thought)}`);
  const played = considered.filter(({ probability }) => probability > 0);
  // In a simultaneous decision a bot shows its mixture: the best choice depends on the others' guesses.
  if (played.length > 1 || actingSeats(now).length > 1) {
    const lines = played.map(({ codes, value, probability }) => {
      const choice = sequenceNotationOf(now, stepsOf(seat, codes), seat);
      return `  ${percent(probability).padStart(11)}  ${padded(choice, 30)} ${screen.style.quiet(`wins ${estimate(value)}`)}`;
    });
    screen.print(['  How often a strong bot would choose what:', ...lines, effort].join('\n'));
    return 'again';
  }
  const best = considered.slice(0, 3).map(({ codes, value }) => {
    const moves = codes.map((code) => match.game.moveCodec.decode(code));
    const says = choiceText(match.game.words, moves, now.state, seat, (other) => match.nameOf(other));
    return { choice: sequenceNotationOf(now, stepsOf(seat, codes), seat), says, value };
  });
  const width = Math.max(11, ...best.map(({ choice }) => choice.length)) + 1;
  const lines = best.map(
    ({ choice, says, value }) =>
      `  ${estimate(value).padStart(11)}  ${padded(choice, width)} ${screen.style.quiet(says)}`,
  );
  screen.print(['  What a strong bot expects to win with:', ...lines, effort].join('\n'));
  return 'again';
}

const stepsOf = (seat: Seat, codes: readonly number[]): readonly Step[] => codes.map((code) => ({ by: seat, code }));

async function why(session: Session, seat: Seat, rest: string, now: Position): Promise<LoopAction> {
  if (rest === '') return say(session, 'Name a move: why, then the move as you would type it.');
  const code = /^\d+$/.test(rest) ? legalOf(now, seat)[Number(rest) - 1] : undefined;
  if (code !== undefined) return say(session, 'It is legal.');
  const steps = readLine(now, seat, rest);
  if (!steps.ok) {
    const { message, rule } = steps.problem;
    return say(session, rule === undefined ? message : `${message} (${rule})`);
  }
  const trial = { ...now, state: now.state.clone() };
  for (const step of steps.value) {
    if (step.by === CHANCE) break;
    const refusal = stepProblem(trial, step, rest);
    if (refusal !== null) return say(session, `${refusal.message} (${refusal.rule})`);
    trial.game.apply(trial.state, step.by, step.code);
  }
  return say(session, 'It is legal.');
}

async function undo(session: Session, seat: Seat): Promise<LoopAction> {
  const { match } = session;
  const points = match.canUndo(seat);
  if (points.consented.length === 0) return say(session, 'Nothing to undo yet.');
  if (points.alone.length > 0) {
    const done = match.undo(seat);
    return done.ok ? 'next' : say(session, problemText(done.problem));
  }
  const others = match.players.map((_player, other) => other).filter((other) => other !== seat);
  if (others.some((other) => isPerson(match.players, other))) {
    // Does not reveal whether they have chosen, only that it would be lost.
    const sealed = isSimultaneous(match.actors) ? ' A choice made in secret is discarded.' : '';
    const question = `${match.nameOf(seat)} wants to take back a choice.${sealed} Is that all right? (y/n)`;
    const agreed = await askOthers(session, seat, question, YES);
    if (agreed === null) return 'quit';
    if (!agreed) return say(session, 'Then it stands.');
  }
  const done = match.undo(seat, { agreed: others });
  return done.ok ? 'next' : say(session, problemText(done.problem));
}

/** Asks before overwriting a file; null at the end of input. */
async function mayWrite({ lines }: Session, path: string): Promise<boolean | null> {
  if (!existsSync(path) || !statSync(path).isFile()) return true;
  const answer = await lines.ask(`  ${echo(path, MOST_ECHOED)} already exists. Overwrite it? (y/n) `);
  return answer === null ? null : YES.test(answer);
}

/** Limited to the seat's view: a running match gives out nothing else. */
async function save(session: Session, seat: Seat, rest: string): Promise<LoopAction> {
  const { match, screen } = session;
  if (rest === '') return say(session, 'Name a file: save FILE, for a record of what you may see.');
  if (isBackupName(rest)) {
    return say(
      session,
      `A record has no name in .json. To go on later: backup ${echo(rest, MOST_ECHOED)}, which holds ${BACKUP_HOLDS}.`,
    );
  }
  const may = await mayWrite(session, rest);
  if (may === null) return 'quit';
  if (!may) return 'again';
  const saved = saveRecord(match, seat, rest);
  if (!saved.ok) screen.print(`  ${problemText(saved.problem)}`);
  else if (saved.value.isWhole) screen.print(`  Saved the record. Look at it with: marchlands record show ${rest}`);
  else say(session, `Saved in ${rest} what ${match.nameOf(seat)} may see so far. The whole record is kept at the end.`);
  return 'again';
}

/** The complete copy: only after a warning about its content, and with the consent of the others at the screen. */
async function backup(session: Session, seat: Seat, rest: string): Promise<LoopAction> {
  const { match, screen } = session;
  if (rest === '') return say(session, `Name a file: backup FILE. Backup: holds ${BACKUP_HOLDS}.`);
  if (peopleOf(session).length > 1) {
    const question = `a backup holds ${BACKUP_HOLDS}. May ${match.nameOf(seat)} write one? Type yes or no:`;
    const agreed = await askOthers(session, seat, question, /^yes$/i);
    if (agreed === null) return 'quit';
    if (!agreed) return say(session, 'Then nothing is written.');
  }
  const may = await mayWrite(session, rest);
  if (may === null) return 'quit';
  if (!may) return 'again';
  const written = backupMatch(match, rest);
  if (!written.ok) screen.print(`  ${problemText(written.problem)}`);
  else {
    say(session, `Backup: holds ${BACKUP_HOLDS}. Only you can read the file.`);
    screen.print(`  Go on with: marchlands play --load ${rest}`);
  }
  return 'again';
}

async function load(session: Session, rest: string): Promise<LoopAction> {
  if (rest === '') return say(session, 'Name a file: load FILE.');
  const match = await loadMatch(rest);
  if (!match.ok) return say(session, problemText(match.problem));
  const kept = keepMatch(session.match);
  if (kept !== null) {
    session.screen.print(keptLines(session.match, kept));
    if (!kept.ok) return say(session, 'Nothing was loaded: the match goes on.');
  }
  session.match = match.value;
  session.shownItems = new Map(match.value.players.map((_player, seat) => [seat, match.value.version(seat)]));
  session.lastViewer = null;
  return 'next';
}

async function rules(session: Session, rest: string): Promise<LoopAction> {
  const { match, screen } = session;
  const rulebook = await rulebookOf(match.game.id);
  if (!rulebook.ok) return say(session, problemText(rulebook.problem));
  const all = rulesOf(rulebook.value);
  if (rest === '') {
    const ids = `${all[0]?.id ?? ''} to ${all.at(-1)?.id ?? ''}`;
    const headings = [...new Set(all.map(({ heading }) => heading))].join(', ');
    return say(session, `Rules ${ids}: ${headings}. Type rules and an id, or words to look for.`);
  }
  const found = findRules(all, rest);
  if (found.length === 0) return say(session, `No rule has the id or the words "${echo(rest)}".`);
  screen.print(rulesLines(found, screen).join('\n'));
  return 'again';
}

/** A row of the rulebook's lists: a card, a tile, a result of a table. */
async function card(session: Session, rest: string): Promise<LoopAction> {
  const { match, screen } = session;
  if (rest === '') return say(session, 'Name a card, or another name from the lists of the rulebook: card NAME.');
  const rulebook = await rulebookOf(match.game.id);
  if (!rulebook.ok) return say(session, problemText(rulebook.problem));
  const rows = listsOf(rulebook.value);
  const found = findRows(rows, rest);
  if (found.length === 0) {
    const guess = didYouMean(
      rest,
      rows.map(({ name }) => name),
    );
    return say(session, `No list of the rulebook has "${echo(rest)}".${guess}`);
  }
  screen.print(listLines(found, screen).join('\n'));
  return 'again';
}

async function log(session: Session, seat: Seat, rest: string): Promise<LoopAction> {
  const lines = logLines(session, seat, 0);
  const last = /^\d+$/.test(rest) ? Number(rest) : 20;
  session.screen.print(lines.length === 0 ? '  Nothing has happened yet.' : lines.slice(-last).join('\n'));
  return 'again';
}

async function resign(session: Session, seat: Seat): Promise<LoopAction> {
  const answer = await session.lines.ask('  Resign this match? (y/n) ');
  if (answer === null) return 'quit';
  if (!YES.test(answer)) return say(session, 'Then it goes on.');
  const done = session.match.resign(seat);
  return done.ok ? 'next' : say(session, problemText(done.problem));
}

/** By the rules of the game if they allow it (a draw), otherwise without a result. */
async function agree(session: Session, seat: Seat): Promise<LoopAction> {
  const { match, lines } = session;
  const seats = match.players.map((_player, other) => other);
  const others = seats.filter((other) => other !== seat);
  if (others.some((other) => !isPerson(match.players, other))) {
    return say(session, 'Bots do not agree to an end: play on, or resign.');
  }
  const alone = others.length === 0 ? await lines.ask('  End this match? (y/n) ') : undefined;
  const agreed =
    alone === undefined
      ? await askOthers(session, seat, 'end the match here? (y/n)', YES)
      : alone === null
        ? null
        : YES.test(alone);
  if (agreed === null) return 'quit';
  if (!agreed) return say(session, 'Then it goes on.');
  const done = match.end(seats);
  return done.ok ? 'next' : say(session, problemText(done.problem));
}

async function moves(session: Session, seat: Seat, rest: string, now: Position): Promise<LoopAction> {
  const { moveCodec } = now.game;
  const legal = legalOf(now, seat);
  const some = legal.filter((code) => moveCodec.kindOf(code).toLowerCase().startsWith(rest.toLowerCase()));
  if (legal.length === 0) return say(session, 'Chance acts now: there is nothing to choose.');
  if (some.length === 0) return say(session, `No legal move is of the kind "${echo(rest)}".`);
  session.screen.print(numberedMoves(session, seat, some, now, legal).join('\n'));
  return 'again';
}

async function board(session: Session, seat: Seat): Promise<LoopAction> {
  session.screen.print([...boardLines(session, seat), ...promptLines(session, seat)].join('\n'));
  return 'again';
}

const commands: { readonly [name: string]: PlayCommand } = {
  moves: { usage: 'moves [kind]', about: 'all legal moves with their numbers', run: moves },
  board: { usage: 'board', about: 'the board again', run: board },
  log: { usage: 'log [n]', about: 'the last n things that happened (20)', run: log },
  hint: { usage: 'hint', about: 'the choices that a strong bot considers', run: hint },
  why: { usage: 'why MOVE', about: 'why a move is not legal, with the rule', run: why },
  rules: {
    usage: 'rules [id]',
    about: 'a rule by its id, or the rules that contain a word',
    run: (s, _seat, rest) => rules(s, rest),
  },
  card: {
    usage: 'card NAME',
    about: 'a card or another thing from the lists of the rulebook',
    run: (s, _seat, rest) => card(s, rest),
  },
  undo: { usage: 'undo', about: 'take back your last choice', run: undo },
  save: { usage: 'save FILE', about: 'write the record, as far as you may see it', run: save },
  backup: {
    usage: 'backup FILE',
    about: "write the whole match with everybody's secrets, to go on later",
    run: backup,
  },
  load: { usage: 'load FILE', about: 'continue a saved match instead', run: (s, _seat, rest) => load(s, rest) },
  resign: { usage: 'resign', about: 'give up the match, if the rules allow it', run: resign },
  agree: { usage: 'agree', about: 'end the match, if all agree', run: agree },
  help: { usage: 'help', about: 'this list', run: (s) => help(s) },
  quit: { usage: 'quit', about: 'leave; the match is saved (Ctrl-D does the same)', run: async () => 'quit' },
};

async function help({ screen }: Session): Promise<LoopAction> {
  const rows = Object.values(commands).map(({ usage, about }) => `  ${padded(screen.style.strong(usage), 14)}${about}`);
  const how = wrap(
    '  Type a move in notation, or its number in the list of moves. Anything else is one of these; a colon in front (:log) distinguishes it from a move that looks the same.',
    screen.width,
    '  ',
  );
  screen.print([...how, '', ...rows].join('\n'));
  return 'again';
}

/**
 * Runs a typed line if it is a command of the session.
 * @param now the position of the current draft
 * @returns null if it is no command, or if the game reads it as a move and no colon precedes it
 */
export async function runCommand(
  session: Session,
  seat: Seat,
  line: string,
  now: Position,
): Promise<LoopAction | null> {
  const isMarked = line.startsWith(':');
  const [, name = '', rest = ''] = /^:?\s*(\S*)\s*(.*)$/.exec(line) ?? [];
  const key = name === '?' ? 'help' : name.toLowerCase();
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  if (command === undefined)
    return isMarked ? say(session, `There is no command ${echo(line)}; help lists them.`) : null;
  if (!isMarked && rest !== '' && key !== 'why' && readLine(now, seat, line).ok) return null;
  return command.run(session, seat, rest, now);
}
