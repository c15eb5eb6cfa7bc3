import type { UserLogEntry } from '@fireline/api/session';
import { type sessionLogWords, type UserLogColumn, userLogColumns } from '@fireline/domain/session';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { actionText } from '../../lib/history/actionText.ts';
import { Result } from './Log.styles.ts';

type T = Translate<keyof typeof sessionLogWords>;

const icons = { success: CircleCheck, failure: CircleAlert } as const;
const widths: Readonly<Record<UserLogColumn, number>> = {
  at: 170,
  username: 130,
  action: 170,
  result: 110,
  ip: 140,
  detail: 300,
};

/** Who did what, when, from where. @spec SES-10 */
export function logColumns(t: T, { dateTime }: Pick<Format, 'dateTime'>): readonly Column<UserLogEntry>[] {
  const texts: Readonly<Record<UserLogColumn, (entry: UserLogEntry) => string>> = {
    at: ({ at }) => dateTime(at),
    username: ({ username }) => username,
    action: ({ action }) => actionText(action, t),
    result: ({ result }) => t(`session.log.result.${result}`),
    ip: ({ ip }) => ip,
    detail: ({ detail }) => detail,
  };
  return userLogColumns.map((id) => ({
    id,
    header: t(`session.log.column.${id}`),
    width: widths[id],
    isHideable: id !== 'at',
    text: texts[id],
    cell: (entry) => {
      const Icon = icons[entry.result];
      return id === 'result' ? (
        <Result data-result={entry.result}>
          <Icon aria-hidden />
          {texts.result(entry)}
        </Result>
      ) : (
        texts[id](entry)
      );
    },
  }));
}
