import { type Level, nearestLevel, playersOf } from '@marchlands/bots/levels.ts';
import type { Game, Preset } from '@marchlands/core/game.ts';
import { readName } from '@marchlands/core/names.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { positionPath } from '../lines/paths.ts';
import { chosenOf, choose as rememberChosen } from '../shelf/chosen.ts';
import { Daily, hasDeal } from '../solo/daily.tsx';
import { type Invitation, readInvitation } from '../table/invitation.ts';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import { startMatch } from '../table/local/start.ts';
import { DealField, dealOf } from '../ui/deal-field.tsx';
import { HouseRules } from '../ui/house-rules.tsx';
import { Page, PageLoading } from '../ui/page.tsx';
import { Presets, presetsOf, SeatCount, usualSeats } from '../ui/presets.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { workshopPath } from '../workshop/paths.ts';

/** The seats and the house rules of a new match. */
export default function SetupPage({ gameId }: { gameId: string }) {
  const game = useLoaded(() => loadGame(gameId), [gameId]);
  const search = useSearch();
  const invitation = useMemo(() => readInvitation(search), [search]);
  if (game.state === 'loading') return <PageLoading />;
  if (game.state === 'ready' && game.value.ok) {
    const checked = invitation.ok ? checkInvitation(game.value.value, invitation.value) : invitation;
    const wish = checked.ok ? checked.value : {};
    const problem = checked.ok ? null : `${words.setUp.invitation} ${problemText(checked.problem)}`;
    // Another address is another set-up.
    return <SetupForm key={search} game={game.value.value} wish={wish} wrong={problem} />;
  }
  return (
    <Page title={words.notFound.title} width="narrow">
      <p>{game.state === 'ready' && !game.value.ok ? game.value.problem.message : words.notFound.text}</p>
      <Link className="button" href="/">
        {words.notFound.home}
      </Link>
    </Page>
  );
}

/** A level's win rate against the one before it. */
function ladderText({ ladder }: Level, before: Level | undefined): string {
  if (ladder === undefined || before === undefined) return '';
  const { seats, own, other } = ladder;
  return words.setUp.ladder(levelName(before.name), seats, Math.round(own), Math.round(other));
}

/** The form's value of a seat. */
interface SeatFields {
  readonly name: string;
  readonly level: string | null;
}

/**
 * The player of a seat according to the address; by default the person sits first and bots take the other seats. A
 * level that the game does not offer is replaced by the nearest one.
 */
function levelAsked(game: Game, { levels }: Invitation, seat: number): string | null {
  const usual = seat === 0 ? null : DEFAULT_LEVEL;
  const asked = levels === undefined || seat >= levels.length ? usual : (levels[seat] ?? null);
  if (asked === null) return null;
  const level = nearestLevel(asked, game);
  return level.ok ? level.value.name : asked;
}

/** Whether a game can be set up as the address says. */
function checkInvitation(game: Game, wish: Invitation): Result<Invitation> {
  const seats = wish.seats ?? wish.levels?.length;
  if (seats !== undefined && !game.seats.includes(seats)) {
    return fail(words.setUp.noSeats(game.title, game.seats, seats), 'seats');
  }
  for (const level of wish.levels ?? []) {
    const known = level === null ? ok(null) : nearestLevel(level, game);
    if (!known.ok) return { ok: false, problem: { ...known.problem, at: 'players' } };
  }
  // A set-up that the game refuses could not even be shown in the form.
  const setup = game.setup(wish.options ?? {}, seats ?? usualSeats(game));
  return setup.ok ? ok(wish) : setup;
}

/** Whether the form equals a preset. */
function isPreset(
  preset: Preset,
  seats: number,
  players: readonly SeatFields[],
  options: { readonly [name: string]: unknown },
): boolean {
  return (
    seats === preset.players.length &&
    preset.players.every((level, seat) => players[seat].level === level) &&
    JSON.stringify(options) === JSON.stringify(preset.options)
  );
}

/** The default set-up: the last one started if still valid, else the first preset. */
function usualOf(game: Game): Invitation {
  const last = chosenOf(game.id);
  const [first] = presetsOf(game);
  for (const one of [last, first]) {
    if (one == null) continue;
    const checked = checkInvitation(game, { levels: one.players, options: one.options });
    if (checked.ok) return checked.value;
  }
  return {};
}

interface FormProps {
  readonly game: Game;
  /** The set-up in the address. */
  readonly wish: Invitation;
  /** What is wrong with the address, in words. */
  readonly wrong: string | null;
}

