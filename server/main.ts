// The server as a program: run by `npm start`, a systemd unit or a container. It is configured by the environment;
// docs/scale.md lists the variables.

import { availableParallelism } from 'node:os';
import { messageOf } from '@marchlands/core/result.ts';
import pino from 'pino';
import QRCode from 'qrcode';
import { type Config, ConfigError, readConfig } from './config.ts';
import { addressesOf } from './ops/addresses.ts';
import { systemCode } from './ops/file-problem.ts';
import { startServer } from './server.ts';

/** Number of ports tried after the wanted one if that is taken. */
const MORE_PORTS = 9;
/** Milliseconds after which a shutdown stops waiting. */
const PATIENCE = 10_000;

/** Explanations of system codes for addresses that cannot be listened on. */
const LISTEN: { readonly [code: string]: string | undefined } = {
  EADDRINUSE: `it and the next ${MORE_PORTS} are taken. Name another in PORT.`,
  EACCES: 'this user may not. Name one above 1023 in PORT.',
  EADDRNOTAVAIL: 'this machine does not have this address. Name another in HOST.',
  ENOTFOUND: 'there is no such host. Name another in HOST.',
  EAI_AGAIN: 'the name cannot be looked up now. Name an address in HOST.',
};

/**
 * Runs the server until it is told to end.
 * @param pageFolder the built page; null serves tables without a page
 */
export async function runServer(pageFolder: string | null, environment = process.env): Promise<void> {
  const config = readConfig(environment, availableParallelism());
  const isTerminal = process.stdout.isTTY;
  const logger = pino({ level: config.logLevel, base: { pid: process.pid } });
  const server = await startServer(config, logger, pageFolder);
  server.meters.measureProcess();
  const port = await listen(server.app, config.host, config.port).catch(async (error: unknown) => {
    await server.close();
    throw listenProblem(config, error);
  });
  const { here, network } = addressesOf(config.host, port);
  logger.info({ port }, 'Listening');
  console.log(`Marchlands is served at ${here}\nOpen it in a browser. Ctrl-C stops it.`);
  if (network.length > 0) {
    console.log(`On the local network: ${network.join(' ')}\nScan this to come to the table:`);
    if (isTerminal) console.log(await QRCode.toString(network[0], { type: 'terminal', small: true }));
  }
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      logger.info({ signal }, 'Ending');
      setTimeout(() => process.exit(1), PATIENCE).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ error: messageOf(error) }, 'Ending failed');
          process.exit(1);
        },
      );
    });
  }
}

/** Listens on the port, or one of the next if it is taken. @returns the port */
async function listen(
  app: { listen(at: { host: string; port: number }): Promise<string> },
  host: string,
  wanted: number,
): Promise<number> {
  for (let port = wanted; ; port += 1) {
    try {
      return Number(new URL(await app.listen({ host, port })).port);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port >= wanted + MORE_PORTS) throw error;
    }
  }
}

/** Why listening failed, in words if the configuration is to blame. */
function listenProblem({ host, port }: Config, error: unknown): unknown {
  const reason = LISTEN[systemCode(error)];
  return reason === undefined ? error : new ConfigError(`The server cannot listen on ${host}, port ${port}: ${reason}`);
}

if (import.meta.main) {
  try {
    await runServer(process.env.MARCHLANDS_PAGE ?? null);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
