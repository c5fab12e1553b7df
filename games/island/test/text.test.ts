import { describe, expect, it } from 'vitest';
import { text } from '../text.ts';
import { view } from '../view/view.ts';
import { situation } from './situation.ts';

const NAMES = ['Amber', 'Teal', 'Violet', 'Vermilion', 'Slate', 'Moss'];

function shown(position: string): readonly string[] {
  const s = situation(position);
  return text(view(s, 0), s.setup, (seat) => NAMES[seat]).split('\n');
}

const ROAMING = `roaming 3 P1 action invasion=1 robber=h10 merchant=h3:P2 ship=5 bars=b5:1@22<16
P1: c29 s31 w29 r29-35 r31-36 k35:1+ hand=BBLLWWGGGOOOPPCK prog=deserter,merchant
P2: m12:trade s18 r12-17 r18-24 k12:2+ k24:1- imp=0/4/0 hand=WPC
P3: c14 s45 r14-19 r41-45 hand=OO`;

describe('the board as text', () => {
  it('stands on the map: land, numbers, robber, merchant, buildings, walls, knights and roads, by their owners', () => {
    const all = shown(ROAMING).join('\n');
    for (const sign of [
      '29 c1w',
      '31 s1',
      '12 m2k2:2+',
      '18 s2',
      '24 k2:1-',
      '14 c3',
      '35 k1:1+',
      'h10 G4 R',
      'h3 W12 M2',
    ])
      expect(all).toContain(sign);
    // Edges 27-33, 28-33, 28-34, 29-34, 29-35, 30-35, 30-36, 31-36, 31-37 and 32-37: two are roads of the first player.
    const line = shown(ROAMING).findIndex((one) => one.includes('29 c1w')) + 1;
    expect(shown(ROAMING)[line].trim().split(/\s+/)).toEqual(['\\', '/', '\\', '/', '1', '/', '\\', '1', '\\', '/']);
    expect(all).toContain('metropolises: trade on 12');
    expect(all).toContain('barbarians: b5:1@22<16');
  });

  it('tells one card and one point as one', () => {
    const [, one] = shown('base 3 P1 action\nP1: s29 r23-29 hand=B\nP2: s45 r41-45\nP3: s31 r31-36');
    expect(one).toBe('P1 Amber      1 point  1 card B  0 development cards  0 Knights played');
  });

  it('is at most 80 columns wide on both islands, whatever is held', () => {
    const six = `roaming 6 P1 action invasion=4 bars=b5:3@32<39,b0:3@26<32
P1: c29 s41 w29 r29-35 k29:3+ hand=BBBBBBBBLLLLLLLLWWWWWWWWGGGGGGGGOOOOOOOOPPPPPPCCCCCCKKKKKK imp=3/3/3 def=3 kills=2 prog=crane,smith,engineer,irrigation,medicine,mining,inventor,alchemist,commercial-harbor,spy`;
    for (const line of [...shown(ROAMING), ...shown(six)]) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
