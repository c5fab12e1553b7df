import { readFileSync } from 'node:fs';
import { playForced } from '@marchlands/core/forced.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Lesson } from '@marchlands/kit/board.ts';
import { describe, expect, it } from 'vitest';
import { forecast } from '../advice/forecast.ts';
import { lesson as base } from '../board/lesson.ts';
import { lesson as knights } from '../board/lesson-knights.ts';
import { lesson as roaming } from '../board/lesson-roaming.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { tableOf } from '../view/table.ts';
import { Table } from './play.ts';

/** The result of a part of a lesson. */
interface Part {
  readonly state: State;
  readonly events: readonly Event[];
}

const told = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap(({ say, task = '', after = '' }) => [...say, task, after]);

/** Plays a line as a whole choice of the acting seat, followed by chance. */
function play(s: State, line: string, chance: readonly string[], events: Event[]): void {
  const seat = s.active;
  const steps = game.notation.parse(s, seat, line);
  if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
  for (const { by, code } of steps.value) {
    expect(by, line).toBe(seat);
    game.apply(s, by, code, events);
  }
  for (const outcome of chance) {
    const code = game.outcomeCodec.parse(outcome);
    if (!code.ok) throw new Error(code.problem.message);
    expect(game.actors(s), outcome).toBe(CHANCE);
    game.apply(s, CHANCE, code.value, events);
  }
  playForced(game, s, events);
}

/** Plays a lesson as it asks. */
function partsOf(lesson: Lesson): readonly Part[] {
  const setup = game.setup(lesson.options, lesson.seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const read = game.position.parse(setup.value, lesson.position);
  if (!read.ok) throw new Error(read.problem.message);
  const s = read.value;
  return lesson.steps.map(({ accept = [], chance = [], replies = [] }) => {
    const events: Event[] = [];
    for (const line of accept) play(s, line, chance, events);
    for (const reply of replies) play(s, reply.line, reply.chance ?? [], events);
    return { state: s.clone(), events };
  });
}

const ofKind = <K extends Event['kind']>({ events }: Part, kind: K): readonly Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

describe('the lessons tell what happens', () => {
  it('name rules that the rulebook has, and lead one to the next', async () => {
    const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const rules = [base, knights, roaming].flatMap((lesson) =>
      told(lesson).flatMap((text) => text.match(/IK-\d{3}/g) ?? []),
    );
    expect(rules.length).toBeGreaterThan(15);
    for (const rule of rules) expect(rulebook).toContain(`**${rule}**`);
    expect(await base.next?.load()).toBe(knights);
    expect(await knights.next?.load()).toBe(roaming);
    expect(roaming.next).toBeUndefined();
  });

  it('base: each piece has its points, a bank takes four for one, and a seven moves the robber', () => {
    const [road, settlement, city, trade, seven, robber] = partsOf(base);
    // IK-301: a settlement is 1 point, a city 2.
    expect([road, settlement, city].map(({ state }) => new Table(state).points()[0])).toEqual([1, 2, 3]);
    expect(ofKind(trade, 'bankTraded')).toMatchObject([{ seat: 0, given: 'wool', count: 4, taken: 'ore' }]);
    // IK-077: the two dice of the player's roll are the last ones rolled.
    expect(
      ofKind(seven, 'dieRolled')
        .slice(-2)
        .map(({ face }) => face),
    ).toEqual([3, 4]);
    expect(ofKind(robber, 'cardStolen')).toMatchObject([{ seat: 0, from: 1 }]);
  });

  it('knights: Teal and Violet gave nothing and lose a city each, Amber keeps it, and all knights sleep (IK-251)', () => {
    const [level, , awake, attack] = partsOf(knights);
    expect(ofKind(level, 'levelBought')).toMatchObject([{ track: 'science', level: 1 }]);
    expect(new Table(awake.state).at(35)).toBe('k1:1~');
    expect(ofKind(attack, 'cityLost').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(new Table(attack.state).at(29)).toBe('c1');
    expect(new Table(attack.state).at(35)).toBe('k1:1-');
  });

  it('roaming: an active knight keeps the city, the barbarian goes where it is told, and its kill is a Defender point', () => {
    const parts = partsOf(roaming);
    const [recruited, awake, marched, attacked, named] = parts;
    const lost = ({ state }: Part): number =>
      forecast(state.setup, tableOf(state)).threats.find(({ vertex }) => vertex === 17)?.lost[1] ?? 0;
    // IK-287: an inactive knight protects nothing; IK-278: an active one of the same level does.
    expect(lost(recruited)).toBeGreaterThan(0);
    expect(lost(awake)).toBe(0);
    expect(ofKind(marched, 'barbarianMarched').map(({ to }) => to)).toEqual([28, 34, 29]);
    // IK-289: a settlement is not lost.
    expect(new Table(marched.state).at(29)).toBe('s1');
    expect(new Table(attacked.state).bars()).toEqual([]);
    expect(new Table(named.state).progress(0)).toEqual(['crane']);
    expect(ofKind(named, 'defenderNamed')).toMatchObject([{ seat: 0 }]);
  });
});
