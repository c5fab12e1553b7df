import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type BorderkeepTable, go, situation } from './play.ts';

/** The answer to a line: the sentence, and the rule behind it. */
function answer(table: BorderkeepTable, line: string): string {
  const problem = table.problem(Math.max(0, 'ABCDEF'.indexOf(line.charAt(0))), line);
  return problem === null ? 'taken' : `${problem.message} (${problem.rule})`;
}

const TOWN = { hand: ['dragon', 'bombard', 'farm'], goods: { gold: 5 } };

scenario(['EX-16', 'BK-37'], 'an attack card before the own third turn is refused as such, in every phase', () => {
  const early = /^Attack cards may not be played before your turn 3\. \(BK-37\)$/;
  const build = situation(2, { towns: [{ ...TOWN, turns: 2 }, { turns: 9 }] });
  expect(answer(build, 'A play dragon')).toMatch(early);
  const draw = situation(2, { step: 'turnStart', towns: [{ ...TOWN, goods: { gold: 9 }, turns: 1 }] });
  expect(answer(go(draw, '* draw A prosperity'), 'A play prosperity')).toMatch(early);
  const later = situation(2, { towns: [{ ...TOWN, turns: 4 }] }, { firstAttackTurn: 5 });
  expect(answer(later, 'A play dragon')).toMatch(/before your turn 5/);
});

scenario(['BK-36', 'BK-11'], 'from the third turn on the phase is what is wrong', () => {
  const build = situation(2, { towns: [TOWN, { turns: 9 }] });
  expect(answer(build, 'A play dragon')).toMatch(/^This cannot be done at this point of the turn\. \(BK-11\)$/);
  expect(answer(build, 'A play farm')).toBe('Farm is not an attack card. (BK-38)');
  expect(answer(build, 'A play ogres')).toBe('You do not hold Ogres. (BK-38)');
  const attack = go(build, 'A end');
  expect(answer(attack, 'A build farm')).toMatch(/at this point of the turn\. \(BK-36\)$/);
  expect(answer(attack, 'A drop farm')).toMatch(/at this point of the turn\. \(BK-17\)$/);
});

scenario(['BK-06', 'BK-36', 'BK-26'], 'what cannot be paid for, is not held or is no building', () => {
  const table = situation(2, { towns: [TOWN] });
  expect(answer(table, 'A build bombard')).toMatch(/^You cannot pay for Bombard: .* \(BK-06\)$/);
  expect(answer(table, 'A build mine')).toBe('You do not hold Mine. (BK-26)');
  expect(answer(table, 'A build dragon')).toBe('Dragon is an attack card: it cannot be built. (BK-36)');
  expect(answer(table, 'A build farm on ranger')).toMatch(/Farm is no artifact.*\(BK-29\)$/);
  expect(answer(table, 'A build farm m2')).toBe('magic is not accepted for this. (BK-36)');
  expect(answer(table, 'A build farm t2')).toMatch(/\(BK-06\)$/);
  const poor = situation(2, { step: 'healStart', towns: [{ walls: 1, goods: { gold: 3 } }] });
  expect(answer(go(poor, 'A wall g3'), 'A wall')).not.toBe('taken');
});

scenario(['EX-17', 'EX-18', 'BK-40', 'BK-42'], 'a second attack on the same town', () => {
  const towns = [{ hand: ['ogres', 'thieves', 'earthquake'] }, { units: [] }, { units: ['wizard', 'guard'] }];
  const two = go(situation(2, { step: 'attackStart', towns: towns.slice(0, 2) }), 'A play earthquake');
  expect(answer(two, 'A play ogres')).toMatch(/^Every town has already been a victim this turn: Ogres .* \(BK-42\)$/);
  const three = go(situation(3, { step: 'attackStart', towns }), 'A play earthquake');
  expect(answer(three, 'A play thieves >B')).toBe(
    'This town has already been the victim of an attack card this turn. (BK-40)',
  );
  expect(answer(three, 'A play thieves >A')).toBe('The victim must be a living opponent. (BK-40)');
  expect(answer(three, 'A play thieves >D')).toBe('The victim must be a living opponent. (BK-40)');
  expect(answer(three, 'A play ogres >B')).toBe('This card strikes C, not B. (BK-39)');
  expect(answer(three, 'A play thieves >C')).toBe('taken');
  const hero = situation(3, {
    step: 'attackStart',
    towns: [{ hand: ['assassin', 'ogres'] }, {}, { units: ['wizard'] }],
  });
  expect(answer(hero, 'A play assassin >B')).toMatch(/no hero.*\(BK-42\)$/);
});

