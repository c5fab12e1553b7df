import { defineCommand, FINE } from '../usage/command.ts';
import { programVersion } from '../usage/version.ts';

export const mcpCommand = defineCommand({
  name: 'mcp',
  summary: 'Let an assistant explain and play the games: tools by the Model Context Protocol.',
  operands: [],
  flags: {},
  details: [
    'It speaks the protocol on standard input and output, and ends where its input does. An assistant that starts programs is told the command "marchlands mcp"; docs/assistants.md shows how, and lists the tools. What a tool tells of a match is what the seat that asks may see.',
  ],
  examples: () => [['mcp', 'waits for an assistant']],
  async run() {
    // Loaded here, so that no other command waits for the protocol.
    const [{ serveStdio }, { createServer }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../mcp/server.ts'),
    ]);
    serveStdio(() => createServer(programVersion()));
    return FINE;
  },
});
