import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { fairDice, givenDice, seededDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { ok } from '../../result.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING, SPECTATOR } from '../../seat.ts';
import { duel, hiddenDraw, loadToy, must, newMatch, playOn, randomMatch, refused } from './help.ts';

/** Text -> match -> text is the identity, and the entries are the same. */
async function expectRoundTrip(match: Match): Promise<void> {
  const text = formatRecord(match, EVERYTHING);
  const again = must(await parseRecord(text, loadToy));
  expect(again.entries).toEqual(match.entries);
  expect(again.header).toEqual(match.header);
  expect(again.players).toEqual(match.players);
  expect(again.state.equals(match.state)).toBe(true);
  expect(again.result).toEqual(match.result);
  expect(formatRecord(again, EVERYTHING)).toBe(text);
}

describe('a full record', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('round-trips with undos and seats taken over, over or not: %s', async (id, game) => {
    const kinds = new Set<string>();
    for (let i = 0; i < 25; i += 1) {
      const match = randomMatch(game, `${id}${i}`, i % 2 === 0 ? 1000 : i);
      for (const entry of match.entries) kinds.add(entry.kind);
      await expectRoundTrip(match);
    }
    expect([...kinds].sort()).toEqual(['chance', 'move', 'seat', 'undo']);
  });

  it('round-trips with a resignation or an agreed end', async () => {
    const cases: readonly (readonly [Game, string])[] = [
      [duel, 'resign'],
      [duel, 'end'],
      [hiddenDraw, 'end'],
    ];
    for (const [game, by] of cases) {
      const match = newMatch(game, 2, by);
      must(by === 'resign' ? match.resign(1) : match.end([0, 1]));
      await expectRoundTrip(match);
    }
  });

  it('round-trips with options, a position, names and every kind of dice', async () => {
    const position = hiddenDraw.position.format(randomMatch(hiddenDraw, 'p', 5).state, EVERYTHING);
    const seats = randomMatch(hiddenDraw, 'p', 5).setup.seats;
    const players = Array.from({ length: seats }, (_, seat) => ({ name: `"Q"\\n]% ${seat}`, level: 'greedy' }));
    for (const dice of [seededDice(7), fairDice(new Uint8Array(32).fill(9), [Uint8Array.of(1)])]) {
      const match = must(createMatch(hiddenDraw, { seats, players, dice, position, options: { bonus: 3 } }));
      playOn(match, new Rng('p'), 4);
      await expectRoundTrip(match);
      playOn(match, new Rng('p'));
      await expectRoundTrip(match);
    }
    const given = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
    must(given.supply(0));
    await expectRoundTrip(given);
  });

  it('of given dice can be played on by hand, one of seeded dice by the same dice', async () => {
    const given = must(createMatch(duel, { seats: 2, dice: givenDice() }));
    const again = must(await parseRecord(formatRecord(given, EVERYTHING), loadToy));
    expect(again.isChanceDue).toBe(true);
    must(again.supply(2));
    expect(again.awaited()).toEqual([0, 1]);

    const whole = newMatch(duel, 2, 'on');
    const cut = formatRecord(whole, EVERYTHING).replace(/\n\n[\s\S]*/, '\n');
    const short = must(await parseRecord(cut, loadToy));
    expect(short.entries).toHaveLength(0);
    short.proceed();
    expect(short.entries).toEqual(whole.entries);
  });

  it('of fair dice cannot be played on without the secret, and says so', async () => {
    const dice = fairDice(new Uint8Array(32).fill(9));
    const match = must(createMatch(duel, { seats: 2, dice }));
    const text = formatRecord(match, EVERYTHING);
    expect(text).not.toContain('secret');
    const cut = must(await parseRecord(text.replace(/\n\n[\s\S]*/, '\n'), loadToy));
    cut.proceed();
    expect(cut.isChanceDue).toBe(true);
    expect(refused(cut.supply(0))).toContain('come from its own dice');
  });

  it('can be written by hand: comments, blank lines, names left out', async () => {
    const text = `% the shortest duel
[Game "duel"]
[Rules 1]
[Seats 2]
[Options {"cards":2,"coins":0}]
[Dice {"kind":"given"}]

prize 1
% both are forced in the second round
play 2

   play 1
prize 2
`;
    const match = must(await parseRecord(text, loadToy));
    expect(match.isOver).toBe(true);
    expect(match.players[1]).toEqual({ name: 'Player 2' });
    expect(match.result?.scores).toEqual([1, 2]);
  });

  it('looks like this', () => {
    const match = must(
      createMatch(duel, {
        seats: 2,
        options: { cards: 3, coins: 1 },
        players: [{ name: 'Anna' }, { name: 'Bo', level: 'greedy' }],
        dice: givenDice(),
      }),
    );
    must(match.supply(1));
    must(match.submitLine(0, 'play 1; stake 1', match.version(0)));
    must(match.submitLine(1, 'play 2; stake 0', match.version(1)));
    must(match.undo(0, { agreed: [1] }));
    must(match.takeOver(0, { name: 'Cleo' }));
    must(match.resign(0));
    expect(formatRecord(match, EVERYTHING)).toBe(`[Game "duel"]
[Rules 1]
[Seats 2]
[Player1 "Anna"]
[Player2 {"name":"Bo","level":"greedy"}]
[Options {"cards":3,"coins":1}]
[Dice {"kind":"given"}]
[Result {"ranks":[2,1],"scores":[0,0],"reason":"resigned"}]

prize 2
play 1; stake 1
play 2; stake 0
! undo to 1 by 1 agreed 2
! seat 1 "Cleo"
! resign 1
`);
  });
});

