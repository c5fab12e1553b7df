import type { LabMatch, Plan } from '@marchlands/lab/protocol.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Asker } from '../table/asker.ts';
import { importMatch } from '../table/local/start.ts';
import { levelName } from '../words/level-name.ts';
import { workshopWords as text } from '../words/workshop.ts';
import type { RecordTask } from './record.worker.ts';
import { type Sample, samplesOf } from './samples.ts';
import type { Trial } from './trial.ts';

const writer = new Asker<RecordTask, string>(
  () => new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module', name: 'record' }),
);

/** Matches of a trial to watch, those of the changed rules if there are any. */
export function SampleList({ trial, forms }: { trial: Trial; forms: readonly (readonly LabMatch[])[] }) {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = forms.length - 1;
  const plan = trial.plans[form];

  async function watch({ match }: Sample) {
    setIsBusy(true);
    setProblem(null);
    const names = plan.bots.map((level, seat) => text.name(levelName(level), seat + 1));
    const record = await writer.ask({ plan, index: match.index, names });
    const opened = record === null ? null : await importMatch(record);
    setIsBusy(false);
    if (opened?.ok === true) navigate(`/replay/${opened.value.matchId}?at=0`);
    else setProblem(opened === null ? text.notWritten : opened.problem.message);
  }

  return (
    <section aria-labelledby="samples">
      <h3 id="samples">{text.matches}</h3>
      <ul className="samples">
        {samplesOf(forms[form]).map((sample) => {
          const said = sampleText(sample, plan, forms.length > 1);
          return (
            <li key={sample.kind}>
              <button
                type="button"
                className="button"
                disabled={isBusy}
                aria-label={text.watchOf(said)}
                onClick={() => void watch(sample)}
              >
                {text.watch}
              </button>
              {said}
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p className="soft">{text.matchesAbout}</p>
    </section>
  );
}

function sampleText({ kind, match }: Sample, { seats }: Plan, isChanged: boolean): string {
  const { winners, defeat } = match.final;
  // A single seat wins or loses.
  const won = seats > 1 || !defeat ? winners.map((seat) => seat + 1) : [];
  return text.matchOf(text.match[kind], isChanged ? text.yours : null, match.decisions, text.won(won));
}
