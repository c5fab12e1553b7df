/** Orders put together on the board, as a player does: by taps. */
import { type Ground, groundOf } from '../advice/ground.ts';
import { EMPTY_SHEET, type Sheet, type Tool, tap } from '../board/sheet.ts';
import { game } from '../game.ts';
import { andia, RED } from './play.ts';

export function ground(line: string, seat = RED, options: object = {}): Ground {
  const { state } = andia(line, options);
  return groundOf(state.setup, game.view(state, seat), seat);
}

export const ORDERS = 'R:A3,M3,W3 B:V3,H3,E3 bombs:3-0 turn:1 phase:orders';

/** Taps areas in order; `bomb:X` taps with the bombardment tool. A refusal is returned as its rule. */
export function tapped(on: Ground, taps: string, begin: Sheet = EMPTY_SHEET, tool: Tool = 'move'): Sheet | string {
  let sheet = begin;
  for (const word of taps.split(' ')) {
    const [code, isBomb] = word.startsWith('bomb:') ? [word.slice(5), true] : [word, false];
    const answer = tap(on, sheet, code, isBomb ? 'bomb' : tool);
    if (!answer.ok) return answer.reason.rule;
    sheet = answer.value;
  }
  return sheet;
}
