import type { devicesWords } from '../devices.ts';

/** Was über dieselbe Person auf einem anderen Gerät und über Benachrichtigungen gesagt wird. */
export const devices: typeof devicesWords = {
  passkeys: {
    title: 'Auf deinen anderen Geräten',
    about:
      'Mit einem Passkey bist du auf all deinen Geräten dieselbe Person, und deine Online-Tische sind auch dort. Er liegt im Gerät oder in dem Schlüsselbund, den deine Geräte teilen; es gibt kein Passwort, und niemand sonst erfährt etwas.',
    insecure:
      'Browser kennen Passkeys nur auf Seiten, die über HTTPS kommen, oder von diesem Rechner selbst als localhost. Hier wechselt ein Platz mit seinem Code das Gerät.',
    unsupported: 'Dieser Browser kennt keine Passkeys. Ein Platz wechselt mit seinem Code das Gerät.',
    add: 'Passkey anlegen',
    added: 'Angelegt. Wähl auf dem anderen Gerät „Mit Passkey anmelden“.',
    signIn: 'Mit Passkey anmelden',
    signedIn: (name) => `Du bist hier jetzt ${name}.`,
    seats: (n) =>
      n === 1
        ? 'Ein Platz von dir lässt sich auch hier spielen.'
        : `${n} Plätze von dir lassen sich auch hier spielen.`,
    switchTitle: 'Als jemand anderes anmelden?',
    switchAsk: (name) =>
      `In diesem Browser bist du ${name}. Nach dem Anmelden bist du, wem der Passkey gehört; die Plätze von ${name} sind dann hier nicht mehr erreichbar, außer ${name} hat auch einen Passkey.`,
    list: 'Deine Passkeys',
    made: (made, used) => `Angelegt am ${made}, zuletzt benutzt am ${used}`,
    remove: (made) => `Den Passkey vom ${made} entfernen`,
    removeShort: 'Entfernen',
    cancelled: 'Es wurde kein Passkey benutzt.',
    known: 'Auf diesem Gerät liegt schon ein Passkey von dir.',
    failed: 'Der Browser konnte hier keinen Passkey benutzen.',
  },
  push: {
    title: 'Wenn du dran bist',
    about:
      'Dieser Browser kann dir sagen, dass du an einem Online-Tisch dran bist, wenn keine Seite davon offen ist. Mehr sagt er nicht, nur bei welchem Spiel.',
    insecure:
      'Browser melden sich nur für Seiten, die über HTTPS kommen, oder von diesem Rechner selbst als localhost.',
    unsupported:
      'Dieser Browser kann dir nicht sagen, dass du dran bist. Auf iPhone und iPad geht es, sobald die Seite auf dem Startbildschirm liegt.',
    noWorker:
      'Diese Seite wurde noch nicht für den Betrieb ohne Netz abgelegt; die Meldungen brauchen das. Lade sie neu.',
    noServer: 'Dieser Server sagt niemandem, wer dran ist.',
    denied:
      'Diesem Browser wurde verboten, Meldungen dieser Seite zu zeigen; in seinen Einstellungen zur Seite lässt sich das ändern.',
    failed: 'Der Browser konnte es nicht einrichten. Ist das Netz da?',
    on: 'In diesem Browser melden',
    isOn: 'Dieser Browser sagt dir, wenn du dran bist.',
    off: 'Nicht mehr melden',
  },
};
