import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** One turn alone: a card drawn, upkeep, production, two things built, an attack that the town survives, and healing. */
export const lesson: Lesson = {
  title: 'Borderkeep',
  seats: 1,
  options: {},
  position: {
    step: 'turnStart',
    towns: [
      {
        turns: 4,
        goods: { food: 3, weapons: 2, wood: 4, stone: 2, magic: 3, gold: 6 },
        structures: ['farm', 'fletcher'],
        units: ['swordsmen', 'guard'],
        hand: ['crossbowmen', 'ballista', 'moat', 'library', 'warrior'],
      },
    ],
  },
  start: ['card bandits'],
  steps: [
    {
      say: [
        'This is your town: a *street* of structures, and in front of it the castle *wall* with your defenders. Below lie the six *commodities*, then your hand.',
        'You play alone. Each turn begins with a card from the deck. This one was *Bandits*: an attack card never comes to your hand, it strikes your town in this turn’s attack phase (BK-83).',
        'Beside the board you see how that would end as things stand. You have a whole build phase to improve on that.',
      ],
    },
    {
      say: [
        'Every turn has six phases: draw, *upkeep*, production, build, attack, heal.',
        'Troops cost 1 food or 1 weapon a turn. What you do not pay for goes to the discard pile (BK-21). Your Swordsmen are worth it.',
      ],
      task: 'Pay the upkeep of the Swordsmen.',
      accept: ['keep default'],
      after:
        'Production followed by itself: 2 food of the Farm, 1 weapon of the Fletcher, 3 gold of the castle. The green numbers beside your stocks say what comes each turn.',
    },
    {
      say: [
        'Now you *build*. Cards that you can pay for are marked. Open the Crossbowmen: they cost 9, but your Fletcher takes *3 off missile defenders* (BK-31).',
        'Troops are paid in food and weapons; gold can stand for anything. The usual mix spends gold last, and you may change it before you pay.',
      ],
      task: 'Open the Crossbowmen in your hand and hire them.',
      accept: ['build crossbowmen default'],
      after: 'They stand on the wall at once. Watch the odds against the Bandits.',
    },
    {
      say: [
        'Structures are paid in wood and stone. The *Ballista* is an engine: it fires 3 dice at initiative 8 in every segment of a battle, before the Bandits move, and cannot be hit.',
      ],
      task: 'Open the Ballista and build it.',
      accept: ['build ballista default'],
    },
    {
      say: [
        'Save your gold for another day: the Warrior costs 13, and you do not have enough yet. You can open any card to see why it cannot be built.',
        'A battle goes by *initiative*, the highest first. Each unit rolls its dice, and each 1 is a hit.',
      ],
      task: 'End building, and let the Bandits come.',
      accept: ['end'],
      chance: [
        ...['die 1', 'die 4', 'die 2'],
        ...['die 1', 'die 5', 'die 1', 'die 3', 'die 6'],
        ...['die 1', 'die 2', 'die 4', 'die 3', 'die 5'],
      ],
      after:
        'The Ballista hit first. Then Bandits and Crossbowmen struck at the same moment: the Crossbowmen fell, but not before they had hit. The Swordsmen finished it: the town held, and no structure is lost.',
    },
    {
      say: [
        'In the *heal phase* hits and guards come back by themselves. You can take back to your hand what was destroyed this turn, for *2 magic* a card (BK-76).',
      ],
      task: 'Take the Crossbowmen back.',
      accept: ['recover crossbowmen default'],
      chance: ['card stables'],
      after: 'They are in your hand again, and the next turn has begun with another card: the Stables.',
    },
    {
      say: [
        'So it goes for 68 turns. If a town has *no defender left*, the monster tears down as many structures as a die shows, and walls once there are none. When the last *castle wall* falls, you lose (BK-88).',
        'Each defender and each structure is worth a point. With two to six players, you draw attack cards into your hand, and from your third turn on you play them on your neighbours.',
      ],
    },
  ],
};
catalogue('borderkeep/lesson', lesson);
