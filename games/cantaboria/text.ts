import type { SeatName } from '@marchlands/core/words.ts';
import { isHopeless, totalsOf } from './advice/totals.ts';
import { formatPlaces } from './position/line.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, views } from './view/view.ts';
import { PHASE_WORDS, SITE_WORDS } from './words/events.ts';
import { names } from './words/places.ts';

/** `RBGY L=R c=2 attack R`, and in the opening the current step. */
function head({ table }: View): string {
  const { letters } = table;
  if (table.phase === 'opening') return `${letters}  the opening: ${table.step}`;
  const turn = table.step === 'die' || table.step === 'vote' || table.phase === 'end' ? '' : ` ${letters[table.turn]}`;
  return `${letters} L=${letters[table.lead]} c=${table.cycle} ${table.phase}${turn}`;
}

/**
 * The board as text: a line for each seat; a line for each territory with its contents in notation, its site, its
 * neighbours and waters; a line for each water with boats; the supply; and the choice under way.
 */
export function text(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  const { land } = setup;
  const s = views.restore(setup, view);
  const places = formatPlaces(s, table.letters);
  const lines = [head(view)];
  for (const [seat, one] of table.seats.entries()) {
    const state = one.isOut ? '  out' : one.hasResigned ? '  resigned' : '';
    lines.push(
      `${table.letters[seat]} ${name(seat).padEnd(12)} ${one.places} places  ${one.cities} Cities  ${one.points} points${state}`,
    );
  }
  lines.push('');
  for (const [t, id] of land.territoryIds.entries()) {
    const { site } = table.territories[t];
    const near = Array.from(land.near[t], (other) => land.territoryIds[other]).join(' ');
    const waters = Array.from(land.waters[t], (space) => land.spaceIds[space]).join(' ');
    const what = site === 'none' ? '' : site === 'faceDown' ? 'a site' : (SITE_WORDS[site] ?? '');
    const cells = [
      id.padEnd(4),
      land.map.territories[t].name.padEnd(16),
      what.padEnd(18),
      (places.get(id) ?? '').padEnd(14),
      `next to ${near}`,
    ];
    lines.push(`${cells.join('')}${waters === '' ? '' : `  on ${waters}`}`);
  }
  for (const space of land.spaceIds) {
    const boats = places.get(space);
    if (boats !== undefined) lines.push(`${space.padEnd(7)}${boats}`);
  }
  const { supply } = table;
  lines.push(
    '',
    `supply: t${supply.timber} g${supply.gold} i${supply.iron} m${supply.magic} h${supply.horse} w${supply.weapon} c${supply.city} b${supply.boat}`,
    ...underWay(s, view, name),
  );
  return lines.join('\n');
}

/** The current offer, attack, boat and question. */
function underWay(s: State, { table }: View, name: SeatName): string[] {
  const { offer, attack, passage, shipment } = table;
  const lines: string[] = [];
  if (offer !== null) {
    const side = (tokens: typeof offer.give): string => names.tokens(tokens.map(({ token }) => token));
    lines.push(`offer: ${name(table.turn)} gives ${name(offer.to)} ${side(offer.give)} for ${side(offer.get)}`);
  }
  if (attack !== null) {
    const totals = totalsOf(s);
    const warning = isHopeless(totals) ? ', which cannot succeed as it stands' : '';
    lines.push(
      `attack: ${name(table.turn)} on ${attack.target}, ${totals.offenceSoFar} against ${totals.defenceSoFar}${warning}`,
    );
  }
  if (passage !== null) lines.push(`passage: ${name(table.turn)} through ${passage.reach}`);
  if (shipment.for !== 'nothing') lines.push(`shipments left: ${shipment.left}`);
  if (table.phase === 'trade' && s.setup.options.tradeMode === 'rounds')
    lines.push(`${PHASE_WORDS.trade}, round ${table.round + 1}`);
  return lines;
}
