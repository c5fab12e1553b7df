/** The side panel: what is chosen, what is asked, and else what one could look at. */
import type { Ref } from 'react';
import { Chosen } from './chosen.tsx';
import type { PanelProps } from './panel-props.ts';
import { Tasks } from './tasks.tsx';
import { words } from './words.ts';

export function Panel(props: PanelProps & { readonly panel: Ref<HTMLDivElement>; readonly awaited: string | null }) {
  const { choices, choosing, chosen, panel, letGo, awaited } = props;
  const isAsked = choosing !== null && choices.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is chosen, wherever the focus is
    <div
      className={`bk-side ${isAsked || chosen !== null ? 'busy' : ''}`}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') letGo();
      }}
    >
      {chosen !== null && chosen.kind !== 'town' && <Chosen {...props} chosen={chosen} />}
      {isAsked ? (
        <Tasks {...props} seat={choosing} />
      ) : (
        chosen === null && (
          <p className="bk-says">
            {awaited !== null && `${words.waitFor(awaited)} `}
            {words.wait}
          </p>
        )
      )}
    </div>
  );
}
