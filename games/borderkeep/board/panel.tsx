/** The side panel: the chosen thing, the decision, or else something to look at. */
import type { Ref } from 'react';
import { asking } from './beside.ts';
import type { PanelProps } from './panel-props.ts';
import type { Told } from './props.ts';
import { words } from './words.ts';

interface Props extends PanelProps {
  readonly panel: Ref<HTMLDivElement>;
  /** The names of the awaited seats, if the viewer is not one of them. */
  readonly awaited: string | null;
  /** The current event; null once the board is at rest. */
  readonly now: Told | null;
  /** Whether the decision shown is that of the previous position, during playback. */
  readonly isFrozen: boolean;
  /** Skips the playback. */
  skip(): void;
}

export function Panel({ panel, awaited, now, isFrozen, skip, ...props }: Props) {
  const { choices, choosing, chosen, letGo } = props;
  const { Chosen, Tasks } = asking.get();
  const isAsked = choosing !== null && choices.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape drops the selection, wherever the focus is
    <div
      className={`bk-side ${isAsked || chosen !== null || now !== null ? 'busy' : ''}`}
      ref={panel}
      inert={isFrozen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') letGo();
      }}
    >
      {chosen !== null && chosen.kind !== 'town' && <Chosen {...props} chosen={chosen} />}
      {isAsked ? (
        <Tasks {...props} seat={choosing} />
      ) : (
        chosen === null &&
        (now === null ? (
          <p className="bk-says bk-idle">
            {awaited !== null && `${words.waitFor(awaited)} `}
            {words.wait}
          </p>
        ) : (
          <div className="bk-showing">
            <button type="button" className="button" data-first onClick={skip}>
              {words.goOn}
            </button>
          </div>
        ))
      )}
    </div>
  );
}
