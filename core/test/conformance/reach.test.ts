import { describe, expect, test } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import { anyKind, anyMove, makeBench, newTally } from '../../conformance/moment.ts';
import { formatReport } from '../../conformance/report.ts';
import { Rng } from '../../rng.ts';
import { plan } from '../../testing/toys/hidden-draw/conformance-plan.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { CHOOSE } from '../../testing/toys/hidden-draw/moves.ts';

const { randomMove: _none, ...listed } = hiddenDraw;

/** Hidden Draw in which looking was forgotten: it is in the codec, refused with a reason, and never legal. */
const unseeing: typeof hiddenDraw = {
  ...listed,
  legal(state, seat, out) {
    hiddenDraw.legal(state, seat, out);
    const codes = out.toArray().filter((code) => code >= CHOOSE);
    out.clear();
    for (const code of codes) out.push(code);
  },
  refusal: (state, seat, code) =>
    hiddenDraw.refusal(state, seat, code) ?? (code < CHOOSE ? ('lookingIsOff' as const) : null),
};

describe('a kind of move that is never played', () => {
  test('is a failure', async () => {
    await expect(conformance(unseeing, { matches: 60, seed: 'reach' })).rejects.toMatchObject({
      check: 'reach',
      message: expect.stringContaining('no match ever came to: look'),
    });
  });

  test('is none where the plan says why, or where only some options were played', async () => {
    const unplayed = { look: 'looking is off' };
    const report = await conformance(unseeing, { matches: 60, seed: 'reach', unplayed });
    expect(report.played).toMatchObject({ look: 0 });
    expect(report.played['chance deal']).toBeGreaterThan(1000);
    expect(formatReport(report).join('\n')).toContain('played: look 0, choose ');
    await expect(conformance(unseeing, { matches: 60, seed: 'reach', options: {} })).resolves.toBeDefined();
  });
});

test('half the matches pick the kind first: one kind among many moves is then as frequent as the others', () => {
  const made = hiddenDraw.setup({}, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const bench = makeBench(hiddenDraw, made.value, newTally());
  // Two looks and four cards.
  for (const code of [0, 1, CHOOSE, CHOOSE + 1, CHOOSE + 2, CHOOSE + 3]) bench.moves.push(code);
  const looks = (pick: typeof anyMove): number => {
    const rng = new Rng('kinds');
    return Array.from({ length: 6000 }, () => pick(bench, rng)).filter((code) => code < CHOOSE).length;
  };
  expect(Math.abs(looks(anyMove) - 2000)).toBeLessThan(150);
  expect(Math.abs(looks(anyKind) - 3000)).toBeLessThan(150);
});

test('shortened options make shorter matches; the defaults stay as they are', async () => {
  const whole = await conformance(hiddenDraw, { matches: 64, seats: [2], seed: 'length' });
  const short = await conformance(hiddenDraw, { ...plan, matches: 64, seats: [2], seed: 'length' });
  expect(short.entries).toBeLessThan(0.9 * whole.entries);
  const defaults = { matches: 8, seats: [2], seed: 'length' };
  expect((await conformance(hiddenDraw, { ...plan, ...defaults })).entries).toBe(
    (await conformance(hiddenDraw, defaults)).entries,
  );
});
