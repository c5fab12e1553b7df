import { choice, data, flag, grouped, type OptionsOf, wholeOption, wholeOrNull } from '@marchlands/core/options.ts';
import { DECK } from './data/deck/deck.ts';
import { readDeck } from './data/deck-file.ts';

/** BK-01 to BK-99: every house rule of Borderkeep; the defaults are the rules as written. */
export const optionSchema = {
  ...grouped('Game', {
    form: choice(['cards', 'nonCard'], {
      description: 'Cards with a deck and hands, or events rolled on tables.',
      rules: ['BK-01', 'BK-89'],
      descriptions: { cards: 'The card game.', nonCard: 'Ten-sided dice and tables, no cards.' },
    }),
    deck: data(() => DECK, readDeck, { description: 'The cards of the deck, one of each, as data.', rules: ['BK-08'] }),
    seating: choice(['asSeated', 'byRoll'], {
      description: 'Who takes the first turn.',
      rules: ['BK-02', 'BK-10'],
      descriptions: {
        asSeated: 'The winner of an opening roll in the match.',
        byRoll: 'The players sit in the order of their rolls: seat A begins.',
      },
    }),
  }),
  ...grouped('Start', {
    startHand: wholeOption([0, 12], 7, { description: 'Cards dealt.', rules: ['BK-09', 'BK-81'] }),
    startGold: wholeOption([0, 200], 30, { description: 'Gold at the start.', rules: ['BK-09'] }),
    startWalls: wholeOption([1, 10], 4, {
      description: 'Castle walls at the start, and the most that can stand.',
      rules: ['BK-09', 'BK-75'],
    }),
    startGuards: wholeOption([0, 5], 1, {
      description: 'Guard tokens that a town has of its own.',
      rules: ['BK-09', 'BK-33'],
    }),
    castleIncome: wholeOption([0, 20], 3, { description: 'Gold from the castle.', rules: ['BK-23'] }),
  }),
  ...grouped('Drawing', {
    handLimit: wholeOption([1, 20], 7, { description: 'Base hand limit.', rules: ['BK-16'] }),
    handLimitCheck: choice(['drawPhase', 'endOfTurn'], {
      description: 'When the hand limit applies.',
      rules: ['BK-16'],
      descriptions: {
        drawPhase: 'At the end of your draw phase.',
        endOfTurn: 'After your heal phase, on your own turn.',
      },
    }),
    voluntaryDiscard: flag(false, {
      description: 'After drawing you may discard any cards in the draw phase.',
      rules: ['BK-17'],
    }),
    magicDrawPrice: wholeOption([0, 30], 7, { description: 'Price in magic of an extra card.', rules: ['BK-13'] }),
    magicDrawsPerTurn: wholeOption([0, 9], 1, {
      description: 'How often a card may be bought for magic in a turn.',
      rules: ['BK-13'],
    }),
    guildHallDrawsPerTurn: wholeOption([0, 9], 1, {
      description: 'How often the Guild Hall may be used in a turn.',
      rules: ['BK-14'],
    }),
  }),
  guildHallKeepsAttackCards: flag(false, {
    description: 'An attack card from the Guild Hall stays in hand.',
    rules: ['BK-15'],
  }),
  mixWoodStone: flag(true, {
    description: 'One payment may mix wood and stone; otherwise it holds only one of them, besides gold and magic.',
    rules: ['BK-06', 'BK-27', 'BK-75'],
  }),
  marketUsesPerTurn: wholeOrNull([0, 99], {
    none: 'noLimit',
    description: 'The most swaps per turn at the Market Place; null is no limit.',
    rules: ['BK-18'],
  }),
  tavernCountsGuards: flag(true, { description: 'Guard tokens count for the Tavern.', rules: ['BK-24'] }),
  discountsAdd: flag(true, { description: 'Discounts add up; otherwise only the largest counts.', rules: ['BK-32'] }),
  foodBansAddUp: flag(false, {
    description: "Each food ban takes away one whole production phase's food.",
    rules: ['BK-25'],
  }),
  ...grouped('Attacks', {
    firstAttackTurn: wholeOption([1, 10], 3, {
      description: 'The first turn in which a player has attack cards.',
      rules: ['BK-37', 'BK-96'],
    }),
    attackLimit: choice(['onePerOpponent', 'onePerTurn'], {
      description: 'How many attack cards with a victim a turn allows.',
      rules: ['BK-39', 'BK-40'],
      descriptions: { onePerOpponent: 'One for each opponent.', onePerTurn: 'One in all.' },
    }),
  }),
  anyOpponentUsesPlace: flag(true, {
    description: 'Thieves, Assassin, Spies and War need and use up a place among the victims.',
    rules: ['BK-40'],
  }),
  windfalls: choice(['freeFromTurn3', 'freeFromTurn1', 'usePlace'], {
    description: 'When Prosperity and Caravan may be played.',
    rules: ['BK-41', 'BK-37'],
    descriptions: {
      freeFromTurn3: 'From the first turn with attack cards.',
      freeFromTurn1: 'From the first turn.',
      usePlace: 'They need and use up the next place to the left.',
    },
  }),
  vortexChoice: choice(['victim', 'random'], {
    description: 'Who picks the discards of the Vortex.',
    rules: ['BK-46'],
  }),
  spiesCardKept: flag(true, {
    description: 'An attack card drawn by Spies is kept; otherwise it is discarded as if bought.',
    rules: ['BK-49'],
  }),
  guardsMayRaid: flag(true, { description: 'Guard tokens may go to War.', rules: ['BK-50'] }),
  raidTakesStructures: flag(true, { description: 'A town beaten by raiders loses structures.', rules: ['BK-68'] }),
  raidersWithdraw: choice(['together', 'singly', 'never'], {
    description: 'Whether raiders may withdraw before a segment.',
    rules: ['BK-71'],
    descriptions: {
      together: 'All of them at once.',
      singly: 'All at once, or one by one.',
      never: 'They fight to the end.',
    },
  }),
  ...grouped('Battles', {
    healSpell: choice(['shared', 'each'], {
      description: 'Whom the spell Heal helps.',
      rules: ['BK-58'],
      descriptions: { shared: '3 hits in all.', each: 'Every friendly unit up to 3 hits.' },
    }),
  }),
  moatOnMinions: flag(true, { description: 'The Moat weakens minions too.', rules: ['BK-53'] }),
  mutualDestruction: choice(['noLoss', 'loss'], {
    description: 'What the town loses when both sides fall at the same moment.',
    rules: ['BK-67'],
  }),
  ...grouped('Battles', {
    structureLossChoice: choice(['victim', 'attacker'], {
      description: 'Who picks the structures lost after a battle; if no player attacked, always the victim.',
      rules: ['BK-69'],
    }),
    wallSpill: choice(['oneForOne', 'onlyIfNone'], {
      description: 'When a loss reaches the castle walls.',
      rules: ['BK-69'],
      descriptions: {
        oneForOne: 'Each point beyond the structures.',
        onlyIfNone: 'Only if the town had no structure before the roll.',
      },
    }),
  }),
  monsterLossRecoverable: flag(true, {
    description: 'Structures lost after a battle can be taken back.',
    rules: ['BK-76'],
  }),
  maxSegments: wholeOption([1, 1000], 100, { description: 'Length limit of a battle.', rules: ['BK-72'] }),
  ...grouped('Healing', {
    healPhase: choice(['allTowns', 'activeOnly'], {
      description: 'Which towns have a heal phase at the end of a turn.',
      rules: ['BK-73'],
    }),
    wallPrice: wholeOption([0, 20], 3, { description: 'Wood or stone for a wall.', rules: ['BK-75'] }),
    recoverPrice: wholeOption([0, 20], 2, { description: 'Magic for a card taken back.', rules: ['BK-76', 'BK-98'] }),
  }),
  ...grouped('End', {
    guardsScore: flag(true, { description: 'Guard tokens are worth a point.', rules: ['BK-79'] }),
    endTiming: choice(['atOnce', 'finishTurn', 'finishRound'], {
      description: 'When the card game ends after the last draw.',
      rules: ['BK-77'],
      descriptions: {
        atOnce: 'With the draw.',
        finishTurn: 'After the turn.',
        finishRound: 'After the turn of the last living town before the first player.',
      },
    }),
    tieBreak: choice(['wallsThenGoods', 'shared'], { description: 'How equal points are ranked.', rules: ['BK-80'] }),
  }),
  ...grouped('Solo', {
    soloOpening: choice(['redraw', 'discard'], {
      description: 'What becomes of attack cards in the solo opening hand.',
      rules: ['BK-81'],
      descriptions: { redraw: 'They are shuffled back.', discard: 'They do not return.' },
    }),
    grace: flag(false, { description: 'In solo turns 1 and 2 no attack comes.', rules: ['BK-83', 'BK-94'] }),
    soloTargeting: choice(['weakest', 'strongest', 'random'], {
      description: 'Which unit a solo monster hits.',
      rules: ['BK-86'],
      descriptions: { weakest: 'Fewest hits left.', strongest: 'Most attack dice.', random: 'Any, by chance.' },
    }),
    soloAssassin: choice(['random', 'dearest', 'player'], {
      description: 'Which hero the solo Assassin kills.',
      rules: ['BK-85'],
      descriptions: {
        random: 'Any, by chance.',
        dearest: 'The one with the highest printed cost.',
        player: "The player's choice.",
      },
    }),
  }),
  ...grouped('Tables', {
    nonCardTarget: choice(['leftOpponent', 'self'], {
      description: 'Whom a rolled disaster or monster strikes, with two or more players.',
      rules: ['BK-95'],
      descriptions: {
        leftOpponent: 'Opponents, as attack cards do.',
        self: 'The town of the player who rolled it, by the solo rules.',
      },
    }),
    nonCardEarly: choice(['lapse', 'strike', 'reroll'], {
      description: 'Disasters and monsters rolled before the first turn with attacks, with two or more players.',
      rules: ['BK-96'],
      descriptions: {
        lapse: 'They have no effect.',
        strike: 'They are carried out.',
        reroll: 'The event is rolled again.',
      },
    }),
    nonCardExtraEvents: choice(['multiplayer', 'never', 'always'], {
      description: 'When events may be bought.',
      rules: ['BK-97'],
      descriptions: { multiplayer: 'With two or more players.', never: 'Never.', always: 'Always, alone too.' },
    }),
    nonCardRepeats: flag(true, {
      description: 'A thing already in play may be rolled and built again.',
      rules: ['BK-92'],
    }),
    nonCardRecover: choice(['intoPlay', 'none'], {
      description: 'Whether things destroyed can be taken back.',
      rules: ['BK-98'],
      descriptions: { intoPlay: 'Straight into play.', none: 'They are gone.' },
    }),
    nonCardWar: flag(false, {
      description: 'The disaster die has eleven equal results, War the last.',
      rules: ['BK-93'],
    }),
    evenMonsterTable: flag(false, {
      description: 'Demons 43-49 and Djinn 50-56 instead of 43-48 and 49-56.',
      rules: ['BK-93'],
    }),
    monsterAttacksToEnd: wholeOption([1, 50], 5, {
      description: 'Monster attacks that end the non-card game.',
      rules: ['BK-99'],
    }),
    nonCardTurnLimit: wholeOption([20, 1000], 500, {
      description: 'The most turns that the non-card game can last.',
      rules: ['BK-99'],
    }),
  }),
};

export type Options = OptionsOf<typeof optionSchema>;
