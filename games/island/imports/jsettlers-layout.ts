/** The island of a JSettlers2 log, from its message SOCBoardLayout. */
import {
  FACINGS,
  HARBOUR_STRIDE,
  HEXES,
  harbourEnds,
  hexAt,
  KINDS,
  LAYOUT,
  LAYOUT_ANY,
  LAYOUT_DESERT,
  LAYOUT_OF,
  LAYOUT_SEA,
  type Layout,
  TOKENS,
} from './jsettlers-format.ts';
import type { Message } from './jsettlers-message.ts';

/** The highest value of a layout: a harbour of the last resource with the last facing. */
const MOST_VALUE = FACINGS * HARBOUR_STRIDE + KINDS.length;

/** @param line the message's line */
export function readLayout(message: Message, line: number): Layout {
  const values = message.list('hexLayout', LAYOUT.length, 0, MOST_VALUE);
  const tokens = message.list('numberLayout', LAYOUT.length, -1, TOKENS.length - 1);
  const robber = message.place('robberHex', 'a hex', hexAt);
  const hexes = Array.from({ length: HEXES }, (_, hex) => {
    const value = values[LAYOUT_OF[hex]];
    const token = TOKENS[tokens[LAYOUT_OF[hex]]] ?? 0;
    if (value >= LAYOUT_SEA)
      message.fail(`must have land, 0 to 5, at place ${LAYOUT_OF[hex]} of hexLayout, counted from 0, not ${value}.`);
    if ((value === LAYOUT_DESERT) !== (token === 0))
      message.fail(
        `must have a number, 0 to 9, in numberLayout for each hex that yields something and -1 for the others, not ${tokens[LAYOUT_OF[hex]]} at place ${LAYOUT_OF[hex]}.`,
      );
    return { kind: value === LAYOUT_DESERT ? null : (KINDS[value - 1] ?? null), token };
  });
  return { line, hexes, harbours: readHarbours(message, values), robber };
}

function readHarbours(message: Message, values: readonly number[]): Layout['harbours'] {
  return values.flatMap((value, at) => {
    if (LAYOUT_OF.includes(at) || value === LAYOUT_SEA) return [];
    const isAny = value >= LAYOUT_ANY && value < LAYOUT_ANY + FACINGS;
    const facing = isAny ? value - LAYOUT_ANY + 1 : Math.floor(value / HARBOUR_STRIDE);
    const kind = isAny ? null : (KINDS[(value % HARBOUR_STRIDE) - 1] ?? null);
    const ends = facing >= 1 ? harbourEnds(at, facing) : null;
    if (ends !== null && isAny === (kind === null)) return [{ ends, kind }];
    message.fail(
      `must have sea, 6, or a harbour that faces land at place ${at} of hexLayout, counted from 0, not ${value}.`,
    );
    return [];
  });
}
