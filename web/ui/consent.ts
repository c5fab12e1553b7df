import { languageInUse } from '@marchlands/core/language.ts';
import type { TableInfo, TableState } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';

/**
 * The question before an undo with consent. In a secret simultaneous decision it names the other persons, whose choices
 * would be discarded, without revealing whether they have chosen. Bots simply choose again.
 */
export function consentQuestion({ info, now }: Pick<TableState, 'info' | 'now'>): string {
  const asked = consentText(info);
  const choosing = now.awaited.length > 1 ? now.awaited : [];
  const others = info.seats.filter(
    ({ seat, kind }) => kind === 'person' && seat !== now.viewer && choosing.includes(seat),
  );
  if (others.length === 0) return asked;
  const names = new Intl.ListFormat(languageInUse()).format(others.map(({ name }) => name));
  return `${asked} ${words.table.consentSealed(names)}`;
}

/** In a shared deal an undone draw repeats. */
function consentText({ daily, deal, isRemote }: TableInfo): string {
  if (isRemote) return remoteWords.undoAsk;
  if (daily !== null) return words.daily.undo;
  return deal === null ? words.table.consentText : words.deal.undo;
}
