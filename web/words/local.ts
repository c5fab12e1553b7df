import { catalogue } from '@marchlands/core/language.ts';

/** Refusals of a local table, loaded with it. */
export const localWords = catalogue('local', {
  notYours: 'Nobody at this screen has a choice now.',
  noTurn: 'It is nobody’s turn at this screen.',
  noUndo: 'Nobody at this screen can take back.',
  noResign: 'Nobody at this screen can resign now.',
  noHandOver: 'Nobody is waiting for the screen.',
  unknownText: 'This is not a record, a backup or a match from another program known here.',
  isHere: 'This match is here already.',
  noStep: (last: number, asked: number) => `The match has steps 0 to ${last}, not ${asked}.`,
  noLink: 'There is nothing after the # in this link.',
  cutLink: 'The part after the # in this link is incomplete.',
  emptyLink: 'This link contains no match.',
  otherLink: 'This link contains neither a replay nor a position.',
});
