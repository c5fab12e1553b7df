/** Fights of knights and barbarians. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { OTHERS } from './others.ts';
import { position } from './play.ts';

describe('fights', () => {
  scenario(['EX-001', 'IK-278', 'IK-279', 'IK-280', 'IK-281', 'IK-277'], 'knight against barbarian', () => {
    for (const knight of [1, 2, 3]) {
      for (const barbarian of [1, 2, 3]) {
        const table = position(`
          roaming 3 P1 preRoll invasion=3 bars=b5:${barbarian}@22<16
          P1: s34 r28-34 k28:${knight}+
          ${OTHERS}`).play('roll =5,6');
        const left = barbarian - knight;
        expect(table.bars()).toEqual(left > 0 ? [`b5:${left}@28`] : []);
        expect(table.at(28)).toBe(`k1:${knight}-`);
      }
    }
  });

  scenario(
    ['EX-005', 'IK-282', 'IK-283', 'IK-284', 'IK-188', 'IK-294', 'IK-296'],
    'an inactive knight does not fight, and defends once active',
    () => {
      const text = `
      roaming 3 P1 action invasion=4 bars=b5:1@22<16,b6:1@28<33
      P1: s34 r28-34 k28:1- hand=G
      ${OTHERS}`;
      const table = position(text).play('activate 28');
      expect([table.at(28), table.bars()]).toEqual(['k1:1~', ['b5:1@22', 'b6:1@28']]);
      expect(table.refused('move 28-34')).toBe('notReady');
      table.play('end');
      const right = table.fork().play('roll =5,6');
      expect([right.bars(), right.at(28), right.state.kills[0], right.step]).toEqual([['b6:1@34'], 'k1:1-', 1, 'kill']);
      right.play('P1: kill trade =merchant');
      expect(right.progress(0)).toEqual(['merchant']);
      const left = table.fork().play('roll =2,6');
      expect([left.bars(), left.at(28), left.step]).toEqual([['b5:1@17', 'b6:1@22'], 'k1:1+', 'action']);
    },
  );

  scenario(
    ['EX-006', 'IK-280', 'IK-283', 'IK-178'],
    'a barbarian that wins stays, weaker; activating starts no second fight',
    () => {
      const table = position(`
      roaming 3 P1 preRoll invasion=3 bars=b5:3@22<16
      P1: s34 r28-34 k28:2+ hand=G
      ${OTHERS}`).play('roll =4,6');
      expect([table.bars(), table.at(28)]).toEqual([['b5:1@28'], 'k1:2-']);
      table.play('activate 28');
      expect([table.bars(), table.at(28)]).toEqual([['b5:1@28'], 'k1:2~']);
      expect(table.refused('attack 28-34')).toBe('notReady');
    },
  );
});
