import { alarmCalls, type AlarmQuery } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import type { ListFilter } from '../../lib/list/filter.ts';
import { namedFilter, namedId, useNamedDevice } from '../../lib/list/useNamedFilter.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import {
  acknowledgementFilter,
  alarmFilters,
  clearTypeFilter,
  closingFilter,
  drillFilter,
  openTooFilter,
} from '../list/alarmFilters.tsx';
import { alarmScreenWords } from '../words.ts';

/** The one rule whose alarms a figure counts. */
function useNamedRule() {
  const t = useWords(alarmScreenWords, alarmWords);
  const ruleId = namedId(useUrlQuery(), 'rule');
  const mayName = useMay()(alarmCalls.rule);
  const { data } = useCall(alarmCalls.rule, { ruleId }, { isEnabled: ruleId > 0 && mayName });
  const name = data
    ? [t(`alarm.kind.${data.rule.version.kind}`), data.rule.partnerName].filter(Boolean).join(' · ')
    : t('alarm.list.ruleNo', { id: ruleId });
  const rule = { key: 'ruleId' as const, param: 'rule', label: t('alarm.list.rule'), any: t('alarm.list.anyRule') };
  return namedFilter(ruleId, rule, name);
}

/** What a figure narrows the list to and no field offers: one device, one drill, one rule. */
function useNamed(): readonly ListFilter<AlarmQuery>[] {
  const t = useWords(alarmScreenWords);
  const rule = useNamedRule();
  const drillId = namedId(useUrlQuery(), 'drillOf');
  const device = useNamedDevice({ label: t('alarm.column.device'), any: t('alarm.list.anyDevice') }, (id) =>
    t('alarm.list.deviceNo', { id }),
  );
  const drill = {
    key: 'drillId' as const,
    param: 'drillOf',
    label: t('alarm.list.drill'),
    any: t('alarm.list.anyDrill'),
  };
  return [...device, ...rule, ...namedFilter(drillId, drill, t('alarm.list.drillNo', { id: drillId }))];
}

/** The filters of past alarms: whatever a figure counts can be opened by them. @spec ALM-01 ALM-10 */
export function useHistoryFilters(): readonly ListFilter<AlarmQuery>[] {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords);
  const named = useNamed();
  const node = { unit: useNodeFilter('unit'), place: useNodeFilter('place'), partner: useNodeFilter('partner') };
  return [
    ...alarmFilters(t),
    openTooFilter(t),
    { ...clearTypeFilter(t), isMore: true },
    closingFilter(t),
    {
      key: 'unitId',
      param: 'unit',
      label: t('alarm.column.unit'),
      any: t('alarm.list.anyUnit'),
      isList: true,
      ...node.unit,
    },
    {
      key: 'placeId',
      param: 'place',
      label: t('alarm.column.place'),
      any: t('alarm.list.anyPlace'),
      isList: true,
      ...node.place,
    },
    {
      key: 'partnerId',
      param: 'partner',
      label: t('alarm.list.partner'),
      any: t('alarm.list.anyPartner'),
      isList: true,
      isMore: true,
      ...node.partner,
    },
    { ...acknowledgementFilter(t), isMore: true },
    { ...drillFilter(t), isMore: true },
    ...named,
    { key: 'from', label: t('alarm.list.period'), isPeriod: true },
  ];
}
