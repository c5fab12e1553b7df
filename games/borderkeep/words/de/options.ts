import type { OptionWords } from '@marchlands/core/options.ts';
import type { optionSchema } from '../../options.ts';

/** Was jede Hausregel ändert. */
export const options: OptionWords<typeof optionSchema> = {
  form: {
    description: 'Karten mit Stapel und Händen, oder Ereignisse, die auf Tabellen gewürfelt werden.',
    group: 'Spiel',
    descriptions: { cards: 'Das Kartenspiel.', nonCard: 'Zehnseitige Würfel und Tabellen, keine Karten.' },
  },
  deck: { description: 'Die Karten des Stapels, von jeder eine, als Daten.', group: 'Spiel' },
  seating: {
    description: 'Wer den ersten Zug hat.',
    group: 'Spiel',
    descriptions: {
      asSeated: 'Ein Eröffnungswurf in der Partie.',
      byRoll: 'Man setzt sich in der Reihenfolge der Würfe: Platz A fängt an.',
    },
  },
  startHand: { description: 'Ausgeteilte Karten.', group: 'Start' },
  startGold: { description: 'Gold am Anfang.', group: 'Start' },
  startWalls: { description: 'Burgmauern am Anfang, und die höchste Zahl, die stehen kann.', group: 'Start' },
  startGuards: { description: 'Wachen, die eine Stadt von sich aus hat.', group: 'Start' },
  castleIncome: { description: 'Gold von der Burg.', group: 'Start' },
  handLimit: { description: 'Handlimit ohne Zusätze.', group: 'Ziehen' },
  handLimitCheck: {
    description: 'Wann das Handlimit gilt.',
    group: 'Ziehen',
    descriptions: {
      drawPhase: 'Am Ende der eigenen Ziehphase.',
      endOfTurn: 'Nach der eigenen Heilphase, im eigenen Zug.',
    },
  },
  voluntaryDiscard: {
    description: 'In der Ziehphase dürfen nach dem Ziehen beliebige Karten abgelegt werden.',
    group: 'Ziehen',
  },
  magicDrawPrice: { description: 'Preis einer weiteren Karte in Magie.', group: 'Ziehen' },
  magicDrawsPerTurn: { description: 'Wie oft je Zug eine Karte für Magie zu kaufen ist.', group: 'Ziehen' },
  guildHallDrawsPerTurn: { description: 'Wie oft je Zug die Zunfthalle zu nutzen ist.', group: 'Ziehen' },
  guildHallKeepsAttackCards: { description: 'Eine Angriffskarte aus der Zunfthalle bleibt auf der Hand.' },
  mixWoodStone: {
    description: 'Eine Zahlung darf Holz und Stein enthalten; sonst nur eins davon, neben Gold und Magie.',
  },
  marketUsesPerTurn: { description: 'Höchstzahl der Tausche je Zug auf dem Marktplatz; leer heißt ohne Grenze.' },
  tavernCountsGuards: { description: 'Wachen zählen für die Schenke.' },
  discountsAdd: { description: 'Rabatte addieren sich; sonst zählt nur der größte.' },
  foodBansAddUp: { description: 'Jede Nahrungssperre nimmt die Nahrung einer ganzen Ertragsphase.' },
  firstAttackTurn: { description: 'Erster eigener Zug mit Angriffskarten.', group: 'Angriffe' },
  attackLimit: {
    description: 'Wie viele Angriffskarten mit Opfer ein Zug erlaubt.',
    group: 'Angriffe',
    descriptions: { onePerOpponent: 'Eine je Gegner.', onePerTurn: 'Insgesamt eine.' },
  },
  anyOpponentUsesPlace: {
    description: 'Diebe, Meuchler, Spione und Krieg brauchen und belegen einen Platz unter den Opfern.',
  },
  windfalls: {
    description: 'Wann Wohlstand und Karawane gespielt werden dürfen.',
    descriptions: {
      freeFromTurn3: 'Ab dem ersten Zug mit Angriffskarten.',
      freeFromTurn1: 'Ab dem ersten Zug.',
      usePlace: 'Sie brauchen und belegen den nächsten Platz links.',
    },
  },
  vortexChoice: { description: 'Wer wählt, was der Wirbel nimmt.' },
  spiesCardKept: {
    description: 'Eine durch Spione gezogene Angriffskarte bleibt; sonst wird sie abgelegt wie gekauft.',
  },
  guardsMayRaid: { description: 'Wachen dürfen in den Krieg ziehen.' },
  raidTakesStructures: { description: 'Eine von Plünderern geschlagene Stadt verliert Bauwerke.' },
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
    group: 'Kämpfe',
    descriptions: { shared: 'Insgesamt 3 Treffer.', each: 'Jeder eigenen Einheit bis zu 3 Treffer.' },
  },
  moatOnMinions: { description: 'Der Graben schwächt auch Diener.' },
  mutualDestruction: { description: 'Was die Stadt verliert, wenn beide Seiten zugleich fallen.' },
  structureLossChoice: {
    description: 'Wer die nach einem Kampf verlorenen Bauwerke wählt; wo niemand angreift, immer das Opfer.',
    group: 'Kämpfe',
  },
  wallSpill: {
    description: 'Wann ein Verlust die Burgmauern erreicht.',
    group: 'Kämpfe',
    descriptions: {
      oneForOne: 'Jeder Punkt über die Bauwerke hinaus.',
      onlyIfNone: 'Nur wenn die Stadt vor dem Wurf kein Bauwerk hatte.',
    },
  },
  monsterLossRecoverable: { description: 'Nach einem Kampf verlorene Bauwerke lassen sich zurückholen.' },
  maxSegments: { description: 'Höchste Länge eines Kampfs.' },
  healPhase: { description: 'Welche Städte am Zugende eine Heilphase haben.', group: 'Heilen' },
  wallPrice: { description: 'Holz oder Stein für eine Mauer.', group: 'Heilen' },
  recoverPrice: { description: 'Magie für eine zurückgeholte Karte.', group: 'Heilen' },
  guardsScore: { description: 'Wachen sind einen Punkt wert.', group: 'Ende' },
  endTiming: {
    description: 'Wann das Kartenspiel nach der letzten Karte endet.',
    group: 'Ende',
    descriptions: {
      atOnce: 'Mit dem Ziehen.',
      finishTurn: 'Nach dem Zug.',
      finishRound: 'Nach dem Zug der letzten lebenden Stadt vor dem ersten Platz.',
    },
  },
  tieBreak: { description: 'Wie gleiche Punkte gereiht werden.', group: 'Ende' },
  soloOpening: {
    description: 'Was mit Angriffskarten in der Starthand geschieht, wenn man allein spielt.',
    group: 'Allein',
    descriptions: { redraw: 'Sie werden zurückgemischt.', discard: 'Sie kommen nicht wieder.' },
  },
  grace: { description: 'In den Zügen 1 und 2 kommt allein kein Angriff.', group: 'Allein' },
  soloTargeting: {
    description: 'Welche Einheit ein Monster trifft, wenn man allein spielt.',
    group: 'Allein',
    descriptions: {
      weakest: 'Die mit den wenigsten Treffern übrig.',
      strongest: 'Die mit den meisten Angriffswürfeln.',
      random: 'Irgendeine, zufällig.',
    },
  },
  soloAssassin: {
    description: 'Welchen Helden der Meuchler tötet, wenn man allein spielt.',
    group: 'Allein',
    descriptions: {
      random: 'Irgendeinen, zufällig.',
      dearest: 'Den mit den höchsten aufgedruckten Kosten.',
      player: 'Nach eigener Wahl.',
    },
  },
  nonCardTarget: {
    description: 'Wen eine gewürfelte Katastrophe oder ein Monster trifft, ab zwei Plätzen.',
    group: 'Tabellen',
    descriptions: {
      leftOpponent: 'Gegner, wie Angriffskarten.',
      self: 'Die Stadt dessen, der gewürfelt hat, nach den Regeln für einen allein.',
    },
  },
  nonCardEarly: {
    description: 'Katastrophen und Monster, die vor dem ersten Zug mit Angriffen gewürfelt werden, ab zwei Plätzen.',
    group: 'Tabellen',
    descriptions: {
      lapse: 'Sie bleiben ohne Folgen.',
      strike: 'Sie werden ausgeführt.',
      reroll: 'Das Ereignis wird neu gewürfelt.',
    },
  },
  nonCardExtraEvents: {
    description: 'Wo Ereignisse zu kaufen sind.',
    group: 'Tabellen',
    descriptions: { multiplayer: 'Ab zwei Plätzen.', never: 'Nirgends.', always: 'Auch allein.' },
  },
  nonCardRepeats: {
    description: 'Was schon im Spiel ist, darf noch einmal gewürfelt und gebaut werden.',
    group: 'Tabellen',
  },
  nonCardRecover: {
    description: 'Ob sich Zerstörtes zurückholen lässt.',
    group: 'Tabellen',
    descriptions: { intoPlay: 'Gleich zurück ins Spiel.', none: 'Es ist weg.' },
  },
  nonCardWar: {
    description: 'Der Katastrophenwürfel hat elf gleiche Ergebnisse, das letzte ist Krieg.',
    group: 'Tabellen',
  },
  evenMonsterTable: { description: 'Dämonen 43-49 und Dschinn 50-56 statt 43-48 und 49-56.', group: 'Tabellen' },
  monsterAttacksToEnd: { description: 'Monsterangriffe, die das Spiel ohne Karten beenden.', group: 'Tabellen' },
  nonCardTurnLimit: { description: 'Züge, nach denen das Spiel ohne Karten spätestens endet.', group: 'Tabellen' },
};
