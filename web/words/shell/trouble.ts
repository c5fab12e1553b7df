/** Faults, and what can be done about them. */
export const trouble = {
  storage: (why: string) =>
    `This match cannot be saved on this device (${why}). It goes on, but save its record as a file before you close the page.`,
  full: 'there is no space left',
  blocked: 'the browser blocks storage for this page',
  otherTab: 'an older version of the page is open in another tab; close it and reload this page',
  removed: 'it was removed in another tab',
  botSilent: (name: string) =>
    `The bot of ${name} has stopped thinking and does not answer. Nothing is lost: let it try again, or give its seat to somebody else.`,
  botRefused: (name: string, why: string) =>
    `The move of ${name}’s bot was refused: ${why} Nothing is lost: let it try again, or give its seat to somebody else.`,
  noBot: 'It is no longer a bot’s turn.',
  hint: 'The bot that gives hints has stopped. Ask again in a moment, or go on without it.',
  tryAgain: 'Let it try again',
  takeSeat: (name: string) => `Play ${name} yourself`,
  otherBot: (level: string) => `Let a simpler bot play (${level})`,
  worker: 'The part of the page that runs the table stopped. It was started again where the match was left.',
  workerGone: 'The part of the page that runs the table cannot be started. Reload the page; the match is saved.',
  gone: 'This match is not on this device. It may have been removed, or kept in another browser.',
  board: 'The drawn board could not be shown. The match goes on with the board as text.',
  page: 'This part of the page failed. Nothing saved is lost: reload the page to go on.',
  reload: 'Reload',
};
