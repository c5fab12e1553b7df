import { catalogue } from '@marchlands/core/language.ts';
import { inPercent } from '@marchlands/core/percent.ts';

const number = new Intl.NumberFormat('en');

/** Words of the workshop. */
export const workshopWords = catalogue('workshop', {
  title: (game: string) => `Workshop: ${game}`,
  lede: 'Change a rule, have bots play the same deals by the standard rules and by yours, and see how it changes the game.',
  level: 'Bots',
  levelAbout: 'With weak bots, anything that takes skill looks useless; strong ones take longer.',
  deals: 'Deals',
  dealsAbout: (seats: number) =>
    seats === 1 ? 'Each is played once.' : `Each is played ${seats} times, and everybody moves on one seat.`,
  start: 'Let bots play',
  stop: 'Stop',
  play: 'Play it yourself',
  share: 'This page’s address holds the variant:',
  tooLong: 'This variant is too large for an address: save it as a file in its editor.',
  before: 'Nothing played yet.',
  progress: (done: number, most: number) => `${number.format(done)} of ${number.format(most)} matches`,
  left: (seconds: number) => (seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`),
  stopped: 'Stopped: these figures come from the deals played in full.',
  bug: (message: string) => `Match ${message} This is a bug of ours.`,
  problem: (message: string) => `The matches could not go on. ${message}`,
  soon: 'Figures appear after 12 deals.',
  after: (deals: number) => `After ${number.format(deals)} deals`,
  standard: 'standard',
  yours: 'yours',
  changesTitle: 'What your rules change',
  changes: (n: number) => {
    if (n === 0) return 'No figure clearly changes. Smaller effects need more deals.';
    return n === 1 ? 'One figure clearly changes:' : `${n} figures clearly change, the clearest first:`;
  },
  seatOf: (title: string, seat: number) => `${title}, seat ${seat}`,
  fromTo: (title: string, from: string, to: string, by: string) => `${title}: ${from} → ${to} (${by})`,
  wins: 'Wins by seat',
  winsAbout: 'The line is what an even game would give.',
  seat: (seat: number) => `Seat ${seat}`,
  all: 'All figures',
  figure: 'figure',
  mean: 'mean',
  difference: 'difference',
  winners: 'winners had more',
  beliefs: `All intervals together hold with ${inPercent(95)} confidence, so each of them is wider. “Winners had more” shows what goes with winning, not what causes it.`,
  fared: 'What goes with winning',
  begun: 'began with',
  single: (things: string) => `One by one: ${things}`,
  ofSeats: 'of the seats',
  timesEach: (times: string) => `${times} each`,
  winShare: 'share of the win',
  oneMore: 'one more',
  faredAbout: `Share of the win: how much more they won than the same players in the same seats on average. One more: how much that grows with one more of it than the others in the match. All intervals of a table together hold with ${inPercent(95)} confidence. This compares like with like, but it is no experiment: a player who is ahead, or plays longer, uses more of everything.`,
  matches: 'Matches to look at',
  matchesAbout: 'Each opens as a replay and is kept among your matches.',
  match: {
    first: 'The first one',
    longest: 'The longest',
    shortest: 'The shortest',
    closest: 'The closest',
  },
  matchOf: (which: string, form: string | null, moves: number, won: string) =>
    `${which}${form === null ? '' : ` (${form})`}: ${won}, ${number.format(moves)} moves`,
  won: (seats: readonly number[]) =>
    seats.length === 0 ? 'nobody won' : `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(' and ')} won`,
  watch: 'Watch',
  watchOf: (match: string) => `Watch: ${match}`,
  notWritten: 'This match could not be recorded.',
  name: (level: string, seat: number) => `${level} ${seat}`,
  tried: 'Tried on this device',
  triedRules: 'rules',
  triedBy: (level: string, seats: number, deals: number) =>
    `${level}, ${seats === 1 ? '1 seat' : `${seats} seats`}, ${number.format(deals)} deals`,
  firstSeat: 'first seat wins',
  forget: 'Forget',
  forgetOf: (rules: string) => `Forget: ${rules}`,
});