scenario(['BK-56', 'BK-58', 'BK-63'], 'hits and spells name a living unit of the right side', () => {
  const battle = go(
    situation(2, { step: 'attackStart', towns: [{ hand: ['dragon'] }, { units: ['archers', 'knights', 'guard'] }] }),
    'A play dragon',
    '* attack archers 2',
    '* attack dragon 1 1 1 2 2 2 2',
  );
  expect(answer(battle, 'A hit ogres')).toMatch(/no such unit.*\(BK-63\)$/);
  expect(answer(battle, 'A hit catapult')).toMatch(/no such unit.*\(BK-63\)$/);
  expect(answer(go(battle, 'A hit archers'), 'A hit archers')).toBe(
    'This unit has no hits left: it cannot take more. (BK-63)',
  );
  const djinn = go(
    situation(2, {
      step: 'attackStart',
      towns: [{ hand: ['djinn'] }, { structures: ['catapult'], units: ['knights', 'guard'] }],
    }),
    'A play djinn',
    '* spell djinn 2',
  );
  expect(answer(djinn, 'A ensorcell catapult')).toMatch(/no such unit.*\(BK-56\)$/);
  expect(answer(djinn, 'A ensorcell djinn')).toMatch(/no such unit.*\(BK-56\)$/);
  const priest = go(
    situation(2, {
      step: 'attackStart',
      towns: [{ hand: ['trolls'] }, { units: [{ unit: 'knights', lost: 3 }, 'priest', { unit: 'guard', lost: 1 }] }],
    }),
    'A play trolls',
    '* spell priest 4',
  );
  expect(answer(priest, 'B mend trolls')).toMatch(/no such unit.*\(BK-58\)$/);
  expect(answer(priest, 'B mend priest')).toBe('This unit has lost no hits. (BK-58)');
});

scenario(['BK-91', 'BK-69'], 'only structures are picked and lost', () => {
  const pick = go(situation(1, { step: 'turnStart' }, { form: 'nonCard' }), '* event 1', '* structure 95');
  expect(answer(pick, 'A pick dragon')).toMatch(/no such structure.*\(BK-91\)$/);
  const loss = go(
    situation(2, { step: 'attackStart', towns: [{ hand: ['ogres'] }, { units: [], structures: ['farm', 'inn'] }] }),
    'A play ogres',
    '* loss 1',
  );
  expect(answer(loss, 'B lose mine')).toMatch(/no such structure.*\(BK-69\)$/);
});

scenario('BK-08', 'a position with a card in two places, or twice in one, is refused', () => {
  const twice = /more than once/;
  expect(() => situation(2, { towns: [{ hand: ['dragon', 'dragon'] }, {}] })).toThrow(twice);
  expect(() => situation(1, { towns: [{ hand: ['farm', 'farm'] }] })).toThrow(twice);
  expect(() => situation(2, { discard: ['farm', 'farm'] })).toThrow(twice);
  expect(() => situation(2, { towns: [{ hand: ['farm'] }, { hand: ['farm'] }] })).toThrow(twice);
  expect(() => situation(2, { towns: [{ structures: ['farm'] }, { hand: ['farm'] }] })).toThrow(twice);
  expect(() => situation(2, { towns: [{ units: ['knights', 'knights'] }, {}] })).toThrow(/too often|more than once/);
});
