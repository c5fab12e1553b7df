/** Reads a JSettlers2 log from outside: its content, or its error with the line and the expected value. */
import { isName } from '@marchlands/core/names.ts';
import { Reading } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import {
  CARDS,
  type Cards,
  edgeAt,
  hexAt,
  KINDS,
  type Layout,
  type Line,
  type Log,
  RESOURCES,
  STATE,
  type Told,
  vertexAt,
} from './jsettlers-format.ts';
import { readLayout } from './jsettlers-layout.ts';
import { Message } from './jsettlers-message.ts';

/** Most lines of a log: far more than a match has. */
const MOST_LINES = 100_000;
/** The oldest version whose messages match the documents. */
const OLDEST = 2500;
/** Points needed to win if the options do not say. */
const TARGET = 10;
const MOST_NAME = 40;
const MOST_STATE = 1000;

/** Messages of other boards only, with their purpose. */
const OTHER_BOARDS: { readonly [name: string]: string | undefined } = {
  SOCMovePiece: 'moves a ship',
  SOCRevealFogHex: 'lifts fog',
  SOCPieceValue: 'belongs to a scenario',
  SOCSetSpecialItem: 'belongs to a scenario',
  SOCLegalEdges: 'belongs to a scenario',
};

/** One reading of a log, line by line. */
class LogReader {
  readonly #r: Reading;
  /** The seated players, until the match begins. */
  readonly #seated = new Map<number, string>();
  #target = TARGET;
  #layout: Layout | null = null;
  /** The player who places first; -1 before the first turn. */
  #first = -1;
  readonly #lines: Line[] = [];
  /** Indices of the lines with actions, and the state of the game at the last turn. */
  readonly #done: number[] = [];
  #turn = 0;
  /** The current line. */
  #number = 1;
  #text = '';
  /** The last line that showed a hidden card, while the line that hides it from others may follow. */
  #shown: Told | null = null;

  constructor(r: Reading) {
    this.#r = r;
  }

