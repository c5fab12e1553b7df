import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { OutcomeList } from '../../lists.ts';
import { isDealNumber, MOST_DEAL, numberedDice } from '../../match/dice-numbered.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { readDice } from '../../match/read-dice.ts';
import { formatRecord } from '../../match/record-format.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { verifyRecord } from '../../match/verify.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING } from '../../seat.ts';
import { duel } from '../../testing/toys/duel/game.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { loadToy, must, playOn, refused } from './help.ts';

function laid(game: Game, deal: number): Match {
  return must(createMatch(game, { seats: 2, dice: numberedDice(deal) }));
}

/** The outcomes of a match whose player chooses by this seed. */
function outcomesOf(deal: number, choices: string): readonly number[] {
  const match = laid(hiddenDraw, deal);
  playOn(match, new Rng(choices));
  return match.journal.outcomes();
}

describe('a numbered deal', () => {
  it('brings the same to two who choose alike, and another number something else', () => {
    expect(outcomesOf(7, 'a')).toEqual(outcomesOf(7, 'a'));
    expect(outcomesOf(7, 'a')).not.toEqual(outcomesOf(8, 'a'));
  });

  it('is no deal of a day', () => {
    const daily = must(
      createMatch(hiddenDraw as Game, { seats: 2, dice: must(readDice({ kind: 'daily', date: '2026-11-21' })) }),
    );
    playOn(daily, new Rng('a'));
    expect(outcomesOf(20261121, 'a')).not.toEqual(daily.journal.outcomes());
  });

  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('has a record that names the number and of which every outcome is computed anew: %s', async (_, game) => {
    const match = laid(game, 12345);
    playOn(match, new Rng('numbered record'));
    const text = formatRecord(match, EVERYTHING);
    expect(text).toContain('[Dice {"kind":"numbered","deal":12345}]');
    expect(must(await verifyRecord(text, loadToy))).toMatchObject({ dice: 'numbered', isComputed: true, isOver: true });
    expect(refused(await verifyRecord(text.replace('12345', '12346'), loadToy))).toContain('but the dice give');
  });

  it('is stored, and goes on as if it had not been', () => {
    const match = laid(hiddenDraw, 5);
    playOn(match, new Rng('store'), 6);
    const again = must(fromJSON(hiddenDraw as Game, JSON.parse(JSON.stringify(toJSON(match)))));
    for (const one of [match, again]) playOn(one, new Rng('go on'));
    expect(again.entries).toEqual(match.entries);
  });

  it('cannot draw before it is known what is played', () => {
    const list = new OutcomeList(1);
    list.push(0, 1);
    expect(numberedDice(1).draw(list, { ever: 0, line: () => [] })).toBeNull();
  });

  it.each([0, -1, 1.5, MOST_DEAL + 1, Number.NaN, '7', null])('has no number %j', (value) => {
    expect(isDealNumber(value)).toBe(false);
    expect(refused(readDice({ kind: 'numbered', deal: value }))).toContain(
      'must be a whole number from 1 to 999999999',
    );
  });
});
