import type { Reason } from '@marchlands/core/words.ts';
import { SQUARES } from '../../data/geometry.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { square } from '../phrases.ts';
import { refusal as english } from '../reasons.ts';
import type { Refusal } from '../refusals.ts';
import { aTile, points } from './phrases.ts';

interface Filled {
  readonly at: string;
  readonly from: string;
  readonly tile: string;
  readonly far: string;
  readonly price: string;
}

const SENTENCES: { readonly [code in Refusal]: string | ((move: Filled) => string) } = {
  unknownMove:
    'Diesen Zug gibt es nicht; ein Zug ist Entdecken, Straße bauen, Aktivieren oder das Stadtplättchen spielen.',
  matchOver: 'Das Spiel ist vorbei.',
  drawPending: 'Es muss erst gezogen werden; vorher wählt niemand etwas.',
  notYourTurn: 'Jetzt hat jemand anders zu wählen.',
  takeFirst: 'Nimm erst eines der gezogenen Plättchen.',
  targetFirst: 'Nenn erst ein anderes Zielfeld; das verdeckte Plättchen hat deines besetzt.',
  answerFirst: 'Antworte erst den Barbaren an deiner Stadt: Zahl, oder verlier sie.',
  nothingToTake: 'Dort liegt kein gezogenes Plättchen zum Nehmen.',
  noTargetDue: 'Es ist kein neues Zielfeld fällig.',
  noBandHere: 'Vor keiner Stadt von dir stehen Barbaren; nur dann darfst du zahlen.',
  offBoard: ({ far }) => `Das Brett dieser Partie hat die Felder von A1 bis ${far}.`,
  discoverFilled: ({ at }) => `${at} ist belegt; entdecken lässt sich nur ein leeres Feld.`,
  discoverNextToKnown: ({ at }) =>
    `${at} liegt neben einem offenen Plättchen; so ein Feld erreichst du nur durch Aktivieren.`,
  cityPlayed: 'Das Stadtplättchen aus deiner Hand ist schon gespielt.',
  cityFilled: ({ at }) => `${at} ist belegt; das Stadtplättchen braucht ein leeres Feld.`,
  cityNextToKnown: ({ at }) => `${at} liegt neben einem offenen Plättchen; dort darf das Stadtplättchen nicht hin.`,
  cityNotNextToGrass: ({ at }) => `${at} liegt neben keinem offenen Gras; nur daneben darf das Stadtplättchen hin.`,
  roadOnEmpty: ({ at }) => `${at} ist leer; eine Straße braucht eine offene Wüste oder offenes Gras.`,
  roadOnFaceDown: ({ at }) =>
    `Das Plättchen auf ${at} liegt verdeckt; eine Straße braucht eine offene Wüste oder offenes Gras.`,
  roadOnOther: ({ at }) => `${at} ist weder Wüste noch Gras; nichts anderes trägt eine Straße.`,
  roadAlready: ({ at }) => `Auf ${at} liegt schon eine Straße.`,
  sourceEmpty: ({ from }) => `${from} ist leer; aktivieren lässt sich nur ein offenes Plättchen.`,
  sourceFaceDown: ({ from }) => `Das Plättchen auf ${from} liegt verdeckt; aktivieren lässt sich nur ein offenes.`,
  targetFilled: ({ at }) => `${at} ist belegt; das Zielfeld muss ein leeres Feld neben dem Ausgangsfeld sein.`,
  ownSquare: 'Das Zielfeld muss ein leeres Feld neben dem Ausgangsfeld sein, nicht dieses selbst.',
  targetNotAdjacent: ({ at }) =>
    `${at} grenzt nicht an das Ausgangsfeld; das Zielfeld muss eine Seite mit ihm gemeinsam haben.`,
  notDrawn: ({ tile }) => `Du kannst jetzt nicht ${tile} nehmen; das ist nicht unter den gezogenen.`,
  noTreasure: 'Du hast keinen Schatz, den du abgeben könntest.',
  pointsNotAccepted: 'Punkte besänftigen die Barbaren in dieser Partie nicht, nur ein Schatz.',
  tooFewPoints: ({ price }) => `Du hast weniger als die ${price}, die eine Horde besänftigen.`,
};

function filledOf(setup: Setup, move: Move | undefined): Filled {
  const { options, board } = setup;
  const at = move !== undefined && 'at' in move ? square(move.at) : 'Dieses Feld';
  return {
    ...(move?.kind === 'activate' ? { at: square(move.into), from: square(move.from) } : { at, from: at }),
    tile: move?.kind === 'take' ? aTile(move.tile) : 'dieses Plättchen',
    far: SQUARES[board.corners[2]],
    price: points(options.payPointsToPlacate),
  };
}

/** Warum ein Zug abgelehnt wird; die Regel sagt das Englische. */
export function refusal(code: Refusal, setup: Setup, move?: Move): Reason {
  const { rule } = english(code, setup, move);
  const filled = filledOf(setup, move);
  if (code === 'ownSquare' && setup.options.treasureHunt === 'onSelf') {
    return { text: `${filled.from} ist weder Stadt noch Mine; nur die dürfen auf dem eigenen Feld suchen.`, rule };
  }
  const sentence = SENTENCES[code];
  return { text: typeof sentence === 'string' ? sentence : sentence(filled), rule };
}
