/** Cards as drawn faces: resources and commodities, development and progress cards. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { DECK_OF, type DevCard, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { KINDS, type Kind, RESOURCES, TRACKS } from '../data/kinds.ts';
import type { PlayedCard } from '../moves.ts';
import { CARD_NAMES } from '../words/names.ts';
import * as icons from './icons.ts';
import sheet from './pictures.svg?url';
import { words } from './words.ts';

export const KIND_ICONS: { readonly [kind in Kind]: string } = {
  brick: icons.brick,
  lumber: icons.lumber,
  wool: icons.wool,
  grain: icons.grain,
  ore: icons.ore,
  paper: icons.paper,
  cloth: icons.cloth,
  coin: icons.coin,
};

/** One card of a kind with its count, in any size. */
export function KindCard({
  kind,
  count,
  isSmall = false,
}: {
  kind: Kind;
  count?: number | undefined;
  isSmall?: boolean;
}) {
  const form = KINDS.indexOf(kind) < RESOURCES ? 'resource' : 'commodity';
  return (
    <span className={`ik-kind ${kind} ${form} ${isSmall ? 'small' : ''}`}>
      <Icon path={KIND_ICONS[kind]} size={isSmall ? 18 : 26} />
      {count !== undefined && <b className="tabular">{count}</b>}
      <span className={isSmall ? 'visually-hidden' : 'ik-kind-name'}> {words.kinds[kind]}</span>
    </span>
  );
}

/** Cards in kind order, one face for each kind. */
export function KindRow({ counts }: { counts: readonly number[] }) {
  if (counts.every((count) => count === 0)) return <span className="soft">{words.nothing}</span>;
  return (
    <span className="ik-kinds">
      {KINDS.map((kind, i) =>
        (counts[i] ?? 0) > 0 ? <KindCard key={kind} kind={kind} count={counts[i] ?? 0} isSmall /> : null,
      )}
    </span>
  );
}

/** The drawing of each card on the sheet. */
const PICTURES: { readonly [card in DevCard | ProgressCard | PlayedCard]: string } = {
  knight: 'mounted-knight',
  point: 'laurels',
  'road-building': 'stone-path',
  plenty: 'cornucopia',
  monopoly: 'cash',
  alchemist: 'bubbling-flask',
  crane: 'cargo-crane',
  engineer: 'gear-hammer',
  inventor: 'light-bulb',
  irrigation: 'watering-can',
  medicine: 'mortar',
  mining: 'mine-wagon',
  printer: 'papers',
  smith: 'anvil',
  'commercial-harbor': 'harbor-dock',
  'master-merchant': 'trade',
  merchant: 'shop',
  'merchant-fleet': 'caravel',
  'resource-monopoly': 'cubes',
  'trade-monopoly': 'swap-bag',
  bishop: 'church',
  constitution: 'scroll-unfurled',
  deserter: 'run',
  diplomat: 'shaking-hands',
  intrigue: 'daggers',
  saboteur: 'unlit-bomb',
  spy: 'spyglass',
  warlord: 'swordman',
  wedding: 'linked-rings',
};

/** The deck shown on a card's face. */
function deckOf(card: DevCard | ProgressCard | PlayedCard, isBase: boolean): string {
  const number = (PROGRESS_CARDS as readonly string[]).indexOf(card);
  return isBase || number < 0 ? 'development' : TRACKS[DECK_OF[number]];
}

/** The face of a development or progress card: picture, name and effect. */
export function CardFace({ card, isBase }: { card: DevCard | ProgressCard | PlayedCard; isBase: boolean }) {
  return (
    <span className={`ik-card ${deckOf(card, isBase)}`}>
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <use href={`${sheet}#${PICTURES[card]}`} width="512" height="512" />
      </svg>
      <span className="ik-card-words">
        <strong>{CARD_NAMES[card]}</strong>
        <small>{words.cardSays[card]}</small>
      </span>
    </span>
  );
}
