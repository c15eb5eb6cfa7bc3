import { useWords } from '@fireline/ui/lib';
import { useNamedBuilding } from '../../lib/list/useNamedFilter.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { alarmScreenWords } from '../words.ts';

/** Where alarms were raised: a unit, a place, and the building that a figure narrows to. @spec ALM-01 */
export function useDeskNodes() {
  const t = useWords(alarmScreenWords);
  const more = { isList: true, isMore: true } as const;
  const [unit, place] = [useNodeFilter('unit'), useNodeFilter('place')];
  return [
    { key: 'unitId', param: 'unit', label: t('alarm.column.unit'), any: t('alarm.list.anyUnit'), ...more, ...unit },
    {
      key: 'placeId',
      param: 'place',
      label: t('alarm.column.place'),
      any: t('alarm.list.anyPlace'),
      ...more,
      ...place,
    },
    ...useNamedBuilding(),
  ] as const;
}
