/** Arguments of an action that stand for several moves. */
import type { LineReader, StepWriter } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Part } from '@marchlands/core/step-forms/form.ts';
import { BOAT } from '../data/limits.ts';
import { MOVE, type Move, moveCodec } from '../moves.ts';
import { positionOfStopped } from '../rules/boat.ts';
import { isPartial } from '../rules/legal.ts';
import { countIn } from '../rules/waters.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { nameOf } from '../view/names.ts';
import { itemText, readItem } from './items.ts';
import { refuse, unreadable } from './names.ts';

type Reader = LineReader<Types>;
type Writer = StepWriter<Types>;
type Read = Result<unknown>;

const leftOver = (word: string): Result<never> => fail(`${quoted(word)} is left over.`, word);

/** Handles items one by one, until one is refused. */
function each<T>(items: readonly T[], one: (item: T) => Read): Read {
  for (const item of items) {
    const done = one(item);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** A token of an item, with the place of its number: `+t2@C4`. */
const COUNTED = /^((?:give |get )?[+-]?[tgimhw])([1-9]\d?)?(?=[@>]|$)/;

/**
 * The moves in a text, one for each token.
 * @param item the text that a refusal quotes
 * @param form its correct form
 */
function movesIn(s: State, kind: Move['kind'], text: string, item: string, form: string): Result<number[]> {
  const count = COUNTED.exec(text)?.[2] ?? '1';
  const move = readItem(s, kind, text.replace(COUNTED, '$1'));
  if (move?.ok === true) return ok(new Array<number>(Number(count)).fill(move.value));
  return move?.problem.code === undefined ? unreadable(item, form) : move;
}

/** Plays them. */
function play(r: Reader, kind: Move['kind'], text: string, item: string, form: string): Read {
  const moves = movesIn(r.state, kind, text, item, form);
  return moves.ok ? each(moves.value, (code) => r.play(code, item)) : moves;
}

/** Takes the moves of the seat that follow, while `goesOn` holds, and returns the text of each. */
function takeWhile(w: Writer, goesOn: (kind: Move['kind']) => boolean): readonly string[] {
  const by = w.step?.by;
  const texts: string[] = [];
  for (let { step } = w; step !== undefined && step.by !== CHANCE && step.by === by; { step } = w) {
    if (!goesOn(moveCodec.kindOf(step.code))) break;
    texts.push(itemText(w.state, step.code));
    w.take();
  }
  return texts;
}

/** The next move of a seat, and those up to the end of its choice. */
function takeChoice(w: Writer): readonly string[] {
  let isFirst = true;
  return takeWhile(w, () => {
    const goesOn = isFirst || isPartial(w.state, w.step?.by ?? 0);
    isFirst = false;
    return goesOn;
  });
}

/** Merges equal neighbours that have a token, with their count. */
function merged(texts: readonly string[]): readonly string[] {
  const found: { readonly text: string; count: number }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text && COUNTED.test(text)) last.count += 1;
    else found.push({ text, count: 1 });
  }
  return found.map(({ text, count }) => (count === 1 ? text : text.replace(COUNTED, `$1${count}`)));
}

/** `t@C3,g2@D4` with `@`, or `m2>A1` with `>`: moves of one kind, ascending. */
const side = (kind: 'give' | 'get' | 'pay' | 'put', word: 'give' | 'get'): Part<Types> => ({
  read(r, text) {
    const codes: number[] = [];
    const form = `tokens with a place, such as t2${word === 'give' ? '@' : '>'}C3`;
    const done = each(text.split(','), (item) => {
      const own = movesIn(r.state, kind, `${word} ${item}`, item, form);
      if (own.ok) codes.push(...own.value);
      return own;
    });
    codes.sort((a, b) => a - b);
    return done.ok ? each(codes, (code) => r.play(code, text)) : done;
  },
  write: (w) =>
    merged(takeWhile(w, (one) => one === kind))
      .map((text) => text.slice(word.length + 1))
      .join(','),
});

/** The end of an offer: sent, or given up by `-`. */
const sent: Part<Types> = {
  isAlways: true,
  read: (r, text) =>
    text === '' || text === '-'
      ? r.play(text === '' ? MOVE.send : MOVE.giveUp)
      : unreadable(text, '"give t@C3 get m2>A1"'),
  write: (w) => (takeWhile(w, (kind) => kind === 'send' || kind === 'giveUp').at(0) === '-' ? '-' : ''),
};

