import type { EntryWords, Game } from '@marchlands/core/game.ts';
import { loadedCatalogues } from '@marchlands/core/language.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { randomOptions } from '@marchlands/core/options.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { lacks } from '@marchlands/core/testing/language.ts';
import type { AnyEvent, Setup } from '@marchlands/core/types.ts';
import type { Words } from '@marchlands/core/words.ts';
import { boards } from '@marchlands/games/boards.ts';
import { games } from '@marchlands/games/index.ts';
import type { Lesson, LessonWords, ShortRules } from '@marchlands/kit/board.ts';
import { describe, expect, test } from 'vitest';

const TAGS = ['de'];

/** Words that are the same in another language, or no words. */
const ALIKE: ReadonlySet<string> = new Set([
  ...[
    'Start',
    'Name',
    'Gold',
    '1 Gold',
    '2 Gold',
    '3 Gold',
    'Land',
    'Mine',
    'Monster',
    'Borderkeep',
    'Initiative',
    'in',
  ],
]);

/** Compared in their own tests, or empty in English. */
const OF_OTHER_TESTS = /\/(entry|options|characters|short|cards|refusals|lesson.*)$/;

/** Names of seats, which are looked for in sentences. */
const name = (seat: Seat) => `Qx${seat}`;

const translated = games.flatMap((entry) =>
  TAGS.flatMap((tag) => {
    const load = entry.languages?.[tag];
    return load === undefined ? [] : [{ id: entry.id, tag, entry, load }];
  }),
);

const entries = import.meta.glob<EntryWords>('../../games/*/words/*/entry.ts', { eager: true, import: 'entry' });

describe.each(translated)('$id in $tag', ({ id, tag, entry, load }) => {
  const part = async <T>(of: string) => (await load())[of] as T;

  test('has its row of the catalogue', () => {
    const said = entries[`../../games/${id}/words/${tag}/entry.ts`];
    expect(said.presets.map(({ title }) => title !== '')).toEqual(entry.presets.map(() => true));
    expect(said.summary).not.toBe(entry.summary);
  });

  test('has a name for every option, ending and term, and says what each changes', async () => {
    const game = await entry.load();
    const said = await part<Words>(id);
    for (const list of ['options', 'endings', 'terms'] as const) {
      expect(lacks(game.words[list] ?? {}, said[list] ?? {}, { alike: ALIKE, ids: [] })).toEqual([]);
    }
    expect(Object.keys(said).sort()).toEqual([...new Set([...Object.keys(game.words), 'values'])].sort());
    const shown = Object.entries(game.optionSchema).filter(([option]) => option !== 'players');
    const about = shown.map(([option, { description, group, ...rest }]) => {
      const descriptions = rest.kind === 'choice' ? rest.descriptions : {};
      const about = { description, ...(group === undefined ? {} : { group }) };
      return [option, Object.keys(descriptions).length === 0 ? about : { ...about, descriptions }] as const;
    });
    expect(lacks(Object.fromEntries(about), await part<object>(`${id}/options`), { alike: ALIKE, ids: [] })).toEqual(
      [],
    );
  });

  test('has a name for every value that one chooses', async () => {
    const { optionSchema } = await entry.load();
    const { values = {} } = await part<Words>(id);
    const ids = Object.values(optionSchema).flatMap((option) => {
      if (option.kind === 'choice') return option.choices;
      if (option.kind === 'list') return option.items;
      return option.kind === 'table' ? option.keys : [];
    });
    expect(ids.filter((one) => /[a-z]/.test(one) && !Object.hasOwn(values, one))).toEqual([]);
  });

  test('has the words of the board and of all that is shown beside it', async () => {
    const board = boards.find((one) => one.id === id);
    const { load: loadParts } = (await board?.board?.()) ?? { load: async () => {} };
    const editors = Object.values(board?.editors ?? {}).map((load) => load?.());
    await Promise.all([loadParts(), board?.gallery?.load(), ...editors, entry.lab?.()]);
    const ids = Object.keys((await part<Words>(id)).values ?? {});
    const own = [...loadedCatalogues()].filter(([at]) => at.startsWith(`${id}/`) && !OF_OTHER_TESTS.test(at));
    const named = Object.keys(await load()).filter((at) => at !== id && !OF_OTHER_TESTS.test(at));
    expect(own.map(([at]) => at).sort()).toEqual(named.sort());
    for (const [at, english] of own) {
      expect(lacks(english, (await part<object | undefined>(at)) ?? {}, { alike: ALIKE, ids }), at).toEqual([]);
    }
  });

  test('has its lessons, step by step, and the rules on one screen', async () => {
    const load = boards.find((one) => one.id === id)?.lesson;
    let at = `${id}/lesson`;
    for (let lesson: Lesson | undefined = await load?.(); lesson !== undefined; lesson = await lesson.next?.load()) {
      const said = await part<LessonWords | undefined>(at);
      expect(said?.steps.map(shapeOf), at).toEqual(lesson.steps.map(shapeOf));
      at = `${at}/next`;
    }
    const short = await part<ShortRules>(`${id}/short`);
    expect(short.flat().join(' ').split(' ').length).toBeLessThan(250);
    expect(short.length).toBeGreaterThan(3);
  });

  test('tells what random matches bring, with all that the English words tell, and of one no more than one', async () => {
    const game = await entry.load();
    const said = await part<Words>(id);
    const odd = new Map<string, string>();
    for (let at = 0; at < MATCHES; at += 1) {
      const rng = new Rng(`${id}/${at}`);
      const seats = game.seats[at % game.seats.length];
      const setup = game.setup(at < 2 ? {} : randomOptions(game.optionSchema, seats, rng), seats);
      if (setup.ok) compareMatch(game, said, setup.value, rng, odd);
    }
    expect([...odd.values()]).toEqual([]);
  }, 60_000);
});

