import { optionWordsIn } from '@marchlands/core/options.ts';
import { optionSchema } from '../../options.ts';

const GROUPS = {
  Game: 'Spiel',
  Start: 'Start',
  Drawing: 'Ziehen',
  Attacks: 'Angriffe',
  Battles: 'Kämpfe',
  Healing: 'Heilen',
  End: 'Ende',
  Solo: 'Allein',
  Tables: 'Tabellen',
};

/** Was jede Hausregel ändert. */
export const options = optionWordsIn(optionSchema, GROUPS, {
  form: {
    description: 'Karten mit Stapel und Händen, oder Ereignisse, die auf Tabellen gewürfelt werden.',
    descriptions: { cards: 'Das Kartenspiel.', nonCard: 'Zehnseitige Würfel und Tabellen, keine Karten.' },
  },
  deck: 'Die Karten des Stapels, von jeder eine, als Daten.',
  seating: {
    description: 'Wer den ersten Zug hat.',
    descriptions: {
      asSeated: 'Ein Eröffnungswurf in der Partie.',
      byRoll: 'Man setzt sich in der Reihenfolge der Würfe: Platz A fängt an.',
    },
  },
  startHand: 'Ausgeteilte Karten.',
  startGold: 'Gold am Anfang.',
  startWalls: 'Burgmauern am Anfang, und die höchste Zahl, die stehen kann.',
  startGuards: 'Wachen, die eine Stadt von sich aus hat.',
  castleIncome: 'Gold von der Burg.',
  handLimit: 'Handlimit ohne Zusätze.',
  handLimitCheck: {
    description: 'Wann das Handlimit gilt.',
    descriptions: {
      drawPhase: 'Am Ende der eigenen Ziehphase.',
      endOfTurn: 'Nach der eigenen Heilphase, im eigenen Zug.',
    },
  },
  voluntaryDiscard: 'In der Ziehphase dürfen nach dem Ziehen beliebige Karten abgelegt werden.',
  magicDrawPrice: 'Preis einer weiteren Karte in Magie.',
  magicDrawsPerTurn: 'Wie oft je Zug eine Karte für Magie zu kaufen ist.',
  guildHallDrawsPerTurn: 'Wie oft je Zug die Zunfthalle zu nutzen ist.',
  guildHallKeepsAttackCards: 'Eine Angriffskarte aus der Zunfthalle bleibt auf der Hand.',
  mixWoodStone: 'Eine Zahlung darf Holz und Stein enthalten; sonst nur eins davon, neben Gold und Magie.',
  marketUsesPerTurn: 'Höchstzahl der Tausche je Zug auf dem Marktplatz; leer heißt ohne Grenze.',
  tavernCountsGuards: 'Wachen zählen für die Schenke.',
  discountsAdd: 'Rabatte addieren sich; sonst zählt nur der größte.',
  foodBansAddUp: 'Jede Nahrungssperre nimmt die Nahrung einer ganzen Ertragsphase.',
  firstAttackTurn: 'Erster eigener Zug mit Angriffskarten.',
  attackLimit: {
    description: 'Wie viele Angriffskarten mit Opfer ein Zug erlaubt.',
    descriptions: { onePerOpponent: 'Eine je Gegner.', onePerTurn: 'Insgesamt eine.' },
  },
  anyOpponentUsesPlace: 'Diebe, Meuchler, Spione und Krieg brauchen und belegen einen Platz unter den Opfern.',
  windfalls: {
    description: 'Wann Wohlstand und Karawane gespielt werden dürfen.',
    descriptions: {
      freeFromTurn3: 'Ab dem ersten Zug mit Angriffskarten.',
      freeFromTurn1: 'Ab dem ersten Zug.',
      usePlace: 'Sie brauchen und belegen den nächsten Platz links.',
    },
  },
  vortexChoice: 'Wer wählt, was der Wirbel nimmt.',
  spiesCardKept: 'Eine durch Spione gezogene Angriffskarte bleibt; sonst wird sie abgelegt wie gekauft.',
  guardsMayRaid: 'Wachen dürfen in den Krieg ziehen.',
  raidTakesStructures: 'Eine von Plünderern geschlagene Stadt verliert Bauwerke.',
  raidersWithdraw: {
    description: 'Ob Plünderer sich vor einer Kampfrunde zurückziehen dürfen.',
    descriptions: {
      together: 'Alle auf einmal.',
      singly: 'Alle auf einmal oder einzeln.',
      never: 'Sie kämpfen bis zum Ende.',
    },
  },
  healSpell: {
    description: 'Wem der Zauber Heilung hilft.',
    descriptions: { shared: 'Insgesamt 3 Treffer.', each: 'Jeder eigenen Einheit bis zu 3 Treffer.' },
  },
  moatOnMinions: 'Der Graben schwächt auch Diener.',
  mutualDestruction: 'Was die Stadt verliert, wenn beide Seiten zugleich fallen.',
  structureLossChoice: 'Wer die nach einem Kampf verlorenen Bauwerke wählt; wo niemand angreift, immer das Opfer.',
  wallSpill: {
    description: 'Wann ein Verlust die Burgmauern erreicht.',
    descriptions: {
      oneForOne: 'Jeder Punkt über die Bauwerke hinaus.',
      onlyIfNone: 'Nur wenn die Stadt vor dem Wurf kein Bauwerk hatte.',
    },
  },
  monsterLossRecoverable: 'Nach einem Kampf verlorene Bauwerke lassen sich zurückholen.',
  maxSegments: 'Höchste Länge eines Kampfs.',
  healPhase: 'Welche Städte am Zugende eine Heilphase haben.',
  wallPrice: 'Holz oder Stein für eine Mauer.',
  recoverPrice: 'Magie für eine zurückgeholte Karte.',
  guardsScore: 'Wachen sind einen Punkt wert.',
  endTiming: {
    description: 'Wann das Kartenspiel nach der letzten Karte endet.',
    descriptions: {
      atOnce: 'Mit dem Ziehen.',
      finishTurn: 'Nach dem Zug.',
      finishRound: 'Nach dem Zug der letzten lebenden Stadt vor dem ersten Platz.',
    },
  },
  tieBreak: 'Wie gleiche Punkte gereiht werden.',
  soloOpening: {
    description: 'Was mit Angriffskarten in der Starthand geschieht, wenn man allein spielt.',
    descriptions: { redraw: 'Sie werden zurückgemischt.', discard: 'Sie kommen nicht wieder.' },
  },
  grace: 'In den Zügen 1 und 2 kommt allein kein Angriff.',
  soloTargeting: {
    description: 'Welche Einheit ein Monster trifft, wenn man allein spielt.',
    descriptions: {
      weakest: 'Die mit den wenigsten Treffern übrig.',
      strongest: 'Die mit den meisten Angriffswürfeln.',
      random: 'Irgendeine, zufällig.',
    },
  },
  soloAssassin: {
    description: 'Welchen Helden der Meuchler tötet, wenn man allein spielt.',
    descriptions: {
      random: 'Irgendeinen, zufällig.',
      dearest: 'Den mit den höchsten aufgedruckten Kosten.',
      player: 'Nach eigener Wahl.',
    },
  },
  nonCardTarget: {
    description: 'Wen eine gewürfelte Katastrophe oder ein Monster trifft, ab zwei Plätzen.',
    descriptions: {
      leftOpponent: 'Gegner, wie Angriffskarten.',
      self: 'Die Stadt dessen, der gewürfelt hat, nach den Regeln für einen allein.',
    },
  },
  nonCardEarly: {
    description: 'Katastrophen und Monster, die vor dem ersten Zug mit Angriffen gewürfelt werden, ab zwei Plätzen.',
    descriptions: {
      lapse: 'Sie bleiben ohne Folgen.',
      strike: 'Sie werden ausgeführt.',
      reroll: 'Das Ereignis wird neu gewürfelt.',
    },
  },
  nonCardExtraEvents: {
    description: 'Wo Ereignisse zu kaufen sind.',
    descriptions: { multiplayer: 'Ab zwei Plätzen.', never: 'Nirgends.', always: 'Auch allein.' },
  },
  nonCardRepeats: 'Was schon im Spiel ist, darf noch einmal gewürfelt und gebaut werden.',
  nonCardRecover: {
    description: 'Ob sich Zerstörtes zurückholen lässt.',
    descriptions: { intoPlay: 'Gleich zurück ins Spiel.', none: 'Es ist weg.' },
  },
  nonCardWar: 'Der Katastrophenwürfel hat elf gleiche Ergebnisse, das letzte ist Krieg.',
  evenMonsterTable: 'Dämonen 43-49 und Dschinn 50-56 statt 43-48 und 49-56.',
  monsterAttacksToEnd: 'Monsterangriffe, die das Spiel ohne Karten beenden.',
  nonCardTurnLimit: 'Züge, nach denen das Spiel ohne Karten spätestens endet.',
});
