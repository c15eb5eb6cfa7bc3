import type { InspectionCategory } from '@fireline/api/inspection';
import { useFormat, useWords } from '@fireline/ui/lib';
import { catalogueWords } from './words.ts';

type Changes = Pick<InspectionCategory, 'createdBy' | 'createdAt' | 'changedBy' | 'changedAt'>;

/** Who created a record and who changed it last, for its list of facts. */
export function useChangeFacts() {
  const t = useWords(catalogueWords);
  const { dateTime } = useFormat();
  return ({ createdBy, createdAt, changedBy, changedAt }: Changes) => [
    { term: t('catalogue.createdBy'), detail: createdBy },
    { term: t('catalogue.createdAt'), detail: dateTime(createdAt) },
    { term: t('catalogue.changedBy'), detail: changedBy },
    { term: t('catalogue.changedAt'), detail: dateTime(changedAt) },
  ];
}
