import { sessionCalls } from '@fireline/api/session';
import { useCall } from '@fireline/api/react';
import { userLogWords } from '@fireline/domain/log';
import { pageSizeMax } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Timeline } from '@fireline/ui/Timeline';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useRef } from 'react';
import { Loaded } from '../page/Loaded.tsx';
import { ChangeTable, hasChanges, type WordOfValue } from './ChangeTable.tsx';
import { actionText } from './actionText.ts';
import { historyWords } from './words.ts';

export interface RecordHistoryProps {
  readonly kind: string;
  readonly id: number | string;
  /** As it was read: the history is asked for again when another one comes. */
  readonly record: object;
  /** What the values of its fields are called. */
  readonly wordOf?: WordOfValue;
}

/** Who changed a record, and how it was before, the newest first. @spec SES-10 */
export function RecordHistory({ kind, id, record, wordOf }: RecordHistoryProps) {
  const t = useWords(historyWords, userLogWords);
  const call = useCall(sessionCalls.userLog, { targetKind: kind, targetId: String(id), pageSize: pageSizeMax });
  const { refetch } = call;
  const known = useRef(record);
  useEffect(() => {
    if (known.current === record) return;
    known.current = record;
    void refetch();
  }, [record, refetch]);
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
              note: hasChanges(changes) && <ChangeTable changes={changes} wordOf={wordOf} />,
            }))}
          />
        )
      }
    </Loaded>
  );
}
