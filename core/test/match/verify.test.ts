import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { type Dice, fairDice, givenDice, seededDice } from '../../match/dice.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { verifyMatch, verifyRecord } from '../../match/verify.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING } from '../../seat.ts';
import { duel, hiddenDraw, loadToy, must, playOn, refused } from './help.ts';

const fair = (): Dice => fairDice(new Uint8Array(32).fill(5), [Uint8Array.of(1, 2), null]);

function recordOf(game: Game, dice: Dice, decisions = 1000): string {
  const match = must(createMatch(game, { seats: 2, dice }));
  playOn(match, new Rng('verify'), decisions);
  return formatRecord(match, EVERYTHING);
}

/** Puts the second outcome in the place of the first; both may come there. */
function tamper(text: string): string {
  const deals = [...text.matchAll(/deal (\d)/g)];
  const [first, second] = deals;
  if (deals.length < 2 || first[1] === second[1]) throw new Error('choose another seed');
  return text.replace(first[0], second[0]);
}

describe('the check of a record', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('computes every outcome of fair dice anew, undone ones too: %s', async (_, game) => {
    const text = recordOf(game, fair());
    const found = must(await verifyRecord(text, loadToy));
    expect(found).toMatchObject({ dice: 'fair', isComputed: true, isOver: true });
    expect(found.outcomes).toBe([...text.matchAll(/deal|prize/g)].length);
    expect(found.steps).toBe([...text.matchAll(/deal|choose|place|look|prize|play|stake/g)].length);
    expect(found.result?.ranks).toHaveLength(2);
  });

  it('finds a record with undos in what it checks', () => {
    expect(recordOf(hiddenDraw, fair())).toContain('! undo to');
  });

  it('names the outcome that seeded dice do not give', async () => {
    const message = refused(await verifyRecord(tamper(recordOf(hiddenDraw, seededDice('s'), 0)), loadToy));
    expect(message).toMatch(/^line 8, outcome 1: The record has "deal \d" here, but the dice give "deal \d"\.$/);
  });

  it('finds an outcome changed in a record with the secret', async () => {
    const text = recordOf(duel, fair());
    const prizes = [...text.matchAll(/prize (\d)/g)].map((found) => found[1]);
    expect(new Set(prizes.slice(0, 2)).size).toBe(2);
    // The first two prizes change places; all else stays legal.
    let seen = 0;
    const changed = text.replace(/prize \d/g, (found) => {
      seen += 1;
      return seen > 2 ? found : `prize ${prizes[2 - seen]}`;
    });
    const message = refused(await verifyRecord(changed.replace(/\[Result .*\n/, ''), loadToy));
    expect(message).toMatch(/^line 8, outcome 1: The record has "prize \d" here, but the dice give "prize \d"/);
  });

  it('tells a changed outcome where it stands, though it makes a later line illegal', async () => {
    const text = recordOf(hiddenDraw, seededDice('s'), 0);
    const broken = await verifyRecord(`${tamper(text)}\nnonsense`, loadToy);
    expect(refused(broken)).toMatch(/^line 8, outcome 1: The record has/);
  });

  it('tells what is no record from a record that does not hold', async () => {
    for (const text of ['', 'd E4', '[Game "nowhere"]']) {
      expect(await verifyRecord(text, loadToy)).toMatchObject({ ok: false, problem: { isRecord: false } });
    }
    const text = recordOf(duel, fair()).replace('0505', '0506');
    expect(await verifyRecord(text, loadToy)).toMatchObject({ ok: false, problem: { isRecord: true } });
  });

  it('finds a secret that is not the one committed to', async () => {
    const text = recordOf(duel, fair()).replace('0505', '0506');
    expect(refused(await verifyRecord(text, loadToy))).toContain('is not the one that was committed to');
  });

  it('finds a result that the moves do not lead to', async () => {
    const text = recordOf(duel, fair()).replace(/"scores":\[\d+,\d+\]/, '"scores":[0,0]');
    expect(refused(await verifyRecord(text, loadToy))).toContain('but the moves lead to');
  });

  it('names an undo that earlier versions allowed without consent, and holds', async () => {
    const match = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
    for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
    must(match.submitLine(0, 'choose 2; place up', match.version(0)));
    must(match.undo(0, { agreed: [1] }));
    const text = formatRecord(match, EVERYTHING);
    expect(must(await verifyRecord(text, loadToy)).remarks).toEqual([]);
    const old = text.replace(' agreed 2', '');
    const { remarks } = must(await verifyRecord(old, loadToy));
    const line = old.split('\n').findIndex((one) => one.startsWith('! undo')) + 1;
    expect(remarks).toEqual([{ at: `line ${line}`, message: expect.stringContaining('taken back alone') }]);
  });

  it('says where outcomes cannot be computed: before the secret is published, and for given dice', async () => {
    expect(must(await verifyRecord(recordOf(duel, fair(), 1), loadToy))).toMatchObject({
      dice: 'fair',
      isComputed: false,
      isOver: false,
      result: null,
    });
    const given = must(createMatch(duel, { seats: 2, dice: givenDice() }));
    must(given.supply(1));
    expect(must(verifyMatch(given))).toMatchObject({ dice: 'given', isComputed: false, outcomes: 1, steps: 1 });
  });
});
