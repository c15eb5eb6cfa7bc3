import type { LoggedAlarm, UserLogEntry } from '@fireline/api/session';
import { type alarmWords, loggedAlarms } from '@fireline/domain/alarm';
import { type UserLogColumn, userLogColumns, type userLogWords } from '@fireline/domain/log';
import { loggedWord, type sessionUserWords, type sessionWords } from '@fireline/domain/session';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { actionText } from '../../lib/history/actionText.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Result } from './Log.styles.ts';
import type { logScreenWords } from './words.ts';

type T = Translate<
  | keyof typeof userLogWords
  | keyof typeof sessionWords
  | keyof typeof sessionUserWords
  | keyof typeof alarmWords
  | keyof typeof logScreenWords
>;

const icons = { success: CircleCheck, failure: CircleAlert } as const;
const widths: Readonly<Record<UserLogColumn, number>> = {
  at: 170,
  username: 130,
  action: 170,
  result: 110,
  ip: 140,
  detail: 300,
};

/** What an alarm is called: what and where; of one that the reader does not see, its number. */
const alarmNames = (t: T, named: readonly LoggedAlarm[]) => {
  const byId = new Map(named.map((alarm) => [alarm.alarmId, alarm]));
  return (alarmId: number): string => {
    const alarm = byId.get(alarmId);
    if (!alarm) return t('log.alarm', { id: alarmId });
    return [t(`alarm.kind.${alarm.kind}`), alarm.placeName].filter((part) => part !== '').join(' · ');
  };
};

/** The details; an alarm that is meant is a way to its page. */
function Detail({
  entry: { action, detail },
  t,
  nameOf,
  text,
}: {
  readonly entry: UserLogEntry;
  readonly t: T;
  readonly nameOf: (alarmId: number) => string;
  readonly text: string;
}) {
  const { alarmIds = [], word } = loggedAlarms(action, detail) ?? {};
  if (alarmIds.length === 0) return text;
  return (
    <>
      {alarmIds.map((alarmId) => (
        <Link key={alarmId} href={pathTo('alarmDetail', { alarmId, segment: 'current' })}>
          {nameOf(alarmId)}
        </Link>
      ))}
      {word && ` · ${t(word)}`}
    </>
  );
}

/** Who did what, when, from where. @spec SES-10 */
export function logColumns(
  t: T,
  format: Pick<Format, 'dateTime'>,
  named: readonly LoggedAlarm[] = [],
): readonly Column<UserLogEntry>[] {
  const nameOf = alarmNames(t, named);
  const texts: Readonly<Record<UserLogColumn, (entry: UserLogEntry) => string>> = {
    at: ({ at }) => format.dateTime(at),
    username: ({ username }) => username,
    action: ({ action }) => actionText(action, t),
    result: ({ result }) => t(`session.log.result.${result}`),
    ip: ({ ip }) => ip,
    detail: ({ action, detail }) => {
      const code = loggedWord(action, detail);
      if (code) return t(code);
      const logged = loggedAlarms(action, detail);
      if (!logged) return detail;
      const said = [...logged.alarmIds.map(nameOf), logged.word && t(logged.word)];
      return said.filter(Boolean).join(' · ');
    },
  };
  const cells: Readonly<Partial<Record<UserLogColumn, Partial<Column<UserLogEntry>>>>> = {
    detail: {
      hasControls: true,
      cell: (entry) => <Detail {...{ entry, t, nameOf }} text={texts.detail(entry)} />,
    },
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