describe('a viewer’s record', () => {
  it('of a match that runs has nothing that the viewer may not see', () => {
    const match = must(createMatch(hiddenDraw, { seats: 2, dice: givenDice() }));
    for (const rank of [1, 3, 2, 4, 5]) must(match.supply(rank - 1));
    must(match.submitLine(0, 'choose 1; place down', match.version(0)));
    const texts = [0, 1, SPECTATOR].map((viewer) => formatRecord(match, viewer));
    expect(texts[0]).toContain('deal 1; deal ?; deal 2; deal ?; deal 5\nchoose 1; place down\n');
    expect(texts[1]).toContain('deal ?; deal 3; deal ?; deal 4; deal ?\nchoose ?; place down\n');
    expect(texts[2]).toContain('deal ?; deal ?; deal ?; deal ?; deal ?\nchoose ?; place down\n');
    expect(texts[2]).toContain('[Viewer "spectator"]');
  });

  it('is refused as a match, with a word on how to get the whole', async () => {
    const match = newMatch(hiddenDraw, 2, 'partial');
    expect(refused(await parseRecord(formatRecord(match, 1), loadToy))).toBe(
      'line 7: This record shows only what player 2 may see, so it cannot be replayed; ask for the full record once the match is over.',
    );
  });

  it('of a match that is over is the full one', () => {
    const match = randomMatch(hiddenDraw, 'over');
    expect(formatRecord(match, 0)).toBe(formatRecord(match, EVERYTHING));
    expect(formatRecord(match, SPECTATOR)).toBe(formatRecord(match, EVERYTHING));
  });

  it('hides a position that was given, but for its own part', () => {
    const position = hiddenDraw.position.format(newMatch(hiddenDraw, 2, 'pos').state, EVERYTHING);
    const match = must(createMatch(hiddenDraw, { seats: 2, dice: seededDice(1), position }));
    const line = formatRecord(match, 1)
      .split('\n')
      .find((one) => one.startsWith('[Position'));
    expect(line).toContain(JSON.stringify(hiddenDraw.position.format(match.state, 1)));
    expect(line).toContain('"?"');
  });
});

