import { readFileSync } from 'node:fs';
import { playForced } from '@marchlands/core/forced.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '../board/lesson.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { setupFor } from './play.ts';

const told = lesson.steps.flatMap(({ say, task = '', after = '' }) => [...say, task, after]);

/** The result of each part of the lesson: the state after it, and its events. */
const parts: { readonly state: State; readonly events: readonly Event[] }[] = [];

function begin(): State {
  const read = game.position.parse(setupFor(lesson.seats, lesson.options), lesson.position);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Plays a line as a whole choice of its seat. */
function play(s: State, line: string, events: Event[]): void {
  const seat = 'RBG'.indexOf(line[0]);
  const steps = game.notation.parse(s, seat, line);
  if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
  for (const { by, code } of steps.value) {
    expect(by, line).toBe(seat);
    game.apply(s, by, code, events);
  }
}

function roll(s: State, outcomes: readonly string[], events: Event[]): void {
  playForced(game, s, events);
  for (const line of outcomes) {
    const code = game.outcomeCodec.parse(line);
    if (!code.ok) throw new Error(code.problem.message);
    expect(game.actors(s)).toBe(CHANCE);
    game.apply(s, CHANCE, code.value, events);
  }
}

beforeAll(() => {
  const s = begin();
  for (const { accept = [], chance = [], replies = [] } of lesson.steps) {
    const events: Event[] = [];
    for (const line of accept) play(s, line, events);
    roll(s, chance, events);
    for (const reply of replies) {
      play(s, reply.line, events);
      roll(s, reply.chance ?? [], events);
    }
    parts.push({ state: s.clone(), events });
  }
});

/** The part whose task has these words. */
function part(words: string) {
  const at = lesson.steps.findIndex(({ task }) => task?.includes(words) === true);
  expect(at, words).toBeGreaterThan(0);
  return { ...parts[at], step: lesson.steps[at] };
}

const cities = (s: State, seat: number): number => game.view(s, seat).table.seats[seat].cities;

describe('the lesson tells what happens', () => {
  it('names territories as the map does, and rules that the rulebook has', () => {
    const { territories } = begin().setup.land.map;
    const named = told.flatMap((text) => [...text.matchAll(/([A-Z][a-z]+(?: [A-Z][a-z]+)?) \(([A-F]\d)\)/g)]);
    expect(named.length).toBeGreaterThan(20);
    for (const [, name, id] of named) {
      const there = territories.find((one) => one.id === id)?.name ?? '';
      expect(name.endsWith(there), `${id} is ${there}, not ${name}`).toBe(true);
    }
    const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const rules = told.flatMap((text) => text.match(/CA-\d\d/g) ?? []);
    expect(rules.length).toBeGreaterThan(15);
    for (const rule of rules) expect(rulebook).toContain(`**${rule}**`);
  });

  it('the City is built, and the Forest beside it gives two (CA-29, CA-38)', () => {
    const { state, events } = part('build a City');
    expect(cities(state, 0)).toBe(1);
    const timber = events.filter((event) => event.kind === 'produced' && event.seat === 0 && event.token === 'timber');
    expect(timber).toMatchObject([{ count: 2 }]);
  });

  it('fifteen places of twelve at the start are two shipments (CA-52)', () => {
    expect(part('ends trading').state.shipments).toBe(2);
    expect(game.view(part('ends trading').state, 0).table.seats[0].places).toBe(15);
  });

  it('7 of Teal forbid, 2 of Violet allow, and the boat of 6 passes (CA-68)', () => {
    const { events, step } = part('take on the Weapon');
    expect(events.flatMap((event) => (event.kind === 'passageAnswered' ? [event.answer] : []))).toEqual([
      'forbid',
      'allow',
    ]);
    expect(step.after).toContain('Teal forbade with 7 points, Violet allowed with 2');
    expect(part('Stop in M3').events).toContainEqual(expect.objectContaining({ kind: 'boatMoored' }));
  });

  it('both totals of both attacks are those that it tells, and three Cities win (CA-83, CA-89, CA-96)', () => {
    const first = part('as it stands');
    const second = part('ride in');
    const totals = [first, second].map(({ events }) => events.find(({ kind }) => kind === 'placeTaken'));
    expect(totals).toMatchObject([
      { offence: 7, defence: 6 },
      { offence: 13, defence: 12 },
    ]);
    expect(first.step.say.join(' ')).toContain('7 against 6');
    expect(second.step.say.join(' ')).toContain('13 against 9');
    expect(second.step.say.join(' ')).toContain('13 against 12');
    expect(second.events).toContainEqual(expect.objectContaining({ kind: 'attackDeclared', offence: 13, defence: 9 }));
    expect([cities(first.state, 0), cities(second.state, 0)]).toEqual([2, 3]);
    expect(game.result(second.state)).toMatchObject({ winners: [0] });
  });
});
