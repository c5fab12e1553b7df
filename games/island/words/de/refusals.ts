import type { Move } from '../../moves.ts';
import { refusalIn } from '../reasons.ts';
import type { Refusal } from '../refusals.ts';
import { cardsText } from './names.ts';

const SENTENCES: { readonly [code in Refusal]: string } = {
  notYours: 'Das hast du jetzt nicht zu entscheiden.',
  wrongPhase: 'An dieser Stelle des Zuges geht das nicht.',
  choiceOpen: 'Erst ist etwas anderes zu wählen.',
  over: 'Die Partie ist vorbei.',
  unknownPlace: 'Diesen Ort, diese Karte oder diesen Mitspieler gibt es hier nicht.',
  incomplete: 'Es fehlt etwas: Nenn auch das.',
  order: 'Karten gehen nach Arten geordnet, und zum Ende müssen genug übrig sein.',
  cannotPay: 'Die Hand hat nicht, was es kostet.',
  noPiece: 'So ein Stein ist nicht mehr im Vorrat.',
  bankLacks: 'Die Bank hat davon nichts.',
  occupied: 'Dieser Ort ist besetzt.',
  tooNear: 'Auf einer Nachbarecke steht ein Gebäude.',
  notJoined: 'Es muss an deine Straße oder dein Gebäude anschließen, nicht hinter etwas von anderen.',
  notOwn: 'Das muss dir gehören.',
  barbarianThere: 'Dort steht ein Barbar.',
  knightThere: 'Dort steht ein Ritter.',
  onSideFirst: 'Erst muss die umgelegte Stadt wieder aufgebaut werden.',
  wallThere: 'Diese Stadt hat eine Mauer.',
  noCity: 'Dazu brauchst du eine Stadt.',
  noPlainCity: 'Dazu brauchst du eine Stadt ohne Metropole.',
  topLevel: 'Stufe 5 ist die höchste.',
  notReady: 'Handeln darf nur ein Ritter, der schon wach war, als deine Aktionen begannen.',
  active: 'Dieser Ritter ist schon wach.',
  inactive: 'Dieser Ritter schläft.',
  noPath: 'Über deine eigenen Straßen führt kein Weg dorthin.',
  notWeaker: 'Vertreiben lässt sich nur ein Ritter niedrigerer Stufe.',
  sheltered: 'Ein Ritter in einem Gebäude oder bei einem Barbaren wird nicht vertrieben.',
  inside: 'Ein Ritter in einem Gebäude kann den Räuber nicht verjagen.',
  noFortress: 'Stufe 3 braucht die Festung: Politik Stufe 3.',
  promotedAlready: 'Dieser Ritter wurde in diesem Zug schon befördert.',
  topKnight: 'Stufe 3 ist die höchste eines Ritters.',
  robberLocked: 'Der Räuber bleibt, bis die Barbaren zum ersten Mal da waren.',
  robberStays: 'Der Räuber muss auf ein anderes Feld.',
  friendly: 'Der Räuber verschont, wer so wenige Punkte hat, solange es ein anderes Feld gibt.',
  notAtRobber: 'Der Ritter muss am Feld des Räubers stehen.',
  noVictim: 'Niemand mit einer Karte hat dort ein Gebäude.',
  sameKind: 'Keine Art darf auf beiden Seiten stehen.',
  emptySide: 'Jede Seite gibt mindestens eine Karte.',
  tooManyCards: 'Mehr Karten fasst eine Seite nicht.',
  tooManyOffers: 'In diesem Zug darf kein weiteres Angebot gemacht werden.',
  notHeld: 'Die Hand hat diese Karten nicht.',
  sameOffer: 'Ein Gegenangebot muss sich vom Angebot unterscheiden.',
  noCommerce: 'Diesen Handel gibt es hier nicht.',
  noCard: 'So eine Karte ist nicht zur Hand.',
  newCard: 'Eine in diesem Zug gekaufte Karte wird nicht in ihm gespielt.',
  oneCard: 'In einem Zug wird nur eine solche Karte gespielt.',
  noEffect: 'Das hätte keine Wirkung.',
  notOverLimit: 'Karten legt nur weg, wer über der Grenze ist.',
  deckEmpty: 'Dieser Stapel ist leer.',
};

const BUILDING_THERE = 'Dort darf kein Ritter anhalten: Dort steht ein Gebäude.';
const OWN_KNIGHT = 'Dort muss ein Ritter von dir stehen.';
const OWN_CITY = 'Dort muss eine Stadt von dir stehen.';
const ONE_KNIGHT = 'Dort steht ein Ritter: Eine Ecke fasst einen.';

