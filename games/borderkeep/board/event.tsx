import './event.css';
import type { PanelProps } from './battle.tsx';

/** The non-card version's table: the event rolled, what it may bring, and what may be built of it. */
export function EventPanel(props: PanelProps) {
  return props.setup.hasCards ? null : <section className="bk-event" aria-label="Event" />;
}
