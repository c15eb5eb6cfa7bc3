import type { UserLogEntry } from '@fireline/api/session';
import { userLogWords } from '@fireline/domain/log';
import { useWords } from '@fireline/ui/lib';
import { wordOr } from '../page/wordOr.ts';
import { Changes } from './History.styles.ts';
import { historyWords } from './words.ts';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

type Changes = NonNullable<UserLogEntry['changes']>;
/** Whether there is anything to show: an entry may note that nothing but its action was done. */
export const hasChanges = (changes: Changes | null): changes is Changes =>
  changes !== null && Object.keys(changes).length > 0;

/** What a value of a field is called; undefined: it is shown as it is. */
export type WordOfValue = (field: string, value: unknown) => string | undefined;

export interface ChangeTableProps {
  readonly changes: Changes;
  readonly wordOf?: WordOfValue | undefined;
}

/** What a field was and what it is; a field of an older version keeps its name. @spec SES-10 */
export function ChangeTable({ changes, wordOf }: ChangeTableProps) {
  const t = useWords(historyWords, userLogWords);
  const shown = (field: string, value: unknown): string =>
    (wordOf?.(field, value) ?? textOf(value)) || t('history.nothing');
  return (
    <Changes>
      <caption hidden>{t('history.changes')}</caption>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`history.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, { before, after }]) => (
          <tr key={field}>
            <th scope="row">{wordOr(t, `session.log.field.${field}`, field)}</th>
            <td>{shown(field, before)}</td>
            <td>{shown(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </Changes>
  );
}
