import { describe, expect, it } from 'vitest';
import { inWords, type NoAnswer, savingText } from '../table/local/answer.ts';
import { words } from '../words/words.ts';

describe('an answer that the screen cannot take as it is', () => {
  it.each<[NoAnswer, string]>([
    ['noReply', words.trouble.workerGone],
    ['unknownMatch', words.trouble.gone],
    ['removed', words.trouble.gone],
    ['changed', words.table.overtaken],
    ['otherTab', words.matches.otherTab],
    ['full', words.matches.blocked],
    ['blocked', words.matches.blocked],
  ])('%s becomes a sentence', (problem, message) => {
    expect(inWords({ ok: false, problem })).toEqual({ ok: false, problem: { message } });
  });

  it('is left alone where it is a refusal in words, even one that reads like a code', () => {
    const refused = { ok: false, problem: { message: 'removed', rule: 'BR-1' } } as const;
    expect(inWords(refused)).toEqual(refused);
    expect(inWords({ ok: true, value: 'removed' })).toEqual({ ok: true, value: 'removed' });
  });

  it.each(['full', 'blocked', 'otherTab', 'removed'] as const)('%s says why the match is not saved', (problem) => {
    expect(savingText(problem)).toBe(words.trouble[problem]);
  });
});
