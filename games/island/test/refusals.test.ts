/** The text of a refusal: what would be legal, and the rule behind it. */
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { situation } from './situation.ts';

/** The refusal of a line: its sentence and rule. */
function told(text: string, line: string): string {
  const s = situation(text);
  const read = game.notation.parse(s, s.active, line);
  return read.ok ? 'played' : `${read.problem.rule ?? ''} ${read.problem.message}`;
}

const ROAMING = `roaming 3 P1 action invasion=1 bars=b5:1@22<16 robber=h9
  P1: c29 s31 r29-35-30 r31-36 k35:1+ k30:1- hand=BWWGGOPCK prog=spy,crane,inventor,diplomat,merchant
  P2: c12 s18 r12-17 r18-24 k12:1- hand=WO prog=spy
  P3: c14 s45 r14-19 r41-45`;

describe('a refusal says what would be legal, and names the rule', () => {
  const WRONG: readonly (readonly [line: string, said: string])[] = [
    ['city 31', 'IK-112 This costs 2 grain and 3 ore, which you do not hold.'],
    ['road 30-24', 'IK-112 This costs 1 brick and 1 lumber, which you do not hold.'],
    ['city 29', 'IK-122 A settlement of yours must stand there.'],
    ['activate 12', 'IK-170 A knight of yours must stand there.'],
    ['play spy P3', 'IK-199 Name an opponent who has what the card is after'],
    ['play inventor h2 h3', 'IK-214 Inventor takes two different tokens, never 2, 6, 8 or 12'],
    ['play diplomat 29-35', 'IK-234 You may remove only an open road'],
    ['play merchant h0', 'IK-225 The merchant goes to a hex with a building of yours.'],
    ['force P2 B', 'IK-223 Commercial harbor allows no more swaps with this player.'],
    ['invite P2', 'IK-020 You can open a house only if knights may be guests: the option guestKnights.'],
    ['bank BBBB>O', 'IK-089 You do not hold as many of this kind as the bank asks for.'],
    ['move 35-40', 'IK-180 Your roads do not lead there.'],
    ['play merchant h10; play merchant h10', 'IK-198 You do not hold this card.'],
  ];
  it.each(WRONG)('%s', (line, said) => {
    expect(told(ROAMING, line)).toContain(said);
  });
});
