import { defineCommand, FINE } from '../usage/command.ts';
import { programVersion } from '../usage/version.ts';

export const mcpCommand = defineCommand({
  name: 'mcp',
  summary: 'Let an assistant explain and play the games: tools by the Model Context Protocol.',
  operands: [],
  flags: {},
  details: [
    'It speaks the protocol on standard input and output, and ends with its input. Give the command "marchlands mcp" to an assistant that starts programs; docs/assistants.md shows how, and lists the tools. A tool reveals no more of a match than the asking seat may see.',
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
