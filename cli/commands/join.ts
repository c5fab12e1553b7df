import { basename } from 'node:path';
import { problemText, type Result } from '@marchlands/core/result.ts';
import { readAddress, type TableAddress } from '../online/address.ts';
import { Guest } from '../online/guest.ts';
import { Keyring, type SeatKey } from '../online/keyring.ts';
import { playSeat } from '../online/seat.ts';
import { isOutside, OUTSIDE_ABOUT } from '../players/levels.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import type { Screen } from '../terminal/screen.ts';
import { BAD_INPUT, defineCommand, type ExitCode, FAILED, FINE } from '../usage/command.ts';
import { text, whole } from '../usage/flags.ts';

/** Longest name that a server accepts, in characters. */
const LONGEST_NAME = 40;

/** A player's name at a table: visibly that of a program. */
function nameOf(player: string): string {
  const own = isOutside(player)
    ? basename(
        player
          .replace(/^exec:/, '')
          .trim()
          .split(/\s+/)
          .at(-1) ?? '',
      )
    : player;
  return `${own.replace(/[^\w. -]/g, '').slice(0, LONGEST_NAME - 10)} (program)`;
}

interface Wish {
  readonly name: string;
  readonly seat: number | null;
  readonly password: string | null;
  readonly code: string | null;
}

/** The seat: one whose key this machine has, the one of a code, or another free one. */
async function seatAt(
  { base, id }: TableAddress,
  guest: Guest,
  keyring: Keyring,
  wish: Wish,
): Promise<Result<SeatKey>> {
  const held = keyring.seat(base, id);
  if (held !== null && wish.code === null) return { ok: true, value: held };
  const entered = await guest.enter(wish.name);
  if (!entered.ok) return entered;
  const seat = wish.seat === null ? null : wish.seat - 1;
  const found = wish.code === null ? guest.sit(id, seat, wish.password) : guest.takeOver(wish.code, id);
  const key = await found;
  if (!key.ok) return key;
  const kept = keyring.keep(base, guest.cookie, id, key.value);
  return kept.ok ? key : kept;
}

function complain(screen: Screen, sentence: string, code: ExitCode): ExitCode {
  screen.complain(`marchlands join: ${sentence}`);
  return code;
}

export const joinCommand = defineCommand({
  name: 'join',
  summary: 'Have a bot, or a program of your own, play a seat at an online table.',
  operands: [{ name: 'address', about: 'The address of the table, as its owner sends it.', optional: false }],
  flags: {
    bots: text('PLAYER', `Who plays: a level of the bots, ${OUTSIDE_ABOUT}.`),
    name: text('NAME', 'The player’s name at the table (default: the name of the program, marked as a program).'),
    seat: whole('n', [1, 99], null, 'The seat, from 1 (default: the next free one).'),
    password: text('TEXT', 'The password of the table, if it has one.'),
    code: text('CODE', 'Plays your own seat: the code that the page gives under "another device".'),
  },
  details: [
    'This machine has its own key to the seat, readable only by you (in MARCHLANDS_HOME, or the folder for the state of programs), so the same command continues the match. It waits until the match begins, reconnects if the connection is lost, agrees to the requests of other seats, and ends with the match.',
    'A player has 10 s for a decision, or the clock of the table if that is shorter. A player that is late, ends or makes an illegal choice gives up the seat: a bot of the table plays on, visible to everyone, and the exit code is 1. The same happens after Ctrl-C; the same command takes the seat back. Programs cannot sit down at a rated table. docs/players.md has the protocol of players.',
  ],
  examples: () => [
    ['join http://localhost:8350/t/abc --bots ./my-bot', 'sits down at the next free seat'],
    ['join http://localhost:8350/t/abc --bots scout --code 2A3B4C5D', 'plays on for you, at your own seat'],
  ],
  async run({ operands: [typed = ''], flags }, screen) {
    const address = readAddress(typed);
    if (!address.ok) return complain(screen, problemText(address.problem), BAD_INPUT);
    const { bots: player, code, seat, password } = flags;
    if (player === null) return complain(screen, '--bots must name the player, such as ./my-bot.', BAD_INPUT);
    const keyring = Keyring.open();
    if (!keyring.ok) return complain(screen, problemText(keyring.problem), BAD_INPUT);
    const { base, id } = address.value;
    const guest = new Guest(base, keyring.value.cookie(base));
    const wish: Wish = { name: flags.name ?? nameOf(player), seat, password, code };
    const key = await seatAt(address.value, guest, keyring.value, wish);
    if (!key.ok) return complain(screen, problemText(key.problem), BAD_INPUT);
    screen.print(`At seat ${key.value.seat + 1} of ${base}/t/${id}; Ctrl-C has a bot play on.`);
    const end = await untilInterrupted((stop) =>
      playSeat(address.value, guest.cookie, key.value, player, { tell: (sentence) => screen.print(sentence), stop }),
    );
    if (!end.ok) {
      // Before the start the seat becomes free again; after it nobody can leave.
      if (await guest.stand(id, key.value.seat)) keyring.value.drop(base, id);
      return complain(screen, problemText(end.problem), FAILED);
    }
    const winners = end.value?.winners.map((one) => one + 1) ?? [];
    const won = winners.length === 0 ? 'nobody has won' : `won by seat ${winners.join(' and ')}`;
    screen.print(`The match is over: ${won}.`);
    return FINE;
  },
});
