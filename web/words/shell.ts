import type { Seat } from '@marchlands/core/seat.ts';
import { data } from './shell/data.ts';
import { daily, deal } from './shell/deals.ts';
import { docs, rules } from './shell/documents.ts';
import { home } from './shell/home.ts';
import { keys } from './shell/keys.ts';
import { learn } from './shell/lesson.ts';
import { lines } from './shell/lines.ts';
import { matches } from './shell/matches.ts';
import { playOut } from './shell/play-out.ts';
import { problems } from './shell/problems.ts';
import { share, verify } from './shell/proof.ts';
import { overall, solo } from './shell/record.ts';
import { review } from './shell/review.ts';
import { setUp } from './shell/set-up.ts';
import { settings, sound } from './shell/settings.ts';
import { table } from './shell/table.ts';
import { trouble } from './shell/trouble.ts';

/** The shell's words; a game has its own. */
export const shell = {
  brand: 'Marchlands',
  skip: 'Skip to the page',
  nav: { home: 'Games', online: 'Online', matches: 'My matches', settings: 'Settings', label: 'Main' },
  footer: { credits: 'Credits', offline: 'Works offline after the first visit.' },
  docs,
  loading: 'One moment…',
  cancel: 'Cancel',
  close: 'Close',
  home,
  /** Bots' levels, from the weakest to the strongest. */
  levels: {
    random: 'Random',
    novice: 'Beginner',
    greedy: 'Casual',
    scout: 'Strong',
    marshal: 'Stronger',
    warden: 'Strongest',
  },
  /** A bot's characters. */
  characters: { gambler: 'gambler', builder: 'builder', trader: 'trader', raider: 'raider' },
  setUp,
  /** The screen's word for a single person. */
  you: 'You',
  playOut,
  table,
  review,
  lines,
  keys,
  matches,
  solo,
  daily,
  deal,
  rules,
  verify,
  share,
  sound,
  overall,
  wayOn: {
    beaten: (level: string, game: string) => `You have beaten ${level} at ${game}.`,
    next: (level: string) => `Play ${level}, the level above`,
    lesson: (game: string) => `You know ${game} a little by now.`,
    learn: (game: string) => `The lesson of ${game} shows the rest`,
  },
  install: {
    ask: 'Install Marchlands on this device, like an app? It has its own window and works offline.',
    yes: 'Install it',
    no: 'No, thanks',
  },
  data,
  settings,
  learn,
  problems,
  credits: { title: 'Credits' },
  open: {
    title: 'Opening a link',
    problem: 'This link cannot be opened:',
    help: 'It may have been cut short on the way. Ask for it again, or start a new match.',
  },
  notFound: { title: 'Nothing here', text: 'There is no page at this address.', home: 'To the games' },
  trouble,
  update: { ready: 'A newer version of the page is here.', go: 'Reload' },
  seatName: (seat: Seat) => `Player ${seat + 1}`,
};
