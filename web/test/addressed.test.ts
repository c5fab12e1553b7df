import type { Player } from '@marchlands/core/match/entry.ts';
import { describe, expect, it, test } from 'vitest';
import { calledIn, lineOf } from '../table/log-line.ts';
import { address as english, READER } from '../words/addressed.ts';
import { address as german } from '../words/de/address.ts';

const PERSON: Player = { name: 'Amber' };
const BOT: Player = { name: 'Teal', level: 'greedy' };

describe('the log', () => {
  it('speaks to the one person who plays, and names all others', () => {
    const called = calledIn([PERSON, BOT, BOT]);
    expect([called(PERSON), called(BOT)]).toEqual([READER, 'Teal']);
    // A bot that plays on for the person is named.
    expect(called({ name: 'Amber', level: 'greedy' })).toBe('Amber');
  });

  it('names everybody where several people play, or none', () => {
    expect(calledIn([PERSON, { name: 'Ben' }, BOT])(PERSON)).toBe('Amber');
    expect(calledIn([BOT, BOT])(BOT)).toBe('Teal');
  });

  it('is said so line by line', () => {
    const item = {
      index: 3,
      entry: { kind: 'chance', outcome: {} } as never,
      line: '',
      own: null,
      events: [{ kind: 'a' }],
    };
    const { events } = lineOf({ ...item, eventSentences: [`${READER} was dealt Mason.`] });
    expect(events.map(({ sentence }) => sentence)).toEqual(['You were dealt Mason.']);
  });
});

test.each([
  ['ME drew Farm.', 'You drew Farm.'],
  ['ME was dealt Mason.', 'You were dealt Mason.'],
  ['ME takes the first turn.', 'You take the first turn.'],
  ['ME has 2 guard tokens.', 'You have 2 guard tokens.'],
  ['ME moves 1 from Mu to Shalomar, and bombards Mu.', 'You move 1 from Mu to Shalomar, and bombard Mu.'],
  ['ME passes.', 'You pass.'],
  ['The town of ME was beaten.', 'Your town was beaten.'],
  ['The barbarians reach the city of ME on C3.', 'The barbarians reach your city on C3.'],
  ['Teal looked at the progress cards of ME.', 'Teal looked at your progress cards.'],
  ['Guard 1 of ME was destroyed.', 'Guard 1 of yours was destroyed.'],
  ['Turn 3 of ME.', 'Your turn 3.'],
  ['Turn 3: ME.', 'Turn 3: you.'],
  ['Earthquake struck ME.', 'Earthquake struck you.'],
  ['Teal took 1 ore from ME.', 'Teal took 1 ore from you.'],
  ['Fight in Mu: ME 5 against Teal 3: 4 of ME remain.', 'Fight in Mu: you 5 against Teal 3: 4 of yours remain.'],
  ['Turn 5 begins: ME holds 1 city, Teal 0 cities.', 'Turn 5 begins: you hold 1 city, Teal 0 cities.'],
  [
    'Votes on Trade: yes from ME and Teal, no from nobody; the phase took place.',
    'Votes on Trade: yes from you and Teal, no from nobody; the phase took place.',
  ],
  ['Teal accepted: ME gave 1 Horse for 1 Magic.', 'Teal accepted: you gave 1 Horse for 1 Magic.'],
  ['The last turn was over. ME won, with 9 points.', 'The last turn was over. You won, with 9 points.'],
])('in English %s', (sentence, said) => {
  expect(english.addressed(sentence.replaceAll('ME', READER))).toBe(said);
  expect(english.tells(said)).toBe(true);
});

test.each([
  ['ME zieht Farm.', 'Du ziehst Farm.'],
  ['ME setzt den Händler.', 'Du setzt den Händler.'],
  ['ME hält die Stadt.', 'Du hältst die Stadt.'],
  ['ME bietet Teal 1 Gold für 1 Eisen.', 'Du bietest Teal 1 Gold für 1 Eisen.'],
  ['ME sieht sich die Hand von Teal an.', 'Du siehst dir die Hand von Teal an.'],
  ['ME kann Knights nicht halten.', 'Du kannst Knights nicht halten.'],
  ['ME zieht nichts und beschießt Mu.', 'Du ziehst nichts und beschießt Mu.'],
  ['ME würde 1 Tuch für 1 Lehm geben.', 'Du würdest 1 Tuch für 1 Lehm geben.'],
  ['Die Stadt von ME ist geschlagen.', 'Deine Stadt ist geschlagen.'],
  ['Vor der Stadt von ME beginnt ein Kampf.', 'Vor deiner Stadt beginnt ein Kampf.'],
  ['Der Angriff von ME auf C3 scheitert: 2 gegen 3.', 'Dein Angriff auf C3 scheitert: 2 gegen 3.'],
  ['Auf C3 verlässt das Plättchen von ME das Spiel (Mine).', 'Auf C3 verlässt dein Plättchen das Spiel (Mine).'],
  ['Wache 1 von ME fällt.', 'Wache 1 von dir fällt.'],
  ['Zug 3 von ME.', 'Dein Zug 3.'],
  ['Zug 3: ME.', 'Zug 3: du.'],
  ['Earthquake trifft ME.', 'Earthquake trifft dich.'],
  ['Für ME bleibt kein Plättchen übrig.', 'Für dich bleibt kein Plättchen übrig.'],
  ['Teal nimmt ME C3 Karn ab: 3 gegen 2.', 'Teal nimmt dir C3 Karn ab: 3 gegen 2.'],
  ['Teal nimmt an: ME gibt 1 Gold für 1 Magie.', 'Teal nimmt an: du gibst 1 Gold für 1 Magie.'],
  ['Kampf in Mu: ME 5 gegen Teal 3: 4 von ME bleiben.', 'Kampf in Mu: du 5 gegen Teal 3: 4 von dir bleiben.'],
  ['1 von ME bleibt, denn vorher hielt es ME.', '1 von dir bleibt, denn vorher hieltest du es.'],
  ['Zug 5 beginnt: ME hält 1 Stadt, Teal 0 Städte.', 'Zug 5 beginnt: du hältst 1 Stadt, Teal 0 Städte.'],
  [
    'Abstimmung über Handel: ja von Teal und ME, nein von niemandem; die Phase findet statt.',
    'Abstimmung über Handel: ja von Teal und dir, nein von niemandem; die Phase findet statt.',
  ],
  [
    'Die Antworten werden gezeigt: Teal leiht der Verteidigung 2 und ME bleibt neutral.',
    'Die Antworten werden gezeigt: Teal leiht der Verteidigung 2 und du bleibst neutral.',
  ],
])('in German %s', (sentence, said) => {
  expect(german.addressed(sentence.replaceAll('ME', READER))).toBe(said);
  expect(german.tells(said)).toBe(true);
});

test('a sentence about others is not about the reader', () => {
  expect(english.tells('Teal built a road.')).toBe(false);
  expect(german.tells('Durch Teal verliert Violet drei Karten.')).toBe(false);
});
