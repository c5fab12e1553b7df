import { boards } from '@marchlands/games/boards.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { LessonTable } from '../table/lesson.ts';

describe('lessons', () => {
  const taught = boards.filter((board) => board.lesson !== undefined);

  it('there is at least one', () => {
    expect(taught.length).toBeGreaterThan(0);
  });

  for (const { id, lesson } of taught) {
    it(`the lesson of ${id} can be played to its end, each part by what it asks for`, async () => {
      const game = await loadGame(id);
      if (!game.ok || lesson === undefined) throw new Error(`no lesson of ${id}`);
      const table = LessonTable.open(game.value, await lesson());
      if (!table.ok) throw new Error(table.problem.message);
      const { value } = table;
      for (const [at, step] of value.lesson.steps.entries()) {
        expect(value.step).toBe(at);
        if (step.task === undefined) {
          value.read();
          continue;
        }
        const move = game.value.moveCodec.parse(step.accept?.[0] ?? '');
        if (!move.ok) throw new Error(move.problem.message);
        const done = await value.act([game.value.moveCodec.decode(move.value)]);
        expect(done, step.task).toEqual({ ok: true, value: undefined });
      }
      expect(value.due).toBeNull();
    });

    it(`the lesson of ${id} refuses another move in words and stays where it is`, async () => {
      const game = await loadGame(id);
      if (!game.ok || lesson === undefined) throw new Error(`no lesson of ${id}`);
      const table = LessonTable.open(game.value, await lesson());
      if (!table.ok) throw new Error(table.problem.message);
      const accepted = table.value.due?.accept ?? [];
      const codec = game.value.moveCodec;
      const other = table.value.state.now.choices.find(
        ({ move }) => !accepted.includes(codec.format(codec.encode(move))),
      );
      if (other === undefined) throw new Error('nothing else can be chosen');
      const done = await table.value.act([other.move]);
      expect(done.ok).toBe(false);
      expect(table.value.step).toBe(0);
    });
  }
});
