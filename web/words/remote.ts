import { catalogue } from '@marchlands/core/language.ts';

/** The choice in question, in the words of the log; if empty, only the end of the sentence. */
const quoted = (choice: string): string => (choice === '' ? '.' : `: “${choice}”`);

/** Words of an online table, loaded with it. */
export const remoteWords = catalogue('remote', {
  lost: 'The connection was lost before this was sent. Try again once it is back.',
  noServer: 'The server cannot be reached. Are you online?',
  fault: (status: number) => `The server could not do that (${status}).`,
  reconnecting: 'The connection to the server is lost. The match is safe there; reconnecting …',
  opening: 'The table is being opened.',
  watching: (n: number) => (n === 1 ? '1 person watches' : `${n} people watch`),
  youWatch: 'You are watching.',
  behind: (seconds: number) => `You see what happened ${duration(seconds)} ago.`,
  away: (name: string) => `${name} is not connected`,
  clock: (name: string, left: string) => `Clock of ${name}: ${left}`,
  hurry: (left: string) => `Less than ${left} left on your clock.`,
  botPlays: (level: string) => `A bot (${level}) plays for you.`,
  takeBack: 'Take the seat back',
  stepAway: (level: string) => `Let a bot (${level}) play for you`,
  asksUndo: (name: string, choice: string) => `${name} asks to take a choice back${quoted(choice)}`,
  asksEnd: (name: string) => `${name} asks to end the match.`,
  youAskedUndo: (choice: string) =>
    `You asked to take a choice back${quoted(choice)} The others have not all answered.`,
  youAskedEnd: 'You asked to end the match. The others have not all answered.',
  agree: 'Agree',
  decline: 'Decline',
  answered: 'You agreed. The others have not all answered.',
  undoDeclined: 'Not everybody agreed, so the choice stands.',
  endDeclined: 'Not everybody agreed, so the match goes on.',
  undoAsk: 'Chance has acted since, somebody else has moved, or something hidden was shown. The others are asked.',
  endAsk: (title: string) => `The others are asked whether they agree to end this match of ${title}.`,
  notAsked: 'This is no longer being asked.',
  askYes: 'Ask them',
  notOver: 'You can do that once the match is over.',
  notYours: 'It is not your turn to choose.',
  ownMoves: 'A line sent from here may hold only moves of your own seat.',
  noSeat: 'Spectators cannot do that.',
  again: 'Play again',
  againAbout: 'A new table, with the same seats for the same people.',
  atAgain: 'The others meet again at a new table.',
  goAgain: 'Go there',
  toEvent: 'To the event',
  chat: {
    title: 'Chat',
    empty: 'Nothing has been said here yet.',
    players: 'To the players',
    spectators: 'To the spectators',
    to: 'Who reads it',
    text: 'Say something',
    say: 'Send',
    more: (name: string) => `About what ${name} said`,
    mute: (name: string) => `Mute ${name}`,
    muted: (name: string) => `You have muted ${name}.`,
    report: 'Report this line',
    why: 'What is wrong with it?',
    reported: 'Thank you: the operator of this server will see it.',
    unread: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
    spectator: 'spectator',
  },
  duration,
});

/** A time span in words: `45 s`, `12 min`, `3 h`, `2 days`. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
