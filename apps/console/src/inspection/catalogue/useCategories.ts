import { type InspectionCategory, inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords } from '@fireline/domain/inspection';
import { useWords } from '@fireline/ui/lib';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { catalogueWords } from './words.ts';

const everything = {};

/** All categories of the tenant for a choice, each named with its industry: a name is unique there alone. @spec INS-01 */
export function useCategories() {
  const t = useWords(catalogueWords, inspectionWords);
  const every = useEveryRow<InspectionCategory>(useAllRows(inspectionCalls.categories, everything), '', true);
  const choices = (every.rows ?? []).map(({ categoryId, industry, name }) => ({
    value: categoryId,
    label: t('catalogue.item.categoryOf', { industry: t(`inspection.industry.${industry}`), name }),
  }));
  return { ...every, choices };
}
export type Categories = ReturnType<typeof useCategories>;
