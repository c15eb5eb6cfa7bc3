import type { SendOf } from '@fireline/api/lib';
import { type LoggedAlarm, type UserLogEntry, sessionCalls } from '@fireline/api/session';
import { alarmWords } from '@fireline/domain/alarm';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import { userLogActions, userLogAreas, userLogResults, userLogWords } from '@fireline/domain/log';
import { sessionUserWords, sessionWords } from '@fireline/domain/session';
import { routeWords } from '@fireline/domain/shell';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ChangeTable, hasChanges } from '../../lib/history/ChangeTable.tsx';
import { actionText } from '../../lib/history/actionText.ts';
import { useDownload } from '../../lib/useDownload.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { logColumns } from './logColumns.tsx';
import { logScreenWords } from './words.ts';

const card = { marks: ['result'], facts: ['action', 'at', 'username', 'ip', 'detail'] };

interface EntryProps {
  readonly entry: UserLogEntry;
  readonly alarms: readonly LoggedAlarm[] | undefined;
  readonly onClose: () => void;
}

function Entry({ entry, alarms, onClose }: EntryProps) {
  const t = useWords(logScreenWords, userLogWords, sessionUserWords, sessionWords, alarmWords);
  const format = useFormat();
  const title = t('log.entry', { action: actionText(entry.action, t), username: entry.username });
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={title}>
      <DescriptionList
        layout="rows"
        items={logColumns(t, format, alarms).map(({ header, cell }) => ({ term: header, detail: cell(entry) }))}
      />
      {hasChanges(entry.changes) && <ChangeTable changes={entry.changes} />}
    </Drawer>
  );
}

/** The entries that the filters find as one file of the gateway, with area, record and changes; the export is an entry itself. */
function ExportLog({ query }: { readonly query: SendOf<typeof sessionCalls.exportUserLog> }) {
  const t = useWords(logScreenWords);
  const { download, isPending } = useDownload(sessionCalls.exportUserLog);
  return (
    <Button variant="quiet" icon={<Download aria-hidden />} isPending={isPending} onClick={() => void download(query)}>
      {t('log.export')}
    </Button>
  );
}

/** How far back the log goes. */
function Kept({ days }: { readonly days: number | null }) {
  const t = useWords(logScreenWords);
  const { date, number } = useFormat();
  const now = useNow(minuteMs);
  if (days === null) return <small>{t('log.keptForever')}</small>;
  return <small>{t('log.kept', { days: number(days), day: date(now - days * dayMs) })}</small>;
}

/** Who did what, when, from where, and what changed; the newest first. @spec SES-10 SES-06 */
export function UserLogScreen() {
  const t = useWords(logScreenWords, userLogWords, sessionUserWords, sessionWords, alarmWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useList(sessionCalls.userLog, {
    filters: [
      { key: 'search', label: t('log.search') },
      {
        key: 'action',
        label: t('session.log.column.action'),
        any: t('log.anyAction'),
        choices: userLogActions.map((value) => ({ value, label: t(`session.log.${value}`) })),
      },
      {
        key: 'area',
        label: t('session.log.column.area'),
        any: t('log.anyArea'),
        choices: userLogAreas.map((value) => ({ value, label: t(`session.log.area.${value}`) })),
      },
      {
        key: 'result',
        label: t('session.log.column.result'),
        any: t('log.anyResult'),
        choices: userLogResults.map((value) => ({ value, label: t(`session.log.result.${value}`) })),
      },
      { key: 'from', label: t('log.period'), isPeriod: true },
    ],
  });
  const named = list.page.data?.alarms;
  const columns = useMemo(() => logColumns(t, format, named), [t, format, named]);
  const row = useOpenRow(list.url);
  const opened = list.page.data?.rows.find(({ logId }) => logId === row.id);
  return (
    <ListPage
      title={t('shell.route.systemUserLog')}
      name="user.log"
      list={list}
      columns={columns}
      getRowId={({ logId }) => logId}
      card={card}
      tools={may(sessionCalls.exportUserLog) && <ExportLog query={list.query} />}
      actions={list.page.data && <Kept days={list.page.data.keptDays} />}
      empty={{ title: t('log.empty') }}
      onOpen={({ logId }) => row.open(logId)}
    >
      {opened && <Entry entry={opened} alarms={named} onClose={row.close} />}
    </ListPage>
  );
}
