/** Production (IK-064 to IK-073). */
import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, COMMODITY_OF, KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { cardsOf, type Events } from '../events.ts';
import { BUILDING_BITS, CITY, DESERT, type State } from '../state.ts';
import { takeFromBank } from './hand.ts';
import { ownerOf } from './sites.ts';

/** Scratch of one roll: claims by seat and kind; by kind, their sum and 1 + the single claiming seat. */
const claims = new Uint8Array(MAX_SEATS * ALL_KINDS);
const sums = new Uint16Array(ALL_KINDS);
const SEVERAL = MAX_SEATS + 1;
const claimants = new Uint8Array(ALL_KINDS);

function claim(seat: Seat, kind: number, count: number): void {
  claims[seat * ALL_KINDS + kind] += count;
  sums[kind] += count;
  if (claimants[kind] === 0) claimants[kind] = seat + 1;
  else if (claimants[kind] !== seat + 1) claimants[kind] = SEVERAL;
}

/** IK-065 to IK-067: adds the claim of a building at a hex. */
function claimFor(s: State, site: number, kind: number): void {
  const seat = ownerOf(site);
  if ((site & BUILDING_BITS) !== CITY) {
    claim(seat, kind, 1);
    return;
  }
  const commodity = s.setup.isBase ? -1 : COMMODITY_OF[kind];
  claim(seat, kind, commodity < 0 ? 2 : 1);
  if (commodity >= 0) claim(seat, commodity, 1);
}

/**
 * Pays the yield of a total as far as the bank can: all claims of a kind, or the bank's rest if only one player claims
 * it, or none (IK-069 to IK-071).
 * @returns a bit for each seat that got a card
 */
export function produce(s: State, total: number, events: Events): number {
  const { hexVertices, hexes } = s.setup.board;
  sums.fill(0);
  let isClaimed = false;
  for (let hex = 0; hex < hexes.length; hex += 1) {
    if (s.token[hex] !== total || hex === s.robber || s.terrain[hex] === DESERT) continue;
    const kind = s.terrain[hex] - 1;
    for (let i = hex * 6; i < hex * 6 + 6; i += 1) {
      const site = s.site[hexVertices[i]];
      if (site === 0) continue;
      if (!isClaimed) {
        isClaimed = true;
        claims.fill(0);
        claimants.fill(0);
      }
      claimFor(s, site, kind);
    }
  }
  return isClaimed ? settleClaims(s, events) : 0;
}

function settleClaims(s: State, events: Events): number {
  let served = 0;
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    if (sums[kind] === 0) continue;
    const isShort = s.bank[kind] < sums[kind];
    if (isShort) events?.push({ kind: 'bankRanShort', of: KINDS[kind] });
    const alone = claimants[kind] === SEVERAL ? -1 : claimants[kind] - 1;
    for (let seat = 0; seat < s.setup.seats; seat += 1) {
      const at = seat * ALL_KINDS + kind;
      if (claims[at] === 0) continue;
      if (isShort) claims[at] = seat === alone ? s.bank[kind] : 0;
      if (claims[at] === 0) continue;
      takeFromBank(s, seat, kind, claims[at]);
      served |= 1 << seat;
    }
  }
  if (events !== undefined) tell(s, served, events);
  return served;
}

function tell(s: State, served: number, events: Exclude<Events, undefined>): void {
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (((served >> seat) & 1) === 0) continue;
    events.push({ kind: 'produced', seat, cards: cardsOf(claims, seat, ALL_KINDS, s.setup.kinds) });
  }
}
