import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import type { TermWords } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../data/limits.ts';

const kind = (name: string): TermWords => ({ better: `brings in more ${name}`, worse: `brings in less ${name}` });
const speed = (name: string): TermWords => ({ better: `hastens ${name}`, worse: `delays ${name}` });
const hope = (name: string): TermWords => ({
  better: `would hasten ${name}`,
  worse: `asks for nothing towards ${name}`,
});
const track = (name: string): TermWords => ({ better: `takes ${name} further`, worse: `takes ${name} less far` });

/** A hint's words for a choice, by the terms of the evaluation. */
export const terms: { readonly [term: string]: TermWords } = {
  points: { better: 'is worth more points', worse: 'is worth fewer points' },
  brick: kind('brick'),
  lumber: kind('lumber'),
  wool: kind('wool'),
  grain: kind('grain'),
  ore: kind('ore'),
  paper: kind('paper'),
  cloth: kind('cloth'),
  coin: kind('coin'),
  output: { better: 'makes your places yield more', worse: 'makes your places yield less' },
  kinds: { better: 'gives you more kinds of resources', worse: 'gives you fewer kinds of resources' },
  exchange: { better: 'earns more by trade with the bank', worse: 'earns less by trade with the bank' },
  robber: { better: 'leaves less to the robber', worse: 'leaves more to the robber' },
  city: speed('the next city'),
  upgrades: { better: 'leaves more settlements to make cities', worse: 'leaves fewer settlements to make cities' },
  settlement: speed('the next settlement'),
  site: { better: 'leads to a better place for a settlement', worse: 'leads to a poorer place for a settlement' },
  room: { better: 'opens more places for settlements', worse: 'leaves fewer places for settlements' },
  development: speed('a development card'),
  knight: speed('the next knight'),
  level: speed('the next improvement'),
  seven: { better: 'risks fewer cards to a seven', worse: 'risks more cards to a seven' },
  road: { better: 'does more for the longest road', worse: 'does less for the longest road' },
  army: { better: 'does more for the largest army', worse: 'does less for the largest army' },
  cards: { better: 'leaves you more cards to play', worse: 'leaves you fewer cards to play' },
  force: { better: 'leaves your knights stronger', worse: 'leaves your knights weaker' },
  active: { better: 'keeps more knights active', worse: 'keeps fewer knights active' },
  hunt: { better: 'does more to beat barbarians', worse: 'does less to beat barbarians' },
  danger: { better: 'leaves your cities less open to barbarians', worse: 'leaves your cities more open to barbarians' },
  walls: { better: 'puts up more walls', worse: 'puts up fewer walls' },
  science: track('science'),
  trade: track('trade'),
  politics: track('politics'),
  abilities: { better: 'gains more abilities of the tracks', worse: 'gains fewer abilities of the tracks' },
  metropolis: speed('a metropolis'),
  refused: { better: 'makes no offer that may be refused', worse: 'may be refused' },
  askCity: hope('the next city'),
  askSettlement: hope('the next settlement'),
  askDevelopment: hope('a development card'),
  askKnight: hope('the next knight'),
  askLevel: hope('the next improvement'),
  ...seatTermWords(
    MAX_SEATS,
    (name) => `is worse for ${name}`,
    (name) => `is better for ${name}`,
  ),
};
