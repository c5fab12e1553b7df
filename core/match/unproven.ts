import type { Match } from './match.ts';

/** The claims of a record that nothing in it can prove, each as a sentence. */
export function unproven(match: Match, outcomes: number, isComputed: boolean): readonly string[] {
  const { entries, header, isOver } = match;
  const found = ['Who played: names, and the levels of bots, are as the record gives them.'];
  const start = header.position === undefined ? 'these options' : 'these options and this position';
  found.push(`That ${start} are what the players agreed on.`);
  if (match.dice.kind === 'fair') {
    found.push(
      'That the commitment was published before the first chance result: only those who saw it then can tell.',
    );
  } else if (outcomes > 0) {
    found.push(
      isComputed
        ? 'That nobody knew the chance results beforehand: whoever knew the dice could compute them.'
        : 'That chance brought these results: they were given by hand.',
    );
  }
  if (entries.some((entry) => (entry.kind === 'undo' && entry.agreed.length > 0) || entry.kind === 'end')) {
    found.push('That those who are said to have consented did so.');
  }
  if (!isOver) found.push('That nothing came after its last line.');
  return found;
}
