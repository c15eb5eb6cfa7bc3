import { sessionCalls } from '@fireline/api/session';
import { useCall } from '@fireline/api/react';
import { sessionLogWords } from '@fireline/domain/session';
import { pageSizeMax } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Timeline } from '@fireline/ui/Timeline';
import { useWords } from '@fireline/ui/lib';
import { Loaded } from '../page/Loaded.tsx';
import { ChangeTable, hasChanges } from './ChangeTable.tsx';
import { actionText } from './actionText.ts';
import { historyWords } from './words.ts';

/** Who changed a record, and how it was before, the newest first. @spec SES-10 */
export function RecordHistory({ kind, id }: { readonly kind: string; readonly id: number | string }) {
  const t = useWords(historyWords, sessionLogWords);
  const call = useCall(sessionCalls.userLog, { targetKind: kind, targetId: String(id), pageSize: pageSizeMax });
  return (
    <Loaded call={call} action="query" lines={6}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('history.noHistory')} />
        ) : (
          <Timeline
            label={t('history.historyOf')}
            items={rows.map(({ logId, at, action, username, changes }) => ({
              id: String(logId),
              at,
              title: actionText(action, t),
              details: [username],
              note: hasChanges(changes) && <ChangeTable changes={changes} />,
            }))}
          />
        )
      }
    </Loaded>
  );
}
