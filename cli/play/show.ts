import { CHANCE, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Situation } from '../sources/situation.ts';
import { listed } from '../tell/listed.ts';
import { paintBoard } from '../terminal/paint.ts';
import { inColumns, wrap } from '../terminal/wrap.ts';
import { chancesOf, notationOf } from '../trial/options.ts';
import { isPerson } from './players.ts';
import { namesOf, peopleOf, type Sitting, situationOf } from './sitting.ts';

/** The most moves that are listed without being asked for. */
const SHORT_LIST = 12;

/** A viewer's log in sentences, from an item on. */
export function logLines(sitting: Sitting, viewer: Viewer, from: number): string[] {
  const { match, screen } = sitting;
  return match
    .log(viewer, from)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => wrap(`  ${sentence}`, screen.width, '    '));
}

/** Prints what has happened since this viewer was told last. */
export function tell(sitting: Sitting, viewer: Viewer): void {
  const { match, screen, told } = sitting;
  const lines = logLines(sitting, viewer, told.get(viewer) ?? 0);
  told.set(viewer, match.version(viewer));
  if (lines.length > 0) screen.print(lines.join('\n'));
}

/** The board as the viewer sees it, and who sits where. */
export function boardLines(sitting: Sitting, viewer: Viewer): string[] {
  const { match, screen } = sitting;
  const seats = match.players.map(({ level }, seat) => {
    const whose = level ?? (viewer === seat || peopleOf(sitting).length === 1 ? 'you' : 'a person');
    return `${screen.style.seat(seat, `P${seat + 1}`)} ${namesOf(sitting)(seat)} ${screen.style.quiet(`(${whose})`)}`;
  });
  return [
    '',
    paintBoard(
      match.game.text(match.view(viewer), match.setup, (seat) => match.nameOf(seat)).trimEnd(),
      match.setup.seats,
      screen.style,
    ),
    '',
    ...inColumns(seats, screen.width),
    '',
  ];
}

/**
 * The one sentence that says who must do what.
 * @param view where a choice is being put together, the viewer's view of the state that it leads to
 */
export function promptLines(sitting: Sitting, viewer: Viewer, view = sitting.match.view(viewer)): string[] {
  const { match, screen } = sitting;
  const said = match.game.words.prompt(view, match.setup, namesOf(sitting));
  const prompt = match.actors === CHANCE ? `${said} Type what came, or its number.` : said;
  return wrap(prompt, screen.width).map(screen.style.strong);
}

/**
 * Moves with their numbers, in notation, and where they are few in words too.
 * @param legal the whole list, which the numbers count
 */
export function numberedMoves(
  sitting: Sitting,
  seat: Seat,
  codes: readonly number[],
  now: Situation,
  legal: readonly number[] = codes,
): string[] {
  const { match, screen } = sitting;
  const written = codes.map((code) => notationOf(now, { by: seat, code }, seat));
  const wide = String(legal.length).length;
  const number = (at: number): string => {
    const place = legal.indexOf(codes[at] ?? -1) + 1;
    return screen.style.quiet(String(place).padStart(wide));
  };
  if (codes.length > SHORT_LIST) {
    return inColumns(
      written.map((line, at) => `${number(at)} ${line}`),
      screen.width,
    );
  }
  const longest = Math.max(...written.map((line) => line.length));
  return codes.map((code, at) => {
    const says = match.game.words.move(match.game.moveCodec.decode(code), match.setup, (other) => match.nameOf(other));
    return `  ${number(at)} ${(written[at] ?? '').padEnd(longest)}  ${screen.style.quiet(says)}`;
  });
}

/** What can be typed now: all moves where they are few, else how many there are of each kind, with one of them. */
export function choiceLines(sitting: Sitting, seat: Seat, codes: readonly number[], now: Situation): string[] {
  if (codes.length <= SHORT_LIST) return numberedMoves(sitting, seat, codes, now);
  const { moveCodec } = sitting.match.game;
  const kinds = moveCodec.kinds.flatMap((kind) => {
    const some = codes.filter((code) => moveCodec.kindOf(code) === kind);
    const [first] = some;
    return first === undefined ? [] : [`${notationOf(now, { by: seat, code: first }, seat)} (${some.length} ${kind})`];
  });
  const text = `  Such as ${listed(kinds, 'or')}; moves lists them.`;
  return wrap(text, sitting.screen.width, '  ').map((line) => sitting.screen.style.quiet(line));
}

/** What chance may bring, with numbers. */
export function outcomeLines(sitting: Sitting): string[] {
  const { game } = sitting.match;
  const outcomes = chancesOf(situationOf(sitting.match)).map(
    ({ code }, at) => `${sitting.screen.style.quiet(String(at + 1))} ${game.outcomeCodec.format(code)}`,
  );
  return inColumns(outcomes, sitting.screen.width);
}

/** The seats that are waited for, people and bots, as a sentence; none where only this seat is. */
export function waitedFor(sitting: Sitting, except: Seat): string[] {
  const others = sitting.match.awaited().filter((seat) => seat !== except && !isPerson(sitting.match.players, seat));
  if (others.length === 0) return [];
  const verb = others.length === 1 ? 'chooses' : 'choose';
  return [sitting.screen.style.quiet(`  ${listed(others.map(namesOf(sitting)))} ${verb} at the same time, unseen.`)];
}

/** Prints a refusal, with the rule to look up. */
export function refuse({ screen }: Sitting, message: string, rule: string | null): void {
  const source = rule === null ? '' : ` (${rule})`;
  screen.print(wrap(`  ${message}${source}`, screen.width, '  ').join('\n'));
}
