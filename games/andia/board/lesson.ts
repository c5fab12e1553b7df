import { catalogue } from '@marchlands/core/language.ts';
import type { Lesson } from '@marchlands/kit/board.ts';

/** Six turns from the middle of a match to its end, with Teal's orders scripted so that each rule occurs once. */
export const lesson: Lesson = {
  title: 'Andia',
  seats: 2,
  options: {},
  position: 'R:AC1,MC1,WC1,A3,M4 B:HC1,EC1,V3,H3 bombs:3-3 turn:6 phase:orders',
  steps: [
    {
      say: [
        'Eight provinces, eight cities. Whoever holds *five cities* when a turn begins has won (AN-22). You are Amber, with the tower, and hold three; Teal, with the wolf, holds two.',
        'Each turn both write an order *in secret*. Nobody goes first: both orders are shown and carried out together. So think of what Teal may be writing now.',
      ],
    },
    {
      say: [
        'An order moves pieces *out of one area* to areas beside it, or *into one area* from areas beside it (AN-48). Roads, bridges and mountain passes join areas; there is no other way.',
      ],
      task: 'Tap Mu, then Shalomar three times and Mystery City once, and confirm.',
      accept: ['1 M to MC, 3 M to S'],
      replies: [{ line: 'pass' }],
      after: 'Teal passed, so your pieces simply arrived.',
    },
    {
      say: [
        'A new turn begins: you hold three cities, so you get three *new pieces*. Each goes into its city, or into the province with the same initial if Teal is not there (AN-32).',
      ],
      task: 'Tap Atlantea, so that the piece of Amber City goes there. Leave the others in their cities, and confirm.',
      accept: ['+1 A, +1 MC, +1 WC'],
      replies: [{ line: '+1 HC, +1 EC' }],
      after: 'New pieces are shown before orders are written, and they may move at once.',
    },
    {
      say: [
        'Three of yours in Shalomar face three of Teal in Halcyonna.',
        'If pieces of both go *the same way in opposite directions*, they fight where they meet (AN-68). The larger side loses fewer, the greater its lead: with twice as many it loses none (AN-84).',
      ],
      task: 'Send all three from Shalomar to Halcyonna.',
      accept: ['3 S to H'],
      replies: [{ line: '2 H to S' }],
      after:
        'Teal was coming your way: 3 against 2 on the bridge, 2 of yours went on. In Halcyonna they met the one that had stayed: 2 against 1, and 2 remain.',
    },
    {
      say: ['New pieces again. This time all three stay in their cities.'],
      task: 'Confirm the new pieces in the cities.',
      accept: ['+1 AC, +1 MC, +1 WC'],
      replies: [{ line: '+1 HC, +1 EC' }],
    },
    {
      say: [
        'Valhalla has three pieces of Teal. Neither of your stacks beside it is strong enough alone, but an order may also *gather*: move into one area from several.',
        'In an equal fight, whoever held the area when the last turn ended keeps one piece; its flag shows who (AN-79). Better to come with more: 5 against 3 leaves 4.',
      ],
      task: 'Tap Halcyonna, then Valhalla twice, then Atlantea three times: 3 and 2 go into Valhalla.',
      accept: ['3 A to V, 2 H to V'],
      replies: [{ line: '2 EC to UC' }],
      after: '5 against 3: 4 remain. Teal has taken Utopia City meanwhile.',
    },
    {
      say: ['Three cities each now. Every city gives one piece, however many pieces stand in it (AN-31).'],
      task: 'Place your new pieces as you like.',
      replies: [{ line: '+1 HC, +1 EC, +1 UC' }],
    },
    {
      say: [
        'Each player has three *bombardments* for the whole game, and may add one to an order. It falls at the end of the turn, on whatever is there then: a city loses all pieces, a province half (AN-87, AN-88). Your own are hit like any others.',
        'Three pieces stand in Utopia City.',
      ],
      task: 'Move 2 from Valhalla to Valkyrie City, then press Bombard and tap Utopia City.',
      accept: ['2 V to VC; Bomb UC'],
      replies: [{ line: 'pass' }],
      after: 'Utopia City is empty, and you hold four cities.',
    },
    {
      say: [
        'One more city, held when the next turn begins, wins. Cities reached during a turn count only if you still hold them then (AN-23).',
      ],
      task: 'Place your new pieces as you like.',
      replies: [{ line: '+1 HC, +1 EC' }],
    },
    {
      say: ['Shangri-La City lies empty beside Amber City, and no piece of Teal is near it.'],
      task: 'Move 1 from Amber City to Shangri-La City.',
      accept: ['1 AC to SC'],
      replies: [{ line: '2 EC to UC' }],
      after: 'Five cities as the turn begins: you have won.',
    },
    {
      say: [
        'Those are all the rules. The rest is guessing: you are strong where Teal cannot tell what you will do. A hint shows which orders a good player would mix, and how often.',
      ],
    },
  ],
};
catalogue('andia/lesson', lesson);
