import type { words } from '../../words.ts';

/** Störungen, und was dagegen hilft. */
export const trouble: typeof words.trouble = {
  storage: (why) =>
    `Diese Partie lässt sich auf diesem Gerät nicht speichern (${why}). Sie geht weiter, aber speichere ihr Protokoll als Datei, bevor du die Seite schließt.`,
  full: 'es ist kein Platz mehr',
  blocked: 'der Browser verbietet dieser Seite das Speichern',
  otherTab: 'eine ältere Version der Seite ist in einem anderen Tab offen; schließ ihn und lade diese Seite neu',
  removed: 'sie wurde in einem anderen Tab gelöscht',
  botSilent: (name) =>
    `Der Bot von ${name} hat aufgehört zu denken und meldet sich nicht. Nichts ist verloren: Lass ihn noch einmal, oder gib seinen Platz jemand anderem.`,
  botRefused: (name, why) =>
    `Der Zug des Bots von ${name} wurde abgelehnt: ${why} Nichts ist verloren: Lass ihn noch einmal, oder gib seinen Platz jemand anderem.`,
  noBot: 'Kein Bot hat mehr zu wählen.',
  hint: 'Der Bot, der Tipps gibt, ist stehen geblieben. Frag gleich noch einmal, oder mach ohne weiter.',
  tryAgain: 'Noch einmal versuchen lassen',
  takeSeat: (name) => `${name} selbst spielen`,
  otherBot: (level) => `Einen einfacheren Bot spielen lassen (${level})`,
  worker: 'Der Teil der Seite, der den Tisch führt, war stehen geblieben. Er läuft wieder, dort, wo die Partie stand.',
  workerGone:
    'Der Teil der Seite, der den Tisch führt, lässt sich nicht starten. Lade die Seite neu; die Partie ist gespeichert.',
  gone: 'Auf diesem Gerät gibt es keine Partie mit dieser Nummer. Vielleicht wurde sie gelöscht oder liegt in einem anderen Browser.',
  board: 'Das gezeichnete Brett ließ sich nicht zeigen. Die Partie geht mit dem Brett als Text weiter.',
  page: 'Dieser Teil der Seite ist ausgefallen. Gespeichertes ist nicht verloren: Lade die Seite neu.',
  reload: 'Neu laden',
};
