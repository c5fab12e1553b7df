import type { SeatName } from '@marchlands/core/words.ts';
import { GOODS, LETTERS } from './data/cards.ts';
import type { Setup } from './setup.ts';
import type { FighterView, Table } from './view/table.ts';
import { knownHand, type View } from './view/view.ts';
import { cardName, unitName } from './words/names.ts';

function goodsLine(goods: readonly number[]): string {
  return GOODS.map((_, g) => `${LETTERS[g]}${goods[g]}`).join(' ');
}

/** Names with counted copies: `Farm, Mine x2`. */
function namesOf(setup: Setup, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = [...counts].map(([id, count]) => `${cardName(setup, id)}${count > 1 ? ` x${count}` : ''}`);
  return names.length === 0 ? '-' : names.join(', ');
}

function townLines(view: View, setup: Setup, seat: number, name: SeatName): string[] {
  const town = view.table.towns[seat];
  const turn = view.table.active === seat ? '>' : ' ';
  const who = `${'ABCDEF'[seat]} ${name(seat)}`;
  if (town.eliminated > 0) return [`${turn} ${who}  eliminated`];
  const bans = town.ban === 0 ? '' : `  no food ${town.ban}`;
  const head = `${turn} ${who}  ${town.points} points  walls ${town.walls}  ${goodsLine(town.goods)}  turn ${town.turns}${bans}`;
  const units = town.units.map((unit) => {
    const carried = unit.artifacts.length === 0 ? '' : ` with ${namesOf(setup, unit.artifacts)}`;
    return `${unitName(setup, unit.unit)}${unit.lost === 0 ? '' : ` (-${unit.lost})`}${carried}`;
  });
  const lines = [
    head,
    `     structures: ${namesOf(setup, town.structures)}`,
    `     defenders: ${units.join(', ') || '-'}`,
  ];
  if (town.fallen.length > 0) lines.push(`     can be taken back: ${namesOf(setup, town.fallen)}`);
  if (!setup.hasCards) return lines;
  const known = knownHand(view, seat);
  const hidden = town.hand - known.length;
  const hand = `${known.length === 0 && hidden > 0 ? '' : namesOf(setup, known)}${hidden > 0 ? `${known.length > 0 ? ' and ' : ''}${hidden} unseen` : ''}`;
  return [...lines, `     hand of ${town.hand}: ${hand}`];
}

function fighterText(setup: Setup, table: Table, side: number, one: FighterView): string {
  const seat = side === 0 ? table.active : table.victim;
  const lost = one.place === null ? one.lost : (table.towns[seat]?.units[one.place]?.lost ?? 0);
  const marks = [
    ...(lost > 0 ? [`-${lost}`] : []),
    ...(one.extra[0] + one.extra[1] > 0 ? [`+${one.extra[0] + one.extra[1]}`] : []),
    ...(one.pending > 0 ? [`${one.pending} placed`] : []),
    ...(one.bound ? ['ensorcelled'] : []),
  ];
  return `${unitName(setup, one.unit)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

/**
 * The table as plain text: towns with their letters and players, the known cards of the hands, the battle, the piles.
 */
export function text(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  const what = setup.hasCards ? `deck ${table.deck}` : `monster attacks ${table.monsters}`;
  const lines = [`${what}  step ${table.step}`];
  for (let seat = 0; seat < setup.seats; seat += 1) lines.push(...townLines(view, setup, seat, name));
  if (table.offers.length > 0) lines.push(`rolled: ${namesOf(setup, table.offers)}`);
  if (table.attackCard !== null) lines.push(`attack: ${cardName(setup, table.attackCard)}`);
  if (table.battle !== null) {
    const { battle } = table;
    lines.push(`battle, segment ${battle.segment}${battle.level < 255 ? `, initiative ${battle.level}` : ''}`);
    for (const [side, fighters] of battle.sides.entries()) {
      const names = fighters.map((one) => fighterText(setup, table, side, one)).join(', ');
      lines.push(`     ${side === 0 ? 'attackers' : 'town'}: ${names}`);
    }
  }
  if (table.discard.length > 0) lines.push(`discard pile: ${namesOf(setup, table.discard)}`);
  return lines.join('\n');
}
