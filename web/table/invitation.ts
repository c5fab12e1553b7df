import { parseJson } from '@marchlands/core/json.ts';
import { isDealNumber, MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import { fail, isRecord, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';

/** A set-up named by an address; missing parts take the page's defaults. */
export interface Invitation {
  readonly seats?: number;
  /** The number of the deal. */
  readonly deal?: number;
  /** By seat: a bot's level, or null for a person. */
  readonly levels?: readonly (string | null)[];
  /** Only changed rules. */
  readonly options?: { readonly [name: string]: unknown };
}

/** Names a person among the bots' levels in the address. */
const PERSON = 'person';

/**
 * The address of the set-up page with a set-up filled in:
 * `/setup/andia?seats=2&deal=12345&players=person,scout&options={"..":..}`.
 */
export function invitationPath(gameId: string, { seats, deal, levels, options }: Invitation): string {
  const query = new URLSearchParams();
  if (seats !== undefined) query.set('seats', String(seats));
  if (deal !== undefined) query.set('deal', String(deal));
  if (levels !== undefined) query.set('players', levels.map((level) => level ?? PERSON).join(','));
  if (options !== undefined && Object.keys(options).length > 0) query.set('options', JSON.stringify(options));
  const text = query.toString();
  return `/setup/${gameId}${text === '' ? '' : `?${text}`}`;
}

/** Reads the query of such an address; a problem says what is wrong and what would be right. */
export function readInvitation(search: string): Result<Invitation> {
  const query = new URLSearchParams(search);
  const [seats, deal, players, options] = ['seats', 'deal', 'players', 'options'].map((name) => query.get(name));
  const read: { -readonly [K in keyof Invitation]: Invitation[K] } = {};
  if (typeof seats === 'string') {
    if (!/^\d{1,2}$/.test(seats)) return fail(`must be a number of seats, not ${quoted(seats)}.`, 'seats');
    read.seats = Number(seats);
  }
  if (typeof deal === 'string') {
    const number = readDeal(deal);
    if (number === null) return fail(`must be the number of a deal, 1 to ${MOST_DEAL}, not ${quoted(deal)}.`, 'deal');
    read.deal = number;
  }
  if (typeof players === 'string') {
    const names = players.split(',');
    if (names.includes('')) return fail(`must be ${PERSON} or levels of bots with commas between.`, 'players');
    read.levels = names.map((name) => (name === PERSON ? null : name));
  }
  if (typeof options === 'string') {
    const given = parseJson(options);
    if (!given.ok) return fail(`must be JSON. ${problemText(given.problem)}`, 'options');
    if (!isRecord(given.value)) return fail('must be options by name, such as {"boardSize":5}.', 'options');
    read.options = given.value;
  }
  return ok(read);
}

/** The number of a deal typed by a person; null if it is none. */
export function readDeal(text: string): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return isDealNumber(number) ? number : null;
}