const MATCHES = 12;
const STEPS = 250;
/** `1 weapons`, `1 Waffen`: English ends in -s, of the German words those that are counted are looked for. */
const MANY_FOR_ONE =
  /\b1 (?!is\b|was\b|aus\b|takes\b|logistics\b)[a-z]+s\b|\b1 (Waffen|Treffern|Karten|Städte|Punkte|Wachen|Steine|Pferde|Münzen|Figuren)\b/;
/** Illegal moves that are tried at every step. */
const TRIED = 6;

function shapeOf({ task, after, say }: LessonWords['steps'][number]) {
  return { hasTask: task !== undefined, hasAfter: after !== undefined, isSaid: say.length > 0 };
}

/** Plays at random and compares the sentences; keeps the first faulty one of every kind. */
function compareMatch(game: Game, said: Words, setup: Setup, rng: Rng, odd: Map<string, string>): void {
  const moves = new MoveList(setup.bounds.moves);
  const outcomes = new OutcomeList(setup.bounds.outcomes);
  const state = game.start(setup);
  const both = (kind: string, say: (words: Words) => string | null) => {
    const [english, other] = [say(game.words), say(said)];
    const lack = lackOf(english, other);
    for (const one of [english, other]) {
      const many = one?.match(MANY_FOR_ONE)?.[0];
      if (many !== undefined) odd.set(`${kind} of ${many}`, `${kind}: more than one in "${many}": ${one}`);
    }
    if (lack !== null) odd.set(kind, `${kind}: ${lack}: ${english} | ${other}`);
  };
  both('goal', (words) => words.goal(setup));
  expect(said.legend?.(setup).length).toBe(game.words.legend?.(setup).length);
  for (let step = 0; step < STEPS; step += 1) {
    const actors = game.actors(state);
    for (const viewer of [SPECTATOR, 0]) {
      const view = game.view(state, viewer);
      both(`prompt of ${viewer}`, (words) => words.prompt(view, setup, name));
    }
    if (actors === NOBODY) break;
    const events: AnyEvent[] = [];
    const by = actors === CHANCE ? CHANCE : firstOf(actors);
    let code: number;
    if (by === CHANCE) {
      game.outcomes(state, outcomes);
      code = outcomes.at(rng.below(outcomes.total));
    } else {
      game.legal(state, by, moves);
      code = moves.codes[rng.below(moves.length)];
      const move = game.moveCodec.decode(code);
      both(`move ${move.kind}`, (words) => words.move(move, setup, name));
      for (const tried of [code + 1, ...Array.from({ length: TRIED }, () => rng.below(game.moveCodec.size))]) {
        const refused = tried < game.moveCodec.size ? game.refusal(state, by, tried) : null;
        if (refused === null) continue;
        const asked = game.moveCodec.decode(tried);
        both(`refusal ${refused}`, (words) => words.refusal(refused, setup, asked).text);
        expect(said.refusal(refused, setup, asked).rule).toBe(game.words.refusal(refused, setup, asked).rule);
      }
    }
    game.apply(state, by, code, events);
    for (const event of events) {
      for (const viewer of [SPECTATOR, 0]) {
        const seen = game.viewEvent(setup, event, viewer);
        if (seen !== null) both(`event ${event.kind}`, (words) => words.event(seen, setup, name, viewer));
      }
    }
  }
  if (game.actors(state) !== NOBODY) return;
  const view = game.view(state, SPECTATOR);
  for (let seat = 0; seat < setup.seats; seat += 1) {
    const lines = (words: Words) => words.score?.(view, setup, seat).map(({ points }) => points);
    expect(lines(said)).toEqual(lines(game.words));
    both('held', (words) => words.held?.(view, setup, seat).join(', ') ?? null);
  }
}

/** The faults of a sentence against the English one; null for none. */
function lackOf(english: string | null, other: string | null): string | null {
  if (english === null || other === null) return english === other ? null : 'said in one language only';
  if (/undefined|NaN|\[object/.test(other)) return 'no sentence';
  if (english === other && /\b[a-z]{3}/.test(english)) return 'still English';
  const lost = marksIn(english).filter((mark) => !marksIn(other).includes(mark));
  return lost.length === 0 ? null : `does not tell ${lost.join(', ')}`;
}

/** Seats, places and numbers in a sentence. */
function marksIn(sentence: string): readonly string[] {
  return sentence.match(/Qx\d|\b[A-Z]+\d+\b|\b\d+\b/g) ?? [];
}
