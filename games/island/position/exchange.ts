/** Positions as JSON for exchange with other programs (Positions as JSON), converted to the equivalent text form. */
import type { Raw, Reading } from '@marchlands/core/read.ts';
import { isRecord } from '@marchlands/core/result.ts';
import { DEV_CARDS, firstOfDeck, PROGRESS_CARDS } from '../data/cards.ts';
import { EVENT_FACES, HARBOURS, KINDS, TERRAINS, TRACKS } from '../data/kinds.ts';
import { letterOf, TERRAIN_LETTERS } from '../notation/names.ts';
import { isRobberFree } from '../rules/robber.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Checks one value and returns its text. */
type Member = (value: unknown, at: string) => string;
/** The texts of an object's members. */
type Texts = { readonly [name: string]: string | undefined };

/** Whether JSON has the exchange form, as opposed to the output of `format`. */
export function isExchange(json: Raw): boolean {
  return json['rules'] !== undefined || json['players'] !== undefined || json['game'] !== undefined;
}

/** A value as a word of the text form; invalid values become words that the form refuses. */
function word(value: unknown): string {
  const isWord = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  return isWord && /^\S+$/.test(String(value)) ? String(value) : '?';
}

const joined = (texts: Texts, sign = ' '): string =>
  Object.values(texts)
    .filter((text) => text !== undefined && text !== '')
    .join(sign);

/** Readers of members; problems are reported to the reading. */
function makers(r: Reading) {
  const whole =
    (low: number, high: number): Member =>
    (value, at) =>
      String(r.whole(value, at, low, high));
  const oneOf =
    <N extends string>(names: readonly N[], text: (name: N) => string = String): Member =>
    (value, at) =>
      text(r.oneOf(value, at, names));
  const orNull =
    (member: Member): Member =>
    (value, at) =>
      value === null ? '' : member(value, at);
  const flag: Member = (value, at) => String(r.flag(value, at));
  const text: Member = (value, at) => word(r.text(value, at, 200));
  const prefixed =
    (prefix: string, member: Member): Member =>
    (value, at) =>
      `${prefix}${member(value, at)}`;
  /** Checked, but not part of the text. */
  const silent =
    (member: Member): Member =>
    (value, at) => {
      member(value, at);
      return '';
    };
  /** A list as one item; omitted if empty. */
  const listed =
    (prefix: string, member: Member, sign = ','): Member =>
    (value, at) => {
      const texts = r.list(value, at, member);
      return texts.length === 0 ? '' : `${prefix}${texts.join(sign)}`;
    };
  /** An object with these members, all optional. */
  const object =
    (
      members: { readonly [name: string]: Member },
      write: (texts: Texts) => string = (texts) => joined(texts),
    ): Member =>
    (value, at) => {
      const raw = r.record(value, at, `an object with ${Object.keys(members).join(', ')}`);
      r.only(raw, at, Object.keys(members));
      const given = Object.entries(members).filter(([name]) => raw[name] !== undefined);
      return write(Object.fromEntries(given.map(([name, member]) => [name, member(raw[name], `${at}.${name}`)])));
    };
  /** An object with a member of the same kind under each of these names. */
  const each = <N extends string>(names: readonly N[], member: (name: N) => Member, prefix = '', sign = ','): Member =>
    object(Object.fromEntries(names.map((name) => [name, member(name)])), (texts) => {
      const all = joined(texts, sign);
      return all === '' ? '' : `${prefix}${all}`;
    });
  /** A number of equal things, one text each. */
  const times =
    (member: Member, one: string, sign = ''): Member =>
    (value, at) =>
      new Array<string>(Number(member(value, at))).fill(one).join(sign);
  /** A count, omitted if zero. */
  const some =
    (name: string): Member =>
    (value, at) => {
      const number = String(r.whole(value, at, 0, 255));
      return number === '0' ? '' : `${name}=${number}`;
    };
  return { r, whole, oneOf, orNull, flag, text, prefixed, silent, listed, object, each, times, some };
}
type Makers = ReturnType<typeof makers>;

