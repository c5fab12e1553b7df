import type { Command } from '../usage/command.ts';
import { botCommand } from './bot.ts';
import { gamesCommand } from './games.ts';
import { importCommand } from './import.ts';
import { joinCommand } from './join.ts';
import { labCommand } from './lab.ts';
import { mcpCommand } from './mcp.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { recordCommand } from './record.ts';
import { rulesCommand } from './rules.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { tableCommands } from './tables.ts';
import { trainCommand } from './train.ts';
import { tryCommand } from './try.ts';
import { workerCommand } from './worker.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  playCommand,
  serveCommand,
  joinCommand,
  tryCommand,
  simulateCommand,
  labCommand,
  workerCommand,
  trainCommand,
  recordCommand,
  importCommand,
  botCommand,
  mcpCommand,
  perftCommand,
  rulesCommand,
  gamesCommand,
  ...tableCommands,
];
