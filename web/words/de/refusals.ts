import type { RefusalCode } from '@marchlands/server/table/refusal.ts';

/** Was mit diesen Codes kommt, sagt Genaueres als der Code: Es bleibt, wie der Server es sagt. */
type Told =
  | 'table.plan'
  | 'event.plan'
  | 'event.late'
  | 'move.refused'
  | 'undo.refused'
  | 'resign.refused'
  | 'message.form';

/** Was der Server ablehnt, nach seinen Codes. */
export const refusals: { readonly [code in Exclude<RefusalCode, Told>]: string } = {
  'message.size': 'Diese Nachricht ist zu groß.',
  'message.order': 'Der Server weiß noch nicht, wer du bist.',
  'protocol.version': 'Diese Seite spricht eine andere Version des Protokolls als der Server; lade sie neu.',
  'limit.rate': 'Das war zu viel auf einmal. Warte ein wenig, dann versuch es noch einmal.',
  'limit.connections': 'Von dieser Adresse gibt es zu viele Verbindungen.',
  'origin.forged': 'Diese Seite kommt nicht von diesem Server und darf nicht mit ihm sprechen.',
  'host.unknown':
    'Unter diesem Namen antwortet der Server nicht. Wer ihn betreibt, kann ihn in MARCHLANDS_ORIGINS nennen.',
  'route.unknown': 'Unter dieser Adresse gibt es nichts.',
  'admin.token': 'Das Zugangszeichen fehlt oder ist falsch.',
  'guest.unknown': 'Der Server kennt dich nicht (mehr): Gib erst einen Namen ein.',
  'guest.name':
    'Ein Name ist eine kurze Zeile mit mindestens einem sichtbaren Zeichen und ohne Zeichen, die andere drehen oder verbergen.',
  'mute.unknown': 'Diesen Gast gibt es hier nicht.',
  'mute.most': 'Du hörst schon so viele nicht, wie der Server sich merkt: Hör erst jemanden wieder.',
  'passkey.insecure':
    'Passkeys brauchen eine Seite, die mit ihrem Namen über HTTPS geöffnet ist, oder auf diesem Rechner als localhost.',
  'passkey.refused': 'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.',
  'passkey.unknown': 'Der Server kennt diesen Passkey nicht (mehr).',
  'passkey.most': 'Du hast so viele Passkeys, wie der Server sich merkt: Entferne erst einen.',
  'passkey.missing': 'Dieser Browser ist nicht mit einem Passkey angemeldet.',
  'passkey.seat': 'Leg deinen ersten Passkey in einem Browser an, in dem du einen deiner Plätze spielen kannst.',
  'push.endpoint': 'Dieser Browser sagt nicht, wo man ihm etwas melden kann.',
  'push.most': 'Du wirst schon in so vielen Browsern benachrichtigt, wie der Server sich merkt.',
  'table.unknown': 'Diesen Tisch gibt es hier nicht.',
  'table.password': 'Dieser Tisch verlangt sein Passwort.',
  'table.gathering': 'Die Partie hat noch nicht begonnen.',
  'table.playing': 'Die Partie hat begonnen: Das ließ sich nur vorher ändern.',
  'table.over': 'Die Partie ist vorbei.',
  'table.owner': 'Das darf nur, wer den Tisch geöffnet hat.',
  'table.full': 'Alle Plätze sind besetzt.',
  'table.empty': 'Jeder Platz braucht einen Menschen oder einen Bot, bevor es losgeht.',
  'table.spectators': 'An diesem Tisch schaut niemand zu.',
  'table.rules':
    'Diese Partie folgt Regeln, die dieser Server nicht mehr hat. Sie lässt sich als Protokoll ansehen, aber nicht weiterspielen.',
  'table.damaged': 'Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wer den Server betreibt, erfährt es.',
  'event.unknown': 'Dieses Turnier gibt es hier nicht.',
  'event.damaged':
    'Was von diesem Turnier gespeichert ist, lässt sich nicht lesen. Wer den Server betreibt, erfährt es.',
  'event.owner': 'Das darf nur, wer das Turnier angelegt hat.',
  'event.full': 'Das Turnier hat so viele Teilnehmer, wie es haben kann.',
  'event.begun': 'Das Turnier hat begonnen: Das ließ sich nur vorher ändern.',
  'event.few': 'Ein Turnier braucht drei Teilnehmer.',
  'event.over': 'Das Turnier ist vorbei.',
  'event.player': 'Das darf nur, wer im Turnier spielt.',
  'seat.unknown': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'seat.taken': 'Dieser Platz ist besetzt.',
  'seat.kept': 'Dieser Platz ist für jemand anderen reserviert.',
  'seat.one': 'Du sitzt schon an diesem Tisch.',
  'seat.key': 'Dieser Schlüssel öffnet diesen Platz nicht.',
  'seat.guest': 'Dieser Schlüssel gehört jemand anderem.',
  'seat.code': 'Dieser Code ist unbekannt, benutzt oder zu alt.',
  'seat.bot': 'Für diesen Platz spielt ein Bot: Übernimm ihn erst wieder.',
  'seat.person': 'Auf diesem Platz spielt ein Mensch.',
  'seat.spectator': 'Das darf nur, wer einen Platz hat.',
  'move.version': 'Die Partie ist weitergegangen. Schau noch einmal hin, dann zieh.',
  'ask.none': 'Du wirst gerade nichts gefragt.',
  'ask.open': 'Es wird schon etwas gefragt: Warte auf die Antworten.',
  'chat.text': 'Eine Zeile im Chat hat 1 bis 500 Zeichen.',
  'chat.channel': 'Dort kannst du nicht sprechen.',
  'entropy.late': 'Zu den Würfeln lässt sich nichts mehr beitragen.',
  'store.down': 'Der Server kann gerade nicht schreiben; nichts hat sich geändert. Versuch es gleich noch einmal.',
  'server.closing': 'Der Server startet neu. Die Partie bleibt; du wirst wieder verbunden.',
  'server.fault': 'Der Server hat einen Fehler gemacht; nichts hat sich geändert.',
  'reader.slow': 'Diese Verbindung ist zu langsam für das, was hier geschieht; verbinde dich neu.',
};
