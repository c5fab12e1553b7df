import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** The cycle in which a match is won: from building one City to taking two, with every phase in between. */
export const lesson: Lesson = {
  title: 'Cantaboria',
  seats: 3,
  options: {},
  position:
    'RBG L=R c=6 development R | A1/m=R A2=R.h A3=B.c A4=B A5/g=B B1=R B2/t=R B3=R.h B4=B B5/t=B B6/i=B C1=R C2=R:t1g1i1m1 ' +
    'C3=R C4=B.wc C5=B C6/h=B C7/m=B D1/h=R.h D2=R.w D3=G.h D4/t=G D5=G D6/m=G D7=B E1/g=R E2=R.hw E3=G.h E4=G E5/t=G ' +
    'E6/h=G F1=R F2/i=R F3/i=G F4/g=G F5=G N4=[R]',
  steps: [
    {
      say: [
        'Three tribes share this continent. You are Amber, with the tower, in the west; Teal holds the north-east, Violet the south-east. Whoever owns *three Cities* when a cycle ends has won (CA-96).',
        'When the match began, everyone laid the *sites* unseen, then took the territories one at a time, with a *Warrior* in each (CA-16, CA-18). What a place holds belongs to the player whose Warrior stands there.',
        'This is cycle 6. Each cycle has five phases: development, production, trade, shipment, attack. You lead, so you go first in each phase.',
      ],
    },
    {
      say: [
        '*Development*. The whole price of a building must lie together in one territory of yours (CA-31). In Brambelune (C2) lie Timber, Gold, Iron and Magic: a *City* (CA-29).',
      ],
      task: 'Tap Brambelune (C2) and build a City for goods.',
      accept: ['R: dev c C2'],
      chance: ['die 3'],
      after:
        'Your first City. For production the Lead rolls the die: on 1 to 4 it takes place, on 5 it does not, on 6 all vote (CA-24).',
    },
    {
      say: [
        'Each *site* gave one token, and the Forest in Ennoway (B2) two, as it lies beside your City (CA-38).',
        'A *Breeding ground* with a Horse sends the new one to a territory without a Horse, beside the ground or beside Horses linked with it (CA-41).',
      ],
      task: 'Tap Ravensill (D2) and put the new Horse there.',
      accept: ['R: breed D1 D2'],
      chance: ['die 2'],
      after: 'The next die was a 2: there is trade.',
    },
    {
      say: [
        '*Trade*: goods and Horses, with whoever has a place beside one of yours (CA-44, CA-45). What you get may go to any territory of yours (CA-47).',
        'Violet has a Horse to spare in Aldersong (E3). In Threewater (C3) it would serve you well.',
        'You can change your offer freely; nothing is sent until you press *Confirm*.',
      ],
      task: 'Offer Violet both Timber from Ennoway (B2) for a Horse that goes to Threewater (C3), and confirm.',
      accept: ['R: offer G give t2@B2 get h>C3'],
      replies: [{ line: 'G: accept give h@E3 get t2>E3' }, { line: 'B: trade -' }, { line: 'G: trade -' }],
      after: 'Violet accepted. Then Teal passed, and Violet too.',
    },
    {
      say: [
        'In turn, each player may make one offer or pass. Trade ends when all have passed one after the other (CA-49).',
      ],
      task: 'Pass, which ends trading.',
      accept: ['R: trade -'],
      chance: ['die 4'],
    },
    {
      say: [
        '*Shipment*. You began with 12 places and hold 15, boat included. Every 3 more give one more shipment: you have two (CA-52).',
        'Nettlemark (E2), Ravensill (D2) and Threewater (C3) now hold a Horse each and lie side by side: a *Horse chain*. Goods and Weapons go from any link to any other; the Horses stay (CA-59).',
      ],
      task: 'Tap Nettlemark (E2), send the Weapon along the chain to Threewater (C3), and confirm.',
      accept: ['R: chain w@E2>C3 .'],
    },
    {
      say: [
        'Now your *Riverboat*, in reach N4. A boat sails as far as others let it, and loads from your banks on its way (CA-60, CA-61). With a Weapon aboard it counts 6: 2 for the boat, 1 for its Warrior, 3 for the Weapon.',
        'To get through reach M2 you must ask for passage: others own its banks, Oldenspar (C4) and Quillonde (D3) (CA-66).',
      ],
      task: 'Tap the boat in N4, take on the Weapon from Ravensill (D2), and sail to M1, M2 and M3. Confirm: the owners are asked.',
      accept: ['R: boat N4#1 +w@D2 >M1 >M2 >M3'],
      replies: [{ line: 'B: passage M2 forbid' }, { line: 'G: passage M2 allow' }],
      after:
        'Teal forbade with 7 points, Violet allowed with 2. Your 6 and those 2 are more than 7, so the boat passed (CA-68). Had Violet been neutral, it would lie in M2 now.',
    },
    {
      say: ['The boat is beside both banks where it stops. That is near enough to Teal’s City in Oldenspar (C4).'],
      task: 'Stop in M3: confirm the shipment.',
      accept: ['R: boat .'],
      replies: [{ line: 'B: ship -' }, { line: 'G: ship -' }],
      after: 'Teal and Violet shipped nothing.',
    },
    {
      say: [
        '*Attack*, the last phase. Each City that you own gives one *logistics* shipment before it (CA-93). It is undone if no attack follows (CA-94).',
        'You want Sildrake Fen (A3). Its City, its Warrior and the two Warriors of Teal beside it make 6. You have 4 beside it: one more Weapon will do.',
      ],
      task: 'Tap Threewater (C3) and carry the Weapon on foot to Velmarrow (B3). Confirm.',
      accept: ['R: log foot w C3 B3'],
    },
    {
      say: [
        'In battle a Warrior counts 1, a Horse 1, a Weapon 3, a City 3, goods nothing (CA-78). All your points *beside the target* stand against those in it and those of its owner beside it, and you must have *more* (CA-83).',
        'Horse, Weapon and Warrior in Velmarrow (B3) and Horse and Warrior in Ulmarsh (A2) make 7 against 6.',
      ],
      task: 'Tap Sildrake Fen (A3), look at both totals, and confirm the attack as it stands.',
      accept: ['R: attack A3'],
      after: 'Your Warrior took the place of Teal’s, and the City is yours: two.',
    },
    {
      say: [
        'After a successful attack you may make a second one (CA-75). Everybody else with a place beside the target may *join a side*, with all their points there (CA-89).',
        'Oldenspar (C4): 13 against 9, and Violet has 3 beside it. Even if Violet helps Teal, that is 13 against 12.',
        'With an attack one piece may come *into the target* (CA-84). It counts once either way, but afterwards it stands there.',
      ],
      task: 'Tap Oldenspar (C4), ride in with the Horse of Threewater (C3) as far as Oldenspar, and confirm.',
      accept: ['R: attack C4 horse C3 >C4 .'],
      replies: [{ line: 'G: side d' }, { line: 'B: attack -' }, { line: 'G: attack -' }],
      after: 'Violet helped Teal, and it was not enough. The cycle ended, and you own three Cities: you have won.',
    },
    {
      say: [
        'That is a whole cycle. Others can count too: three Cities are not a win if one is taken back before the cycle ends. So take the last one late, or guard it well.',
        'Before each attack the board shows both totals piece by piece, and who may still join.',
      ],
    },
  ],
};
catalogue('cantaboria/lesson', lesson);
