import type { words } from '../../words.ts';
import { count } from './count.ts';

/** Ein Protokoll und seine Würfe prüfen. */
export const verify: typeof words.verify = {
  title: 'Protokoll und Würfel prüfen',
  holds: (steps) =>
    `Das Protokoll stimmt: ${count(steps, 'Zug oder Zufallsergebnis', 'Züge und Zufallsergebnisse')}, alle regelgerecht.`,
  broken: 'Das Protokoll stimmt nicht.',
  unproven: 'Was kein Protokoll beweist',
};

/** Eine beendete Partie teilen. */
export const share: typeof words.share = {
  title: 'Teilen',
  open: 'Teilen',
  save: 'Bild speichern',
  handOn: 'Weitergeben',
  about: 'Text und Link zur Wiederholung werden zusammen kopiert. Der Link enthält die ganze Partie.',
  picture: (line) => `Bild vom Brett am Ende. ${line}`,
  noPicture: 'Dieser Browser kann kein Bild vom Brett machen. Text und Link lassen sich kopieren.',
};
