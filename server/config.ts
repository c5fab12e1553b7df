import type { VapidKeys } from './push/pusher.ts';

/** Limits per address. */
export interface Limits {
  /** Requests a minute. */
  readonly requests: number;
  /** Simultaneous table sockets. */
  readonly sockets: number;
  /** Simultaneous connections, sockets included; not counted behind a proxy, which owns them all. */
  readonly connections: number;
  /** Milliseconds to receive a whole request. */
  readonly patience: number;
}

/** The server's configuration, from its environment. */
export interface Config {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly store: string;
  /** Encryption key of the store; null stores plain text. */
  readonly key: string | null;
  readonly host: string;
  readonly port: number;
  /** Origins of pages besides the server's own address, such as `https://play.example.org` behind a proxy. */
  readonly origins: readonly string[];
  /** Whether a proxy in front names the client of a request. */
  readonly isBehindProxy: boolean;
  /** Token for the admin page; null disables the page. */
  readonly adminToken: string | null;
  readonly botThreads: number;
  /** Most milliseconds for a bot's decision. */
  readonly botBudget: number;
  readonly logLevel: string;
  /** Milliseconds after which an unused table is unloaded. */
  readonly idle: number;
  /** The server's key pair for push services; null generates and stores one. */
  readonly vapid: VapidKeys | null;
  /** Contact address for push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Milliseconds before a disconnected player gets a push notification for a turn. */
  readonly pushAfter: number;
  readonly limits: Limits;
}

/** An invalid configuration; the message says what is wrong. */
export class ConfigError extends Error {}

/** Reads the configuration. @throws ConfigError */
export function readConfig(environment: { readonly [name: string]: string | undefined }, cores: number): Config {
  const text = (name: string): string | null => {
    const value = environment[name];
    return value === undefined || value === '' ? null : value;
  };
  const whole = (name: string, otherwise: number, low: number, high: number): number => {
    const value = Number(text(name) ?? otherwise);
    if (Number.isInteger(value) && value >= low && value <= high) return value;
    throw new ConfigError(`${name} is a whole number from ${low} to ${high}, not ${environment[name]}.`);
  };
  const key = text('MARCHLANDS_KEY');
  if (key !== null && key.length < 16) throw new ConfigError('MARCHLANDS_KEY has at least 16 characters.');
  const adminToken = text('MARCHLANDS_ADMIN');
  if (adminToken !== null && adminToken.length < 16)
    throw new ConfigError('MARCHLANDS_ADMIN has at least 16 characters.');
  const [publicKey, privateKey] = [text('MARCHLANDS_VAPID_PUBLIC'), text('MARCHLANDS_VAPID_PRIVATE')];
  if ((publicKey === null) !== (privateKey === null))
    throw new ConfigError('MARCHLANDS_VAPID_PUBLIC and MARCHLANDS_VAPID_PRIVATE are a pair: give both or none.');
  const isPair = /^[\w-]{87}$/.test(publicKey ?? '') && /^[\w-]{43}$/.test(privateKey ?? '');
  if (publicKey !== null && !isPair)
    throw new ConfigError('MARCHLANDS_VAPID_PUBLIC has 87 letters and MARCHLANDS_VAPID_PRIVATE 43, base64url.');
  const contact = text('MARCHLANDS_CONTACT') ?? 'mailto:operator@marchlands.invalid';
  if (!/^(mailto:.+@|https:\/\/)/.test(contact))
    throw new ConfigError('MARCHLANDS_CONTACT begins with mailto: or https://.');
  return {
    store: text('DATABASE_URL') ?? text('MARCHLANDS_STORE') ?? 'marchlands.sqlite',
    key,
    host: text('HOST') ?? '0.0.0.0',
    port: whole('PORT', 8350, 0, 65_535),
    origins: (text('MARCHLANDS_ORIGINS') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    isBehindProxy: text('MARCHLANDS_PROXY') === '1',
    adminToken,
    botThreads: whole('MARCHLANDS_BOT_THREADS', Math.max(1, cores - 1), 1, 256),
    botBudget: whole('MARCHLANDS_BOT_BUDGET', 3000, 10, 600_000),
    logLevel: text('MARCHLANDS_LOG') ?? 'info',
    idle: whole('MARCHLANDS_IDLE', 60_000, 100, 86_400_000),
    vapid: publicKey === null || privateKey === null ? null : { publicKey, privateKey },
    contact,
    pushAfter: whole('MARCHLANDS_PUSH_AFTER', 5000, 0, 3_600_000),
    limits: {
      requests: whole('MARCHLANDS_REQUESTS', 300, 1, 1_000_000_000),
      sockets: whole('MARCHLANDS_SOCKETS', 60, 1, 1_000_000_000),
      connections: whole('MARCHLANDS_CONNECTIONS', 256, 1, 1_000_000_000),
      patience: whole('MARCHLANDS_PATIENCE', 15_000, 100, 600_000),
    },
  };
}
