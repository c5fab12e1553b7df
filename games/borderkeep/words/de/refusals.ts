import { refusalIn } from '../reasons.ts';
import type { Refusal } from '../refusals.ts';

/** `{card}` steht für die Karte des Zugs, `{turn}` für den ersten mit Angriffen. */
const SENTENCES: { readonly [code in Refusal]: string } = {
  noSuchMove: 'Diesen Zug gibt es nicht.',
  matchOver: 'Die Partie ist vorbei.',
  chanceActs: 'Erst kommen Würfel oder Karten.',
  notYourTurn: 'Das hast du jetzt nicht zu entscheiden.',
  notNow: 'An dieser Stelle des Zuges geht das nicht.',
  soloNoBuying: 'Allein darfst du keine Karten oder Ereignisse kaufen.',
  notForSale: 'Ereignisse sind in dieser Partie nicht zu kaufen.',
  boughtAlready: 'Diesen Kauf hast du so oft genutzt, wie ein Zug erlaubt.',
  deckEmpty: 'Der Stapel ist leer: Es gibt nichts zu kaufen.',
  noGuildHall: 'Du hast keine Zunfthalle im Spiel.',
  noMarket: 'Du hast keinen Marktplatz im Spiel.',
  swappedEnough: 'Du hast so oft getauscht, wie ein Zug erlaubt.',
  tooFewToSwap: 'Von diesem Gut hast du zu wenig zum Tauschen.',
  cannotPay:
    'Das kannst du nicht bezahlen ({card}): Der Preis ist ganz zu zahlen, in den angenommenen Gütern oder in Gold.',
  noOtherMix: 'Das lässt sich nur auf eine Art bezahlen.',
  wrongAmount: 'So lässt sich nicht zahlen: Bezahlt wird genau, in den angenommenen Gütern.',
  defaultMix: 'Das wäre die übliche Bezahlung: Wähl sie als solche.',
  notInHand: 'Das hast du nicht auf der Hand: {card}.',
  notRolled: 'Das wurde in diesem Zug nicht gewürfelt: {card}.',
  attackNotBuilt: '{card} ist eine Angriffskarte: Gebaut wird sie nicht.',
  noRoom: 'Deine Stadt hat keinen Platz mehr dafür: {card}.',
  noBearer: 'Du hast keinen Helden im Spiel, der das tragen darf: {card}.',
  notABearer: 'Nur ein eigener Held ohne Magie darf ein Artefakt tragen.',
  notAnAttack: '{card} ist keine Angriffskarte.',
  tooEarly: 'Angriffskarten darfst du erst ab deinem Zug {turn} spielen.',
  noVictim: 'Jede Stadt war in diesem Zug schon Opfer: Für {card} bleibt keine.',
  notAVictim: 'Das Opfer muss ein lebender Gegner sein.',
  wasVictim: 'Diese Stadt war in diesem Zug schon Opfer einer Angriffskarte.',
  noHero: 'Es gibt keinen Helden, den das treffen könnte: {card}.',
  noHeroThere: 'Das Opfer hat keinen solchen Helden.',
  noRaiders: 'Du hast keinen Verteidiger, den du schicken könntest.',
  mustSendOne: 'Mindestens ein Verteidiger muss gehen.',
  noSuchUnit: 'So eine Einheit steht nicht auf dieser Seite.',
  noHitsLeft: 'Diese Einheit verträgt keine weiteren Treffer.',
  notHurt: 'Diese Einheit hat keine Treffer abbekommen.',
  noStructure: 'So ein Bauwerk gibt es nicht.',
  wallsFull: 'Alle deine Burgmauern stehen.',
  goneForGood: 'Zerstörtes lässt sich in dieser Partie nicht zurückholen.',
  mustDiscard: 'Deine Hand ist über dem Limit: Leg erst ab.',
  onlyTogether: 'Plünderer ziehen sich nur gemeinsam zurück.',
  lastRaider: 'Das ist der letzte Plünderer: Zieh den ganzen Überfall zurück.',
  notDestroyed: 'Das wurde in diesem Zug nicht in deiner Stadt zerstört: {card}.',
};

/** Warum ein Zug abgelehnt wird. */
export const refusalReason = refusalIn((code) => SENTENCES[code], { card: 'diese Karte', paid: 'dies' });
