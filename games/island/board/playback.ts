/** How long each event is shown. */
import type { Playback } from '@marchlands/kit/playback.ts';
import type { Event } from '../events.ts';

export const playback: Playback<Event> = {
  ms: {
    settlementBuilt: 260,
    cityBuilt: 260,
    roadBuilt: 220,
    dieRolled: 260,
    eventRolled: 350,
    produced: 260,
    robberMoved: 320,
    cardStolen: 320,
    bankTraded: 220,
    offerSent: 400,
    dealMade: 400,
    cardPlayed: 420,
    longestRoadMoved: 400,
    largestArmyMoved: 400,
    metropolisBuilt: 450,
    wallBuilt: 220,
    knightRecruited: 240,
    knightActivated: 180,
    knightPromoted: 220,
    knightMoved: 280,
    knightDisplaced: 320,
    barbarianLanded: 260,
    barbarianMarched: 220,
    barbarianFought: 420,
    cityLost: 500,
    islandAttacked: 600,
    shipSailed: 280,
    defenderNamed: 400,
    merchantPlaced: 260,
  },
};
