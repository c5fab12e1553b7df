const plural = new Intl.PluralRules('de');
export const number = new Intl.NumberFormat('de');

/** Ein Anteil im Satz; Angaben wie `über 99,9 %` brauchen kein `etwa`. */
export const about = (share: string): string => (/^\d/.test(share) ? `etwa ${share}` : share);

/** `3 Schritte`: eine Zahl mit der richtigen Form ihres Hauptworts. */
export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}
