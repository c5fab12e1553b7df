import { playersOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Result } from '@marchlands/core/result.ts';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { DealField } from '../ui/deal-field.tsx';
import { HouseRules } from '../ui/house-rules.tsx';
import { Presets, presetsOf, SeatCount } from '../ui/presets.tsx';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';
import { words } from '../words/words.ts';
import type { PlanWish } from './api.ts';
import { Choice } from './choice.tsx';
import { ClockField } from './clock-field.tsx';
import { type PlanFields, wishOf } from './plan.ts';

/** Spectators' delay in seconds; null for no spectators. */
const DELAYS: readonly (number | null)[] = [0, 60, 300, 900, null];

interface Props {
  readonly game: Game;
  readonly first: PlanFields;
  /** The label of the button that submits the plan. */
  readonly submit: string;
  /** False if the kind of dice is fixed: fair dice stay fair, and a deal has a number. */
  readonly mayChooseDice?: boolean;
  /** True if the table has a password that this device does not know. */
  readonly lacksPassword?: boolean;
  /** Content above the button. */
  readonly above?: ReactNode;
  readonly onSubmit: (plan: PlanWish) => Promise<Result<unknown>>;
  readonly onCancel?: () => void;
}

/** The settings of an online table, and who can find it. */
export function PlanForm({
  game,
  first,
  submit,
  mayChooseDice = true,
  lacksPassword = false,
  above,
  onSubmit,
  onCancel,
}: Props) {
  const [fields, setFields] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const text = onlineWords.plan;
  const set = (part: Partial<PlanFields>): void => setFields({ ...fields, ...part });
  const wish = useMemo(() => wishOf(game, fields), [game, fields]);
  // An option's place here is its field.
  const at = wish.ok ? undefined : wish.problem.at?.replace(/^options\./, '');
  const presets = presetsOf(game).filter(({ players }) => players.length > 1);
  const hasDeal = fields.deal.trim() !== '';

  async function use(event: FormEvent) {
    event.preventDefault();
    if (!wish.ok) return;
    setIsBusy(true);
    const done = await onSubmit(wish.value);
    setIsBusy(false);
    setProblem(done.ok ? null : done.problem.message);
  }

  return (
    <form className="plan" onSubmit={(event) => void use(event)}>
      <Presets
        presets={presets}
        isChosen={({ players, options }) =>
          players.length === fields.seats && JSON.stringify(options) === JSON.stringify(fields.options)
        }
        onChoose={({ players, options }) => set({ seats: players.length, options })}
      />
      <fieldset>
        <legend>{words.setUp.players}</legend>
        <SeatCount
          counts={game.seats.filter((count) => count > 1)}
          seats={fields.seats}
          onChange={(seats) => set({ seats })}
        />
        {game.seats.length === 1 && <p>{words.home.seats(game.seats)}</p>}
        <Choice
          label={text.standIn}
          values={playersOf(game).map(({ name }) => name)}
          value={fields.standIn}
          name={levelName}
          onChange={(standIn) => set({ standIn })}
        />
      </fieldset>
      <HouseRules game={game} seats={fields.seats} options={fields.options} onChange={(options) => set({ options })} />
      <fieldset>
        <legend>{text.time}</legend>
        <ClockField clock={fields.clock} onChange={(clock) => set({ clock })} />
      </fieldset>
      <fieldset>
        <legend>{text.who}</legend>
        <Choice
          label={text.list}
          values={[false, true]}
          value={fields.isPublic}
          name={(isPublic) => (isPublic ? text.lists.lobby : text.lists.link)}
          onChange={(isPublic) => set({ isPublic })}
        />
        <Choice
          label={text.spectators}
          values={DELAYS}
          value={fields.spectators}
          name={text.spectatorsAre}
          onChange={(spectators) => set({ spectators })}
        />
        <p className="choice">
          <label htmlFor={`${id}-password`}>{text.password}</label>
          <input
            id={`${id}-password`}
            className="field"
            value={fields.password}
            maxLength={100}
            autoComplete="off"
            aria-describedby={`${id}-password-about`}
            onChange={({ target }) => set({ password: target.value })}
          />
        </p>
        <p id={`${id}-password-about`} className="soft">
          {lacksPassword ? text.passwordAgain : text.passwordAbout}
        </p>
        <p className="choice">
          <label htmlFor={`${id}-rated`}>{text.rated}</label>
          <input
            id={`${id}-rated`}
            type="checkbox"
            className="check"
            checked={fields.isRated && !hasDeal}
            disabled={hasDeal}
            aria-describedby={`${id}-rated-about`}
            onChange={({ target }) => set({ isRated: target.checked })}
          />
        </p>
        {hasDeal && (
          <p id={`${id}-rated-about`} className="soft">
            {text.ratedNot}
          </p>
        )}
      </fieldset>
      {mayChooseDice && <DealField value={fields.deal} onChange={(deal) => set({ deal })} />}
      <div className="sticky-go">
        {!wish.ok && (
          <p className="notice bad" role="alert">
            {words.setUp.problem} {at === undefined ? '' : `${game.words.options[at] ?? at} `}
            {wish.problem.message}
          </p>
        )}
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        {above}
        <div className="row">
          <button type="submit" className="button primary" disabled={!wish.ok || isBusy}>
            {submit}
          </button>
          {onCancel !== undefined && (
            <button type="button" className="button" onClick={onCancel}>
              {words.cancel}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
