import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import type { TermWords } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../../data/limits.ts';

const kind = (name: string): TermWords => ({ better: `bringt mehr ${name}`, worse: `bringt weniger ${name}` });
const speed = (name: string): TermWords => ({ better: `beschleunigt ${name}`, worse: `verzögert ${name}` });
const hope = (name: string): TermWords => ({
  better: `würde ${name} beschleunigen`,
  worse: `fragt nach nichts für ${name}`,
});
const track = (name: string): TermWords => ({ better: `bringt ${name} weiter`, worse: `bringt ${name} weniger weit` });

/** Die Worte eines Tipps für eine Wahl. */
export const terms: { readonly [term: string]: TermWords } = {
  points: { better: 'ist mehr Punkte wert', worse: 'ist weniger Punkte wert' },
  brick: kind('Lehm'),
  lumber: kind('Holz'),
  wool: kind('Wolle'),
  grain: kind('Getreide'),
  ore: kind('Erz'),
  paper: kind('Papier'),
  cloth: kind('Tuch'),
  coin: kind('Münzen'),
  output: { better: 'lässt deine Orte mehr abwerfen', worse: 'lässt deine Orte weniger abwerfen' },
  kinds: { better: 'gibt dir mehr Arten von Rohstoffen', worse: 'gibt dir weniger Arten von Rohstoffen' },
  exchange: { better: 'verdient mehr im Handel mit der Bank', worse: 'verdient weniger im Handel mit der Bank' },
  robber: { better: 'lässt dem Räuber weniger', worse: 'lässt dem Räuber mehr' },
  city: speed('die nächste Stadt'),
  upgrades: {
    better: 'lässt mehr Siedlungen zum Ausbau',
    worse: 'lässt weniger Siedlungen zum Ausbau',
  },
  settlement: speed('die nächste Siedlung'),
  site: { better: 'führt zu einem besseren Siedlungsplatz', worse: 'führt zu einem schlechteren Siedlungsplatz' },
  room: { better: 'öffnet mehr Siedlungsplätze', worse: 'lässt weniger Siedlungsplätze' },
  development: speed('eine Entwicklungskarte'),
  knight: speed('den nächsten Ritter'),
  level: speed('die nächste Stufe'),
  seven: { better: 'wagt weniger Karten bei einer Sieben', worse: 'wagt mehr Karten bei einer Sieben' },
  road: { better: 'nützt der längsten Straße mehr', worse: 'nützt der längsten Straße weniger' },
  army: { better: 'nützt dem größten Heer mehr', worse: 'nützt dem größten Heer weniger' },
  cards: { better: 'lässt dir mehr Karten zum Spielen', worse: 'lässt dir weniger Karten zum Spielen' },
  force: { better: 'lässt deine Ritter stärker', worse: 'lässt deine Ritter schwächer' },
  active: { better: 'hält mehr Ritter wach', worse: 'hält weniger Ritter wach' },
  hunt: { better: 'hilft mehr gegen Barbaren', worse: 'hilft weniger gegen Barbaren' },
  danger: { better: 'lässt deine Städte den Barbaren weniger offen', worse: 'lässt deine Städte den Barbaren offener' },
  walls: { better: 'baut mehr Mauern', worse: 'baut weniger Mauern' },
  science: track('Wissenschaft'),
  trade: track('Handel'),
  politics: track('Politik'),
  abilities: { better: 'verschafft mehr Fähigkeiten der Zweige', worse: 'verschafft weniger Fähigkeiten der Zweige' },
  metropolis: speed('eine Metropole'),
  refused: { better: 'riskiert keine Ablehnung', worse: 'kann abgelehnt werden' },
  askCity: hope('die nächste Stadt'),
  askSettlement: hope('die nächste Siedlung'),
  askDevelopment: hope('eine Entwicklungskarte'),
  askKnight: hope('den nächsten Ritter'),
  askLevel: hope('die nächste Stufe'),
  ...seatTermWords(
    MAX_SEATS,
    (name) => `ist schlechter für ${name}`,
    (name) => `ist besser für ${name}`,
  ),
};
