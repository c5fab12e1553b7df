import type { Reason } from '@marchlands/core/words.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { refusalReason as english } from '../reasons.ts';
import type { Refusal } from '../refusals.ts';

/** Ein Satz, und was erlaubt wäre, wo das hilft. */
const SENTENCES: { readonly [code in Refusal]: string } = {
  noSuchMove: 'Diesen Zug gibt es nicht.',
  matchOver: 'Die Partie ist vorbei.',
  chanceActs: 'Erst kommt der Würfel: Warte auf ihn.',
  notYourTurn: 'Das hast du jetzt nicht zu entscheiden: Warte, bis du dran bist.',
  notNow: 'An dieser Stelle des Zuges geht das nicht.',
  notOnTheMap: 'Diesen Ort gibt es auf dieser Karte nicht.',
  siteThere: 'Dort liegt schon ein Fundort: Wähl ein Gebiet ohne einen.',
  ownedAlready: 'Dort steht schon ein Krieger: Wähl ein Gebiet ohne einen.',
  noBuildingAboard: 'So etwas wird nicht an Bord gebaut: Bau es in einem Gebiet.',
  notYours: 'Dieser Ort gehört dir nicht: Wähl einen mit einem Krieger von dir.',
  noneLeft: 'Im Vorrat ist keins mehr: Erst muss eins dorthin zurück.',
  cannotPay: 'Der Preis muss in diesem einen Gebiet liegen, ganz in Gütern oder ganz in Gold.',
  cityThere: 'Dort steht schon eine Stadt: Ein Gebiet fasst eine.',
  weaponThere: 'Dort ist schon eine Waffe: Ein Ort fasst eine.',
  noWater: 'Ein Boot wird in einem Gebiet an Fluss oder See gebaut und liegt im Wasser daneben.',
  notBeside: 'Diese Orte grenzen nicht aneinander: Wähl einen, der angrenzt.',
  noSuchPosition: 'So lang ist die Reihe nicht: Wähl einen Platz in ihr oder hinter ihrem letzten Boot.',
  notWaiting: 'Dort ist nichts fällig: Wähl einen der Fundorte, die noch warten.',
  horseThere: 'Dort ist schon ein Pferd: Wähl einen Ort ohne eins.',
  notInTheHerd: 'So weit reicht die Herde nicht: Ihre Glieder sind eigene Nachbargebiete mit Pferden.',
  mustPlace: 'Das Pferd muss gesetzt werden, wo es geht.',
  noHorseByFoot: 'Pferde gehen nicht zu Fuß: Beweg es als Transport zu Pferd.',
  noSuchToken: 'So ein Marker liegt dort nicht: Wähl einen, der dort liegt.',
  nowhereToGo: 'Kein Ort von dir grenzt daran: Transportier von einem anderen.',
  notALink: 'Das ist kein Glied der Kette: Es muss dir gehören, ein Pferd haben und mit den anderen verbunden sein.',
  chainTooShort: 'Kein anderes Glied kann das bekommen: Eine Kette hat zwei Glieder oder mehr.',
  nothingMoved: 'Das Pferd muss mindestens einen Schritt gehen.',
  boatDoesNothing:
    'Das Boot läge wie zuvor: Fahr, beweg Ladung oder nimm einen anderen Platz in der Reihe; sonst ist es kein Transport.',
  takenHere: 'Von dieser Art wurde hier bei diesem Halt aufgeladen: Sie lässt sich hier nicht auch abladen.',
  droppedHere: 'Von dieser Art wurde hier bei diesem Halt abgeladen: Sie lässt sich hier nicht auch aufladen.',
  full: 'Dafür ist kein Platz: Lade erst etwas ab, oder wähl einen Ort mit Platz.',
  noStepsLeft: 'In diesem Transport geht es nicht weiter: Halt hier an.',
  notConnected: 'Diese Gewässer sind nicht verbunden: Fahr Schritt für Schritt zu einem, das es ist.',
  stopped: 'Dem Boot wurde die Durchfahrt verweigert: Es hält hier.',
  movedAlready: 'Es hat sich schon etwas bewegt: Das kommt vor dem ersten Schritt oder Laden.',
  loadsAtStart: 'An diesem Tisch lädt ein Boot nur dort auf, wo es startet.',
  unloadsAtEnd: 'An diesem Tisch lädt ein Boot nur dort ab, wo es hält: Es hat etwas abgeladen, also halt hier.',
  notAsked: 'Um Durchfahrt wird an einem Abschnitt voraus gebeten; aufgeben lässt es sich erst nach der Antwort.',
  nobodyToAsk: 'Dort könnte niemand das Boot aufhalten, oder alle haben geantwortet: Es gibt nichts zu fragen.',
  bothBanks: 'Wem beide Ufer gehören, der erlaubt oder verbietet: Wähl eins.',
  firstCycle: 'In der ersten Runde gibt es keinen zweiten Angriff: Nimm den Transport, oder beende.',
  ownPlace: 'Dieser Ort gehört dir: Greif einen fremden an.',
  failedBefore: 'Dieses Ziel wurde für diesen Angriff genannt und verfehlt oder aufgegeben: Wähl ein anderes.',
  notBySuchAMove: 'Der Zug eines Angriffs bringt ein Pferd oder eine Waffe, und keine Güter.',
  notPlaying: 'Dieser Platz spielt nicht mehr mit: Wähl einen anderen.',
  ownSeat: 'Gehandelt wird mit jemand anderem: Wähl jemanden.',
  refusesAll: 'Hier werden in dieser Phase alle deine Angebote abgelehnt: Wähl jemand anderen.',
  noContact: 'Keiner deiner Orte grenzt an einen von dort: Wähl einen Nachbarn.',
  nothingToTrade: 'Es gibt nichts, was den Besitzer wechseln könnte.',
  offeredTooOften: 'Dieses Angebot wurde hier so oft gemacht, wie es in einer Phase darf: Biet etwas anderes an.',
  noOffersLeft:
    'Du hast so viele Angebote gemacht, wie man in einer Phase darf: Antworte anderen, oder sag, dass du fertig bist.',
  notTraded: 'Diese Art wird nicht gehandelt: Güter und Pferde schon.',
  notAboard: 'Erhaltene Marker kommen in Gebiete, nicht auf Boote.',
  notAtTheBorder: 'Erhaltene Marker kommen in Gebiete neben einem Ort dessen, der sie gibt.',
  wrongOrder: 'Marker werden nach Art, dann nach Ort aufsteigend genannt; zuerst alle gegebenen, dann alle erhaltenen.',
  sideFull: 'Mehr Marker fasst eine Seite nicht: Schick das Angebot so, oder fang mit anderen neu an.',
  noGifts: 'Jede Seite eines Handels gibt mindestens einen Marker.',
  notHeld: 'So viele dieser Art hat der andere nicht: Verlang weniger.',
  noRoom:
    'Was du bekämst, fände keinen Platz: Ein Pferd geht dahin, wo keins ist; gib also eins her oder verlang keins.',
  goodsAboard:
    'Ein Boot mit Gütern an Bord kann den Zug eines Angriffs nicht machen: Lade sie erst in einem Transport ab.',
  cannotReach: 'Von dort kommt das Boot zu keinem Wasser neben dem Ziel: Nimm einen anderen Weg oder ein anderes Boot.',
};

/** Warum ein Zug abgelehnt wird; die Regel sagt das Englische. */
export function refusalReason(code: Refusal, setup: Setup, move?: Move): Reason {
  return { text: SENTENCES[code], rule: english(code, setup, move).rule };
}
