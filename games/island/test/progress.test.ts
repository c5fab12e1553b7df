/** Progress cards, by the worked examples. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { LEDGER } from '../state.ts';
import { OTHERS } from './others.ts';
import { position, type Table } from './play.ts';
import { edgeOf } from './situation.ts';

/** P1 in the action phase with these items. */
const at = (items: string, form = 'knights', game = ''): string => `
  ${form} 3 P1 action ${game}
  P1: ${items}
  ${OTHERS}`;

describe('in general', () => {
  scenario(
    ['IK-198', 'IK-052', 'IK-201', 'IK-203'],
    'in the own action phase, any number, and each goes under its deck',
    () => {
      const table = position(at('c29 s31 hand=B prog=warlord,irrigation,mining k35:1- r29-35'));
      expect(table.refused('P2: play spy')).toBe('notYours');
      expect(table.refused('play wedding')).toBe('noCard');
      table.play('play irrigation; play warlord; play mining');
      expect([table.progress(0), [...table.state.underCount]]).toEqual([[], [2, 0, 1]]);
      const before = position(at('c29 prog=warlord,alchemist').replace('action', 'preRoll'));
      expect(before.refused('play warlord')).toBe('wrongPhase');
      expect(before.refused('play alchemist 3 4')).toBe(null);
      expect(position(at('c29 prog=alchemist')).refused('play alchemist 3 4')).toBe('wrongPhase');
    },
  );

  scenario(['IK-201', 'IK-009'], 'once a deck was drawn out, the oldest card under it comes, without chance', () => {
    const table = position(`
      knights 3 P1 preRoll under=science:crane,smith
      P1: c29 imp=1/0/0
      ${OTHERS}`);
    table.state.undrawn.fill(0, 0, 10);
    table.play('roll =1,3,science');
    expect([table.progress(0), table.state.underCount[0], table.step]).toEqual([['crane'], 1, 'action']);
  });

  scenario(['EX-121', 'IK-205', 'IK-206'], 'down to four cards at the end of the own turn, never below', () => {
    const table = position(at('c29 prog=spy,spy,merchant,merchant,crane,smith'));
    expect(table.refused('drop spy')).toBe('wrongPhase');
    table.play('end');
    expect([table.step, table.actors()]).toEqual(['drop', [0]]);
    table.play('drop spy; drop crane');
    expect([table.progress(0).length, table.step, table.state.active]).toEqual([4, 'preRoll', 1]);
    // Only the seat that dropped a card knows which lies under the deck.
    expect([table.state.underKnown[0], table.state.underKnown[36]]).toEqual([1, 1]);
    const shown = position(at('c29 prog=spy,spy,merchant,merchant,crane'), { showDiscards: true }).play(
      'end; drop crane',
    );
    expect(shown.state.underKnown[0]).toBe(0b111);
    expect(position(at('c29 prog=spy,spy,merchant,merchant')).play('end').step).toBe('preRoll');
  });
});

