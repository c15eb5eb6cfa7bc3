import type { UserLogEntry } from '@fireline/api/session';
import { type UserLogColumn, userLogColumns, type userLogWords } from '@fireline/domain/log';
import { loggedReason, type sessionUserWords, type sessionWords } from '@fireline/domain/session';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { actionText } from '../../lib/history/actionText.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Result } from './Log.styles.ts';

type T = Translate<keyof typeof userLogWords | keyof typeof sessionWords | keyof typeof sessionUserWords>;

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
export function logColumns(t: T, format: Pick<Format, 'dateTime'>): readonly Column<UserLogEntry>[] {
  const texts: Readonly<Record<UserLogColumn, (entry: UserLogEntry) => string>> = {
    at: ({ at }) => format.dateTime(at),
    username: ({ username }) => username,
    action: ({ action }) => actionText(action, t),
    result: ({ result }) => t(`session.log.result.${result}`),
    ip: ({ ip }) => ip,
    detail: ({ detail }) => {
      const reason = loggedReason(detail);
      return reason ? t(reason) : detail;
    },
  };
  const cells: Readonly<Partial<Record<UserLogColumn, Partial<Column<UserLogEntry>>>>> = {
    at: timeCell<UserLogEntry>(({ at }) => at, format),
    result: {
      cell: (entry) => {
        const Icon = icons[entry.result];
        return (
          <Result data-result={entry.result}>
            <Icon aria-hidden />
            {texts.result(entry)}
          </Result>
        );
      },
    },
  };
  return userLogColumns.map((id) => ({
    id,
    header: t(`session.log.column.${id}`),
    width: widths[id],
    isHideable: id !== 'at',
    text: texts[id],
    cell: texts[id],
    ...cells[id],
  }));
}
