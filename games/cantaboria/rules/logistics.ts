import { BOAT, MAX_BOATS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { numberInFile } from './rest.ts';

/** CA-94: saves the map before the first logistics shipment of the turn. */
export function save(s: State): void {
  if (s.hasSaved > 0) return;
  s.hasSaved = 1;
  s.savedTokens.set(s.tokens);
  s.savedSupply.set(s.supply);
  s.savedSpace.set(s.boatSpace);
  for (let boat = 0; boat < s.boats; boat += 1) s.savedOwner[boat] = s.owner[BOAT + boat];
}

/** Whether a shipment was made since: a boat move that was given up changes nothing. */
function isChanged(s: State): boolean {
  for (let i = 0; i < s.tokens.length; i += 1) if (s.tokens[i] !== s.savedTokens[i]) return true;
  for (let boat = 0; boat < MAX_BOATS; boat += 1) {
    if (s.boatSpace[boat] !== s.savedSpace[boat] || s.owner[BOAT + boat] !== s.savedOwner[boat]) return true;
  }
  return false;
}

/** CA-94: restores the map if no attack followed. Nobody lost or won a place meanwhile. */
function undo(s: State, events: Events): void {
  s.tokens.set(s.savedTokens);
  s.supply.set(s.savedSupply);
  s.boatSpace.set(s.savedSpace);
  for (let boat = 0; boat < MAX_BOATS; boat += 1) s.owner[BOAT + boat] = s.savedOwner[boat];
  for (let boat = 0; boat < s.boats; boat += 1) numberInFile(s, boat);
  events?.push({ kind: 'shipmentsUndone', seat: s.turn });
}

/** CA-94: at the end of the Attack turn, logistics shipments stand or are undone. */
export function settleLogistics(s: State, events: Events): void {
  if (s.hasSaved === 0) return;
  if (s.hasEdge === 0 && isChanged(s)) undo(s, events);
  forgetSaved(s);
}

/** Clears the saved map. */
export function forgetSaved(s: State): void {
  s.hasSaved = 0;
  s.savedTokens.fill(0);
  s.savedSupply.fill(0);
  s.savedSpace.fill(0);
  s.savedOwner.fill(0);
}
