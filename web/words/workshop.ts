import { catalogue } from '@marchlands/core/language.ts';

const number = new Intl.NumberFormat('en');

/** Words of the workshop. */
export const workshopWords = catalogue('workshop', {
  title: (game: string) => `Workshop: ${game}`,
  lede: 'Change a rule, have bots play the same deals by the standard rules and by yours, and see what it does to the game.',
  level: 'Bots',
  levelAbout: 'What only strong players use looks useless among weak ones; strong ones take longer.',
  deals: 'Deals',
  dealsAbout: (seats: number) =>
    seats === 1 ? 'Each is played once.' : `Each is played ${seats} times, everybody moving on by one seat.`,
  start: 'Have it played',
  stop: 'Stop',
  play: 'Play it yourself',
  share: 'This page’s address holds the variant:',
  tooLong: 'This variant is too large for an address: its editor saves it as a file.',
  before: 'Nothing was played yet.',
  progress: (done: number, most: number) => `${number.format(done)} of ${number.format(most)} matches`,
  left: (seconds: number) => (seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`),
  stopped: 'Stopped: these figures are of the deals that were played whole.',
  bug: (message: string) => `Match ${message} This is a bug of ours.`,
  problem: (message: string) => `The matches could not be played on. ${message}`,
  soon: 'Figures appear after 12 deals.',
  after: (deals: number) => `After ${number.format(deals)} deals`,
  standard: 'standard',
  yours: 'yours',
  changesTitle: 'What your rules change',
  changes: (n: number) => {
    if (n === 0) return 'No change is shown. Smaller effects need more deals.';
    return n === 1 ? 'One figure is shown to change:' : `${n} figures are shown to change, the clearest first:`;
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
  beliefs:
    'Intervals hold together with 95 %: each is wider, since many are looked at. “Winners had more” tells what goes with winning, not what brings it about.',
  fared: 'What goes with winning',
  begun: 'who began so',
  single: (things: string) => `One by one: ${things}`,
  ofSeats: 'of the seats',
  timesEach: (times: string) => `${times} each`,
  winShare: 'share of the win',
  oneMore: 'one more',
  faredAbout:
    'Share of the win: what they had more than the same players in the same seats have on average. One more: by how much it is larger for one more of it, beside the others of the match. The intervals of each table hold together with 95 %. Like is compared with like, which is no experiment: who is ahead, or plays longer, uses more of everything.',
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
  won: (seats: readonly number[]) => (seats.length === 0 ? 'nobody won' : `seat ${seats.join(' and ')} won`),
  watch: 'Watch',
  watchOf: (match: string) => `Watch: ${match}`,
  notWritten: 'This match could not be written down.',
  name: (level: string, seat: number) => `${level} ${seat}`,
  tried: 'Tried on this device',
  triedRules: 'rules',
  triedBy: (level: string, seats: number, deals: number) => `${level}, ${seats} seats, ${number.format(deals)} deals`,
  firstSeat: 'first seat wins',
  open: 'Open',
  forget: 'Forget',
  forgetOf: (rules: string) => `Forget: ${rules}`,
});
