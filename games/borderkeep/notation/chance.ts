import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { TABLE_NAMES } from '../data/tables.ts';
import { OUTCOME } from '../moves.ts';
import { engineOf } from '../rules/battle.ts';
import { fighterNumber } from '../rules/fighters.ts';
import { dealtSeat } from '../rules/start.ts';
import { numberAt } from '../rules/town.ts';
import { COPIES } from '../setup.ts';
import { SIDE, STEP, type State } from '../state.ts';
import { cardText, readUnitWord, seatLetter, unitText } from './names.ts';

/**
 * The head of the line that tells the outcome now due: outcomes of one head in a row share a line. `key` tells rows
 * of different units with the same head apart.
 */
export interface Head {
  readonly text: string;
  readonly key: string;
}

function firstSeat(s: State): number {
  let seat = 0;
  while (((s.rolling >> seat) & 1) === 0 || s.rolled[seat] > 0) seat += 1;
  return seat;
}

function rollerText(s: State): string {
  if (s.roller < 2 * SIDE) return unitText(s.setup, fighterNumber(s, s.roller));
  const copy = ((s.roller - 2 * SIDE) % COPIES) + 1;
  return cardText(s.setup, engineOf(s, s.roller), copy);
}

/** What chance decides in a state where it acts. */
export function headOf(s: State): Head {
  switch (s.step) {
    case STEP.first:
      return { text: 'first', key: String(s.rounds) };
    case STEP.deal:
      return { text: `deal ${seatLetter(dealtSeat(s))}`, key: '' };
    case STEP.draw:
      return { text: `draw ${seatLetter(s.active)}`, key: String(s.source + s.buys * 8) };
    case STEP.event:
      return { text: 'event', key: '' };
    case STEP.table:
      return { text: TABLE_NAMES[s.table], key: '' };
    case STEP.gold:
      return { text: 'gold', key: '' };
    case STEP.quake:
      return { text: 'quake', key: '' };
    case STEP.plague:
      return { text: 'plague', key: '' };
    case STEP.vortex:
      return { text: 'vortex', key: '' };
    case STEP.vortexCard:
      return { text: `drop ${seatLetter(s.victim)}`, key: '' };
    case STEP.assassin:
      return { text: 'assassin', key: '' };
    case STEP.spell:
      return { text: `spell ${unitText(s.setup, fighterNumber(s, s.caster))}`, key: `${s.caster} ${s.segment}` };
    case STEP.attackDie:
      return { text: `attack ${rollerText(s)}`, key: `${s.roller} ${s.segment}` };
    case STEP.randomHit:
      return { text: 'target', key: '' };
    default:
      return { text: 'loss', key: '' };
  }
}

/** Whether several outcomes of this step stand on one line. */
export function isRow(s: State): boolean {
  return [STEP.first, STEP.deal, STEP.gold, STEP.quake, STEP.plague, STEP.attackDie].includes(s.step);
}

/** What an unfinished row says of one outcome: `3`, `farm:3`, `A4`. */
export function outcomeText(s: State, code: number, isHidden: boolean): string {
  const die = code - OUTCOME.die + 1;
  switch (s.step) {
    case STEP.first:
      return `${seatLetter(firstSeat(s))}${die}`;
    case STEP.deal:
    case STEP.draw:
    case STEP.vortexCard:
      return isHidden ? '?' : CARD_IDS[code - OUTCOME.card];
    case STEP.event:
      return String(code - OUTCOME.event + 1);
    case STEP.table:
      return String(code - OUTCOME.table + 1);
    case STEP.quake:
      return `${cardText(s.setup, s.cursor, s.cursorCopy + 1)}:${die}`;
    case STEP.plague:
      return `${unitText(s.setup, numberAt(s, s.victim, s.cursor))}:${die}`;
    case STEP.assassin:
    case STEP.randomHit:
      return unitText(s.setup, code - OUTCOME.unit);
    default:
      return String(die);
  }
}

function readNumber(word: string, base: number, most: number, what: string): Result<number> {
  const number = wholeIn(word);
  return number >= 1 && number <= most
    ? ok(base + number - 1)
    : fail(`${what} must be a number from 1 to ${most}, not ${quoted(word)}.`);
}

/** One outcome out of the words of its line. */
export function readOutcome(s: State, word: string): Result<number> {
  switch (s.step) {
    case STEP.deal:
    case STEP.draw:
    case STEP.vortexCard: {
      const card = cardNumber(word);
      return card < 0 ? fail(`There is no card ${quoted(word)}.`) : ok(OUTCOME.card + card);
    }
    case STEP.event:
      return readNumber(word, OUTCOME.event, 10, 'An event');
    case STEP.table:
      return readNumber(word, OUTCOME.table, s.setup.rolls[s.table].length, 'A roll');
    case STEP.assassin:
    case STEP.randomHit: {
      const unit = readUnitWord(word);
      return unit < 0 ? fail(`There is no unit ${quoted(word)}.`) : ok(OUTCOME.unit + unit);
    }
    case STEP.first:
    case STEP.quake:
    case STEP.plague: {
      // The name must be that of what is rolled for.
      const wanted = outcomeText(s, OUTCOME.die, false).slice(0, -1).toLowerCase();
      const plain = wanted.replace('#1:', ':');
      const rest = [wanted, plain].find((name) => word.startsWith(name));
      if (rest === undefined) return fail(`Here a die is rolled for ${wanted.replace(':', '')}, not ${quoted(word)}.`);
      return readNumber(word.slice(rest.length), OUTCOME.die, 6, 'A die');
    }
    default:
      return readNumber(word, OUTCOME.die, 6, 'A die');
  }
}
