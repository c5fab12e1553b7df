import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { z } from 'zod';
import type { Desk } from './desk.ts';
import { type HeldMatch, MOST_CHOICES } from './held-match.ts';
import { defineTool, type Tool } from './tool.ts';

const match = z.string().max(80).optional().describe('The match; default: the one set up last.');
const seat = z.number().int().optional().describe('Your seat, from 1; default: the one that you play.');
const line = z.string().trim().min(1).max(500);
const atTable = z.object({ match, seat });

interface Asked {
  readonly match?: string | undefined;
  readonly seat?: number | undefined;
}

type Done = Promise<Result<string>> | Result<string>;

/** Works on a match for one of the assistant's seats. */
async function forSeat(desk: Desk, asked: Asked, work: (held: HeldMatch, own: Seat) => Done): Promise<Result<string>> {
  const held = desk.find(asked.match);
  if (!held.ok) return held;
  const own = held.value.seatOf(asked.seat);
  return own.ok ? work(held.value, own.value) : own;
}

/** The same, but as a spectator if the assistant has no seat. */
async function forViewer(
  desk: Desk,
  asked: Asked,
  work: (held: HeldMatch, own: Seat | null) => Done,
): Promise<Result<string>> {
  const held = desk.find(asked.match);
  const isWatched = held.ok && held.value.ownSeats.length === 0 && asked.seat === undefined;
  return isWatched ? work(held.value, null) : forSeat(desk, asked, work);
}

const newMatch = defineTool({
  name: 'new_match',
  description: 'Sets a match up and shows it. Bots choose until it is your turn.',
  input: z.object({
    game: z.string().max(80).describe('The id of a game, as listed by list_games.'),
    seats: z.number().int().optional().describe('Number of seats; without it the smallest of the game.'),
    players: z
      .array(z.string().max(80))
      .min(1)
      .max(12)
      .optional()
      .describe(
        'By seat: "me" for a seat that you play, or a level of the bots; the last one serves all remaining seats. By default you play the first seat against greedy; without "me" you watch.',
      ),
    options: z.record(z.string(), z.unknown()).optional().describe('Options that differ from their defaults.'),
    deal: z.number().int().optional().describe('The number of a deal: the same luck each time it is played.'),
    position: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .optional()
      .describe('A starting position in the text or JSON form of the game.'),
  }),
  changes: true,
  async run(desk, asked) {
    const id = await desk.open(asked);
    if (!id.ok) return id;
    const held = desk.find(id.value);
    if (!held.ok) return held;
    const { ownSeats } = held.value;
    if (ownSeats.length > 0) await held.value.botsPlay();
    return ok(`Match ${id.value}\n\n${held.value.look(held.value.firstToChoose ?? ownSeats.at(0) ?? null)}`);
  },
});

const watching = defineTool({
  name: 'bots_play',
  description: 'Lets the bots make some choices if none of your seats must choose, as in a match that you watch.',
  input: z.object({
    match,
    choices: z.number().int().min(1).max(MOST_CHOICES).default(10).describe('At most this many.'),
  }),
  changes: true,
  async run(desk, asked) {
    const held = desk.find(asked.match);
    if (!held.ok) return held;
    if (held.value.firstToChoose !== undefined) return fail('It is your turn: bots choose once you have.');
    await held.value.botsPlay(asked.choices);
    return ok(held.value.look(held.value.ownSeats.at(0) ?? null));
  },
});

/** Tools about a match. */
export const matchTools: readonly Tool[] = [
  newMatch,
  defineTool({
    name: 'look',
    description:
      'The table as your seat sees it: the events since you last looked, the board, the decision, and the possible choices.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forViewer(desk, asked, (held, own) => ok(held.look(own))),
  }),
  defineTool({
    name: 'legal_moves',
    description: 'All possible choices of your seat now, numbered, in the notation that play takes.',
    input: z.object({ match, seat, kind: z.string().max(80).optional().describe('Only moves of this kind.') }),
    changes: false,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.ask(own, `moves ${asked.kind ?? ''}`)),
  }),
  defineTool({
    name: 'play',
    description:
      'Plays lines for your seat, one after another: notation, a move in its plain form, or its number in legal_moves. A choice may take several. Then bots choose until it is your turn.',
    input: z.object({ match, seat, lines: z.array(line).min(1).max(50) }),
    changes: true,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.play(own, asked.lines)),
  }),
  watching,
  defineTool({
    name: 'hint',
    description:
      'The choices that a strong bot considers for your seat now, with the share of the win that it expects.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.ask(own, 'hint')),
  }),
  defineTool({
    name: 'why_not',
    description: 'Why a move is not legal for your seat now, with the rule.',
    input: z.object({ match, seat, line }),
    changes: false,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.ask(own, `why ${asked.line}`)),
  }),
  defineTool({
    name: 'odds',
    description: 'An estimate of the share of the win that your seat may expect, from its view.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.odds(own)),
  }),
  defineTool({
    name: 'undo',
    description: 'Takes back an unfinished choice, or else your last one, if the table allows it.',
    input: atTable,
    changes: true,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.undo(own)),
  }),
  defineTool({
    name: 'resign',
    description: 'Resigns your seat.',
    input: atTable,
    changes: true,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.resign(own)),
  }),
  defineTool({
    name: 'review',
    description:
      'Once a match is over: choices that lost a share of the win, and better ones. Takes some twenty seconds.',
    input: z.object({ match }),
    changes: false,
    async run(desk, asked) {
      const held = desk.find(asked.match);
      return held.ok ? held.value.review() : held;
    },
  }),
  defineTool({
    name: 'record',
    description: 'The record of a match as your seat may see it: a text that marchlands and its page open.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forViewer(desk, asked, (held, own) => ok(held.record(own))),
  }),
];
