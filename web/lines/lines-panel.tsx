import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { ArrowUpToLine, Percent, Scissors, SquarePen } from 'lucide-react';
import { shareText } from '../review/words.ts';
import type { LinesRoot } from '../table/lines/kept-lines.ts';
import type { LinesState, LinesTable } from '../table/lines/lines-table.ts';
import { isMain, nodeOf, ROOT } from '../table/lines/tree.ts';
import { words } from '../words/words.ts';
import { ChanceCard } from './chance-card.tsx';
import { TreeView } from './tree-view.tsx';

interface Props {
  readonly table: LinesTable;
  readonly lines: LinesState;
  /** Whether the lines are of a match, and kept with it. */
  readonly isOfMatch: boolean;
  /** Opens the position as text. */
  readonly onPosition: () => void;
}

/** The tree of lines, the chance outcomes, and the analysis tools. */
export function LinesPanel({ table, lines, isOfMatch, onPosition }: Props) {
  const text = words.lines;
  const { tree, root } = table;
  const { at } = tree;
  const { seats } = table.state.info;
  const { final } = table.state.now;
  const { shares } = nodeOf(tree, at);
  return (
    <section className="lines card" aria-labelledby="lines">
      <div>
        <h2 id="lines">{text.tree}</h2>
        <p className="soft lines-note">
          {isOfMatch ? text.help : text.helpOwn} {root.isDrawn ? text.drawn : ''}
        </p>
      </div>
      {lines.all.length > 1 && (
        <label className="lines-from">
          {text.from}
          <select className="field" value={lines.open} onChange={(event) => table.switchTo(Number(event.target.value))}>
            {lines.all.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never put in another order
              <option key={i} value={i}>
                {rootName(lines, i)}
              </option>
            ))}
          </select>
        </label>
      )}
      {lines.problem !== null && (
        <p className="notice bad" role="alert">
          {lines.problem}
        </p>
      )}
      {lines.outcomes.length > 0 && (
        <ChanceCard
          key={at}
          outcomes={lines.outcomes}
          onRoll={() => table.roll()}
          onChoose={(outcome) => void table.type(outcome)}
        />
      )}
      {final !== null && final.sentence !== '' && <p>{final.sentence}</p>}
      <TreeView
        tree={tree}
        seats={seats}
        root={rootName(lines, lines.open)}
        onGo={(id) => table.go(id)}
        onMove={(direction) => table.move(direction)}
      />
      {tree.nodes.size === 1 && <p className="soft lines-note">{text.none}</p>}
      <div className="lines-tools">
        <button type="button" className="button" aria-pressed={lines.isTold} onClick={() => table.tell(!lines.isTold)}>
          <Percent size={18} aria-hidden="true" /> {text.values}
        </button>
        <button type="button" className="button" onClick={onPosition}>
          <SquarePen size={18} aria-hidden="true" /> {text.positionNow}
        </button>
        {at !== ROOT && (
          <>
            <button
              type="button"
              className="button"
              disabled={isMain(tree, at)}
              title={text.makeMain}
              onClick={() => table.promote(at)}
            >
              <ArrowUpToLine size={18} aria-hidden="true" /> {text.main}
            </button>
            <button type="button" className="button" title={text.cutLong} onClick={() => table.cut(at)}>
              <Scissors size={18} aria-hidden="true" /> {text.cut}
            </button>
          </>
        )}
      </div>
      {lines.isTold && (
        <div className="lines-values" aria-live="polite" aria-busy={lines.isJudging}>
          {shares === undefined ? (
            <p className="soft">{lines.isJudging ? text.valuesBusy : ''}</p>
          ) : (
            <ul className="tabular">
              {seats.map(({ seat, name }) => (
                <li key={seat}>
                  <SeatBadge seat={seat} size={22} />
                  <span>{name}</span>
                  <strong>{shareText(shares[seat])}</strong>
                </li>
              ))}
            </ul>
          )}
          {final === null && <p className="soft lines-note">{text.valuesNote}</p>}
        </div>
      )}
    </section>
  );
}

/** The label of the position in which lines begin. */
function rootName({ all }: LinesState, i: number): string {
  const nameOf = ({ step }: LinesRoot, own: number): string =>
    step === null ? words.lines.rootOwn(own) : words.lines.rootAt(step);
  return nameOf(all[i].root, all.slice(0, i + 1).filter(({ root }) => root.step === null).length);
}
