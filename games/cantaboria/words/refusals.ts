import type { Reason } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Setup } from '../setup.ts';

/** The sentence, if possible with a legal alternative, and the rule behind it. */
const SENTENCES: { readonly [code in Refusal]: readonly [text: string, rule: string] } = {
  noSuchMove: ['There is no such move.', 'CA-20'],
  matchOver: ['The match is over.', 'CA-96'],
  chanceActs: ['The die comes first: wait for it.', 'CA-24'],
  notYourTurn: ['It is not for you to decide now: wait for your turn.', 'CA-21'],
  notNow: ['This cannot be done at this point of the turn.', 'CA-20'],
  notOnTheMap: ['There is no such place on this map.', 'CA-01'],
  siteThere: ['A site lies there already: choose a territory without one.', 'CA-16'],
  ownedAlready: ['A Warrior stands there already: choose a territory without one.', 'CA-18'],
  votedAlready: ['You have given your vote.', 'CA-26'],
  answeredAlready: ['You have given your answer: wait for the others.', 'CA-90'],
  noBuildingAboard: ['Nothing like this is built aboard a boat: build it in a territory.', 'CA-34'],
  notYours: ['This place is not yours: choose one with a Warrior of yours.', 'CA-01'],
  noneLeft: ['None is left in the supply: one must return to it first.', 'CA-08'],
  cannotPay: ['The price must lie in this one territory, all in goods or all in Gold.', 'CA-31'],
  cityThere: ['A City stands there already: a territory holds one.', 'CA-33'],
  weaponThere: ['A Weapon is there already: a place holds one.', 'CA-34'],
  noWater: ['A boat is built in a territory at a river or lake, and lies in water that touches it.', 'CA-35'],
  notBeside: ['These places are not adjacent: choose one that is.', 'CA-02'],
  noSuchPosition: ['The file is not so long: choose a position in it, or behind its last boat.', 'CA-64'],
  notWaiting: ['Nothing is due there: choose one of the sites that still wait.', 'CA-43'],
  horseThere: ['A Horse is there already: choose a place without one.', 'CA-41'],
  notInTheHerd: ['The herd does not reach there: its links are own adjacent territories with Horses.', 'CA-41'],
  mustPlace: ['The Horse must be placed where it can be.', 'CA-42'],
  noHorseByFoot: ['Horses do not go by foot: move it as a shipment by Horse.', 'CA-55'],
  noSuchToken: ['There is no such token there: choose one that lies there.', 'CA-54'],
  nowhereToGo: ['No place of yours is adjacent to it: ship from another.', 'CA-54'],
  notALink: ['This is no link of the chain: it must be yours, hold a Horse and be joined with the others.', 'CA-58'],
  chainTooShort: ['No other link can receive this: a chain has two links or more.', 'CA-58'],
  nothingMoved: ['The Horse must go one step at least.', 'CA-56'],
  boatDoesNothing: [
    'The boat would lie as before: sail, move cargo, or take another position in its file; else there is no shipment.',
    'CA-60',
  ],
  takenHere: ['This kind was taken from here at this stop: it cannot be set down here too.', 'CA-63'],
  droppedHere: ['This kind was set down here at this stop: it cannot be taken from here too.', 'CA-63'],
  full: ['There is no room for it: set something down first, or choose a place that has room.', 'CA-62'],
  noStepsLeft: ['It can go no further in this shipment: stop here.', 'CA-56'],
  notConnected: ['These waters are not connected: sail to one that is, step by step.', 'CA-07'],
  stopped: ['The boat was refused passage: it stops here.', 'CA-71'],
  movedAlready: ['Something has moved: this comes before the first step or load.', 'CA-72'],
  loadsAtStart: ['At this table a boat loads only where it starts.', 'CA-61'],
  unloadsAtEnd: ['At this table a boat unloads only where it stops: it has set something down, so stop here.', 'CA-61'],
  notAsked: ['Passage is asked for at a reach ahead, and given up only once it was answered.', 'CA-72'],
  nobodyToAsk: ['Nobody there could stop the boat, or all have answered: there is nothing to ask.', 'CA-66'],
  bothBanks: ['Who owns both banks allows or forbids: choose one.', 'CA-67'],
  firstCycle: ['In the first cycle there is no second attack: take the shipment, or end.', 'CA-76'],
  ownPlace: ['This place is yours: attack a place of another player.', 'CA-77'],
  failedBefore: ['This target was declared for this attack and failed, or was given up: choose another.', 'CA-92'],
  notBySuchAMove: ['The move of an attack brings a Horse or a Weapon, and no goods.', 'CA-84'],
  notPlaying: ['This player plays no more: choose another.', 'CA-97'],
  ownSeat: ['A trade is with another player: choose one.', 'CA-46'],
  refusesAll: ['This player refuses all your offers in this phase: choose another.', 'CA-50'],
  noContact: ['None of your places is adjacent to one of this player: choose a neighbour.', 'CA-44'],
  nothingToTrade: ['There is nothing that could change hands.', 'CA-46'],
  offeredTooOften: [
    'This offer was made to this player as often as it may be in a phase: offer something else.',
    'CA-50',
  ],
  noOffersLeft: [
    'You have made as many offers as a player may in this phase: answer others, or say that you are done.',
    'CA-49',
  ],
  notTraded: ['This kind is not traded: goods and Horses are.', 'CA-45'],
  notAboard: ['Received tokens go into territories, not onto boats.', 'CA-47'],
  notAtTheBorder: ['Received tokens go into territories beside a place of the giver.', 'CA-47'],
  wrongOrder: [
    'Tokens are named by kind, then by place, in ascending order; first all given, then all received.',
    'CA-48',
  ],
  sideFull: ['A side of an offer holds no more tokens: send it as it is, or begin again with others.', 'CA-50'],
  noGifts: ['Each side of a trade gives at least one token.', 'CA-46'],
  notHeld: ['The partner does not hold so many of this kind: ask for fewer.', 'CA-46'],
  noRoom: [
    'What is received would find no place: a Horse goes where none is left, so give one away or ask for none.',
    'CA-47',
  ],
  goodsAboard: [
    'A boat with goods aboard cannot make the move of an attack: set them down in a shipment first.',
    'CA-87',
  ],
  cannotReach: [
    'From there the boat does not come to a water beside the target: take another way, or another boat.',
    'CA-86',
  ],
};

/** Kinds of move with a rule of their own for the same sentence. */
const RULES_OF: { readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: string } } = {
  notYours: {
    build: 'CA-31',
    foot: 'CA-54',
    horse: 'CA-54',
    boat: 'CA-60',
    step: 'CA-54',
    give: 'CA-48',
    pay: 'CA-48',
  },
  notBeside: { attack: 'CA-77', take: 'CA-57', drop: 'CA-57', foot: 'CA-85', horse: 'CA-85', stop: 'CA-86' },
  horseThere: { get: 'CA-47', put: 'CA-47' },
  weaponThere: { get: 'CA-47', put: 'CA-47' },
  noStepsLeft: { sail: 'CA-60' },
  noSuchToken: { foot: 'CA-55', horse: 'CA-56', give: 'CA-48', pay: 'CA-48' },
};

/** The reason for a refusal in words, with the rule. */
export function refusalReason(code: Refusal, _setup: Setup, move?: Move): Reason {
  const [text, plain] = SENTENCES[code];
  return { text, rule: (move === undefined ? undefined : RULES_OF[code]?.[move.kind]) ?? plain };
}
