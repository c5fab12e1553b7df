import { playersOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { problemText } from '@marchlands/core/result.ts';
import { allGames, findEntry } from '../sources/catalogue.ts';
import { definitions } from '../terminal/definitions.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Screen } from '../terminal/screen.ts';

/** Asks for one of several things by number or name; Enter takes the first marked one. Null at the end of input. */
async function askFor(
  question: string,
  items: readonly (readonly [name: string, about: string])[],
  usual: string,
  { screen, lines }: { readonly screen: Screen; readonly lines: Lines },
): Promise<string | null> {
  const numbered = items.map(([name, about], at) => [`${at + 1} ${name}`, about] as const);
  screen.print([screen.style.strong(question), ...definitions(numbered, screen)].join('\n'));
  for (;;) {
    const line = await lines.ask(`[${usual}]> `);
    if (line === null) return null;
    if (line === '') return usual;
    const counted = /^\d+$/.test(line) ? items[Number(line) - 1]?.[0] : undefined;
    const named = items.find(([name]) => name.toLowerCase() === line.toLowerCase())?.[0];
    const chosen = named ?? counted;
    if (chosen !== undefined) return chosen;
    screen.print(`  Type one of ${items.map(([name]) => name).join(', ')}, or its number.`);
  }
}

/** Asks for a game; a lone game in the catalogue is chosen at once. Null at the end of input. */
export async function chooseGame(table: { readonly screen: Screen; readonly lines: Lines }): Promise<string | null> {
  const games = allGames();
  const first = games.at(0);
  if (first === undefined) return null;
  if (games.length === 1) return first.id;
  const items = games.map(({ title, summary }) => [title, summary] as const);
  const chosen = await askFor('Which game?', items, first.title, table);
  if (chosen === null) return null;
  const entry = findEntry(chosen);
  if (!entry.ok) table.screen.print(problemText(entry.problem));
  return entry.ok ? entry.value.id : null;
}

/** Asks for the number of seats. Null at the end of input. */
export async function chooseSeats(
  game: Game,
  table: { readonly screen: Screen; readonly lines: Lines },
): Promise<number | null> {
  const [smallest = 2] = game.seats;
  if (game.seats.length === 1) return smallest;
  for (;;) {
    const low = smallest;
    const high = game.seats.at(-1) ?? smallest;
    const line = await table.lines.ask(`Seats, ${low} to ${high} [${smallest}]> `);
    if (line === null) return null;
    const seats = line === '' ? smallest : Number(line);
    if (game.seats.includes(seats)) return seats;
    table.screen.print(`  ${game.title} is for ${game.seats.join(', ')} players.`);
  }
}

/** Asks for the bots' level. Null at the end of input. */
export function chooseLevel(
  game: Game,
  usual: string,
  table: { readonly screen: Screen; readonly lines: Lines },
): Promise<string | null> {
  const items = playersOf(game).map(({ name, description }) => [name, description] as const);
  return askFor('How well should the bots play?', items, usual, table);
}