/** The price of a development: goods, or `gold`. */
const price: Part<Types> = {
  read: (r, text, codeWith) =>
    text === '' || text === 'gold' ? r.play(codeWith(text === '' ? 0 : 1)) : leftOver(text),
  write(w) {
    const [, , gold] = moveCodec.split(w.step?.code ?? 0);
    w.take();
    return gold === 1 ? 'gold' : '';
  },
};

/** The position of a new boat in its file, if there is a choice; it may always be written. */
const berth: Part<Types> = {
  isAlways: true,
  read(r, text) {
    const isAsked = r.state.step === STEP.position;
    if (text === '' && r.state.step !== STEP.enter) return ok(null);
    if (text === '') return unreadable('', 'a water and a position in its file, such as M1#1');
    const code = moveCodec.join('position', [/^[1-9]\d?$/.test(text) ? Number(text) - 1 : -1]);
    if (isAsked ? code < 0 : text !== '1') return refuse(r.state.setup, 'noSuchPosition', text);
    return isAsked ? r.play(code, text) : ok(null);
  },
  write: (w) =>
    takeWhile(w, (kind) => kind === 'position')
      .at(0)
      ?.slice(1) ?? '1',
};

const WALK = 'a token and two places, such as "foot w C4 D4"';
/** The tokens of a shipment by foot: `w`, and if several may go, `t2,w`. */
const walkers: Part<Types> = {
  read(r, text, codeWith) {
    const from = nameOf(r.state, moveCodec.split(codeWith(0))[1]);
    const [first, ...others] = text.split(',').map((word) => movesIn(r.state, 'take', `+${word}@${from}`, text, WALK));
    const begun = first.ok ? r.play(first.value[0] - MOVE.take + MOVE.foot, text) : first;
    const rest = first.ok ? [ok(first.value.slice(1)), ...others] : [];
    return begun.ok
      ? each(rest, (moves) => (moves.ok ? each(moves.value, (code) => r.play(code, text)) : moves))
      : begun;
  },
  write(w) {
    const texts = takeWhile(w, (kind) => kind === 'foot' || kind === 'take');
    return merged(texts.map((text) => text.replace(/^(?:foot |\+)(\w).*/, '$1'))).join(',');
  },
};

/** `+t2@C4 >M4 .2`. */
const journey = (texts: readonly string[]): string =>
  merged(texts)
    .join(' ')
    .replace(/\. \.(?=\d)/, '.');
/** `+t2 >C4 -t`: a Horse loads and unloads where it stands. */
const ridden = (texts: readonly string[]): string => journey(texts.map((text) => text.replace(/^([+-]\w)@.*/, '$1')));

const isLoad = (item: string): boolean => /^[+-]/.test(item);
const loading = (item: string): 'take' | 'drop' => (item.startsWith('+') ? 'take' : 'drop');

/** `+t2 >C4 -t .` from a place; a plan ends in the target, and its full stop is not a move. */
function readRide(r: Reader, from: string, items: readonly string[], isPlan: boolean): Read {
  const form = '+t2, -t, >C4 or a full stop';
  const left = items.indexOf('.') + 1;
  if (left > 0 && left < items.length) return leftOver(items[left]);
  let at = from;
  return each(items, (item) => {
    if (item === '.') return isPlan ? ok(null) : r.play(MOVE.stop, item);
    if (item === '-') return r.play(MOVE.giveUp, item);
    if (isLoad(item)) return play(r, loading(item), `${item}@${at}`, item, form);
    at = item.slice(1);
    return play(r, 'step', item, item, form);
  });
}
const ride: Part<Types> = {
  read: (r, text) => readRide(r, nameOf(r.state, r.state.shipAt), text.split(' '), false),
  write: (w) => ridden(takeChoice(w)),
};

