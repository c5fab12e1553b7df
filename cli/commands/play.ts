import type { Match } from '@marchlands/core/match/match.ts';
import { fail, type Problem, problemText, type Result } from '@marchlands/core/result.ts';
import { botSeed, makeBotSeats } from '../play/bot-seats.ts';
import { chooseGame, chooseLevel, chooseSeats } from '../play/choose.ts';
import { keepMatch, keptLines, loadMatch, openKeepingFolder } from '../play/kept-matches.ts';
import { playToEnd } from '../play/loop.ts';
import { openMatch, tableSentence } from '../play/open.ts';
import type { Session } from '../play/session.ts';
import { HINT_LEVEL, TABLE_FLAGS, USUAL_LEVEL } from '../play/table-flags.ts';
import { findGame } from '../sources/catalogue.ts';
import { type Lines, openLines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';
import { BAD_INPUT, defineCommand, type ExitCode, FAILED, FINE } from '../usage/command.ts';
import type { Values } from '../usage/flags.ts';

type PlayFlags = Values<typeof TABLE_FLAGS>;

/** Asks a newcomer for missing answers: the game, the number of seats, the bots' level. Null at the end of input. */
async function askForTable(
  flags: PlayFlags,
  screen: Screen,
  lines: Lines,
): Promise<readonly [string, PlayFlags] | null> {
  const table = { screen, lines };
  const name = await chooseGame(table);
  if (name === null) return null;
  const game = await findGame(name);
  // A name from the catalogue always has a game.
  if (!game.ok) return null;
  const seats = flags.seats ?? (await chooseSeats(game.value, table));
  if (seats === null) return null;
  const needsLevel = flags.bots === null && flags.people < seats;
  const level = needsLevel ? await chooseLevel(game.value, USUAL_LEVEL, table) : null;
  if (needsLevel && level === null) return null;
  return [name, { ...flags, seats, bots: level === null ? flags.bots : [level] }];
}

/** The match for the given words and flags: a saved one, or a new one; null if they name no game. */
async function findMatch(name: string | undefined, flags: PlayFlags): Promise<Result<Match> | null> {
  if (flags.load !== null) return loadMatch(flags.load);
  return name === undefined ? null : openMatch(name, flags);
}

/** The match for the answers to some questions. */
async function askForMatch(flags: PlayFlags, screen: Screen, lines: Lines): Promise<Result<Match>> {
  const asked = await askForTable(flags, screen, lines);
  return asked === null ? fail('no game was chosen.') : openMatch(...asked);
}

/**
 * Plays a session and stores its match, however the program ends: played out, left, terminated, or by a fault.
 * @returns false if it could not be stored
 */
async function playAndKeep(session: Session): Promise<boolean> {
  const keepLast = (): void => {
    const kept = keepMatch(session.match);
    if (kept !== null) session.screen.complain(keptLines(session.match, kept));
  };
  process.once('exit', keepLast);
  await playToEnd(session);
  const kept = keepMatch(session.match);
  process.off('exit', keepLast);
  if (kept !== null) session.screen.print(`\n${keptLines(session.match, kept)}`);
  return kept === null || kept.ok;
}

export const playCommand = defineCommand({
  name: 'play',
  summary: 'Play a game in the terminal, against bots or with people at the same screen.',
  operands: [{ name: 'game', about: 'A game of the catalogue; without it you are asked.', optional: true }],
  flags: TABLE_FLAGS,
  details: [
    'In a match, type a move in notation or its number, or help for the commands: moves, board, log, hint, why, rules, undo, save, backup, load, resign, quit. Lines may come from a pipe too.',
    "If people have secrets from each other, the screen is cleared, with all that was typed, and handed over between them. save writes the record as you may see it; backup writes the whole match, with everybody's secrets, to be continued.",
    'An unfinished match is saved as a backup that only you can read, a finished one as a record: in MARCHLANDS_HOME, or ~/.local/state/marchlands, even after Ctrl-C, a closed terminal and kill (SIGTERM). Exit code 1 if a match could not be saved.',
  ],
  examples: (game) => [
    ['play', 'choose a game, the seats and the bots, and play'],
    [`play ${game} --seats 3 --bots scout,greedy --me 2`, 'the second of three seats, against two bots'],
    [`play ${game} --people 2 --names Anna,Ben`, 'two people at one screen'],
    [`play ${game} --daily`, 'the deal of today, the same for everybody'],
    [`play ${game} --deal 12345`, 'a deal by its number: the same as a friend, or once more'],
    ['play --load match.json', 'go on with a saved match'],
  ],
  async run({ operands: [name], flags }, screen): Promise<ExitCode> {
    const complain = (problem: Problem): typeof BAD_INPUT => {
      screen.complain(`marchlands play: ${problemText(problem)}`);
      return BAD_INPUT;
    };
    const found = await findMatch(name, flags);
    if (found?.ok === false) return complain(found.problem);
    const { isNamed, folder } = openKeepingFolder();
    if (!folder.ok) {
      const path = problemText(folder.problem);
      screen.complain(
        isNamed
          ? `marchlands play: MARCHLANDS_HOME is where matches are kept, but ${path}`
          : `marchlands play: no match can be kept: ${path} MARCHLANDS_HOME names another folder.`,
      );
      if (isNamed) return BAD_INPUT;
    }
    const lines = openLines(screen);
    try {
      const match = found ?? (await askForMatch(flags, screen, lines));
      if (!match.ok) return complain(match.problem);
      const bots = makeBotSeats(HINT_LEVEL, botSeed, screen.complain);
      const session: Session = { screen, lines, bots, match: match.value, shownItems: new Map(), lastViewer: null };
      const { strong, quiet } = screen.style;
      screen.print(
        `${strong(match.value.game.title)}, ${tableSentence(match.value)}. ${quiet('help lists what you can type.')}`,
      );
      return (await playAndKeep(session)) ? FINE : FAILED;
    } finally {
      lines.close();
    }
  },
});
