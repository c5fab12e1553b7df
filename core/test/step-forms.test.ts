import { describe, expect, test } from 'vitest';
import { notationOf } from '../notation.ts';
import { fail, ok } from '../result.ts';
import { EVERYTHING } from '../seat.ts';
import type { Part } from '../step-forms/form.ts';
import { type StepForms, stepForms } from '../step-forms.ts';
import type { DrawTypes } from '../testing/toys/hidden-draw/types.ts';
import { hiddenDraw, must, refused } from './match/help.ts';

const forms = stepForms<DrawTypes>(
  hiddenDraw,
  {
    slots: {
      // Whose turn it is, which a line must say rightly.
      author: {
        expected: 'a seat',
        parse: (text) => (text === '' ? -1 : Number(text) - 1),
        format: (seat) => String(seat + 1),
        value: ({ turn }) => turn,
        wrong: ({ turn }, text) => fail(`It is turn ${turn + 1}, not ${text}.`, text, 'HD-02'),
      },
      // Both halves of a choice in one word.
      whole: {
        read(r, text, codeWith) {
          const chosen = r.play(codeWith(Number(text.charAt(0)) - 1));
          return chosen.ok ? r.play(hiddenDraw.moveCodec.join('place', [text.endsWith('u') ? 0 : 1])) : chosen;
        },
        write: (w) => {
          const rank = w.moveOf(w.state.turn);
          w.take();
          const face = w.moveOf(w.state.turn);
          w.take();
          return rank?.kind === 'choose' && face?.kind === 'place' ? `${rank.rank}${face.face.charAt(0)}` : null;
        },
      },
    },
    made: { look: (_, owner) => (owner === 3 ? ok(true) : ok(false)) },
  },
  [
    { kind: 'choose', text: 'lay {rank} by {seat:author}[ {place.face}]', when: ({ turn }) => turn === 0 },
    { kind: 'choose', text: 'both {rank:whole}', when: ({ turn }) => turn === 1 },
    {
      kind: 'look',
      text: 'peek {owner}.{at}',
      only: (_, [owner]) => owner === 0,
      notHere: 'That is no card to peek at.',
    },
    {
      kind: 'choose',
      text: 'take {rank}',
      when: ({ turn }) => turn === 1,
      notHere: () => fail('It is too early to take.'),
    },
    { kind: 'look', text: 'look {owner}.{at}', like: 'look 2.0', rule: 'HD-05' },
    { kind: 'deal', text: '+{rank}', notHere: 'Nothing is dealt here.', rule: 'HD-01' },
  ],
);

const notationWith = (own: StepForms<DrawTypes>) =>
  notationOf<DrawTypes>(hiddenDraw, {
    read: (r) => {
      const form = own.find(r.peek(), r.state);
      return form === undefined ? null : form.read(r, r.rest().join(' '));
    },
    write: (w) => own.write(w),
  });
const notation = notationWith(forms);

function dealt(): DrawTypes['state'] {
  const state = hiddenDraw.start(must(hiddenDraw.setup({}, 2)));
  for (const { by, code } of must(notation.parse(state, 0, '+1; +2; +2; +3; +4'))) hiddenDraw.apply(state, by, code);
  return state;
}

describe('forms of steps', () => {
  test('one declaration reads and writes', () => {
    const state = dealt();
    const steps = must(notation.parse(state, 0, 'LAY 4 by 1 up; +5'));
    expect(steps).toEqual(must(hiddenDraw.notation.parse(state, 0, 'choose 4; place up; deal 5')));
    expect(notation.format(state, steps, EVERYTHING)).toEqual(['lay 4 by 1 up', '+5']);
    // The following move may be left out, and is then not written.
    expect(notation.format(state, steps.slice(0, 1), EVERYTHING)).toEqual(['lay 4 by 1']);
    expect(must(notation.parse(state, 0, 'lay 4 by 1'))).toEqual(steps.slice(0, 1));
    expect(notation.format(state, steps.slice(0, 1), 1)).toEqual(['lay ? by 1']);
  });

  test('a part takes several moves, or nothing where they do not fit', () => {
    const state = dealt();
    for (const { by, code } of must(notation.parse(state, 0, 'lay 4 by 1 up; +5'))) hiddenDraw.apply(state, by, code);
    const steps = must(notation.parse(state, 1, 'both 3d'));
    expect(steps).toHaveLength(2);
    expect(notation.format(state, steps, EVERYTHING)).toEqual(['both 3d']);
  });

  test('a part that is always read may stand for a move without text', () => {
    const upward: Part<DrawTypes> = {
      isAlways: true,
      read: (r, text, codeWith) => r.play(codeWith(text === '' ? 0 : 1)),
      write(w) {
        const move = w.moveOf(w.state.turn);
        w.take();
        return move?.kind === 'place' && move.face === 'up' ? '' : 'down';
      },
    };
    const quick = notationWith(
      stepForms<DrawTypes>(hiddenDraw, { slots: { upward } }, [
        { kind: 'choose', text: 'quick {rank}[ {place.face:upward}]' },
      ]),
    );
    const state = dealt();
    for (const [line, plain] of [
      ['quick 4', 'choose 4; place up'],
      ['quick 4 down', 'choose 4; place down'],
    ]) {
      const steps = must(quick.parse(state, 0, line));
      expect(steps).toEqual(must(hiddenDraw.notation.parse(state, 0, plain)));
      expect(quick.format(state, steps, EVERYTHING)).toEqual([line]);
    }
  });

  test.each([
    ['lay 9 by 1', 'needs a whole number from 1 to 6, not "9"'],
    ['lay 4 by 1 sideways', 'needs one of up, down, not "sideways"'],
    ['lay 4 by 1 up down', '"down" is left over'],
    ['lay 4 by 2', 'It is turn 1, not 2.'],
    ['look 2', '"look 2" should be written such as look 2.0.'],
    ['+1', 'Nothing is dealt here.'],
    ['peek 2.0', 'That is no card to peek at.'],
    ['take 4', 'It is too early to take.'],
  ])('%j is refused, with what would be right', (line, says) => {
    expect(refused(notation.parse(dealt(), 0, line))).toContain(says);
  });

  test('a refusal names the rule of its form, and a move that the rules made is passed over', () => {
    const read = notation.parse(dealt(), 0, 'look 2');
    expect(read.ok ? null : read.problem.rule).toBe('HD-05');
    expect(must(notation.parse(dealt(), 0, 'look 4.0'))).toEqual([]);
  });

  test('a hole that nothing fills is a mistake of the game', () => {
    expect(() => stepForms<DrawTypes>(hiddenDraw, {}, [{ kind: 'choose', text: 'lay {card}' }])).toThrow('{card}');
  });
});
