import { Link } from 'wouter';
import { words } from '../words/words.ts';
import { daysOfMonth, dayText, monthText } from './dates.ts';
import { MarkIcon } from './mark.tsx';
import type { SoloResult } from './result.ts';
import { resultText } from './words.ts';

/** The days of this month with the results of their deals. */
export function Month({
  today,
  deals,
  kept,
}: {
  today: string;
  /** Results of daily deals, of any month. */
  deals: readonly SoloResult[];
  /** Ids of the matches still stored. */
  kept: ReadonlySet<string>;
}) {
  const text = words.solo;
  const days = daysOfMonth(today);
  const played = deals.filter(({ daily }) => daily !== null && days.includes(daily));
  const won = played.filter(({ result }) => result === 'won').length;
  return (
    <section aria-labelledby="solo-month">
      <h2 id="solo-month">{text.month(monthText(today))}</h2>
      <p className="soft">{text.monthTally(played.length, won)}</p>
      <ol className="solo-days">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            today={today}
            deal={played.find(({ daily }) => daily === day)}
            isKept={played.some(({ daily, matchId }) => daily === day && kept.has(matchId))}
          />
        ))}
      </ol>
    </section>
  );
}

function Day({
  day,
  today,
  deal,
  isKept,
}: {
  day: string;
  today: string;
  deal: SoloResult | undefined;
  isKept: boolean;
}) {
  const text = words.solo;
  const said =
    deal !== undefined ? resultText(deal) : day === today ? text.dayOpen : day < today ? text.dayMissed : text.dayAhead;
  const state = deal !== undefined ? 'played' : day > today ? 'ahead' : 'open';
  const face = (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {deal !== undefined && <MarkIcon result={deal.result} />}
      <span className="visually-hidden">{text.day(dayText(day), said)}</span>
    </>
  );
  return (
    <li className={`solo-day ${state}`} aria-current={day === today ? 'date' : undefined} title={said}>
      {deal !== undefined && isKept ? <Link href={`/replay/${deal.matchId}?at=0`}>{face}</Link> : <span>{face}</span>}
    </li>
  );
}
