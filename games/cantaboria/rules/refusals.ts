// Why a move is not legal: a closed list, by what it is about.

type Turn = 'noSuchMove' | 'matchOver' | 'chanceActs' | 'notYourTurn' | 'notNow' | 'votedAlready' | 'answeredAlready';
type Place = 'notOnTheMap' | 'notYours' | 'notBeside' | 'siteThere' | 'ownedAlready' | 'noSuchPosition' | 'nowhereToGo';
type Building = 'noBuildingAboard' | 'noneLeft' | 'cannotPay' | 'cityThere' | 'weaponThere' | 'noWater';
type Horses = 'notWaiting' | 'horseThere' | 'notInTheHerd' | 'mustPlace' | 'noHorseByFoot' | 'nothingMoved';
type Chains = 'notALink' | 'chainTooShort';
type Load = 'noSuchToken' | 'takenHere' | 'droppedHere' | 'full' | 'loadsAtStart' | 'unloadsAtEnd' | 'noStepsLeft';
type Boats = 'boatDoesNothing' | 'notConnected' | 'stopped' | 'movedAlready' | 'notAsked' | 'nobodyToAsk' | 'bothBanks';
type Attack = 'firstCycle' | 'ownPlace' | 'failedBefore' | 'notBySuchAMove' | 'goodsAboard' | 'cannotReach';
type Partner = 'notPlaying' | 'ownSeat' | 'refusesAll' | 'noContact' | 'nothingToTrade';
type Offer = 'offeredTooOften' | 'noOffersLeft' | 'notTraded' | 'sideFull' | 'noGifts' | 'notHeld' | 'wrongOrder';
type Received = 'notAboard' | 'notAtTheBorder' | 'noRoom';

export type Refusal =
  | (Turn | Place | Building | Horses | Chains | Load)
  | (Boats | Attack | Partner | Offer | Received);
