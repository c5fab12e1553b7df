import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { z } from 'zod';
import type { Desk } from './desk.ts';
import { type HeldMatch, MOST_CHOICES } from './held-match.ts';
import { defineTool, type Tool } from './tool.ts';

const match = z.string().max(80).optional().describe('The match; without it the one that was set up last.');
const seat = z.number().int().optional().describe('Your seat, from 1; without it the one that you play.');
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
    game: z.string().max(80).describe('The id of a game, such as list_games tells.'),
    seats: z.number().int().optional().describe('Number of seats; without it the smallest of the game.'),
    players: z
      .array(z.string().max(80))
      .min(1)
      .max(12)
      .optional()
      .describe(
        'By seat: "me" for a seat that you play, or a level of the bots; the last one serves all seats that are left. Without it you play the first seat against greedy; without "me" you watch.',
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
  description: 'Where none of your seats must choose, as in a match that you watch: lets the bots make some choices.',
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
      'The table as your seat sees it: what happened since you looked last, the board, what is asked, and what may be chosen.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forViewer(desk, asked, (held, own) => ok(held.look(own))),
  }),
  defineTool({
    name: 'legal_moves',
    description: 'All that your seat may choose now, numbered, in the notation that play takes.',
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
    description: 'What a strong bot would weigh for your seat now, with what it expects to win.',
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
    description: 'About how much of the win your seat may expect, from what it sees.',
    input: atTable,
    changes: false,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.odds(own)),
  }),
  defineTool({
    name: 'undo',
    description: 'Takes back what you have begun to choose, else your last choice, as far as the table lets you.',
    input: atTable,
    changes: true,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.undo(own)),
  }),
  defineTool({
    name: 'resign',
    description: 'Gives the match up for your seat.',
    input: atTable,
    changes: true,
    run: (desk, asked) => forSeat(desk, asked, (held, own) => held.resign(own)),
  }),
  defineTool({
    name: 'review',
    description:
      'Once a match is over: the choices that gave something away, and better ones. Takes some twenty seconds.',
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
