import type { Token } from '../events.ts';
import { namesBy } from './naming.ts';

/** Kinds of tokens as words. */
export const TOKEN_NAMES: { readonly [token in Token]: string } = {
  timber: 'Timber',
  gold: 'Gold',
  iron: 'Iron',
  magic: 'Magic',
  horse: 'Horse',
  weapon: 'Weapon',
};

export const names = namesBy({
  boat: (name) => `the boat ${name}`,
  boatNumber: (number) => `boat ${number}`,
  underWay: 'the boat under way',
  token: (token) => TOKEN_NAMES[token],
  tokens(token, count) {
    const isPiece = token === 'horse' || token === 'weapon';
    return `${count} ${TOKEN_NAMES[token]}${isPiece && count > 1 ? 's' : ''}`;
  },
  nothing: 'nothing',
  nobody: 'nobody',
  and: 'and',
});
