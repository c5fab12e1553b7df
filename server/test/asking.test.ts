/** What all seats are asked: taking back, ending, drawing. */
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { onEveryOpenStore } from './stores.ts';
import { answerAsk, awaited, begun, choose, codeOf, inMatch, keep, must } from './tables.ts';

onEveryOpenStore('asking', (opened) => {
  describe('asking all', () => {
    it('an undo that needs consent is done when all persons agree', async () => {
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 });
      const rng = new Rng('undo');
      const [seat] = await awaited(keeper, id);
      while ((await awaited(keeper, id))[0] === seat) must(await choose(keeper, id, seat, rng));
      const before = await inMatch(keeper, id, (match) => match.entries.length);
      const version = await inMatch(keeper, id, (match) => match.version(seat));
      must(await keeper.perform(id, { kind: 'undo', seat, id: 'u', version, to: null }));
      expect(await inMatch(keeper, id, (match) => match.entries.length)).toBe(before);
      const others = [0, 1, 2].filter((one) => one !== seat);
      expect(codeOf(await answerAsk(keeper, id, seat, true))).toBe('ask.none');
      must(await answerAsk(keeper, id, others[0], true));
      expect(
        codeOf(
          await keeper.perform(id, {
            kind: 'undo',
            seat: others[1],
            id: 'u2',
            version: await inMatch(keeper, id, (match) => match.version(others[1])),
            to: null,
          }),
        ),
      ).not.toBe('not refused');
      must(await answerAsk(keeper, id, others[1], true));
      expect(await inMatch(keeper, id, (match) => match.entries.some(({ kind }) => kind === 'undo'))).toBe(true);
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
    });

    it('one no ends the asking, and so does a move', async () => {
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept);
      const [seat] = await awaited(keeper, id);
      const ask = (name: string) => keeper.perform(id, { kind: 'end', seat, id: name });
      must(await ask('e1'));
      expect(codeOf(await ask('e2'))).toBe('ask.open');
      must(await ask('e1'));
      must(await answerAsk(keeper, id, 1 - seat, false));
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
      must(await ask('e3'));
      must(await choose(keeper, id, seat, new Rng(5)));
      expect(must(await keeper.look(id, ({ data }) => data.ask))).toBeNull();
      expect(codeOf(await answerAsk(keeper, id, 1 - seat, true))).toBe('ask.none');
    });

    it('an answer is to what was asked, and to nothing that was asked since', async () => {
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept);
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'first' }));
      must(await answerAsk(keeper, id, 0, false));
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'second' }));
      const yes = (ask: string) => keeper.perform(id, { kind: 'answer', seat: 1, ask, isAgreed: true });
      expect(codeOf(await yes('0/first'))).toBe('ask.none');
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('playing');
      must(await yes('0/second'));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
    });

    it('all agree to end; bots always do', async () => {
      const kept = await keep(await opened());
      const { keeper } = kept;
      const id = await begun(kept, { seats: 3 }, [null, null, 'random']);
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      expect(must(await keeper.look(id, ({ data }) => data.status))).toBe('over');
      expect(
        codeOf(
          await choose(keeper, id, 0, new Rng(1)).catch(() => ({
            ok: false as const,
            problem: { message: '', code: 'table.over' },
          })),
        ),
      ).toBe('table.over');
    });
  });

  it('where the rules have a draw all agree to one; elsewhere the match ends without a result', async () => {
    const kept = await keep(await opened());
    const { keeper } = kept;
    const ends = async (game: string) => {
      const id = await begun(kept, { game });
      must(await keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
      must(await answerAsk(keeper, id, 1, true));
      return inMatch(keeper, id, (match) => match.result?.ranks ?? null);
    };
    expect(await ends('duel')).toEqual([1, 1]);
    expect(await ends('hidden-draw')).toBeNull();
  });
});