function SetupForm({ game, wish: asked, wrong }: FormProps) {
  const [, navigate] = useLocation();
  const [wish] = useState(() => (Object.keys(asked).length > 0 ? asked : usualOf(game)));
  const [seats, setSeats] = useState(
    game.seats.find((count) => count === (wish.seats ?? wish.levels?.length)) ?? usualSeats(game),
  );
  const [players, setPlayers] = useState<readonly SeatFields[]>(() =>
    Array.from({ length: game.seats.at(-1) ?? 1 }, (_, seat) => ({
      name: lookOf(seat).name,
      level: levelAsked(game, wish, seat),
    })),
  );
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>(wish.options ?? {});
  const [deal, setDeal] = useState(wish.deal === undefined ? '' : String(wish.deal));
  const [problem, setProblem] = useState<string | null>(wrong);
  const checked = useMemo(() => game.setup(options, seats), [game, options, seats]);
  // A problem calls an option by the label of its field.
  const at = checked.ok ? undefined : checked.problem.at?.replace(/^options\./, '');
  const text = words.setUp;
  const levels = playersOf(game);
  const presets = presetsOf(game);

  async function start(event: FormEvent) {
    event.preventDefault();
    const dealt = dealOf(deal);
    if (!checked.ok || !dealt.ok) return;
    const seated: { readonly name: string; readonly level: string | null }[] = [];
    for (const [seat, { name, level }] of players.slice(0, seats).entries()) {
      const read = readName(name.trim() || lookOf(seat).name);
      if (!read.ok) return setProblem(read.problem.message);
      seated.push({ name: read.value, level });
    }
    const plan = {
      gameId: game.id,
      seats,
      ...(dealt.value === null ? {} : { deal: dealt.value }),
      options: changedOptions(game.optionSchema, seats, checked.value.options),
      players: seated,
    };
    const started = await startMatch(plan);
    if (started.ok) {
      rememberChosen(game.id, { players: seated.map(({ level }) => level), options: plan.options });
      navigate(`/table/${started.value}`);
    } else setProblem(started.problem.message);
  }

  function choose(preset: Preset) {
    setSeats(preset.players.length);
    setPlayers(
      players.map((old, seat) => (seat < preset.players.length ? { ...old, level: preset.players[seat] } : old)),
    );
    setOptions(preset.options);
  }

  const change = (seat: number, fields: Partial<SeatFields>) =>
    setPlayers(players.map((old, i) => (i === seat ? { ...old, ...fields } : old)));

  return (
    <Page title={text.title(game.title)}>
      {hasDeal(game) && <Daily game={game} />}
      <form onSubmit={(event) => void start(event)}>
        <Presets presets={presets} isChosen={(preset) => isPreset(preset, seats, players, options)} onChoose={choose} />
        <fieldset>
          <legend>{text.players}</legend>
          <SeatCount counts={game.seats} seats={seats} onChange={setSeats} />
          <ul className="setup-seats">
            {players.slice(0, seats).map(({ name, level }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className="setup-seat">
                <SeatBadge seat={seat} size={36} />
                <input
                  className="field"
                  aria-label={text.name(seat + 1)}
                  value={name}
                  maxLength={24}
                  onChange={(event) => change(seat, { name: event.target.value })}
                />
                <select
                  className="field"
                  aria-label={text.player(seat + 1)}
                  value={level ?? ''}
                  onChange={(event) => change(seat, { level: event.target.value === '' ? null : event.target.value })}
                >
                  <option value="">{text.person}</option>
                  {levels.map((one) => (
                    <option key={one.name} value={one.name} title={one.description}>
                      {text.bot(levelName(one.name))}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          <details className="more">
            <summary>{text.aboutLevels}</summary>
            <dl className="levels">
              {levels.map((one, at) => (
                <div key={one.name}>
                  <dt>{levelName(one.name)}</dt>
                  <dd>
                    {one.description} {ladderText(one, levels[at - 1])}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </fieldset>
        <DealField value={deal} onChange={setDeal} />
        <HouseRules game={game} seats={seats} options={options} onChange={setOptions} />
        <div className="row">
          <Link className="button" href={positionPath(game.id, { seats, options })}>
            {words.lines.position}
          </Link>
          {checked.ok && (
            <Link className="button" href={workshopPath(game.id, { seats, options })}>
              {words.setUp.workshop}
            </Link>
          )}
        </div>
        {/* Apart from the other buttons, so that on a phone it covers only one row of the form. */}
        <div className="sticky-go">
          {!checked.ok && (
            <p className="notice bad" role="alert">
              {text.problem} {at === undefined ? '' : `${game.words.options[at] ?? at} `}
              {checked.problem.message}
            </p>
          )}
          {problem !== null && (
            <p className="notice bad" role="alert">
              {problem}
            </p>
          )}
          <div className="row">
            <button type="submit" className="button primary" disabled={!checked.ok || !dealOf(deal).ok}>
              {text.start}
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}
