import { listed } from '@marchlands/core/phrases.ts';
import { CHANCE, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Position } from '../sources/position.ts';
import { paintBoard } from '../terminal/paint.ts';
import { inColumns, wrap } from '../terminal/wrap.ts';
import { notationOf, outcomesOf } from '../trial/steps.ts';
import { isPerson } from './players.ts';
import { namesOf, peopleOf, positionOf, type Session } from './session.ts';

/** The most moves that are listed without being asked for. */
const SHORT_LIST = 12;

/** A viewer's log in sentences, from an item on. */
export function logLines(session: Session, viewer: Viewer, from: number): string[] {
  const { match, screen } = session;
  return match
    .log(viewer, from)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => wrap(`  ${sentence}`, screen.width, '    '));
}

/** Prints the viewer's new log items. */
export function printNews(session: Session, viewer: Viewer): void {
  const { match, screen, shownItems } = session;
  const lines = logLines(session, viewer, shownItems.get(viewer) ?? 0);
  shownItems.set(viewer, match.version(viewer));
  if (lines.length > 0) screen.print(lines.join('\n'));
}

/** The board as the viewer sees it, with the players. */
export function boardLines(session: Session, viewer: Viewer): string[] {
  const { match, screen } = session;
  const seats = match.players.map(({ level }, seat) => {
    const whose = level ?? (viewer === seat || peopleOf(session).length === 1 ? 'you' : 'a person');
    return `${screen.style.seat(seat, `P${seat + 1}`)} ${namesOf(session)(seat)} ${screen.style.quiet(`(${whose})`)}`;
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
 * The prompt sentence.
 * @param view during a draft, the viewer's view of the state after it
 */
export function promptLines(session: Session, viewer: Viewer, view = session.match.view(viewer)): string[] {
  const { match, screen } = session;
  const said = match.game.words.prompt(view, match.setup, namesOf(session));
  const prompt = match.actors === CHANCE ? `${said} Type what came, or its number.` : said;
  return wrap(prompt, screen.width).map(screen.style.strong);
}

/**
 * Numbered moves in notation, and also in words if they are few.
 * @param legal the whole list, to which the numbers refer
 */
export function numberedMoves(
  session: Session,
  seat: Seat,
  codes: readonly number[],
  now: Position,
  legal: readonly number[] = codes,
): string[] {
  const { match, screen } = session;
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

/**
 * The possible inputs: all moves if they are few, otherwise the number of each kind with an example.
 * @param lister the command that lists all
 */
export function choiceLines(
  session: Session,
  seat: Seat,
  codes: readonly number[],
  now: Position,
  lister = 'moves',
): string[] {
  if (codes.length <= SHORT_LIST) return numberedMoves(session, seat, codes, now);
  const { moveCodec } = session.match.game;
  const kinds = moveCodec.kinds.flatMap((kind) => {
    const some = codes.filter((code) => moveCodec.kindOf(code) === kind);
    const first = some.at(0);
    return first === undefined ? [] : [`${notationOf(now, { by: seat, code: first }, seat)} (${some.length} ${kind})`];
  });
  const text = `  Such as ${listed(kinds, 'or')}; ${lister} lists them.`;
  return wrap(text, session.screen.width, '  ').map((line) => session.screen.style.quiet(line));
}

/** The possible chance outcomes, numbered. */
export function outcomeLines(session: Session): string[] {
  const { game } = session.match;
  const outcomes = outcomesOf(positionOf(session.match)).map(
    ({ code }, at) => `${session.screen.style.quiet(String(at + 1))} ${game.outcomeCodec.format(code)}`,
  );
  return inColumns(outcomes, session.screen.width);
}

/** The other awaited seats, people and bots, as a sentence; empty if there are none. */
export function waitedFor(session: Session, except: Seat): string[] {
  const others = session.match.awaited().filter((seat) => seat !== except && !isPerson(session.match.players, seat));
  if (others.length === 0) return [];
  const verb = others.length === 1 ? 'chooses' : 'choose';
  return [session.screen.style.quiet(`  ${listed(others.map(namesOf(session)))} ${verb} at the same time, unseen.`)];
}

/** Prints a refusal, with the rule to look up. */
export function refuse({ screen }: Session, message: string, rule: string | null): void {
  const source = rule === null ? '' : ` (${rule})`;
  screen.print(wrap(`  ${message}${source}`, screen.width, '  ').join('\n'));
}
