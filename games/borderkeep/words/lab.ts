import { catalogue } from '@marchlands/core/language.ts';

/** The lab's figures in words. */
export const words = catalogue('borderkeep/lab', {
  seat: {
    structures: 'structures built',
    engines: 'engines built',
    walls: 'walls built',
    defenders: 'defenders hired',
    heroes: 'heroes hired',
    artifacts: 'artifacts attached',
    attacks: 'attack cards played',
    wars: 'wars played',
    discards: 'cards discarded',
    struck: 'attacks suffered',
    held: 'attacks suffered and beaten',
    structuresLost: 'structures lost',
    defendersLost: 'defenders lost',
    eliminated: 'towns eliminated',
  },
  first: {},
  match: { turns: 'turns of the seat that had most', battles: 'battles' },
  labels: {
    firstAction: {
      title: 'first spent on',
      of: {
        structure: 'a structure',
        wall: 'a wall',
        defender: 'a defender',
        artifact: 'an artifact',
        attack: 'an attack',
      },
    },
    place: { title: 'place in the order of turns' },
  },
  things: { cards: 'cards built, hired or played' },
  chance: {
    die: { title: 'six-sided dice' },
    event: { title: 'event die' },
    cards: {
      title: 'cards drawn',
      of: {
        structure: 'structures',
        troop: 'troops',
        hero: 'heroes',
        artifact: 'artifacts',
        monster: 'monsters',
        disaster: 'disasters',
      },
    },
  },
});