/** Vertices along roads, or the ends of an edge. */
const pathOf =
  ({ r, whole }: Makers, { board }: Setup): Member =>
  (value, at) => {
    const vertices = r.list(value, at, whole(0, board.vertices - 1));
    if (vertices.length < 2) r.fail(at, 'must have two vertices or more, such as [30, 36].', 'IK-013');
    return vertices.join('-');
  };

function boardOf(m: Makers, setup: Setup): Member {
  const { r, whole, oneOf, orNull, prefixed, silent, listed, object } = m;
  const { board } = setup;
  return object({
    land: silent(whole(board.hexes.length, board.hexes.length)),
    hexes: listed(
      'board=',
      object(
        { terrain: oneOf(TERRAINS, (one) => TERRAIN_LETTERS[TERRAINS.indexOf(one)]), token: orNull(whole(2, 12)) },
        ({ terrain = '?', token = '' }) => `${terrain}${token}`,
      ),
    ),
    harbours: (value, at) => {
      const harbour = object(
        { edge: pathOf(m, setup), kind: oneOf(HARBOURS, (kind) => (kind === 'any' ? kind : letterOf(kind))) },
        ({ edge = '?', kind = '?' }) => `${edge}:${kind}`,
      );
      return `harbours=${r.list(value, at, harbour).join(',')}`;
    },
    shipBay: prefixed('shipbay=', whole(0, board.bays.length - 1)),
  });
}

function deckOf({ oneOf, silent, listed, object, each, whole }: Makers, track: (typeof TRACKS)[number]): Member {
  const of = TRACKS.indexOf(track);
  const own = PROGRESS_CARDS.slice(firstOfDeck(of), firstOfDeck(of + 1));
  return object({ undrawn: silent(each(own, () => whole(0, 255))), under: listed(`${track}:`, oneOf(own)) });
}

function playerOf(m: Makers, setup: Setup): Member {
  const { whole, oneOf, flag, prefixed, listed, object, each, times, some } = m;
  const vertex = whole(0, setup.board.vertices - 1);
  const count = whole(0, 255);
  const knight = object(
    { at: vertex, level: whole(1, 3), active: flag, ready: flag, promoted: flag },
    ({ at = '?', level = '?', active, ready, promoted }) =>
      `k${at}:${level}${active !== 'true' ? '-' : ready === 'false' ? '~' : '+'}${promoted === 'true' ? '!' : ''}`,
  );
  return object(
    {
      ...{ seat: whole(1, setup.seats), hand: each(KINDS, (kind) => times(count, letterOf(kind)), 'hand=', '') },
      ...{ settlements: listed('', prefixed('s', vertex), ' '), cities: listed('', prefixed('c', vertex), ' ') },
      onSide: listed('', prefixed('x', vertex), ' '),
      metropolises: each(TRACKS, (track) => (value, at) => `m${vertex(value, at)}:${track}`, '', ' '),
      ...{ walls: listed('', prefixed('w', vertex), ' '), roads: listed('', prefixed('r', pathOf(m, setup)), ' ') },
      knights: listed('', knight, ' '),
      levels: object(
        Object.fromEntries(TRACKS.map((track) => [track, whole(0, 5)])),
        (levels) => `imp=${TRACKS.map((track) => levels[track] ?? '0').join('/')}`,
      ),
      ...{ progress: listed('prog=', oneOf(PROGRESS_CARDS)), shown: listed('shown=', oneOf(PROGRESS_CARDS)) },
      ...{ defender: some('def'), kills: some('kills'), knightCards: some('played'), offers: some('offers') },
      ...{ development: listed('dev=', oneOf(DEV_CARDS)), bought: listed('new=', oneOf(DEV_CARDS)) },
      fleet: listed('fleet=', oneOf(KINDS, letterOf), ''),
      swapRights: each(
        Array.from({ length: setup.seats }, (_, of) => String(of + 1)),
        (of) => times(whole(0, 2), `P${of}`, ','),
        'swaps=',
      ),
    },
    ({ seat: number = '?', ...items }) => `P${number}: ${joined(items)}`,
  );
}

