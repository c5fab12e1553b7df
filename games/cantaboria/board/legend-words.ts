/** Words of the legend, which are loaded with it after the board. */
import { catalogue } from '@marchlands/core/language.ts';

export const legendWords = {
  title: 'Signs on the map',
  signs: {
    warrior: 'Warrior: who owns the place. 1 point.',
    city: 'City: 3 points, and sites beside it give two. Three win.',
    weapon: 'Weapon: 3 points.',
    horse: 'Horse: 1 point, carries goods.',
    boat: 'Riverboat: 2 points and its Warrior; the number counts goods aboard.',
    good: 'Goods: Timber, Gold, Iron, Magic, with their number.',
    site: 'Site: gives a token in each Production. Its land shows it: woods, hills of Gold, mountains of Iron, fields of a University, pasture.',
    threat: 'Teeth: another seat could take this place alone.',
  },
  keysTitle: 'Keys on the map',
  keys: [
    ['Arrows', 'to the nearest place that way'],
    ['Enter', 'choose the place'],
    ['n N', 'to the next or previous lit place'],
    ['Tab', 'to the buttons beside the map'],
    ['Ctrl Enter', 'confirm your choice'],
    ['Esc', 'let go of the place, then of all'],
    ['u', 'one step back'],
    ['p', 'points of every place'],
    ['d', 'your places in danger'],
    ['+ -', 'nearer, farther'],
    ['0', 'the whole map'],
  ] as readonly (readonly [key: string, does: string])[],
};
catalogue('cantaboria/legend', legendWords);