/** `g@B1>C3,t2@C3>B1 .` */
const links: Part<Types> = {
  read(r, text) {
    const [pairs, stop = '', ...left] = text.split(' ');
    if ((stop !== '' && stop !== '.') || left.length > 0) return leftOver(stop === '.' ? left[0] : stop);
    const form = 'tokens with two links, such as t2@C3>B1';
    const passed = each(pairs.split(','), (item) => {
      const [, from = '', into = ''] = /^(\w+@[^>]+)(>.+)$/.exec(item) ?? [];
      const moves = movesIn(r.state, 'chain', from, item, form);
      if (!moves.ok) return moves;
      return each(moves.value, (code) => {
        const begun = r.play(code, item);
        return begun.ok ? play(r, 'step', into, item, form) : begun;
      });
    });
    return passed.ok && stop === '.' ? r.play(MOVE.stop, stop) : passed;
  },
  write(w) {
    const texts = takeChoice(w);
    const pairs = texts.flatMap((from, i) => (i % 2 === 0 && i + 1 < texts.length ? [from + texts[i + 1]] : []));
    return `${merged(pairs).join(',')} .`;
  },
};

/** The number of other boats in the moving boat's water. */
function othersBeside(s: State): number {
  const isPlannedHere = s.planBoat > 0 && s.boatSpace[s.planBoat - 1 - BOAT] === s.shipAt;
  return countIn(s, s.shipAt) - (isPlannedHere ? 1 : 0);
}

/** The end of a boat's move: its position, if there is a choice: as written, else behind the others. */
function readStop(r: Reader, word: string): Read {
  const isAlone = othersBeside(r.state) === 0;
  const n = word.slice(1);
  if (n !== '' && !/^[1-9]\d?$/.test(n)) return unreadable(word, 'a full stop with a position, such as .1');
  const stopped = r.play(MOVE.stop, word);
  if (!stopped.ok) return stopped;
  const { state } = r;
  if (state.step !== STEP.moor) return n !== '' && (n !== '1' || !isAlone) ? leftOver(word) : stopped;
  const others = othersBeside(state);
  const last = state.entry === 0 ? others : positionOfStopped(state, others);
  const code = moveCodec.join('position', [n === '' ? last : Number(n) - 1]);
  return code < 0 ? refuse(state.setup, 'noSuchPosition', word) : r.play(code, word);
}

/** By its sign: the kind of an item of a boat's way. */
const WAY: { readonly [sign: string]: Move['kind'] | undefined } = {
  '>': 'sail',
  '?': 'ask',
  '+': 'take',
  '-': 'drop',
  '!': 'land',
};

/** The way of a boat, from its beginning or after an answer: `?M4 +t@C4 -t@D5 >M4 .1 !hw`; `-` gives it up. */
export const way: Part<Types> = {
  isAlways: true,
  read(r, text) {
    const items = text === '' ? [] : text.split(' ');
    const sailed = each(items, (item) => {
      if (item === '-') return r.play(MOVE.giveUp, item);
      if (item.startsWith('.')) return readStop(r, item);
      return play(r, WAY[item[0]] ?? 'take', item, item, '?M4, +t@C4, -t@D5, >M4 or a full stop');
    });
    const isOpen = r.state.step === STEP.land && r.state.plan > 0 && items.at(-1)?.startsWith('.') === true;
    return sailed.ok && isOpen ? r.play(MOVE.land) : sailed;
  },
  write: (w) => journey(takeChoice(w)),
};

/** The planned move of an attack; without one the attack is declared as it is. */
const plan: Part<Types> = {
  isAlways: true,
  read(r, text) {
    const [by, name = '', ...items] = text.split(' ');
    if (text === '') return r.play(MOVE.declare);
    if (text === '-') return r.play(MOVE.giveUp, by);
    if (by !== 'foot' && by !== 'horse' && by !== 'boat') return unreadable(by, 'foot, horse or boat');
    const begun = play(r, by, `${by}${by === 'foot' ? ' w' : ''} ${name}`, name, 'a place');
    if (!begun.ok || by === 'boat') return begun.ok ? way.read(r, items.join(' '), () => -1) : begun;
    if (by === 'horse') return readRide(r, name, items, true);
    return items.length > 0 ? leftOver(items[0]) : begun;
  },
  write(w) {
    const [begun = '', ...rest] = takeChoice(w);
    if (begun === '' || begun === '.') return begun === '' ? null : '';
    if (begun.startsWith('horse')) return `${begun} ${ridden(rest)}${rest.at(-1) === '-' ? '' : ' .'}`;
    return journey([begun.replace('foot w', 'foot'), ...rest]);
  },
};

export const parts = {
  ...{ given: side('give', 'give'), got: side('get', 'get'), paid: side('pay', 'give'), put: side('put', 'get') },
  ...{ sent, price, berth, walkers, ride, links, way, plan },
};
