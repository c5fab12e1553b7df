import { counted, listed } from '@marchlands/core/phrases.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Event } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { square } from '../phrases.ts';
import { aTile, points, tilesInWords } from './phrases.ts';

const WHY_RETURNED = {
  forbidden: 'vom Ausgangsfeld verboten',
  notForced: 'von einem Zwangsplättchen verdrängt',
  notTaken: 'nicht genommen',
  hunt: 'nicht, was gesucht wird',
} as const;

function networkSentence(gained: readonly number[], name: SeatName): string {
  const parts = gained.flatMap((n, seat) => (n === 0 ? [] : [`${name(seat)} ${points(n)}`]));
  return `Das Netz wird gewertet: ${parts.length === 0 ? 'Niemand bekommt Punkte' : listed(parts, 'und')}.`;
}

type Sentences = {
  readonly [kind in Event['kind']]: (
    e: Extract<Masked<Event>, { readonly kind: kind }>,
    name: SeatName,
  ) => string | null;
};

const SENTENCES: Sentences = {
  firstSeatDrawn: ({ seat }, name) => `${name(seat)} fängt an.`,
  entryDrawn: ({ at }) => `Die Barbaren kommen bei ${square(at)} herein.`,
  discoverNamed: ({ seat, at }, name) => `${name(seat)} entdeckt ${square(at)}.`,
  activateNamed: ({ seat, from, into }, name) =>
    from === into
      ? `${name(seat)} sucht auf ${square(from)} selbst.`
      : `${name(seat)} aktiviert ${square(from)} Richtung ${square(into)}.`,
  roadNamed: ({ seat, at }, name) => `${name(seat)} baut eine Straße auf ${square(at)}.`,
  tileDrawn: ({ seat, tile }, name) => `${name(seat)} zieht ${aTile(tile)}.`,
  faceDownPlaced({ at, tile }) {
    const face = tile === UNKNOWN ? '' : `: ${aTile(tile)}`;
    return `Auf ${square(at)} kommt ein verdecktes Plättchen${face}.`;
  },
  tilePlaced({ seat, at, tile, points: gained, source }, name) {
    const done = source === 'hand' ? 'spielt das Stadtplättchen' : `legt ${aTile(tile)}`;
    return `${name(seat)} ${done} auf ${square(at)} (${points(gained)}).`;
  },
  sourceReplaced: ({ at, seat, tile }, name) =>
    `Auf ${square(at)} verlässt das Plättchen von ${name(seat)} das Spiel (${tile === 'mine' ? 'Mine' : 'Stadt'}).`,
  tileLost: ({ seat, tile, points: gained }, name) =>
    `${name(seat)} wertet ${aTile(tile)} ohne freien Platz (${points(gained)}).`,
  tilesReturned: ({ tiles, why }) => `Zurück in den Beutel: ${tilesInWords(tiles)} (${WHY_RETURNED[why]}).`,
  tileTaken: ({ seat, tile }, name) => `${name(seat)} nimmt ${aTile(tile)}.`,
  nothingLeft: ({ seat }, name) => `Für ${name(seat)} bleibt kein Plättchen übrig.`,
  targetMoved: ({ seat, into }, name) => `Das Zielfeld war weg; ${name(seat)} nimmt stattdessen ${square(into)}.`,
  targetGone: ({ from }) => `Das Zielfeld war weg, und neben ${square(from)} ist nichts anderes frei.`,
  treasureKept: ({ seat }, name) => `${name(seat)} behält einen Schatz.`,
  barbarianKept: ({ seat, points: gained }, name) => `${name(seat)} behält einen Barbaren (${points(gained)}).`,
  roadBuilt: ({ at }) => `Auf ${square(at)} liegt eine Straße.`,
  networkScored: ({ points: gained }, name) => networkSentence(gained, name),
  bagRanOut: () => 'Ein Plättchen ist fällig und der Beutel leer: Das Spiel endet.',
  furtherAction: ({ seat }, name) => `${name(seat)} ist noch einmal dran.`,
  turnPassed: () => null,
  attackBegan({ at, bands }) {
    const from = at === null ? '' : ` von ${square(at)} aus`;
    return `Die Barbaren greifen${from} mit ${counted(bands, 'Horde', 'Horden')} an.`;
  },
  attackStartDrawn: ({ at }) => `Sie kommen aus der Ecke ${square(at)}.`,
  occupationCleared: () => 'Alle Städte waren besetzt; die besänftigten Horden ziehen ab.',
  cityReached: ({ at, seat }, name) => `Die Barbaren erreichen die Stadt von ${name(seat)} auf ${square(at)}.`,
  cityPlacated({ at, seat, paid, points: price }, name) {
    const done = paid === 'treasure' ? 'gibt einen Schatz ab' : `zahlt ${points(price)}`;
    return `${name(seat)} ${done}; ${square(at)} bleibt stehen.`;
  },
  cityRazed: ({ at, seat }, name) => `Die Stadt von ${name(seat)} auf ${square(at)} wird zerstört.`,
  matchEnded: ({ reason, winners }, name) => endingSentence(reason, winners, name),
};

export function event(e: Masked<Event>, _setup: Setup, name: SeatName, _viewer: Viewer): string | null {
  // Each sentence meets events of its own kind.
  const say = SENTENCES[e.kind] as (e: Masked<Event>, name: SeatName) => string | null;
  return say(e, name);
}

export function endingSentence(reason: string, winners: readonly Seat[], name: SeatName): string {
  if (reason === 'razed') return 'Keine Stadt steht mehr: Alle haben verloren.';
  if (reason === 'rematch') return 'Die Besten liegen gleichauf: Niemand gewinnt, ein neues Spiel wird angeboten.';
  const names = listed(
    winners.map((seat) => name(seat)),
    'und',
  );
  return winners.length === 1 ? `${names} gewinnt.` : `${names} teilen sich den Sieg.`;
}