  read(text: string): void {
    const lines = text.split('\n', MOST_LINES + 1);
    if (lines.length > MOST_LINES) {
      this.#r.fail(`line ${MOST_LINES + 1}`, `is too many: a log has at most ${MOST_LINES} lines.`);
      return;
    }
    this.#header(lines[0].replace(/^\ufeff/, '').trim());
    for (const [i, line] of lines.entries()) {
      if (i === 0) continue;
      if (this.#r.hasProblem()) return;
      this.#number = i + 1;
      this.#text = line.trim();
      if (this.#text !== '' && !this.#text.startsWith('#')) this.#line();
    }
    if (this.#first < 0)
      this.#r.fail(`line ${lines.length}`, 'is the last one, and no match has begun: there must be a message SOCTurn.');
  }

  log(): Log {
    const numbers = [0, 1, 2, 3].filter((number) => this.#seated.has(number));
    const at = Math.max(0, numbers.indexOf(this.#first));
    const order = [...numbers.slice(at), ...numbers.slice(0, at)];
    return {
      players: order.map((number) => ({ number, name: this.#seated.get(number) ?? '' })),
      target: this.#target,
      board: this.#layout ?? { line: 1, hexes: [], harbours: [], robber: 0 },
      lines: this.#lines,
    };
  }

  #header(line: string): void {
    const right = 'SOC game event log: type=F, version=2500, created_at=1, now=2, game_name=g';
    const found = /^SOC game event log: type=([^,]*), version=([^,]*)(?:,|$)/.exec(line);
    if (found === null) {
      this.#r.fail('line 1', `must be the header "${right}", not ${quoted(line)}.`);
      return;
    }
    const [, type, version] = found;
    if (type !== 'F' && type !== 'C')
      this.#r.fail('line 1', `must have type=F, a log of all messages, or type=C, not ${quoted(type)}.`);
    if (!/^\d{4,6}$/.test(version) || Number(version) < OLDEST)
      this.#r.fail('line 1', `must have version=${OLDEST} or a later one, not ${quoted(version)}.`);
  }

  #line(): void {
    const at = `line ${this.#number}`;
    const message = Message.of(this.#r, at, this.#text);
    if (message === null || !message.isEvent) return;
    const other = OTHER_BOARDS[message.name];
    if (other !== undefined) {
      message.fail(`${other}, and only matches on the classic board are read.`);
      return;
    }
    if (Object.hasOwn(READERS, message.name)) READERS[message.name](this, message);
  }

  get hasBegun(): boolean {
    return this.#first >= 0;
  }

  tell(told: Told): void {
    if (!isCheck(told)) {
      this.#done.push(this.#lines.length);
      this.#shown = told;
    }
    this.#lines.push({ number: this.#number, text: this.#text, told });
  }

  /** Whether the players are still placing their first pieces. */
  get isPlacing(): boolean {
    return this.#turn < STATE.beforeRoll;
  }

  /** The last action; null if there was none. */
  get last(): Told | null {
    const at = this.#done.at(-1);
    return at === undefined ? null : this.#lines[at].told;
  }

  /** Drops the last action and everything after it. */
  takeBack(): void {
    this.#lines.length = this.#done.pop() ?? 0;
    this.#shown = null;
  }

  /** A card shown to its players: recorded once, though it is sent to each of them. */
  tellShown(told: Told): void {
    if (JSON.stringify(this.#shown) !== JSON.stringify(told)) this.tell(told);
  }

  /** The line that hides a card from the others: a problem if no earlier line shows it. */
  hidden(message: Message, kind: Told['kind'], player: number): void {
    const shown = this.#shown;
    if (shown?.kind === kind && 'player' in shown && shown.player === player) this.#shown = null;
    else
      message.fail(
        'hides a card that no line before it shows. A log of the server shows it to its players (p0: to p3:); one of a single client does not.',
      );
  }

  seat(message: Message): void {
    if (this.hasBegun) return;
    const number = message.player('playerNumber');
    const name = message.text('nickname');
    if (!isName(name) || name.length > MOST_NAME)
      message.fail(
        `must have nickname=, a name of 1 to ${MOST_NAME} characters that can be seen, not ${quoted(name)}.`,
      );
    for (const [other, taken] of this.#seated)
      if (taken === name && other !== number) message.fail(`seats ${quoted(name)}, who has another seat already.`);
    this.#seated.set(number, name);
  }

  leave(message: Message): void {
    if (this.hasBegun) return;
    const name = message.text('nickname');
    for (const [number, taken] of this.#seated) if (taken === name) this.#seated.delete(number);
  }

  layout(message: Message): void {
    if (this.hasBegun) message.fail('comes after the first turn: a log must hold one match.');
    else this.#layout = readLayout(message, this.#number);
  }

  /** `BC=t4,N7=f7,RD=f,PL=4`: a number counts if preceded by `t` or nothing. */
  options(message: Message): void {
    const options = new Map(
      (message.find('param2') ?? '').split(',').map((option): [string, string] => {
        const [name, value = ''] = option.split('=');
        return [name, value];
      }),
    );
    if (options.get('SBL') === 't' || (options.get('SC') ?? '') !== '')
      message.fail('begins a match on the sea board (SBL, SC): only matches on the classic board are read.');
    if (options.get('PLB') === 't' || Number(options.get('PL') ?? 4) > 4)
      message.fail(
        'begins a match on the board for six (PL, PLB): only matches on the classic board for four are read.',
      );
    const points = /^t(\d{1,3})$/.exec(options.get('VP') ?? '')?.[1];
    if (points !== undefined) this.#target = Number(points);
    if (this.#target < 3 || this.#target > 30) message.fail(`must have VP= with 3 to 30 points, not ${points ?? ''}.`);
  }

  /** A participating player, by the number in a field. */
  player(message: Message, field: string): number {
    const number = message.player(field);
    if (this.#seated.has(number)) return number;
    message.fail(`must have ${field}=, the number of a player who sits at the table, not ${number}.`);
    return 0;
  }

  turn(message: Message): void {
    const player = this.player(message, 'playerNumber');
    const state = message.whole('gameState', 0, MOST_STATE);
    if (!this.hasBegun) {
      if (this.#layout === null) message.fail('comes before the board: a message SOCBoardLayout must stand before it.');
      if (this.#seated.size < 2)
        message.fail(`begins a match of ${this.#seated.size}: 2 to 4 players must have sat down (SOCSitDown).`);
      if (state !== STATE.settle1)
        message.fail(`must have gameState=${STATE.settle1}, the first settlement, where a match begins, not ${state}.`);
      this.#first = player;
    }
    this.#turn = state;
    this.tell({ kind: 'turn', player, state });
  }
}

/** Whether a line only reports the state and does nothing. */
function isCheck({ kind }: Told): boolean {
  return kind === 'state' || kind === 'hand' || kind === 'award';
}

const isSame = (a: Cards, b: Cards): boolean => KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
const sizeOf = (cards: Cards): number => KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);

/** The cards of a set that all may see. */
function openCards(message: Message, field: string): Cards {
  const { cards, hidden } = message.cards(field);
  if (hidden > 0) message.fail(`must have ${field}= with unknown=0, not ${hidden}.`);
  return cards;
}

/** A road, settlement or city; null, with the problem reported, for anything else. */
function pieceOf(log: LogReader, message: Message): Told | null {
  const player = log.player(message, 'playerNumber');
  const type = message.whole('pieceType', 0, 9);
  if (type === 0) return { kind: 'road', player, edge: message.place('coord', 'an edge', edgeAt) };
  if (type < 3) return { kind: type === 1 ? 'settle' : 'city', player, at: message.place('coord', 'a node', vertexAt) };
  message.fail('must have pieceType=, 0 for a road, 1 for a settlement or 2 for a city, on the classic board.');
  return null;
}

type MessageReader = (log: LogReader, message: Message) => void;

/** Readers of the messages during a match. */
const PLAYED: { readonly [name: string]: MessageReader } = {
  SOCGameState(log, message) {
    log.tell({ kind: 'state', state: message.whole('state', 0, MOST_STATE) });
  },

  SOCPutPiece(log, message) {
    const piece = pieceOf(log, message);
    if (piece !== null) log.tell(piece);
  },

  SOCUndoPutPiece(log, message) {
    const piece = pieceOf(log, message);
    if (JSON.stringify(log.last) === JSON.stringify(piece)) log.takeBack();
    else message.fail('takes back what was not done last; only that is read.');
  },

  /**
   * A first settlement may be taken back before its road is built; a paid purchase is taken back before it is placed.
   */
  SOCCancelBuildRequest(log) {
    if (log.isPlacing && log.last?.kind === 'settle') log.takeBack();
  },

  SOCDiceResult(log, message) {
    log.tell({ kind: 'roll', total: message.whole('param', 2, 12) });
  },

  SOCDevCardAction(log, message) {
    const action = message.text('actionType');
    if (message.find('cardType') === null) return;
    if (action === 'DRAW') {
      const player = log.player(message, 'playerNum');
      const card = CARDS[message.whole('cardType', 0, CARDS.length - 1)];
      if (card === null) log.hidden(message, 'buy', player);
      else log.tell({ kind: 'buy', player, card });
    }
    if (action === 'PLAY') {
      const player = log.player(message, 'playerNum');
      const card = CARDS[message.whole('cardType', 1, CARDS.length - 1)];
      if (card === null || card === 'point') message.fail('must have cardType=, 1, 2, 3 or 9, where a card is played.');
      else log.tell({ kind: 'play', player, card });
    }
    // Road building returns to the hand if no road was built yet.
    const { last } = log;
    if (
      action === 'ADD_OLD' &&
      last?.kind === 'play' &&
      last.card === 'road-building' &&
      message.find('cardType') === '1'
    )
      log.takeBack();
  },

  SOCPickResources(log, message) {
    const cards = openCards(message, 'resources');
    log.tell({ kind: 'plenty', player: log.player(message, 'pn'), cards });
  },

  /** 3 is a monopoly: `v2` is its kind. */
  SOCSimpleAction(log, message) {
    if (message.whole('actType', 0, 9999) !== 3) return;
    const of = message.resource('v2');
    const player = log.player(message, 'pn');
    if (of === null) message.fail('must have v2=, the number of a resource, where a monopoly is played.');
    else log.tell({ kind: 'monopoly', player, of });
  },

  SOCDiscard(log, message) {
    const player = log.player(message, 'playerNum');
    const { cards, hidden } = message.cards('resources');
    if (hidden > 0) log.hidden(message, 'discard', player);
    else log.tell({ kind: 'discard', player, cards });
  },

  SOCMoveRobber(log, message) {
    const player = log.player(message, 'playerNumber');
    log.tell({ kind: 'robber', player, hex: message.place('coord', 'a hex', hexAt) });
  },

  SOCRobberyResult(log, message) {
    const player = log.player(message, 'perp');
    const victim = log.player(message, 'victim');
    const of = message.resource('resType');
    if (message.whole('amount', 1, 1) !== 1) return;
    if (of === null) log.hidden(message, 'rob', player);
    else log.tellShown({ kind: 'rob', player, victim, of });
  },

  SOCBankTrade(log, message) {
    const [give, take] = [openCards(message, 'give'), openCards(message, 'get')];
    const player = log.player(message, 'pn');
    if (sizeOf(give) >= sizeOf(take)) {
      log.tell({ kind: 'bank', player, give, take });
      return;
    }
    // One card for several cancels the last trade.
    const { last } = log;
    if (last?.kind === 'bank' && last.player === player && isSame(last.give, take) && isSame(last.take, give))
      log.takeBack();
    else message.fail('takes back a trade that was not done last; only that is read.');
  },

  SOCAcceptOffer(log, message) {
    const [other, player] = [log.player(message, 'accepting'), log.player(message, 'offering')];
    const [give, take] = [openCards(message, 'toAccepting'), openCards(message, 'toOffering')];
    if (other === player) message.fail('must have two players who trade.');
    log.tell({ kind: 'deal', player, other, give, take });
  },

  /** A hand is sent to its owner, its five resources as elements 1 to 5. */
  SOCPlayerElements(log, message) {
    if (message.audience === 'all' || message.find('actionType') !== 'SET') return;
    const counts = message.elements(1, RESOURCES.length);
    if (counts.some((count) => count === undefined)) return;
    const cards = Object.fromEntries(KINDS.map((kind, i) => [kind, counts[i]]));
    log.tell({ kind: 'hand', player: log.player(message, 'playerNum'), cards });
  },

  /** Largest army and longest road are elements 5 and 6. */
  SOCGameElements(log, message) {
    const [army, road] = message.elements(5, 2);
    for (const [of, player] of [['largestArmy', army] as const, ['longestRoad', road] as const])
      if (player !== undefined) log.tell({ kind: 'award', of, player });
  },

  SOCResetBoardAuth(_, message) {
    message.fail('begins the match anew: a log must hold one match. Cut it off before this line.');
  },
};

const READERS: { readonly [name: string]: MessageReader } = {
  SOCNewGameWithOptions: (log, message) => log.options(message),
  SOCSitDown: (log, message) => log.seat(message),
  SOCLeaveGame: (log, message) => log.leave(message),
  SOCBoardLayout: (log, message) => log.layout(message),
  SOCBoardLayout2: (_, message) =>
    message.fail(
      'lays the sea board, the board for six or one of version 3: only matches on the classic board (SOCBoardLayout) are read.',
    ),
  SOCTurn: (log, message) => log.turn(message),
  ...Object.fromEntries(
    Object.entries(PLAYED).map(([name, reader]): [string, MessageReader] => [
      name,
      (log, message) => {
        if (log.hasBegun) reader(log, message);
        else if (name === 'SOCPutPiece')
          message.fail('comes before the first turn: a message SOCTurn must stand before it.');
      },
    ]),
  ),
};

/** A log, as far as it is used here; irrelevant lines are dropped. Fails at the first error. */
export function readLines(text: string): Result<Log> {
  const r = new Reading();
  const reader = new LogReader(r);
  reader.read(text);
  return r.result(reader.log());
}
