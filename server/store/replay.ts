import { commitmentOf } from '@marchlands/core/match/dice.ts';
import { verifyMatch } from '@marchlands/core/match/verify.ts';
import { messageOf, problemText } from '@marchlands/core/result.ts';
import type { LoadGame } from '../keeper/parts.ts';
import type { Change } from '../table/change.ts';
import { sittersOf } from '../table/data.ts';
import { withoutForgotten } from '../table/forget.ts';
import { Table } from '../table/table.ts';
import type { Audit, StoredTable } from './audit.ts';

/** Number of tables read at once. */
const PAGE = 200;

/** The result of replaying all tables of a store. */
export interface Replayed {
  readonly tables: number;
  /** Changes of all tables together. */
  readonly changes: number;
  /** Matches whose replay gives the stored state. */
  readonly matches: number;
  /** Tables that fail the check: a sentence each. */
  readonly broken: readonly { readonly table: string; readonly message: string }[];
}

/**
 * Replays every match of a store by the rules of this build. Compares the final states, the dice outcomes, and each
 * table's list data with the stored ones.
 */
export async function replayStore(
  audit: Audit,
  loadGame: LoadGame,
  onTable: (tables: number) => void = () => {},
): Promise<Replayed> {
  const broken: { table: string; message: string }[] = [];
  let tables = 0;
  let matches = 0;
  let changes = 0;
  let after = '';
  for (;;) {
    const ids = await audit.ids(after, PAGE);
    for (const table of ids) {
      tables += 1;
      after = table;
      try {
        const stored = await audit.table(table);
        changes += stored.changes.length;
        const message = await problemOf(stored, loadGame, table);
        if (message === null) continue;
        if (message === '') matches += 1;
        else broken.push({ table, message });
      } catch (error) {
        broken.push({ table, message: messageOf(error) });
      }
      onTable(tables);
    }
    if (ids.length < PAGE) return { tables, changes, matches, broken };
  }
}

/** Null for a table without a match, '' for one that passes, otherwise what is wrong. */
async function problemOf(stored: StoredTable, loadGame: LoadGame, id: string): Promise<string | null> {
  const { changes, listed } = stored;
  if (listed === null) return `${changes.length} changes are stored, but the row of the table is gone.`;
  const count = `${changes.length} changes are stored, and ${listed.seq} were written.`;
  if (changes.some(({ seq }, at) => seq !== at)) return `a change is gone: ${count}`;
  if (changes.length < listed.seq) return `the last change is gone: ${count}`;
  if (changes.length > listed.seq) return `the count of its changes is wrong: ${count}`;
  // Only `Change`s are stored.
  const known = withoutForgotten(changes.map(({ data }) => JSON.parse(data) as Change));
  const [first] = known;
  if (first.kind !== 'opened') return 'its first change does not open it.';
  const game = await loadGame(first.plan.game);
  if (!game.ok) return game.problem.message;
  const table = Table.load(
    game.value,
    id,
    known.map((change, at) => ({ change, at: changes[at].at })),
  );
  if (table.trouble !== null) return table.trouble.message;
  return diceProblem(table) ?? listProblem(table, stored) ?? (table.data.header === null ? null : '');
}

/** Checks that the dice are those that the table began with, and gave the stored outcomes. */
function diceProblem({ data, match }: Table): string | null {
  const { dice, header } = data;
  if (dice !== null) {
    if (commitmentOf(Buffer.from(dice.secret, 'hex')) !== dice.commitment)
      return 'the secret of its dice is not the one that was committed to.';
    const used = header?.dice;
    if (used?.kind === 'fair' && (used.commitment !== dice.commitment || used.secret !== dice.secret))
      return 'the match has other dice than the table was opened with.';
  }
  const verified = match === null ? null : verifyMatch(match);
  return verified === null || verified.ok ? null : problemText(verified.problem);
}

/** A table's list data must follow from its changes. */
function listProblem(table: Table, { listed, sitters }: StoredTable): string | null {
  if (listed === null) return null;
  const { data } = table;
  const turns = table.waiting().map((seat) => data.seats[seat].person?.guest ?? '');
  const { sitters: seated, owner } = sittersOf(data);
  const guests = owner === undefined ? seated : [...seated, owner];
  const pairs: readonly (readonly [what: string, stored: unknown, led: unknown])[] = [
    ['its game', listed.game, data.plan.game],
    ['its status', listed.status, data.status],
    ['whether the lobby lists it', listed.isPublic, data.plan.isPublic],
    ['whose turn it is', listed.turns.join(' '), sorted(turns)],
    ['who sits there', (sitters ?? []).join(' '), sitters === null ? '' : sorted(guests)],
  ];
  const wrong = pairs.find(([, stored, led]) => stored !== led);
  return wrong === undefined ? null : `${wrong[0]} is stored differently from what its changes lead to.`;
}

function sorted(guests: readonly string[]): string {
  return [...new Set(guests)].toSorted().join(' ');
}
