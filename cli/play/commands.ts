import { existsSync, statSync } from 'node:fs';
import { Draft } from '@marchlands/core/match/draft.ts';
import { estimate, percent } from '@marchlands/core/percent.ts';
import { problemText } from '@marchlands/core/result.ts';
import { CHANCE, isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { rulebookOf } from '../sources/catalogue.ts';
import { findRows, listsOf } from '../sources/lists.ts';
import { findRules, rulesOf } from '../sources/rulebook.ts';
import type { Situation } from '../sources/situation.ts';
import { listLines } from '../tell/lists.ts';
import { rulesLines } from '../tell/rules.ts';
import { actingSeats } from '../tell/sentences.ts';
import { padded } from '../terminal/style.ts';
import { wrap } from '../terminal/wrap.ts';
import { legalOf, notationOf, rowNotationOf } from '../trial/options.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { didYouMean, typedWord } from '../usage/suggest.ts';
import { askOthers } from './hand-over.ts';
import { BACKUP_HOLDS, backupMatch, isBackupName, keepMatch, keptLines, loadMatch, saveRecord } from './keep.ts';
import { isPerson } from './players.ts';
import { boardLines, logLines, numberedMoves, promptLines } from './show.ts';
import { peopleOf, type Sitting } from './sitting.ts';
import { watchThinking } from './watch.ts';

/** What follows a command: the same question again, another turn, or the end of the sitting. */
export type After = 'again' | 'next' | 'quit';

interface PlayCommand {
  readonly usage: string;
  readonly about: string;
  /** @param rest what stood behind the command's name @param now the position of the choice being made */
  run(sitting: Sitting, seat: Seat, rest: string, now: Situation): Promise<After>;
}

/** What counts as consent. */
const YES = /^y/i;

const say = ({ screen }: Sitting, text: string): After => {
  screen.print(wrap(`  ${text}`, screen.width, '  ').join('\n'));
  return 'again';
};

async function hint(sitting: Sitting, seat: Seat): Promise<After> {
  const { match, bots, screen } = sitting;
  if (match.actors === CHANCE) return say(sitting, 'Chance acts now: there is nothing to choose.');
  const thinking = watchThinking(sitting, 'looking for a hint');
  const considered = await bots.hint(match, seat, thinking.watch);
  thinking.end();
  const now = { game: match.game, setup: match.setup, state: new Draft(match).startOf(seat) };
  const played = considered.filter(({ probability }) => probability > 0);
  // Where several choose at once a bot tells how often it plays what: what is best depends on what the others guess.
  if (played.length > 1 || actingSeats(now).length > 1) {
    const rows = played.map(({ codes, value, probability }) => {
      const row = rowNotationOf(now, rowOf(seat, codes), seat);
      return `  ${percent(probability).padStart(11)}  ${padded(row, 30)} ${screen.style.quiet(`wins ${estimate(value)}`)}`;
    });
    screen.print(['  How often a strong bot would choose what:', ...rows].join('\n'));
    return 'again';
  }
  const best = considered.slice(0, 3);
  const lines = best.map(({ codes, value }) => {
    const [code] = codes;
    if (code === undefined) return '';
    const says = match.game.words.move(match.game.moveCodec.decode(code), match.setup, (other) => match.nameOf(other));
    return `  ${estimate(value).padStart(11)}  ${padded(notationOf(now, { by: seat, code }, seat), 12)} ${screen.style.quiet(says)}`;
  });
  screen.print(['  What a strong bot expects to win with:', ...lines].join('\n'));
  return 'again';
}

const rowOf = (seat: Seat, codes: readonly number[]): readonly Step[] => codes.map((code) => ({ by: seat, code }));

async function why(sitting: Sitting, seat: Seat, rest: string, now: Situation): Promise<After> {
  if (rest === '') return say(sitting, 'Name a move: why, then the move as you would type it.');
  const code = /^\d+$/.test(rest) ? legalOf(now, seat)[Number(rest) - 1] : undefined;
  if (code !== undefined) return say(sitting, 'It is legal.');
  const steps = readLine(now, seat, rest);
  if (!steps.ok) {
    const { message, rule } = steps.problem;
    return say(sitting, rule === undefined ? message : `${message} (${rule})`);
  }
  const trial = { ...now, state: now.state.clone() };
  for (const step of steps.value) {
    if (step.by === CHANCE) break;
    const refusal = stepProblem(trial, step, rest);
    if (refusal !== null) return say(sitting, `${refusal.message} (${refusal.rule})`);
    trial.game.apply(trial.state, step.by, step.code);
  }
  return say(sitting, 'It is legal.');
}

async function undo(sitting: Sitting, seat: Seat): Promise<After> {
  const { match } = sitting;
  const points = match.canUndo(seat);
  if (points.consented.length === 0) return say(sitting, 'Nothing to undo yet.');
  if (points.alone.length > 0) {
    const done = match.undo(seat);
    return done.ok ? 'next' : say(sitting, problemText(done.problem));
  }
  const others = match.players.map((_player, other) => other).filter((other) => other !== seat);
  if (others.some((other) => isPerson(match.players, other))) {
    // Whether they have chosen is not told; that it would be lost is.
    const sealed = isSimultaneous(match.actors) ? ' A choice made in secret is discarded.' : '';
    const question = `${match.nameOf(seat)} wants to take back a choice.${sealed} Is that all right? (y/n)`;
    const agreed = await askOthers(sitting, seat, question, YES);
    if (agreed === null) return 'quit';
    if (!agreed) return say(sitting, 'Then it stands.');
  }
  const done = match.undo(seat, { agreed: others });
  return done.ok ? 'next' : say(sitting, problemText(done.problem));
}

/** Asks before a file that is there is written over; null at the end of input. */
async function mayWrite({ lines }: Sitting, path: string): Promise<boolean | null> {
  if (!existsSync(path) || !statSync(path).isFile()) return true;
  const answer = await lines.ask(`  ${path} is there already. Write over it? (y/n) `);
  return answer === null ? null : YES.test(answer);
}

/** What this seat may see: in a running match nothing else is given out. */
async function save(sitting: Sitting, seat: Seat, rest: string): Promise<After> {
  const { match, screen } = sitting;
  if (rest === '') return say(sitting, 'Name a file: save FILE, for a record of what you may see.');
  if (isBackupName(rest)) {
    return say(sitting, `A record has no name in .json. To go on later: backup ${rest}, which holds ${BACKUP_HOLDS}.`);
  }
  const may = await mayWrite(sitting, rest);
  if (may === null) return 'quit';
  if (!may) return 'again';
  const saved = saveRecord(match, seat, rest);
  if (!saved.ok) screen.print(`  ${problemText(saved.problem)}`);
  else if (saved.value.isWhole) screen.print(`  Saved the record. Look at it with: marchlands record show ${rest}`);
  else say(sitting, `Saved in ${rest} what ${match.nameOf(seat)} may see so far. The whole record is kept at the end.`);
  return 'again';
}

/** The keeper's copy: not made without a word of what it holds, nor without the others at the screen. */
async function backup(sitting: Sitting, seat: Seat, rest: string): Promise<After> {
  const { match, screen } = sitting;
  if (rest === '') return say(sitting, `Name a file: backup FILE. Backup: holds ${BACKUP_HOLDS}.`);
  if (peopleOf(sitting).length > 1) {
    const question = `a backup holds ${BACKUP_HOLDS}. May ${match.nameOf(seat)} write one? Type yes or no:`;
    const agreed = await askOthers(sitting, seat, question, /^yes$/i);
    if (agreed === null) return 'quit';
    if (!agreed) return say(sitting, 'Then nothing is written.');
  }
  const may = await mayWrite(sitting, rest);
  if (may === null) return 'quit';
  if (!may) return 'again';
  const written = backupMatch(match, rest);
  if (!written.ok) screen.print(`  ${problemText(written.problem)}`);
  else {
    say(sitting, `Backup: holds ${BACKUP_HOLDS}. Only you can read the file.`);
    screen.print(`  Go on with: marchlands play --load ${rest}`);
  }
  return 'again';
}

async function load(sitting: Sitting, rest: string): Promise<After> {
  if (rest === '') return say(sitting, 'Name a file: load FILE.');
  const match = await loadMatch(rest);
  if (!match.ok) return say(sitting, problemText(match.problem));
  const kept = keepMatch(sitting.match);
  if (kept !== null) {
    sitting.screen.print(keptLines(sitting.match, kept));
    if (!kept.ok) return say(sitting, 'It goes on here: nothing was loaded.');
  }
  sitting.match = match.value;
  sitting.told = new Map(match.value.players.map((_player, seat) => [seat, match.value.version(seat)]));
  sitting.looker = null;
  return 'next';
}

async function rules(sitting: Sitting, rest: string): Promise<After> {
  const { match, screen } = sitting;
  const rulebook = await rulebookOf(match.game.id);
  if (!rulebook.ok) return say(sitting, problemText(rulebook.problem));
  const all = rulesOf(rulebook.value);
  if (rest === '') {
    const ids = `${all[0]?.id ?? ''} to ${all.at(-1)?.id ?? ''}`;
    const headings = [...new Set(all.map(({ heading }) => heading))].join(', ');
    return say(sitting, `Rules ${ids}: ${headings}. Type rules and an id, or words to look for.`);
  }
  const found = findRules(all, rest);
  if (found.length === 0) return say(sitting, `No rule has the id or the words "${typedWord(rest)}".`);
  screen.print(rulesLines(found, screen).join('\n'));
  return 'again';
}

/** A row of the lists of the rulebook: a card, a tile, a result of a table. */
async function card(sitting: Sitting, rest: string): Promise<After> {
  const { match, screen } = sitting;
  if (rest === '') return say(sitting, 'Name a card, or another name out of the lists of the rulebook: card NAME.');
  const rulebook = await rulebookOf(match.game.id);
  if (!rulebook.ok) return say(sitting, problemText(rulebook.problem));
  const rows = listsOf(rulebook.value);
  const found = findRows(rows, rest);
  if (found.length === 0) {
    const guess = didYouMean(
      rest,
      rows.map(({ name }) => name),
    );
    return say(sitting, `No list of the rulebook has "${typedWord(rest)}".${guess}`);
  }
  screen.print(listLines(found, screen).join('\n'));
  return 'again';
}

async function log(sitting: Sitting, seat: Seat, rest: string): Promise<After> {
  const lines = logLines(sitting, seat, 0);
  const last = /^\d+$/.test(rest) ? Number(rest) : 20;
  sitting.screen.print(lines.length === 0 ? '  Nothing has happened yet.' : lines.slice(-last).join('\n'));
  return 'again';
}

async function resign(sitting: Sitting, seat: Seat): Promise<After> {
  const answer = await sitting.lines.ask('  Resign this match? (y/n) ');
  if (answer === null) return 'quit';
  if (!YES.test(answer)) return say(sitting, 'Then it goes on.');
  const done = sitting.match.resign(seat);
  return done.ok ? 'next' : say(sitting, problemText(done.problem));
}

/** By the rules of the game where they have it (a draw), else without a result. */
async function agree(sitting: Sitting, seat: Seat): Promise<After> {
  const { match, lines } = sitting;
  const seats = match.players.map((_player, other) => other);
  const others = seats.filter((other) => other !== seat);
  if (others.some((other) => !isPerson(match.players, other))) {
    return say(sitting, 'Bots do not agree to an end: play on, or resign.');
  }
  const alone = others.length === 0 ? await lines.ask('  End this match? (y/n) ') : undefined;
  const agreed =
    alone === undefined
      ? await askOthers(sitting, seat, 'end the match here? (y/n)', YES)
      : alone === null
        ? null
        : YES.test(alone);
  if (agreed === null) return 'quit';
  if (!agreed) return say(sitting, 'Then it goes on.');
  const done = match.end(seats);
  return done.ok ? 'next' : say(sitting, problemText(done.problem));
}

async function moves(sitting: Sitting, seat: Seat, rest: string, now: Situation): Promise<After> {
  const { moveCodec } = now.game;
  const legal = legalOf(now, seat);
  const some = legal.filter((code) => moveCodec.kindOf(code).toLowerCase().startsWith(rest.toLowerCase()));
  if (legal.length === 0) return say(sitting, 'Chance acts now: there is nothing to choose.');
  if (some.length === 0) return say(sitting, `No legal move is of a kind "${typedWord(rest)}".`);
  sitting.screen.print(numberedMoves(sitting, seat, some, now, legal).join('\n'));
  return 'again';
}

async function board(sitting: Sitting, seat: Seat): Promise<After> {
  sitting.screen.print([...boardLines(sitting, seat), ...promptLines(sitting, seat)].join('\n'));
  return 'again';
}

const commands: { readonly [name: string]: PlayCommand } = {
  moves: { usage: 'moves [kind]', about: 'all legal moves with their numbers', run: moves },
  board: { usage: 'board', about: 'the board again', run: board },
  log: { usage: 'log [n]', about: 'the last n things that happened (20)', run: log },
  hint: { usage: 'hint', about: 'what a strong bot would weigh here', run: hint },
  why: { usage: 'why MOVE', about: 'why a move is not legal, with the rule', run: why },
  rules: {
    usage: 'rules [id]',
    about: 'a rule by its id, or the rules that hold a word',
    run: (s, _seat, rest) => rules(s, rest),
  },
  card: {
    usage: 'card NAME',
    about: 'a card or another thing out of the lists of the rulebook',
    run: (s, _seat, rest) => card(s, rest),
  },
  undo: { usage: 'undo', about: 'take back your last choice', run: undo },
  save: { usage: 'save FILE', about: 'write the record, as far as you may see it', run: save },
  backup: {
    usage: 'backup FILE',
    about: "write the whole match with everybody's secrets, to go on later",
    run: backup,
  },
  load: { usage: 'load FILE', about: 'go on with a saved match instead', run: (s, _seat, rest) => load(s, rest) },
  resign: { usage: 'resign', about: 'give up the match, where the rules have it', run: resign },
  agree: { usage: 'agree', about: 'end the match, where all agree', run: agree },
  help: { usage: 'help', about: 'this list', run: (s) => help(s) },
  quit: { usage: 'quit', about: 'leave; the match is kept (Ctrl-D does the same)', run: async () => 'quit' },
};

async function help({ screen }: Sitting): Promise<After> {
  const rows = Object.values(commands).map(({ usage, about }) => `  ${padded(screen.style.strong(usage), 14)}${about}`);
  const how = wrap(
    '  Type a move in notation, or its number in the list of moves. Everything else is one of these; a colon before it (:log) tells it from a move that is written alike.',
    screen.width,
    '  ',
  );
  screen.print([...how, '', ...rows].join('\n'));
  return 'again';
}

/**
 * Runs what a person typed where it is a command of the sitting.
 * @param now the position of the choice that is being made
 * @returns null where it is none, or where the game reads it as a move and no colon stands before it
 */
export async function runCommand(sitting: Sitting, seat: Seat, line: string, now: Situation): Promise<After | null> {
  const isMarked = line.startsWith(':');
  const [, name = '', rest = ''] = /^:?\s*(\S*)\s*(.*)$/.exec(line) ?? [];
  const key = name === '?' ? 'help' : name.toLowerCase();
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  if (command === undefined)
    return isMarked ? say(sitting, `There is no command ${typedWord(line)}; help lists them.`) : null;
  if (!isMarked && rest !== '' && key !== 'why' && readLine(now, seat, line).ok) return null;
  return command.run(sitting, seat, rest, now);
}
