import { type UserLogEntry, sessionCalls } from '@fireline/api/session';
import { sessionLogWords, userLogActions, userLogResults } from '@fireline/domain/session';
import { routeWords } from '@fireline/domain/shell';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ChangeTable } from '../../lib/history/ChangeTable.tsx';
import { actionText } from '../../lib/history/actionText.ts';
import { logColumns } from './logColumns.tsx';
import { logScreenWords } from './words.ts';

function Entry({ entry, onClose }: { readonly entry: UserLogEntry; readonly onClose: () => void }) {
  const t = useWords(logScreenWords, sessionLogWords);
  const format = useFormat();
  const title = t('log.entry', { action: actionText(entry.action, t), username: entry.username });
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={title}>
      <DescriptionList
        layout="rows"
        items={logColumns(t, format).map(({ header, cell }) => ({ term: header, detail: cell(entry) }))}
      />
      {entry.changes && <ChangeTable changes={entry.changes} />}
    </Drawer>
  );
}

/** Who did what, when, from where, and what changed; the newest first. @spec SES-10 SES-06 */
export function UserLogScreen() {
  const t = useWords(logScreenWords, sessionLogWords, routeWords);
  const format = useFormat();
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
        key: 'result',
        label: t('session.log.column.result'),
        any: t('log.anyResult'),
        choices: userLogResults.map((value) => ({ value, label: t(`session.log.result.${value}`) })),
      },
      { key: 'from', label: t('log.period'), isPeriod: true },
    ],
  });
  const columns = useMemo(() => logColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const opened = list.page.data?.rows.find(({ logId }) => logId === row.id);
  return (
    <ListPage
      title={t('shell.route.systemUserLog')}
      name="user.log"
      list={list}
      columns={columns}
      getRowId={({ logId }) => logId}
      empty={{ title: t('log.empty') }}
      onOpen={({ logId }) => row.open(logId)}
    >
      {opened && <Entry entry={opened} onClose={row.close} />}
    </ListPage>
  );
}