describe('a record that is wrong', () => {
  const head = '[Game "duel"]\n[Rules 1]\n[Seats 2]\n[Dice {"kind":"given"}]\n';
  it.each([
    ['', 'The header Game is missing'],
    ['[Game "chess"]\n[Rules 1]\n[Seats 2]\n[Dice {"kind":"given"}]', 'line 1: There is no game chess.'],
    ['[Game 7]\n[Rules 1]\n[Seats 2]\n[Dice {"kind":"given"}]', 'line 1: The game is a text, not 7.'],
    [head.replace('Rules 1', 'Rules 99'), 'line 2, rulesVersion: This match was played by version 99 of the rules of'],
    [head.replace('Seats 2', 'Seats 5'), 'line 3, seats: '],
    [head.replace('given', 'loaded'), 'line 4, dice.kind: must be fair, seeded, daily, numbered or given'],
    [head.replace('[Seats 2]\n', ''), 'The header Seats is missing'],
    [`${head}[Seats 2]`, 'line 5: The header Seats appears twice.'],
    [`${head}[Colour "red"]`, 'line 5: There is no header Colour; known are Game'],
    [`${head}[Seats]`, 'line 5: A header looks like [Seats 2]'],
    [`${head}[Options {cards:3}]`, 'line 5: The value must be JSON'],
    [`${head}[Options {"cards":99}]`, 'line 5, options.cards: must be a whole number from 2 to 6, not 99.'],
    [`${head}[Player2 "Bo"]`, 'The header Player1 is missing'],
    [`${head}[Player1 "Bo"]`, 'players: must name one player for each seat, 2 in all.'],
    [`${head}[Player1 "Bo"]\n[Player2 {"level":"x"}]`, 'line 6, players.1: must be a name'],
    [`${head}prize 1\n[Seats 2]`, 'line 6: A header must stand before the first move.'],
    [`${head}\nprize 7`, 'line 6: '],
    [`${head}\nplay 1`, 'line 6, play 1: A prize must be turned up first. (DU-02)'],
    [`${head}prize 1\nplay 1; stake 9`, 'line 6: '],
    [`${head}prize 1\nplay 1; stake 4`, 'line 6, stake 4: You have not so many coins. (DU-03)'],
    [`${head}prize 1\nplay 1; stake 1`, 'end of the record: The choice of player 2 is missing'],
    [`${head}prize 1\nplay 1`, 'end of the record: The choice of player 1 and player 2 is missing'],
    [`${head}prize 1\nplay 1; stake 1\n! resign 1`, 'line 7: The choice of player 2 is missing'],
    [`${head}! end\nprize 1`, 'line 6: The match is over before this.'],
    [`${head}! end\n! resign 1`, 'line 6: The match is over before this.'],
    [`${head}! resign 3`, 'line 5: There is no player 3 in this match.'],
    [`${head}! resign 0`, 'line 5: There is no player 0 in this match.'],
    [`${head}! seat 2 {"level":"x"}`, 'line 5, player: must be a name'],
    [`${head}! seat 2 Bo`, 'line 5: The value must be JSON'],
    [`${head}! seat 3 "Bo"`, 'line 5: There is no player 3'],
    [`${head}! dance`, 'line 5: A line that begins with ! is one of'],
    [`${head}prize 1\n! undo to 0 by 1`, 'line 6: player 1 did not choose after entry 0'],
    [`${head}! undo to 7 by 4`, 'line 5: There is no player 4'],
    [
      `${head}prize 1\nplay 1; stake 1\nplay 1; stake 1\n! undo to 1 by 2`,
      'line 8: This undo needs the consent of player 1.',
    ],
    [`${head}prize 1\nplay 1; stake 1\nplay 1; stake 1\n! undo to 3 by 2 agreed 1`, 'line 8: player 2 did not choose'],
    [`${head}[Result "agreed"]`, 'line 5: The header gives a result, but the match is not over'],
    [
      `${head}[Result "agreed"]\n! resign 1`,
      'line 5: The header gives the result "agreed", but the moves lead to {"ranks"',
    ],
  ])('is refused with its line: %j', async (text, message) => {
    const problem = refused(await parseRecord(text, loadToy));
    expect(problem).toContain(message);
  });

  it('names the version of the rules that it needs', async () => {
    const next = { ...duel, rulesVersion: 2 };
    const text = formatRecord(newMatch(duel, 2, 'v'), EVERYTHING);
    expect(refused(await parseRecord(text, async () => ok(next)))).toContain(
      'played by version 1 of the rules of Duel; only version 2 is known here.',
    );
  });
});
