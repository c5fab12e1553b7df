import type { OptionWords } from '@marchlands/core/options.ts';
import { MAX_CYCLES } from '../../data/limits.ts';
import { maps } from '../../data/maps/maps.ts';
import type { optionSchema } from '../../options.ts';

/** Was jede Hausregel ändert. */
export const options: OptionWords<typeof optionSchema> = {
  map: {
    description: `Die Karte: ${maps.map(({ id }) => id).join(', ')}, random (ausgelost), oder eine Karte als JSON; zu fünft und sechst random, wenn nichts anderes gesagt ist.`,
    group: 'Karte',
  },
  mapNumber: {
    description: 'Welche Zufallskarte: Dieselbe Nummer gibt bei gleich vielen Plätzen dieselbe Karte.',
    group: 'Karte',
  },
  sitePlacement: {
    description: 'Wer die Fundorte legt.',
    group: 'Start',
    descriptions: { players: 'Alle reihum, ungesehen.', random: 'Alle ausgelost.' },
  },
  resourceTokens: { description: 'Marker jedes der fünf Rohstoffe.', group: 'Vorrat' },
  weaponTokens: { description: 'Waffen im Vorrat.', group: 'Vorrat' },
  cityTokens: { description: 'Städte im Vorrat.', group: 'Vorrat' },
  boatTokens: { description: 'Flussboote im Vorrat; 0 spielt ohne Boote.', group: 'Vorrat' },
  voteTie: {
    description: 'Wer bei gleichen Stimmen entscheidet.',
    descriptions: { lead: 'Die Stimme des Anführers.', happens: 'Die Phase findet statt.', skipped: 'Sie entfällt.' },
  },
  voteSecret: { description: 'Stimmen bleiben geheim, bis alle da sind; aus: offen, vom Anführer aus nach links.' },
  goldForWeapon: { description: 'Goldpreis einer Waffe; 0 heißt keiner.', group: 'Preise' },
  goldForCity: { description: 'Goldpreis einer Stadt; 0 heißt keiner.', group: 'Preise' },
  goldForBoat: { description: 'Goldpreis eines Flussboots; 0 heißt keiner.', group: 'Preise' },
  boatTimber: { description: 'Holzpreis eines Flussboots.', group: 'Preise' },
  buildAboard: {
    description: 'Was die Ladung eines Boots bezahlt.',
    group: 'Preise',
    descriptions: { off: 'Nichts.', weapon: 'Eine Waffe, die an Bord kommt.' },
  },
  breedOntoBoats: {
    description: 'Boote ohne Pferd dürfen ein neues bekommen, und Boote mit einem verbinden die Herde.',
  },
  breedOptional: { description: 'Auf ein neues Pferd darf man verzichten; aus: Es muss gesetzt werden, wo es geht.' },
  tradeWhat: {
    description: 'Was gehandelt werden darf.',
    group: 'Handel',
    descriptions: { resources: 'Güter und Pferde.', resourcesAndWeapons: 'Auch Waffen, eine je Gebiet.' },
  },
  tradeGifts: { description: 'Eine Seite eines Handels darf leer sein.', group: 'Handel' },
  tradeTo: {
    description: 'Wohin erhaltene Marker kommen.',
    group: 'Handel',
    descriptions: {
      anywhere: 'In jedes eigene Gebiet.',
      border: 'In eigene Gebiete neben einem Ort dessen, der gibt.',
    },
  },
  tradeOntoBoats: { description: 'Erhaltene Marker dürfen auf eigene Boote.', group: 'Handel' },
  tradeMode: {
    description: 'Wie der Handel abläuft.',
    group: 'Handel',
    descriptions: {
      rounds: 'In Runden: Reihum macht jeder ein Angebot oder passt.',
      live: 'Jeder macht Angebote, bis er fertig ist, und wird nach einem Angebot wieder gefragt; Schluss ist, wenn alle fertig sind.',
    },
  },
  tradeRounds: {
    description: 'Höchstzahl der Runden einer Handelsphase; frei: der Angebote eines Platzes darin.',
    group: 'Handel',
  },
  tradeSideMax: { description: 'Höchstzahl der Marker auf einer Seite eines Angebots.', group: 'Handel' },
  tradeRepeatMax: {
    description: 'Wie oft dasselbe Angebot jemandem in einer Phase gemacht werden darf.',
    group: 'Handel',
  },
  footCapacity: {
    description: 'Güter und Waffen eines Transports zu Fuß, alle von einem Ort zu einem Ort; leer heißt ohne Grenze.',
  },
  footSteps: { description: 'Schritte eines Transports zu Fuß, und einer Waffe, die zu Fuß angreift.' },
  horseCapacity: { description: 'Güter und Waffen, die ein Pferd auf einmal trägt; leer heißt ohne Grenze.' },
  boatsInChain: { description: 'Ein Boot mit Pferd ist ein Glied einer Pferdekette.' },
  boatRange: { description: 'Schritte einer Bootsfahrt; 0 heißt ohne Grenze.' },
  boatLoadEnRoute: { description: 'Ein Boot lädt, wo immer es hinkommt; aus: Es lädt am Start auf und am Halt ab.' },
  boatGoodsMax: { description: 'Güter, die ein Boot fasst, wie auch immer sie an Bord kommen; 0 heißt ohne Grenze.' },
  cargoStaysAboard: {
    description: 'Güter dürfen am Ende an Bord bleiben; aus: Sie werden abgeladen, wo ein eigenes Ufer ist.',
  },
  passageAtStart: { description: 'Auch das Verlassen des Abschnitts am Start wird geprüft.' },
  passageBothForbid: {
    description: 'Was ein Boot übertreffen muss, wenn zwei Besitzer verbieten.',
    descriptions: { sum: 'Beide Ufer zusammen.', each: 'Jedes Ufer für sich.' },
  },
  ownBankAllows: { description: 'Das eigene Ufer hilft dem Boot; aus: Es zählt nicht.' },
  attackWithGoods: { description: 'Ein Boot mit Gütern an Bord darf den Zug eines Angriffs machen.' },
  hullPoints: { description: 'Punkte eines Bootsrumpfs.' },
  berthFiles: { description: 'Boote an einem Liegeplatz bilden eine Reihe.' },
  extraShipmentStep: { description: 'Orte für jeden weiteren Transport; 0 heißt keiner.' },
  adjacentCities: { description: 'Eine Stadt zählt auch in Orten neben dem Ziel; aus: nur im Ziel.' },
  thirdPartyOrder: {
    description: 'Wie Dritte antworten.',
    descriptions: { seats: 'Offen, vom Angreifer aus nach links.', together: 'Alle geheim, und zugleich gezeigt.' },
  },
  redeclare: {
    description: 'Wie oft ein Ziel genannt werden darf, das nicht genommen wurde.',
    descriptions: {
      oncePerAttack: 'Einmal für jeden der zwei Angriffe eines Zuges.',
      oncePerTurn: 'Einmal im Zug.',
      free: 'Dreimal für jeden Angriff.',
    },
  },
  logisticsMax: { description: 'Nachschub-Transporte eines Zuges; leer heißt einer je Stadt.' },
  logisticsNeeds: {
    description: 'Der Angriff, der auf Nachschub folgen muss.',
    descriptions: {
      edge: 'Ein Erfolg, oder mehr Angriff als Verteidigung, bevor Dritte sprachen.',
      success: 'Ein Erfolg.',
      declaration: 'Jede erlaubte Erklärung.',
    },
  },
  citiesToWin: { description: 'Nötige Städte.', group: 'Ende' },
  victoryCheck: {
    description: 'Wann geprüft wird, ob jemand gewonnen hat.',
    group: 'Ende',
    descriptions: {
      cycle: 'Am Ende jeder Runde.',
      phase: 'Nach Ausbau und nach Angriff.',
      atOnce: 'Sobald eine Stadt gebaut oder erobert ist.',
    },
  },
  tieMode: {
    description: 'Mehrere Plätze am Ziel.',
    group: 'Ende',
    descriptions: {
      shared: 'Sie gewinnen gemeinsam.',
      playOn: 'Es geht weiter, bis einer mehr Städte hat als jeder andere.',
    },
  },
  resigned: {
    description: 'Was aus einem Platz wird, der aufgibt.',
    group: 'Ende',
    descriptions: {
      dormant: 'Er handelt nicht mehr; seine Orte bleiben.',
      computer: 'Ein Bot übernimmt ihn und spielt weiter.',
    },
  },
  cycleCap: {
    description: `Die letzte Runde; 0 heißt keine, und dann hat eine Partie höchstens ${MAX_CYCLES}.`,
    group: 'Ende',
  },
};
