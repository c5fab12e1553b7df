/** The shown town: its head and its street. */
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { knownHand, type View } from '../view/view.ts';
import { Town, TownNotes, type TownProps } from './town.tsx';
import { mostWalls } from './units.ts';
import { words } from './words.ts';

export function TownInView({
  setup,
  view,
  town,
  seat,
  name,
  isHome,
  isMarked,
  onBack,
}: TownProps & {
  readonly view: View;
  readonly isHome: boolean;
  /** An event happens here without a place of its own. */
  readonly isMarked: boolean;
  /** Back to the viewer's own town; null if that is the one shown. */
  readonly onBack: (() => void) | null;
}) {
  const title = isHome && view.viewer >= 0 ? words.yourTown : words.town(name);
  return (
    <section data-drawing className={`bk-town ${isMarked ? 'marked' : ''}`} aria-label={title}>
      <header className="bk-town-head">
        <SeatBadge seat={seat} size={24} />
        <h2>{title}</h2>
        <span className="tabular">{town.eliminated > 0 ? words.gone : words.points(town.points)}</span>
        <span className="tabular soft">{words.wallsShort(town.walls, mostWalls(setup, town))}</span>
        {onBack !== null && (
          <button type="button" className="button" onClick={onBack}>
            {words.backHome}
          </button>
        )}
      </header>
      <div className="bk-town-body">
        <TownNotes setup={setup} town={town} known={knownHand(view, seat)} isHome={isHome} />
        <Town setup={setup} town={town} seat={seat} name={name} />
      </div>
    </section>
  );
}
