import type { TableInfo } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The goal of the game in one sentence, and the meaning of the board's signs. */
export function Goal({ info }: { info: Pick<TableInfo, 'goal' | 'legend'> }) {
  const { goal, legend } = info;
  return (
    <section className="goal" aria-label={words.table.goal}>
      <p>{goal}</p>
      {legend.length > 0 && (
        <details className="goal-legend">
          <summary>{words.table.legend}</summary>
          <dl className="goal-signs">
            {legend.map(({ sign, meaning }) => (
              <div key={sign} className="goal-sign">
                <dt>
                  <code>{sign}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
