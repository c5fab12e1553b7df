import { catalogue } from '@marchlands/core/language.ts';

/** Refusals of a local table, loaded with it. */
export const localWords = catalogue('local', {
  notYours: 'Nobody at this screen is to choose now.',
  noTurn: 'It is nobody’s turn at this screen.',
  noUndo: 'Nobody at this screen can take back.',
  noResign: 'Nobody at this screen can resign now.',
  noHandOver: 'Nobody is waiting for the screen.',
  unknownText: 'This is neither a record, nor a backup, nor a match of another program that is known here.',
  noStep: (last: number, asked: number) => `The match has the steps 0 to ${last}, not ${asked}.`,
  noLink: 'There is nothing behind the # of this link.',
  cutLink: 'What stands behind the # of this link is not whole.',
  emptyLink: 'This link holds no match.',
  otherLink: 'This link holds neither a replay nor a position.',
});
