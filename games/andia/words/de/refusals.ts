import type { Refusal } from '../refusals.ts';

export const refusals: { readonly [code in Refusal]: { readonly text: string } } = {
  syntax: {
    text: 'Das lässt sich nicht lesen. Ein Befehl sieht aus wie „1 M to MC, 2 M to A; Bomb EC“, „pass“ oder „Bomb EC“; neue Steine wie „+1 MC, +1 W“ oder „none“.',
  },
  twoBombs: { text: 'In einem Zug darf nur ein Beschuss befohlen werden.' },
  unknownArea: { text: 'Ein Gebiet mit diesem Kürzel oder Namen gibt es auf der Karte nicht.' },
  repeatedPair: { text: 'Dieselben zwei Gebiete sind zweimal genannt; gib ihre Steine als eine Zahl an.' },
  twoWays: { text: 'Ein Befehl zieht aus einem Gebiet oder in ein Gebiet; dieser hat mehrere von beidem.' },
  notAdjacent: { text: 'Diese zwei Gebiete grenzen nicht aneinander.' },
  zeroCount: { text: 'Hier muss mindestens ein Stein genannt werden.' },
  notYours: { text: 'In diesem Gebiet hast du keine Steine.' },
  tooMany: { text: 'So viele Steine hast du dort nicht.' },
  passBarred: { text: 'Mindestens ein Stein muss ziehen.' },
  noBombsLeft: { text: 'Du hast keinen Beschuss mehr.' },
  notYourCity: { text: 'Ein neuer Stein kommt in eine Stadt von dir oder in ihre Provinz.' },
  enemyProvince: { text: 'In dieser Provinz steht der Gegner: Der neue Stein muss in die Stadt.' },
  wrongTotal: { text: 'Jede Stadt, die einen Stein gibt, gibt genau einen, und alle müssen gesetzt werden.' },
  wrongPhase: { text: 'Das ist jetzt nicht zu entscheiden.' },
  alreadyFinal: { text: 'Deine Wahl steht schon fest.' },
  wrongChoice: { text: 'Erst muss etwas anderes gewählt werden.' },
  noGather: { text: 'Zum Sammeln braucht es zwei Nachbarn mit Steinen von dir.' },
};
