import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { z } from 'zod';
import { gamesCommand } from '../commands/games.ts';
import { rulesCommand } from '../commands/rules.ts';
import { findEntry, rulebookOf } from '../sources/catalogue.ts';
import { rulesOf } from '../sources/rulebook.ts';
import { KeepingScreen } from '../terminal/keeping-screen.ts';
import { type Command, FINE } from '../usage/command.ts';
import { WIDTH } from './held-match.ts';
import { defineTool, type Tool } from './tool.ts';

const game = z.string().max(80).describe('The id of a game, as listed by list_games.');

/** The output of a command of the program. */
async function printed(command: Command, ...operands: readonly string[]): Promise<Result<string>> {
  const screen = new KeepingScreen(WIDTH);
  const code = await command.run({ operands, flags: { json: false } }, screen);
  return code === FINE ? ok(screen.take()) : fail(screen.take());
}

/** The chapters of a rulebook, each with its first and last rule. */
async function chaptersOf(name: string): Promise<Result<string>> {
  const entry = findEntry(name);
  if (!entry.ok) return entry;
  const rulebook = await rulebookOf(entry.value.id);
  if (!rulebook.ok) return rulebook;
  const chapters = new Map<string, string[]>();
  for (const { id, heading } of rulesOf(rulebook.value)) chapters.set(heading, [...(chapters.get(heading) ?? []), id]);
  const lines = [...chapters].map(([heading, ids]) => `${heading}: ${ids[0]} to ${ids.at(-1)}`);
  return ok([`The chapters of ${entry.value.title}; find takes an id or words.`, ...lines].join('\n'));
}

/** Tools about the games, without a match. */
export const libraryTools: readonly Tool[] = [
  defineTool({
    name: 'list_games',
    description: 'The games: id, title, seats and minutes.',
    input: z.object({}),
    changes: false,
    run: () => printed(gamesCommand),
  }),
  defineTool({
    name: 'describe_game',
    description:
      'What a game is about, its seats, its bots from the weakest, and its options with defaults and ranges.',
    input: z.object({ game }),
    changes: false,
    run: (_desk, asked) => printed(gamesCommand, asked.game),
  }),
  defineTool({
    name: 'rules',
    description:
      'The rulebook of a game: a rule by its id (BR-14), a card or tile by its name, or all rules that contain some words; without these, the chapters.',
    input: z.object({ game, find: z.string().max(200).optional().describe('A rule id, a name, or words.') }),
    changes: false,
    run: (_desk, { game: name, find }) => (find === undefined ? chaptersOf(name) : printed(rulesCommand, name, find)),
  }),
];
