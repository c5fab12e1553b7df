import { count } from './count.ts';

/** Checking a record and its dice. */
export const verify = {
  title: 'Check the record and its dice',
  holds: (steps: number) =>
    `The record is valid: ${count(steps, 'move or chance result', 'moves and chance results')}, each legal.`,
  broken: 'The record is not valid.',
  unproven: 'What no record proves',
};

/** Sharing a finished match. */
export const share = {
  title: 'Share',
  open: 'Share',
  save: 'Save the picture',
  handOn: 'Send',
  about: 'The text and the link to the replay are copied together. The link holds the whole match.',
  picture: (line: string) => `Picture of the board at the end. ${line}`,
  noPicture: 'This browser cannot make a picture of the board. The text and the link can be copied.',
};
