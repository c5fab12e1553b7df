import type { Reason } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Setup } from '../setup.ts';

/** A sentence, what would be legal in it where that helps, and the rule behind it. */
const SENTENCES: { readonly [code in Refusal]: readonly [text: string, rule: string] } = {
  notYours: ['It is not for you to decide now.', 'IK-004'],
  wrongPhase: ['This cannot be done at this point of the turn.', 'IK-054'],
  choiceOpen: ['Another choice comes first.', 'IK-004'],
  over: ['The match is over.', 'IK-305'],
  unknownPlace: ['There is no such place, card or player here.', 'IK-013'],
  incomplete: ['Something is missing: name it too.', 'IK-100'],
  order: ['Cards go in kind order, and enough must be left to finish.', 'IK-100'],
  cannotPay: ['The hand does not hold what it costs.', 'IK-112'],
  noPiece: ['No such piece is left in the supply.', 'IK-113'],
  bankLacks: ['The bank has none of this kind.', 'IK-096'],
  occupied: ['This place is taken.', 'IK-017'],
  tooNear: ['A building stands on a neighbouring vertex.', 'IK-117'],
  notJoined: ['It must join a road or building of yours, past nothing of an opponent.', 'IK-114'],
  notOwn: ['This must be yours.', 'IK-125'],
  barbarianThere: ['A barbarian stands there.', 'IK-123'],
  knightThere: ['A knight stands there.', 'IK-118'],
  onSideFirst: ['The city on its side must be upgraded first.', 'IK-254'],
  wallThere: ['This city has a wall.', 'IK-159'],
  noCity: ['This takes a city of yours.', 'IK-146'],
  noPlainCity: ['This takes a city of yours without a metropolis.', 'IK-154'],
  topLevel: ['Level 5 is the highest.', 'IK-144'],
  notReady: ['Only a knight that was active when your action phase began may act.', 'IK-177'],
  active: ['This knight is active already.', 'IK-176'],
  inactive: ['This knight is inactive.', 'IK-177'],
  noPath: ['No way over your own roads leads there.', 'IK-180'],
  notWeaker: ['Only a knight of lower level can be displaced.', 'IK-189'],
  sheltered: ['A knight in a building, or where a barbarian stands, is not driven off.', 'IK-190'],
  inside: ['A knight inside a building cannot chase the robber.', 'IK-195'],
  noFortress: ['Level 3 takes the Fortress: politics level 3.', 'IK-172'],
  promotedAlready: ['This knight was promoted in this turn.', 'IK-173'],
  topKnight: ['Level 3 is the highest of a knight.', 'IK-176'],
  robberLocked: ['The robber stays until the barbarians have first arrived.', 'IK-086'],
  robberStays: ['The robber must go to another hex.', 'IK-088'],
  friendly: ['The robber spares players with so few points while another hex is left.', 'IK-312'],
  notAtRobber: ['The knight must stand at the hex of the robber.', 'IK-194'],
  noVictim: ['Nobody with a card and a building there.', 'IK-083'],
  sameKind: ['No kind may be on both sides.', 'IK-098'],
  emptySide: ['Each side gives at least one card.', 'IK-098'],
  tooManyCards: ['A side holds no more cards.', 'IK-099'],
  tooManyOffers: ['No more offers may be opened in this turn.', 'IK-099'],
  notHeld: ['The hand does not hold these cards.', 'IK-101'],
  sameOffer: ['A counter-offer must differ from the offer.', 'IK-105'],
  noCommerce: ['There is no such trade here.', 'IK-097'],
  noCard: ['There is no such card to be used.', 'IK-198'],
  newCard: ['A card bought in this turn is not played in it.', 'IK-135'],
  oneCard: ['One such card is played in a turn.', 'IK-134'],
  noEffect: ['This would have no effect.', 'IK-199'],
  notOverLimit: ['Cards are put away only above the limit.', 'IK-206'],
  deckEmpty: ['This deck is empty.', 'IK-133'],
};

/** Where a kind of move has a rule of its own for the same sentence. */
const RULES_OF: { readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: string } } = {
  occupied: { settle: 'IK-046', road: 'IK-125' },
  notJoined: { settle: 'IK-117', recruit: 'IK-167', drive: 'IK-236', station: 'IK-232' },
  noCity: { wall: 'IK-159', city: 'IK-122' },
  barbarianThere: { settle: 'IK-120', recruit: 'IK-168', move: 'IK-183', station: 'IK-232' },
  knightThere: { recruit: 'IK-167', move: 'IK-182' },
  notHeld: { accept: 'IK-104', deal: 'IK-107', discard: 'IK-078', gift: 'IK-241' },
  noCommerce: { counter: 'IK-105', bank: 'IK-319' },
  noCard: { play: 'IK-198', force: 'IK-221', fetch: 'IK-239', drop: 'IK-206' },
  oneCard: { play: 'IK-134' },
  deckEmpty: { deck: 'IK-294' },
  sheltered: { drive: 'IK-237' },
  sameKind: { bank: 'IK-096' },
  bankLacks: { take: 'IK-139' },
  noPlainCity: { crown: 'IK-151', lose: 'IK-251' },
};

/** Why a move is refused, in words, with the rule. */
export function refusalReason(code: Refusal, _setup: Setup, move?: Move): Reason {
  const [text, plain] = SENTENCES[code];
  return { text, rule: (move === undefined ? undefined : RULES_OF[code]?.[move.kind]) ?? plain };
}
