import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** The first turns of a match of two, with the draws scripted so that each rule occurs once. */
export const lesson: Lesson = {
  title: 'Building Refuge',
  seats: 2,
  options: { firstPlayer: '1' },
  steps: [
    {
      say: [
        'A desert kingdom, still unknown. You are Amber, with the tower; Teal sits across.',
        'In your turn you take *one action*. The first is *Discover*: name an empty square, draw a tile, and put it there with your marker. You score what the tile says.',
      ],
      task: 'Choose D4 and discover it.',
      accept: ['discover D4'],
      chance: ['tile grass'],
      replies: [{ line: 'discover E5', chance: ['tile desert'] }],
      after: 'Grass: 2 points. Teal found a desert on E5 for 1 point.',
    },
    {
      say: [
        'Beside the board you see what may come before you commit: everyone knows what is in the bag, so the chances are exact.',
        'Two kinds of tile are special. A *treasure* is kept: 20 points at the end, or one band of barbarians bought off. A *barbarian* pays 15 at once and makes the attack stronger.',
      ],
      task: 'Discover E4.',
      accept: ['discover E4'],
      chance: ['tile treasure'],
      after: 'A treasure! The square stays empty, and after a special tile you act again (BR-26).',
    },
    {
      say: [
        'Each player holds one *city tile*. Nobody wins without a city on the board when all is over, and cities are what roads are built for.',
      ],
      task: 'Choose C4 and play your city tile there.',
      accept: ['city C4'],
      replies: [{ line: 'discover D5', chance: ['tile mine'] }],
      after: '5 points, and nothing was drawn. Teal found a mine on D5.',
    },
    {
      say: [
        'Now a *road*. It may lie on any grass or desert, whoever owns it, and joins its square with all four neighbours. Cities, oases and mines join by themselves.',
        'A road that reaches a *new city* scores its whole network: the builder gets 2 for each city, the owners get 3 for a mine, 8 for an oasis, 2 for grass and 1 for desert with a road.',
        'First, though, a tile goes *face down* on the spiral that leads in from A1: every road and every activation brings the end nearer.',
      ],
      task: 'Choose D4 and build a road there.',
      accept: ['road D4'],
      chance: ['tile desert'],
      replies: [{ line: 'road E5', chance: ['tile mountain'] }],
      after:
        'You got 2 for the city and 2 for your grass; Teal got 3 for the mine. Then Teal’s road on E5 joined the network, but reached no new city: it scored nothing.',
    },
    {
      say: [
        '*Activate* draws several tiles and lets you choose. Each kind of land has tiles that it *forces* (if one comes, you must take such a tile) and some that it *forbids*.',
        'Grass draws 2, forces grass and city, and forbids mine and treasure. The tile you take goes to an empty square beside it.',
      ],
      task: 'Choose D4 and activate it towards E4.',
      accept: ['activate D4 E4'],
      chance: ['tile grass', 'tile city', 'tile grass'],
      after: 'A city and grass: both are forced, so you may choose.',
    },
    {
      say: ['A city brings 5 now, and a reason for the next road.'],
      task: 'Take the city.',
      accept: ['take city'],
      replies: [
        { line: 'discover F5', chance: ['tile barbarian', 'tile desert'] },
        { line: 'discover F5', chance: ['tile grass'] },
      ],
      after: 'Teal drew a barbarian: 15 points, one more band, a face-down tile, and another action.',
    },
    {
      say: [
        'Your new city on E4 lies beside the network, but *placing* never scores. It waits for the next road, whoever builds it.',
        'Point at F5 before you build: the board shows the network, and the panel what each would get.',
      ],
      task: 'Build a road on F5.',
      accept: ['road F5'],
      chance: ['tile desert'],
      after: 'Two cities and your grass: 6 for you. Mine, desert and grass: 6 for Teal.',
    },
    {
      say: [
        'So it goes on until the board is full. Then the *barbarians* come: one band for each barbarian tile held, from the square of the last face-down tile, always to the nearest city. Its owner turns in a treasure, or the city is razed.',
        'If *no city* is left, everybody has lost (BR-92). A player without a city ends with nothing (BR-94). Otherwise the highest score wins.',
      ],
    },
  ],
};
catalogue('building-refuge/lesson', lesson);
