import type { VapidKeys } from './push/pusher.ts';

/** What one address may ask for. */
export interface Limits {
  /** Requests a minute. */
  readonly requests: number;
  /** Sockets of tables at once. */
  readonly sockets: number;
  /** Connections at once, sockets among them; not counted behind a proxy, whose they all are. */
  readonly connections: number;
  /** Milliseconds in which a request must have come. */
  readonly patience: number;
}

/** What the server is told by its environment. */
export interface Config {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly store: string;
  /** What is stored is encrypted with it; null stores plainly. */
  readonly key: string | null;
  readonly host: string;
  readonly port: number;
  /** Origins of pages besides the server's own address, such as `https://play.example.org` behind a proxy. */
  readonly origins: readonly string[];
  /** Whether a proxy in front tells whom a request comes from. */
  readonly isBehindProxy: boolean;
  /** Opens the admin page; null closes it. */
  readonly adminToken: string | null;
  readonly botThreads: number;
  /** Most milliseconds for a bot's decision. */
  readonly botBudget: number;
  readonly logLevel: string;
  /** Milliseconds after which a table that nobody uses leaves the memory. */
  readonly idle: number;
  /** The keys by which push services know the server; null has it make a pair and keep it. */
  readonly vapid: VapidKeys | null;
  /** Whom a push service may write to about it: `mailto:` or `https:`. */
  readonly contact: string;
  /** Milliseconds that a turn waits for somebody who is not connected before their browsers are told. */
  readonly pushAfter: number;
  readonly limits: Limits;
}

/** Where the configuration is not one: what is wrong, in words. */
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