/** Wo eine Art Zug einen eigenen Satz hat, und was erlaubt wäre. */
const FOR_MOVES: { readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: string } } = {
  unknownPlace: { send: 'Ein Angebot geht an Mitspieler dieser Partie, nicht an den, der es macht.' },
  occupied: {
    settle: 'Dort steht ein Gebäude.',
    road: 'Dort liegt eine Straße.',
    move: BUILDING_THERE,
    attack: 'In einem fremden Gebäude kämpft kein Ritter.',
    relocate: BUILDING_THERE,
    recruit: 'In dieses Gebäude kommt kein Ritter.',
  },
  notJoined: {
    settle: 'Eine Siedlung muss von deiner Straße erreicht werden.',
    recruit: 'Ein Ritter muss von deiner Straße erreicht werden.',
    drive: 'Der Ritter muss stehen, wo deine Straße endet.',
    station: 'Der Ritter muss von deiner Straße erreicht werden.',
  },
  notOwn: {
    city: 'Dort muss eine Siedlung von dir stehen.',
    activate: OWN_KNIGHT,
    promote: OWN_KNIGHT,
    move: OWN_KNIGHT,
    attack: OWN_KNIGHT,
    displace: OWN_KNIGHT,
    chase: OWN_KNIGHT,
    desert: OWN_KNIGHT,
    onto: 'Der Händler kommt auf ein Feld mit einem Gebäude von dir.',
    crown: OWN_CITY,
    lose: OWN_CITY,
  },
  noCity: { wall: OWN_CITY },
  barbarianThere: {
    settle: 'Dort steht ein Barbar: keine Siedlung, bevor er fort ist.',
    recruit: 'Dort steht ein Barbar: kein Ritter, bevor er fort ist.',
    move: 'Dort steht ein Barbar: Greif ihn an.',
    station: 'Dort steht ein Barbar: kein Ritter, bevor er fort ist.',
    relocate: 'Ein vertriebener Ritter kämpft nicht: Dort steht ein Barbar.',
  },
  knightThere: {
    recruit: ONE_KNIGHT,
    move: ONE_KNIGHT,
    attack: ONE_KNIGHT,
    relocate: ONE_KNIGHT,
    station: ONE_KNIGHT,
  },
  cannotPay: {
    bank: 'Die Hand hat nicht so viele dieser Art, wie die Bank verlangt.',
    improve: 'Eine Stufe kostet so viele Waren ihres Zweigs wie ihre Zahl.',
  },
  notHeld: {
    accept: 'Annehmen kann nur, wer alle verlangten Karten hat.',
    deal: 'Du hast die Karten nicht, die dieses Gegenangebot verlangt.',
    discard: 'Die Hand hat diese Karte nicht.',
    gift: 'Die Hand hat diese Karte nicht.',
    pick: 'Die gesehene Hand hat diese Karte nicht.',
  },
  noCommerce: {
    counter: 'In dieser Partie gibt es keine Gegenangebote: Nimm an oder lehn ab.',
    bank: 'In einer Bauphase wird nicht gehandelt.',
  },
  noCard: {
    play: 'Diese Karte ist nicht auf der Hand.',
    force: 'Der Handelshafen hat mit diesem Mitspieler keinen Tausch mehr.',
    fetch: 'Diese Karte ist nicht unter den gesehenen.',
    drop: 'Diese Karte ist nicht auf der Hand.',
  },
  oneCard: {
    play: 'In einem Zug wird eine Entwicklungskarte gespielt, oder ein Alchemist.',
    house: 'Das eigene Haus wird einmal im Zug geöffnet oder geschlossen.',
  },
  noEffect: {
    play: 'Soweit alle sehen können, würde diese Karte jetzt nichts bewirken.',
    target:
      'Nenn jemanden, der hat, was die Karte sucht: mehr Punkte und eine Karte, einen Ritter, eine Fortschrittskarte.',
    onto: 'Der Erfinder nimmt zwei verschiedene Plättchen, nie 2, 6, 8 oder 12; der Händler geht auf ein anderes Feld und in keine Wüste.',
    remove: 'Entfernt wird nur eine offene Straße: eine, an deren einem Ende ihr Besitzer nichts hat.',
    drive: 'Dort muss ein fremder Ritter stehen.',
    attack: 'Dort muss ein Barbar stehen.',
    displace: 'Dort muss ein schwächerer fremder Ritter stehen, in einer Partie, in der vertrieben wird.',
    deal: 'Dieser Mitspieler hat weder angenommen noch ein Gegenangebot gemacht.',
    house: 'Häuser öffnet man, wo Ritter Gäste sein dürfen: die Hausregel „Ritter als Gäste“.',
  },
  deckEmpty: { deck: 'Dieser Stapel hat keine Karte mehr: Nenn einen anderen.' },
  sheltered: { drive: 'Ein Ritter in einem Gebäude wird nicht vertrieben.' },
  sameKind: { bank: 'Die genommene Karte muss von anderer Art sein.' },
  bankLacks: { take: 'Die Bank hat davon nichts.' },
  noPlainCity: {
    crown: 'Diese Stadt trägt schon eine Metropole.',
    lose: 'Eine Stadt mit Metropole geht nicht verloren.',
  },
};

/** Warum ein Zug abgelehnt wird. */
export const refusalReason = refusalIn(
  (code, kind) => (kind === undefined ? undefined : FOR_MOVES[code]?.[kind]) ?? SENTENCES[code],
  (cards) => `Das kostet ${cardsText(cards)}, und das hat die Hand nicht.`,
);
