import { useWords } from '@fireline/ui/lib';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { planWords } from './words.ts';

/** The filters that both lists have. */
export function usePlanFilters() {
  const t = useWords(planWords);
  const unit = useNodeFilter('unit');
  const any = t('plans.anyUnit');
  return [
    { key: 'search', label: t('plans.search') },
    { key: 'unitId', param: 'unit', label: t('plans.unit'), any, isList: true, ...unit },
  ] as const;
}
