import { builtInMaps } from '../../data/maps/maps.ts';
import { words } from './words.ts';

/** Starts from another map. */
export function Beginning({ isOpen, onBegin }: { isOpen: boolean; onBegin: (id: string) => void }) {
  return (
    <details className="edit-begin" open={isOpen}>
      <summary>{words.begin}</summary>
      <div className="row">
        {builtInMaps.map(({ id, title }) => (
          <button key={id} type="button" className="button" onClick={() => onBegin(id)}>
            {title}
          </button>
        ))}
      </div>
    </details>
  );
}
