import { describe, expect, it } from 'vitest';
import { invitationPath, readInvitation } from '../table/invitation.ts';

describe('an invitation', () => {
  it.each([
    {},
    { seats: 2, deal: 12345 },
    { seats: 3, levels: [null, 'scout', 'greedy'] },
    { deal: 1, options: { map: 'andia-mini', note: 'a & b = c?' } },
  ])('is read back from its address: %j', (invitation) => {
    const path = invitationPath('andia', invitation);
    expect(path.startsWith('/setup/andia')).toBe(true);
    expect(readInvitation(path.slice('/setup/andia'.length))).toEqual({ ok: true, value: invitation });
  });

  it.each([
    ['?seats=two', 'seats', 'must be a number of seats'],
    ['?deal=0', 'deal', 'must be the number of a deal'],
    ['?deal=1e3', 'deal', 'must be the number of a deal'],
    ['?deal=1000000000', 'deal', 'must be the number of a deal'],
    ['?players=person,,scout', 'players', 'with commas between'],
    ['?options=%7B', 'options', 'must be JSON'],
    ['?options=7', 'options', 'must be options by name'],
    [`?options=${'['.repeat(5000)}`, 'options', 'at most 64 deep'],
  ])('that is wrong is refused in words: %s', (search, at, sentence) => {
    const read = readInvitation(search);
    expect(read).toMatchObject({ ok: false, problem: { at } });
    expect(read.ok ? '' : read.problem.message).toContain(sentence);
  });
});
