import { countBits } from '@marchlands/core/bits.ts';
import { featureNames } from '@marchlands/core/features.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { BOAT, GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_PLACES, WEAPON } from '../data/limits.ts';
import { BUILT } from '../moves.ts';
import { attacksOf } from '../rules/attack-memory.ts';
import { isLink } from '../rules/chain.ts';
import { isPayable } from '../rules/develop.ts';
import { joinWith, neighboursOf, nextOwn, PlaceSet } from '../rules/places.ts';
import { isByCity } from '../rules/production.ts';
import { PHASE, type State } from '../state.ts';
import { SEAT } from './counted.ts';
import { attacksLeft, type Threats, threatsIn } from './threats.ts';

/** The features of a seat, in the order of their numbers; each is of the order of 1. */
export const FEATURES = featureNames(SEAT);
export const F = numbersOf(FEATURES);
export const COUNT = FEATURES.length;

const TIMBER = 0;
const GOLD = 1;
const IRON = 2;
const MAGIC = 3;
const ALL_GOODS = (1 << GOODS) - 1;

/** By place of the seat measured: bits of the kinds of goods there. */
const held = new Uint8Array(MAX_PLACES);
const near = new Uint8Array(MAX_NEIGHBOURS);
/** Places whose joined land, or whose chain, was already visited. */
const joined = new PlaceSet();
const linked = new PlaceSet();
const goods = new Float64Array(GOODS);

/** The share of a City's price that lies here, 0..1. */
function cityShare(s: State, at: number): number {
  const base = at * KINDS;
  const price = s.setup.options.goldForCity;
  let kinds = 0;
  for (let good = 0; good < GOODS; good += 1) if (s.tokens[base + good] > 0) kinds += 1;
  const inGoods = kinds / GOODS;
  return price > 0 ? Math.max(inGoods, Math.min(1, s.tokens[base + GOLD] / price)) : inGoods;
}

/** Whether a seat has yet to finish its turn in the current Development. */
function mayDevelop(s: State, seat: Seat): boolean {
  if (s.phase !== PHASE.development) return false;
  return (s.played & maskOf(seat)) === 0 || s.actor === seat;
}

/** Goods, sites, Horses and Weapons, place by place. */
function describePlaces(s: State, seat: Seat, threats: Threats, out: Float64Array, at: number): void {
  let places = 0;
  let cities = 0;
  let ready = 0;
  let arms = 0;
  let kinds = 0;
  let doubled = 0;
  let coming = 0;
  let progress = 0;
  goods.fill(0);
  for (let own = nextOwn(s, seat, -1); own >= 0; own = nextOwn(s, seat, own)) {
    const base = own * KINDS;
    places += 1;
    let bits = 0;
    for (let good = 0; good < GOODS; good += 1) {
      const count = s.tokens[base + good];
      if (count > 0) bits |= 1 << good;
      goods[good] += count;
    }
    held[own] = bits;
    kinds |= bits;
    out[at + F.horses] += s.tokens[base + HORSE] / 4;
    out[at + F.weapons] += s.tokens[base + WEAPON] / 3;
    if (own >= BOAT) {
      out[at + F.boats] += 1 / 2;
      continue;
    }
    cities += s.city[own];
    if (s.city[own] === 0 && bits > 0) {
      progress = Math.max(progress, cityShare(s, own));
      if (isPayable(s, BUILT.city, own)) ready += 1;
      else if (s.tokens[base + WEAPON] === 0 && isPayable(s, BUILT.weapon, own)) arms += 1;
    }
    const site = s.site[own] - 1;
    if (site < 0 || site > HORSE) continue;
    out[at + F.forests + site] += 1 / 2;
    const isDoubled = site !== HORSE && isByCity(s, own);
    if (isDoubled) doubled += 1;
    coming += Math.max(0, (isDoubled ? 2 : 1) - s.tokens[base + site]);
  }
  const { citiesToWin, extraShipmentStep } = s.setup.options;
  out[at + F.cities] = cities / citiesToWin;
  out[at + F.oneShort] = cities >= citiesToWin - 1 ? 1 : 0;
  out[at + F.atGoal] = cities >= citiesToWin ? 1 : 0;
  out[at + F.heldGoal] = cities - threats.cityRisk[seat] >= citiesToWin ? 1 : 0;
  out[at + F.ready] = Math.min(ready, 2) / 2;
  out[at + F.readyNow] = mayDevelop(s, seat) ? Math.min(ready, 2) / 2 : 0;
  out[at + F.readyToWin] = cities < citiesToWin && cities + ready >= citiesToWin ? 1 : 0;
  out[at + F.progress] = progress;
  out[at + F.kinds] = countBits(kinds) / GOODS;
  out[at + F.arms] = Math.min(arms, 2) / 2;
  out[at + F.armsNow] = mayDevelop(s, seat) ? Math.min(arms, 2) / 2 : 0;
  out[at + F.timber] = Math.sqrt(goods[TIMBER]) / 2;
  out[at + F.gold] = Math.sqrt(goods[GOLD]) / 2;
  out[at + F.iron] = Math.sqrt(goods[IRON]) / 2;
  out[at + F.magic] = Math.sqrt(goods[MAGIC]) / 2;
  out[at + F.doubled] = doubled / 2;
  out[at + F.coming] = coming / 4;
  out[at + F.places] = places / 6;
  const more = places - s.share;
  out[at + F.extra] = s.share > 0 && extraShipmentStep > 0 && more > 0 ? Math.floor(more / extraShipmentStep) : 0;
}

