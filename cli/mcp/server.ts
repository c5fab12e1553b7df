import { messageOf, problemText, type Result } from '@marchlands/core/result.ts';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { searchable } from '../terminal/screen.ts';
import { Desk } from './desk.ts';
import { libraryTools } from './library-tools.ts';
import { matchTools } from './match-tools.ts';

const INSTRUCTIONS = [
  'Marchlands: board games by their full rules, with bots to play against.',
  'list_games lists them; new_match sets one up and shows it as your seat sees it; play takes lines of the notation that is shown, and bots then choose until it is your turn.',
  'rules explains by rule id; hint, why_not and odds help; review judges a match that is over. Seats are counted from 1.',
].join('\n');

/** A readable text: the answer, or what is wrong and what would be right. */
function answered(done: Result<string>): CallToolResult {
  return done.ok
    ? { content: [{ type: 'text', text: searchable(done.value) }] }
    : { content: [{ type: 'text', text: problemText(done.problem) }], isError: true };
}

/**
 * The Model Context Protocol tools of one connection, with its own matches.
 * @param version of the program
 */
export function createServer(version: string): McpServer {
  const server = new McpServer({ name: 'marchlands', version }, { instructions: INSTRUCTIONS });
  const desk = new Desk();
  let last: Promise<unknown> = Promise.resolve();
  for (const { name, description, input, changes, run } of [...libraryTools, ...matchTools]) {
    const annotations = { readOnlyHint: !changes, openWorldHint: false };
    server.registerTool(name, { description, inputSchema: input, annotations }, (asked) => {
      // One at a time: concurrent calls must not interfere in one match.
      const done = last
        .then(() => run(desk, asked))
        .then(answered, (error: unknown) =>
          answered({ ok: false, problem: { message: `A fault of the program, not yours: ${messageOf(error)}` } }),
        );
      last = done;
      return done;
    });
  }
  return server;
}
