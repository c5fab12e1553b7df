import { catalogue } from '@marchlands/core/language.ts';

/** Words of an online table, loaded with it. */
export const remoteWords = catalogue('remote', {
  lost: 'The connection was lost before this was said. Try again once it is back.',
  noServer: 'The server cannot be reached. Is the network there?',
  fault: (status: number) => `The server could not do that (${status}).`,
  reconnecting: 'The connection to the server is lost. The match is safe there; connecting again …',
  opening: 'The table is being opened.',
  reload: 'Load the page again',
  watching: (n: number) => (n === 1 ? '1 person watches' : `${n} people watch`),
  youWatch: 'You are watching.',
  behind: (seconds: number) => `You see what happened ${duration(seconds)} ago.`,
  away: (name: string) => `${name} is not connected`,
  clock: (name: string, left: string) => `Clock of ${name}: ${left}`,
  hurry: (left: string) => `Less than ${left} left on your clock.`,
  botPlays: (level: string) => `A bot (${level}) plays for you.`,
  takeBack: 'Take the seat back',
  stepAway: (level: string) => `Let a bot (${level}) play for you`,
  asksUndo: (name: string) => `${name} asks to take a choice back.`,
  asksEnd: (name: string) => `${name} asks to end the match.`,
  youAskedUndo: 'You asked to take a choice back. The others have not all answered.',
  youAskedEnd: 'You asked to end the match. The others have not all answered.',
  agree: 'Agree',
  decline: 'Decline',
  answered: 'You agreed. The others have not all answered.',
  undoAsk: 'Chance has spoken since, somebody else has moved, or something hidden was shown. The others are asked.',
  endAsk: (title: string) => `The others are asked whether they agree to end this match of ${title}.`,
  notAsked: 'Nothing is asked any more.',
  askYes: 'Ask them',
  notOver: 'That can be done once the match is over.',
  notYours: 'It is not your turn to choose.',
  ownMoves: 'A line that is sent from here holds moves of your own seat alone.',
  noSeat: 'Who only watches cannot do that.',
  again: 'Play again',
  againAbout: 'A new table, with the same seats for the same people.',
  atAgain: 'The others meet again at a new table.',
  goAgain: 'Go there',
  toEvent: 'To the event',
  chat: {
    title: 'Chat',
    empty: 'Nothing has been said here yet.',
    players: 'To the players',
    spectators: 'To all who watch',
    to: 'Who hears it',
    text: 'Say something',
    say: 'Send',
    more: (name: string) => `About what ${name} said`,
    mute: (name: string) => `Hear no more of ${name}`,
    muted: (name: string) => `You hear no more of ${name}.`,
    report: 'Report this line',
    why: 'What is wrong with it?',
    reported: 'Thank you: whoever keeps this server will see it.',
    unread: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
    spectator: 'watches',
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