/** Links between places: neighbours, joined land, chains of Horses. */
function describeLinks(s: State, seat: Seat, out: Float64Array, at: number): void {
  let links = 0;
  let front = 0;
  let border = 0;
  let kinds = 0;
  let most = 0;
  let chain = 0;
  let feud = 0;
  joined.clear();
  linked.clear();
  for (let own = nextOwn(s, seat, -1); own >= 0; own = nextOwn(s, seat, own)) {
    if (joined.has[own] === 0) kinds = Math.max(kinds, joinedKinds(s, seat, own));
    let around = held[own];
    let isBorder = false;
    const count = neighboursOf(s, own, near);
    for (let i = 0; i < count; i += 1) {
      const other = s.owner[near[i]] - 1;
      if (other !== seat) {
        isBorder = true;
        if (other >= 0) feud += attacksOf(s, other, seat);
      } else {
        links += 1;
        around |= held[near[i]];
      }
    }
    if (isBorder) {
      border += 1;
      front += s.tokens[own * KINDS + WEAPON];
    }
    if (own < BOAT && s.city[own] === 0) most = Math.max(most, countBits(around & ALL_GOODS));
  }
  for (let own = nextOwn(s, seat, -1); own >= 0; own = nextOwn(s, seat, own)) {
    if (linked.has[own] > 0 || !isLink(s, own)) continue;
    const before = linked.count;
    joinWith(s, seat, own, isLink, linked);
    chain = Math.max(chain, linked.count - before);
  }
  out[at + F.links] = links / 30;
  out[at + F.front] = front / 3;
  out[at + F.border] = border / 10;
  out[at + F.near] = most / GOODS;
  out[at + F.joined] = countBits(kinds & ALL_GOODS) / GOODS;
  out[at + F.chain] = (chain - 1) / 4;
  // A recent attacker is likely to attack again, so a border with it is worse than another.
  out[at + F.feud] = feud / 10;
}

const isAnything = (): boolean => true;

/** Bits of the kinds of sites in the land joined with a place; marks that land. */
function joinedKinds(s: State, seat: Seat, from: number): number {
  let bits = 0;
  let i = joined.count;
  for (joinWith(s, seat, from, isAnything, joined); i < joined.count; i += 1) {
    const at = joined.list[i];
    if (at < BOAT && s.site[at] > 0) bits |= 1 << (s.site[at] - 1);
  }
  return bits;
}

/** Writes the features of every seat into `out`, COUNT numbers each. */
export function describe(s: State, out: Float64Array): void {
  out.fill(0);
  const threats = threatsIn(s);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const at = seat * COUNT;
    describePlaces(s, seat, threats, out, at);
    describeLinks(s, seat, out, at);
    out[at + F.cityRisk] = threats.cityRisk[seat];
    out[at + F.cityLater] = threats.cityLater[seat];
    out[at + F.cityGuard] = threats.cityGuard[seat] / 6;
    out[at + F.placeRisk] = threats.placeRisk[seat] / 3;
    out[at + F.placeLater] = threats.placeLater[seat] / 6;
    out[at + F.cityTarget] = threats.cityTarget[seat];
    out[at + F.placeTarget] = threats.placeTarget[seat] / 3;
    out[at + F.initiative] = attacksLeft(s, seat) / 2;
    out[at + F.lead] = s.lead === seat ? 1 : 0;
  }
}
