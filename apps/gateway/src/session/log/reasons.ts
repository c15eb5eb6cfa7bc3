import { type Language, hasWords, plainText } from '@fireline/domain/lib';
import { codesOfReason, loggedReasonKeys, loggedWord } from '@fireline/domain/session';
import type { LogFilter, LogRow } from './store.ts';
import { wordsFor } from '../problemWords.ts';

/** The detail of an entry as its reader sees it: the reason of a refusal, and what an account came in with, in words. @spec SES-10 */
export function detailIn(language: Language, { action, detail }: Pick<LogRow, 'action' | 'detail'>): string {
  const code = loggedWord(action, detail);
  return code ? wordsFor({ code }, language) : detail;
}

/** The filter as its reader means it: reasons are found by their words, which the database does not hold. @spec SES-10 SHL-23 */
export function filterIn<Filter extends LogFilter>(language: Language, filter: Filter): Filter & LogFilter {
  const sought = plainText(filter.search ?? '');
  if (!sought) return filter;
  const reasons = loggedReasonKeys.filter((code) => hasWords(wordsFor({ code }, language), sought));
  return { ...filter, details: reasons.flatMap(codesOfReason) };
}