describe('science', () => {
  scenario(['EX-097', 'IK-209', 'IK-210', 'IK-211'], 'Alchemist sets both dice, and steers barbarians', () => {
    const text = `
      roaming 3 P1 preRoll ship=6
      P1: c16 s28 prog=alchemist,alchemist imp=0/1/0
      P2: c12 s18
      P3: c14 s45`;
    const table = position(text).play('play alchemist 1 3');
    expect([table.step, table.isPartial(0), table.refused('play alchemist 1 3')]).toEqual([
      'preRoll',
      false,
      'oneCard',
    ]);
    table.play('roll');
    expect(table.outcomes().map(({ weight }) => weight)).toEqual([3, 1, 1, 1]);
    const landed = table.fork().chance({ kind: 'event', face: 'ship' });
    expect([landed.bars(), landed.at(16), landed.hand(0)]).toEqual([['b1:1@10', 'b7:1@43'], 'c1', 'W']);
    const gate = table.fork().chance({ kind: 'event', face: 'trade' });
    expect(gate.step).toBe('card');
    expect(position(text).play('play alchemist 3 4; roll =politics').state.red).toBe(3);
    const marching = position(text.replace('ship=6', 'invasion=1 bars=b5:1@22<16')).play(
      'play alchemist 1 3; roll =science',
    );
    expect(marching.bars()).toEqual(['b5:1@17']);
    const apart = position(text.replace('ship=6', 'invasion=1 bars=b5:1@22<16'), { alchemistSteers: false });
    const left = apart.fork().play('play alchemist 1 3; roll =science,3');
    expect(left.bars()).toEqual(['b5:1@17']);
    apart.play('play alchemist 1 3; roll =science,6');
    expect([apart.bars(), apart.hand(0)]).toEqual([['b5:1@28'], 'W']);
    const other = position(text, { alchemistSteers: false }).play('play alchemist 1 3; roll =ship,4');
    expect(other.bars()).toEqual(['b4:1@7', 'b10:1@46']);
  });

  scenario(['EX-098', 'IK-212'], 'Crane buys a level for one commodity less', () => {
    expect(position(at('c29 prog=crane')).play('play crane science').state.level[0]).toBe(1);
    const won = position(at('c29 prog=crane imp=3/0/0 hand=PPP')).play('play crane science');
    expect([won.state.level[0], won.state.metropolis[0], won.hand(0)]).toEqual([4, 30, '']);
    const text = at('m29:trade prog=crane,crane imp=3/4/5 hand=PPP');
    expect(position(text).refused('play crane science')).toBe('noEffect');
    const two = position(at('c29 prog=crane,crane hand=P')).play('play crane science; play crane science');
    expect([two.state.level[0], two.hand(0)]).toEqual([2, '']);
  });

  scenario(['EX-099', 'IK-213'], 'Engineer builds a wall free of charge', () => {
    expect(position(at('c29 prog=engineer')).play('play engineer 29').state.walls[0]).toBe(1);
    expect(position(at('c29 w29 prog=engineer')).refused('play engineer')).toBe('noEffect');
    expect(position(at('c29 c31 c2 c47 w29 w31 w2 prog=engineer')).refused('play engineer')).toBe('noEffect');
    expect(position(at('x29 prog=engineer')).refused('play engineer')).toBe('noEffect');
  });

  scenario(['EX-100', 'IK-214'], 'Inventor exchanges two tokens, never 2, 6, 8 or 12', () => {
    const text = at('c29 prog=inventor', 'knights', 'robber=h9');
    const one = position(text).play('play inventor h0 h1');
    expect([one.state.token[0], one.state.token[1]]).toEqual([10, 9]);
    const two = position(text).play('play inventor h9 h10');
    expect([two.state.token[9], two.state.token[10], two.state.robber]).toEqual([4, 11, 9]);
    for (const hex of ['h2', 'h15', 'h3', 'h8', 'h5'])
      expect(position(text).refused(`play inventor ${hex}`)).toBe('noEffect');
    expect(position(text).refused('play inventor h0 h14')).toBe('noEffect');
    expect(position(text).refused('play inventor h1 h0')).toBe('order');
    // Two neighbouring numbers are a pair; equal tokens are not.
    const board = (one: string, two: string): string =>
      at(
        'c29 prog=inventor',
        'knights',
        `board=${one},${two},${new Array<string>(17).fill('O6').join()} harbours= robber=h2`,
      );
    expect(position(board('G3', 'L4')).play('play inventor h0 h1').state.token[0]).toBe(4);
    expect(position(board('G4', 'L4')).refused('play inventor')).toBe('noEffect');
  });

  scenario(['EX-101', 'IK-215'], 'Irrigation: two grain for each fields hex, as far as the bank can pay', () => {
    const text = (bank: string): string => `
      knights 3 P1 action robber=h10 invasion=1 ${bank}
      P1: c31 s19 s27 r31-36 r19-25 r27-33 prog=irrigation
      P2: c12 s18 r12-17 r18-23`;
    expect(position(text('')).play('play irrigation').hand(0)).toBe('GGGG');
    expect(position(text('bank=G3')).play('play irrigation').hand(0)).toBe('GGG');
    expect(position(text('bank=G0')).refused('play irrigation')).toBe('noEffect');
  });

  scenario(['EX-102', 'IK-216'], 'Medicine upgrades for two ore and one grain', () => {
    expect(position(at('s29 prog=medicine hand=GOO')).play('play medicine 29').hand(0)).toBe('');
    expect(position(at('s29 prog=medicine hand=GGO')).refused('play medicine')).toBe('noEffect');
    expect(position(at('c29 prog=medicine hand=GOO')).refused('play medicine')).toBe('noEffect');
  });

  scenario(['EX-103', 'IK-217'], 'Mining: two ore for each mountains hex', () => {
    expect(position(at('c37 prog=mining')).play('play mining').hand(0)).toBe('OO');
    expect(position(at('s20 s37 prog=mining')).play('play mining').hand(0)).toBe('OO');
    expect(position(at('s0 prog=mining')).refused('play mining')).toBe('noEffect');
  });

  scenario(
    ['EX-105', 'IK-219', 'IK-303'],
    'a free road that wins ends the game, and the second is not asked for',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: m29:science m31:trade c2 s16 r29-35-30-36-41 imp=4/4/0 prog=road-building
      ${OTHERS}`);
      expect(table.points()[0]).toBe(11);
      table.play('play road-building 41-46');
      expect([table.result().winners, table.points()[0]]).toEqual([[0], 13]);
    },
  );

  scenario(['EX-106', 'IK-220'], 'Smith promotes one or two knights', () => {
    const text = 's34 r28-34 r30-36-31 k28:1- k30:1- k31:2- prog=smith';
    const table = position(at(text)).play('play smith 28');
    expect([table.at(28), table.step]).toEqual(['k1:2-', 'action']);
    const fortress = position(at(`${text} imp=0/0/3`)).play('play smith 31 28');
    expect([fortress.at(31), fortress.at(28), fortress.step]).toEqual(['k1:3-', 'k1:2-', 'action']);
    const again = position(at(`${text} imp=0/0/3`)).play('play smith; promote 28');
    expect(again.refused('promote 28')).toBe('promotedAlready');
    expect(again.play('end').step).toBe('action');
    const paid = position(at(`${text} hand=WO`)).play('promote 28');
    expect(paid.refused('play smith 28')).toBe('noEffect');
  });
});

describe('trade', () => {
  scenario(
    ['EX-107', 'IK-221', 'IK-222', 'IK-223', 'IK-056'],
    'Commercial harbor: a resource for a commodity, once each',
    () => {
      const text = `
      knights 3 P1 action
      P1: c29 s31 r29-35 r31-36 hand=BL prog=commercial-harbor,commercial-harbor
      P2: c12 s18 r12-17 r18-24 hand=WPC
      P3: c14 s45 r14-19 r41-45 hand=OO`;
      const table = position(text);
      expect(table.refused('force P2 B')).toBe('noCard');
      table.play('play commercial-harbor; force P2 B');
      expect([table.step, table.actors()]).toEqual(['forced', [1]]);
      expect(table.refused('P2: gift W')).toBe('unknownPlace');
      table.play('P2: gift C');
      expect([table.hand(0), table.hand(1)]).toEqual(['LC', 'BWP']);
      table.play('force P3 L');
      expect([table.hand(0), table.step]).toEqual(['LC', 'action']);
      for (const viewer of [0, 1, -2])
        expect(LEDGER.mayHold(table.state, viewer, 2, [0, 0, 0, 0, 0, 1, 0, 0])).toBe(false);
      expect(table.refused('force P2 L')).toBe('noCard');
      table.play('play commercial-harbor');
      expect(table.refused('force P2 L')).toBe(null);
      table.play('end');
      expect(table.state.swaps[1]).toBe(0);
      expect(position(text.replace('hand=BL ', '')).refused('play commercial-harbor')).toBe('noEffect');
      const poor = text.replace(' hand=WPC', '').replace(' hand=OO', '');
      expect(position(poor).refused('play commercial-harbor')).toBe('noEffect');
    },
  );

  scenario(['EX-108', 'IK-224', 'IK-208'], 'Master merchant takes two cards of one who is ahead', () => {
    const text = `
      knights 4 P1 action
      P1: c29 c31 s2 prog=master-merchant
      P2: c12 c14 s16 s20 hand=W
      P3: c45 c47 s33 hand=BBBBBBBBB
      P4: c0 c50 c48 s42`;
    const table = position(text);
    expect(table.points()).toEqual([5, 6, 5, 7]);
    expect(table.refused('play master-merchant P3')).toBe('noEffect');
    expect(table.refused('play master-merchant P4')).toBe('noEffect');
    table.play('play master-merchant P2; pick wool');
    expect([table.hand(0), table.step]).toEqual(['W', 'action']);
    expect(position(text.replace('s20 hand=W', 's20')).refused('play master-merchant')).toBe('noEffect');
    // All points count, including those for Defenders, roads and cards.
    const defended = text.replace('P3: c45', 'P3: def=1 c45').replace('c29 c31 s2', 'c29 c31 s2 k35:1-');
    expect(position(defended).refused('play master-merchant P3')).toBe(null);
    expect(position(defended.replace('s2 k35', 's2 shown=printer k35')).refused('play master-merchant P3')).toBe(
      'noEffect',
    );
    const two = position(text.replace('hand=W', 'hand=WOK')).play('play master-merchant P2');
    expect([two.step, two.isPartial(0), two.refused('pick coin')]).toEqual(['pick', false, 'order']);
    two.play('pick ore');
    expect(two.isPartial(0)).toBe(true);
    two.play('pick coin');
    expect(two.hand(0)).toBe('OK');
    // P1 has seen the hand; others only know that two cards moved.
    expect(LEDGER.mayHold(two.state, 0, 1, [0, 0, 1, 0, 0, 0, 0, 0])).toBe(true);
    expect(LEDGER.mayHold(two.state, 0, 1, [0, 0, 0, 0, 1, 0, 0, 0])).toBe(false);
    expect(LEDGER.mayHold(two.state, 2, 1, [0, 0, 0, 0, 1, 0, 0, 0])).toBe(true);
  });

  scenario(
    ['EX-109', 'IK-225', 'IK-162', 'IK-164', 'IK-165'],
    'Merchant: a point and a rate, until another plays one',
    () => {
      const table = position(`
      knights 3 P1 action
      P1: c31 prog=merchant,merchant hand=OOKK
      P2: s20 r20-25 prog=merchant
      P3: c14`);
      for (const hex of ['h5', 'h0']) expect(table.refused(`play merchant ${hex}`)).toBe('notOwn');
      const desert = 'knights 3 P1 action\nP1: s9 prog=merchant\nP2: s53';
      expect(position(desert).refused('play merchant h5')).toBe('noEffect');
      expect(position(desert, { merchantOnDesert: true }).refused('play merchant h5')).toBe(null);
      table.play('play merchant h11');
      expect([table.points()[0], table.refused('bank KK>B')]).toEqual([3, 'cannotPay']);
      expect(table.refused('play merchant h11')).toBe('noEffect');
      table.play('bank OO>B; end; roll =1,1; play merchant h11');
      expect([table.points()[0], table.points()[1]]).toEqual([2, 2]);
    },
  );

  scenario(
    ['IK-165', 'IK-163'],
    'robber and merchant do not affect each other; who lost the building keeps the merchant',
    () => {
      const table = position(`
      roaming 3 P3 preRoll robber=h8 invasion=1 merchant=h11:P1 bars=b11:1@37
      P1: c31 s0 s2 s27 s38 s47 r31-36 hand=OO
      P2: c12 s18 r12-17 r18-24
      P3: c14 s45 r14-19 r41-45`);
      expect(table.points()[0]).toBe(8);
      table.play('roll =2,5; robber h11');
      // The only building at h11 is gone.
      expect([table.at(31), table.points()[0], table.state.merchant]).toEqual(['', 6, 12]);
      table.play('end; roll =1,1');
      expect([table.points()[0], table.hand(0)]).toEqual([6, 'OO']);
      table.play('bank OO>B');
      expect(table.hand(0)).toBe('B');
    },
  );

  scenario(['EX-110', 'IK-226', 'IK-056'], 'Merchant fleet: two for one, for this turn', () => {
    const table = position(at('c29 prog=merchant-fleet,merchant-fleet hand=OOOOPP')).play(
      'play merchant-fleet O; bank OO>K; bank OO>K',
    );
    expect(table.hand(0)).toBe('PPKK');
    table.play('play merchant-fleet P; bank PP>B; end');
    expect(table.state.fleet).toBe(0);
  });

  scenario(['EX-111', 'EX-112', 'IK-227', 'IK-228', 'IK-200'], 'Resource and Trade monopoly', () => {
    const text = `
      knights 4 P1 action
      P1: c29 prog=resource-monopoly,trade-monopoly
      P2: c12 hand=OOOPPP
      P3: c14 hand=O
      P4: c45`;
    expect(position(text).play('play resource-monopoly O').hands()).toEqual(['OOO', 'OPPP', '', '']);
    const none = position(text).play('play resource-monopoly B');
    expect([none.hand(0), none.progress(0)]).toEqual(['', ['trade-monopoly']]);
    expect(position(text).play('play trade-monopoly P').hands()).toEqual(['P', 'OOOPP', 'O', '']);
    expect(position(text).refused('play trade-monopoly O')).toBe('unknownPlace');
    expect(position(text).refused('play resource-monopoly P')).toBe('unknownPlace');
    expect(position(at('c29 prog=trade-monopoly')).refused('play trade-monopoly')).toBe('noEffect');
  });
});

describe('politics', () => {
  scenario(['EX-113', 'IK-229'], 'Bishop robs everybody at its hex, each once', () => {
    const text = `
      knights 3 P1 action invasion=1 robber=h5
      P1: c31 s40 r31-36 r35-40 prog=bishop
      P2: c12 s23 r12-17-23 hand=WW
      P3: s13 c46 r9-13 r42-46 hand=O`;
    const table = position(text).play('play bishop h4 =W,O');
    expect([table.hands(), table.step]).toEqual([['WO', 'W', ''], 'action']);
    expect(position(text.replace(' hand=O', '')).play('play bishop h4 =W').hands()).toEqual(['W', 'W', '']);
    expect(position(text).play('play bishop h14').step).toBe('action');
    expect(position(text).refused('play bishop h5')).toBe('robberStays');
    expect(position(text.replace('invasion=1', '')).refused('play bishop')).toBe('robberLocked');
  });

  const EX_114 = `
    roaming 3 P1 action invasion=1
    P1: c29 s31 r29-35 r31-36 k35:1+ prog=deserter
    P2: c12 s18 r12-17 r18-24 k12:2+ k24:1-
    P3: c14 s45 r14-19 r41-45`;

  scenario(
    ['EX-114', 'EX-131', 'IK-231', 'IK-232', 'IK-233'],
    'Deserter: the victim gives up a knight, and one like it may come',
    () => {
      const table = position(EX_114);
      expect([table.refused('play deserter P3'), table.refused('play deserter P1')]).toEqual([
        'noEffect',
        'unknownPlace',
      ]);
      table.play('play deserter P2');
      expect([table.step, table.actors()]).toEqual(['desert', [1]]);
      const guard = table.fork().play('P2: desert 12');
      expect(guard.at(12)).toBe('c2');
      const places = guard.legal(0, 'station').map((move) => [move.at, move.level].join(':'));
      expect(places).toEqual(['29:1', '29:2', '31:1', '31:2', '36:1', '36:2']);
      expect(guard.fork().play('place 36:2').at(36)).toBe('k1:2~');
      expect(guard.fork().play('place none').step).toBe('action');
      const field = table.play('P2: desert 24');
      expect(field.refused('place 29:2')).toBe('noPiece');
      expect(field.play('place 29:1').at(29)).toBe('c1k1:1-');
      const none = position(EX_114.replace('k35:1+', 'k35:1+ k36:1- k29:2- k31:2-')).play(
        'play deserter P2; P2: desert 12',
      );
      expect([none.step, none.at(12)]).toEqual(['action', 'c2']);
      const same = position(EX_114.replace('k12:2+', 'k12:3+'), { deserterLevel: 'same' });
      same.state.knightPieces[2] = 2;
      same.play('play deserter P2; P2: desert 12');
      expect(new Set(same.legal(0, 'station').map(({ level }) => level))).toEqual(new Set([1]));
      const acting = position(EX_114, { deserterActs: true }).play('play deserter P2; P2: desert 12; place 36:2');
      expect(acting.at(36)).toBe('k1:2+');
    },
  );

  const EX_115 = `
    knights 3 P1 action
    P1: c29 s45 r29-35-30 r41-45 prog=diplomat
    P2: c12 s18 r12-17-22 r18-23-17 k22:1-
    P3: c14 s16 r14-19-25 r16-21`;

  scenario(['EX-115', 'IK-234', 'IK-235', 'IK-132'], 'Diplomat removes an open road, and lays an own one again', () => {
    const table = position(EX_115);
    for (const road of ['30-35', '41-45', '19-25', '16-21']) expect(table.refused(`play diplomat ${road}`)).toBe(null);
    for (const road of ['29-35', '17-22', '12-17', '18-23', '17-23', '14-19']) {
      expect(table.refused(`play diplomat ${road}`)).toBe('noEffect');
    }
    const moved = table.fork().play('play diplomat 30-35 23-29');
    expect([moved.state.roads[0], moved.step, moved.refused('road 30-35')]).toEqual([3, 'action', 'cannotPay']);
    const edge = edgeOf(table.state, '41-45');
    const gone = table.fork().play('play diplomat').move(0, { kind: 'remove', edge });
    expect(gone.refused('road 41-45')).toBe('occupied');
    expect(gone.play('end').state.roads[0]).toBe(2);
    const other = table.fork().play('play diplomat 19-25');
    expect([other.state.roads[2], other.step]).toEqual([2, 'action']);
  });

  scenario(['EX-116', 'IK-236', 'IK-237', 'IK-275'], 'Intrigue drives a knight off an own road', () => {
    const text = `
      roaming 3 P1 action invasion=1 bars=b2:1@35<30
      P1: s31 r31-36-30-35 prog=intrigue
      P2: c40 r40-35 k35:3+ k40:1-
      P3: c14`;
    const table = position(text);
    expect(table.refused('play intrigue 40')).toBe('notJoined');
    table.play('play intrigue 35');
    // 40 is taken: it leaves the board, and the barbarian stays.
    expect([table.at(35), table.bars(), table.step]).toEqual(['', ['b2:1@35'], 'action']);
    const free = position(text.replace(' k40:1-', '')).play('play intrigue 35');
    expect(free.at(40)).toBe('c2k2:3+');
    const inside = position(text.replace('r40-35 k35:3+ k40:1-', 'k40:1-').replace('r31-36-30-35', 'r31-36-30-35-40'));
    expect(inside.refused('play intrigue')).toBe('noEffect');
  });

  scenario(['EX-117', 'IK-238'], 'Saboteur: half of the cards of all who are level or ahead', () => {
    const text = (cards: string): string => `
      knights 4 P1 action
      P1: c29 c31 c2 prog=saboteur
      P2: c12 c14 c16 hand=${cards}
      P3: c45 c47 c33 s26 hand=O
      P4: c53 c0 s18 hand=BBBB`;
    const table = position(text('BBBBBBB')).play('play saboteur');
    expect([table.actors(), table.state.due[1]]).toEqual([[1], 3]);
    table.play('P2: discard BBB');
    expect(table.hands()).toEqual(['', 'BBBB', 'O', 'BBBB']);
    expect(position(text('B')).refused('play saboteur')).toBe('noEffect');
  });

  scenario(['EX-118', 'IK-239', 'IK-207', 'IK-010'], 'Spy sees the cards of an opponent and takes one or none', () => {
    const text = `
      knights 3 P1 action
      P1: c29 k35:1- r29-35 prog=spy,merchant,merchant,crane,smith
      P2: c12 prog=spy,warlord shown=printer
      P3: c14`;
    const table = position(text);
    expect(table.refused('play spy P3')).toBe('noEffect');
    table.play('play spy P2');
    expect(table.legal(0, 'fetch').map(({ card }) => card)).toEqual(['spy', 'warlord']);
    expect(table.fork().play('end').step).toBe('action');
    table.play('fetch politics warlord');
    expect([table.progress(0).length, table.progress(1), table.step]).toEqual([5, ['spy'], 'action']);
    // P1 knows what P2 has left, and P2 what it lost; P3 knows nothing.
    const known = (viewer: number, owner: number, card: number): number =>
      table.state.spied[(viewer * 6 + owner) * 25 + card];
    expect([known(0, 1, 22), known(0, 1, 23), known(1, 0, 23), known(2, 0, 23)]).toEqual([1, 0, 1, 0]);
    table.play('play warlord');
    expect([table.at(35), known(1, 0, 23)]).toEqual(['k1:1~', 0]);
  });

  scenario('IK-207', 'progress cards are not stolen: who holds nothing else cannot be robbed', () => {
    const table = position(`
      knights 3 P1 preRoll invasion=1
      P1: c29 r29-35
      P2: c12 prog=spy,crane r12-17
      P3: c14`).play('roll =3,4; robber h4');
    expect([table.step, table.progress(1)]).toEqual(['action', ['crane', 'spy']]);
  });

  scenario(
    ['EX-119', 'EX-049', 'IK-240', 'IK-199', 'IK-284'],
    'Warlord activates all own knights; they are not ready',
    () => {
      const table = position(at('c29 r29-35-30 k35:1+ k30:1- prog=warlord')).play('play warlord');
      expect([table.at(35), table.at(30), table.refused('move 35-36')]).toEqual(['k1:1+', 'k1:1~', 'noPath']);
      expect(position(at('c29 r29-35 k35:1+ prog=warlord')).refused('play warlord')).toBe('noEffect');
      expect(position(at('c29 prog=warlord')).refused('play warlord')).toBe('noEffect');
    },
  );

  scenario(['EX-120', 'IK-241'], 'Wedding: two cards of everybody who is ahead, unseen', () => {
    const table = position(`
      knights 4 P1 action
      P1: c29 c31 c2 prog=wedding
      P2: c12 c14 c16 s18 hand=BOK
      P3: c45 c47 c33 s26 s42 hand=W
      P4: c53 c0 c44 hand=GGG`).play('play wedding');
    expect(table.actors()).toEqual([1, 2]);
    table.play('P2: gift B');
    expect([table.isPartial(1), table.isPartial(2)]).toEqual([true, false]);
    table.play('P3: gift W');
    expect(table.hand(0)).toBe('');
    table.play('P2: gift K');
    expect([table.hands(), table.step]).toEqual([['BWK', 'O', '', 'GGG'], 'action']);
    // P2 and P1 know what P2 gave; P4 does not.
    expect(LEDGER.mayHold(table.state, 3, 1, [0, 0, 0, 0, 0, 0, 0, 1])).toBe(true);
    expect(LEDGER.mayHold(table.state, 0, 1, [0, 0, 0, 0, 0, 0, 0, 1])).toBe(false);
  });
});

scenario(['IK-218', 'IK-230', 'IK-202'], 'Printer and Constitution are a point each as soon as they are drawn', () => {
  expect(position(at('c29 shown=printer,constitution')).points()[0]).toBe(4);
  const table: Table = position(at('c29 imp=0/0/1').replace('action', 'preRoll')).play('roll =1,1,politics');
  table.chance({ kind: 'card', card: 'constitution' });
  expect([table.points()[0], table.progress(0), table.state.underCount[2]]).toEqual([3, [], 0]);
});
