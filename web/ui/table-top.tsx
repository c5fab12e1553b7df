import { Library } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { OtherTab } from './other-tab.tsx';
import { PlayingOut } from './play-out.tsx';
import { PromptLine, WhyNot } from './prompt-line.tsx';
import { Troubles } from './troubles.tsx';
import type { WhyNot as Reasons } from './use-acting.ts';
import type { Prompt } from './use-prompt.ts';

/** The top bar: the way out, the current decision, the tools; below it information on the match. */
export function TableTop({
  table,
  state,
  prompt,
  consequence,
  isMine,
  isLines,
  whyNot,
  notices,
  onStop,
  children,
}: {
  readonly table: Table;
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly consequence: string | null;
  readonly isMine: boolean;
  readonly isLines: boolean;
  readonly whyNot: Reasons;
  readonly notices: ReactNode;
  /** Stops the bot that plays for the person at this screen. */
  readonly onStop: () => void;
  /** The tools. */
  readonly children: ReactNode;
}) {
  return (
    <>
      <div className="table-top">
        <Link className="button quiet icon top-home" href="/" aria-label={words.nav.home} title={words.nav.home}>
          <Library size={22} aria-hidden="true" />
        </Link>
        <PromptLine
          prompt={prompt.text}
          consequence={consequence}
          isMine={isMine}
          name={prompt.name}
          seat={prompt.seat}
        />
        {isLines && <p className="lines-tag">{words.lines.tree}</p>}
        {children}
        <WhyNot reason={whyNot.reason} gameId={state.info.gameId} onClose={() => whyNot.set(null)} />
      </div>
      <div className="table-notices">
        <OtherTab table={table} state={state} />
        <Troubles table={table} state={state} />
        {notices}
        {state.playsOut && <PlayingOut onStop={onStop} />}
      </div>
    </>
  );
}
