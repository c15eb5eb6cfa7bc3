import type { RecordChanges } from '@fireline/domain/record';
import { useFormat, useWords } from '@fireline/ui/lib';
import { recordPageWords } from './words.ts';

/** Who created a record and who changed it last, for its list of facts. */
export function useChangeFacts() {
  const t = useWords(recordPageWords);
  const { dateTime } = useFormat();
  return ({ createdBy, createdAt, changedBy, changedAt }: Omit<RecordChanges, 'revision'>) => [
    { term: t('record.createdBy'), detail: createdBy },
    { term: t('record.createdAt'), detail: dateTime(createdAt) },
    { term: t('record.changedBy'), detail: changedBy },
    { term: t('record.changedAt'), detail: dateTime(changedAt) },
  ];
}