/** The text form of a position in exchange JSON; unknown members and invalid values are reported to the reading. */
export function textOfExchange(r: Reading, setup: Setup, json: Raw): string {
  const m = makers(r);
  const { whole, oneOf, orNull, flag, text, prefixed, silent, listed, object, each } = m;
  const { board, seats } = setup;
  const seat = whole(1, seats);
  const hex = whole(0, board.hexes.length - 1);
  const vertex = whole(0, board.vertices - 1);
  const count = whole(0, 255);
  return object(
    {
      ...{ game: silent(oneOf(['island'])), rules: text, seats: whole(2, 6), active: seat, phase: text },
      options: (value, at) => {
        const options = Object.entries(r.record(value, at)).map(([name, one]) => `${word(name)}:${word(one)}`);
        return options.length === 0 ? '' : `opt=${options.join(',')}`;
      },
      board: boardOf(m, setup),
      ...{ turn: prefixed('turn=', whole(0, 100_000)), open: listed('', prefixed('open=', text), ' ') },
      ...{ step: prefixed('step=', text), left: prefixed('left=', text) },
      dice: orNull(
        object(
          { red: whole(1, 6), yellow: whole(1, 6), event: orNull(oneOf(EVENT_FACES)) },
          ({ red = '?', yellow = '?', event = '' }) => `dice=${joined({ red, yellow, event }, ',')}`,
        ),
      ),
      robber: object({ hex: prefixed('robber=h', hex), free: silent(flag) }),
      merchant: orNull(object({ hex, seat }, ({ hex: on = '?', seat: of = '?' }) => `merchant=h${on}:P${of}`)),
      ...{ ship: prefixed('ship=', count), invasion: prefixed('invasion=', whole(0, 65_535)) },
      barbarians: listed(
        'bars=',
        object(
          {
            name: whole(0, board.bays.length - 1),
            level: whole(1, 3),
            at: vertex,
            from: orNull(prefixed('<', vertex)),
          },
          ({ name = '?', level = '?', at = '?', from = '' }) => `b${name}:${level}@${at}${from}`,
        ),
      ),
      ...{ longestRoad: orNull(prefixed('lr=P', seat)), largestArmy: orNull(prefixed('la=P', seat)) },
      bank: each(KINDS, (kind) => prefixed(letterOf(kind), count), 'bank='),
      decks: each(TRACKS, (track) => deckOf(m, track), 'under=', ';'),
      players: listed('', playerOf(m, setup), '\n'),
    },
    ({ rules, seats: number, active = '1', phase = 'action', players, ...items }) => {
      if (rules === undefined || number === undefined || players === undefined) {
        const missing = rules === undefined ? 'rules' : number === undefined ? 'seats' : 'players';
        r.fail('position', `leaves out ${missing}, which it must have.`, 'IK-001');
      }
      return `${rules} ${number} P${active} ${phase} ${joined(items)}\n${players}`;
    },
  )(json, 'position');
}

/**
 * Applies what the text form does not contain: the number of undrawn copies, if fewer are left than usual, and whether
 * the robber is free, which follows from the arrivals and must agree with them.
 */
export function finishExchange(r: Reading, s: State, json: Raw): void {
  const record = (value: unknown): Raw => (isRecord(value) ? value : {});
  for (const [deck, track] of TRACKS.entries()) {
    const undrawn = record(record(json['decks'])[track])['undrawn'];
    if (undrawn === undefined) continue;
    for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
      const name = PROGRESS_CARDS[card];
      const at = `position.decks.${track}.undrawn.${name}`;
      s.undrawn[card] = r.whole(record(undrawn)[name] ?? 0, at, 0, s.undrawn[card]);
    }
  }
  const free = record(json['robber'])['free'];
  if (free !== undefined && free !== isRobberFree(s))
    r.fail('position.robber.free', `must be ${String(!free)}: so it is by the arrivals so far.`, 'IK-087');
}
