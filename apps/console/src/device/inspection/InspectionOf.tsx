import { deviceCalls, type InspectionOfDevice } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceUpkeepWords } from '@fireline/domain/device';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { inspectionOfWords } from './words.ts';

type Row = InspectionOfDevice['tests'][number] & { readonly nth: number };
type Keys = keyof typeof inspectionOfWords | keyof typeof deviceUpkeepWords;

const columnsIn = (t: Translate<Keys>, { date }: Pick<Format, 'date'>): readonly Column<Row>[] => [
  {
    id: 'day',
    header: t('inspectionOf.day'),
    width: 140,
    isHideable: false,
    isSortable: false,
    cell: ({ day }) => date(day),
  },
  {
    id: 'by',
    header: t('inspectionOf.by'),
    width: 160,
    isSortable: false,
    cell: ({ by }) => (by === '' ? t('inspectionOf.device') : by),
  },
  { id: 'remark', header: t('inspectionOf.remark'), width: 260, isSortable: false, cell: ({ remark }) => remark },
];

function Facts({ selfTest, battery }: Pick<InspectionOfDevice, 'selfTest' | 'battery'>) {
  const t = useWords(inspectionOfWords, deviceUpkeepWords);
  const { date, number } = useFormat();
  const day = (of: string | null): string => (of === null ? t('inspectionOf.never') : date(of));
  const tested = selfTest && [
    { term: t('inspectionOf.selfTest'), detail: t(`device.selfTest.${selfTest.state}`) },
    { term: t('inspectionOf.lastDay'), detail: day(selfTest.lastDay) },
    {
      term: t('inspectionOf.dueDay'),
      detail: t(selfTest.state === 'overdue' ? 'inspectionOf.over' : 'inspectionOf.left', {
        day: date(selfTest.dueDay),
        days: number(selfTest.days),
      }),
    },
  ];
  const powered = battery && [
    {
      term: t('inspectionOf.battery'),
      detail: <BatteryGauge ratioPercent={battery.ratioPercent} isLow={battery.lowPower} isMains={false} />,
    },
    { term: t('inspectionOf.urgency'), detail: t(`device.battery.${battery.urgency}`) },
    {
      term: t('inspectionOf.lasts'),
      detail: battery.daysLeft === null ? t('inspectionOf.unknown') : number(battery.daysLeft),
    },
    { term: t('inspectionOf.replaced'), detail: day(battery.replacedDay) },
  ];
  return <DescriptionList layout="rows" items={[...(tested ?? []), ...(powered ?? [])]} />;
}

/** What a round looks at of the device: its tests, when the next one is due, and how long its battery lasts. @spec DEV-13 DEV-14 */
export function InspectionOf({ device: { deviceId } }: DeviceTabProps) {
  const t = useWords(inspectionOfWords, deviceUpkeepWords);
  const format = useFormat();
  const call = useCall(deviceCalls.inspectionOf, { deviceId }, { isPolling: true });
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  return (
    <Loaded call={call} action="query">
      {({ selfTest, battery, tests }) => (
        <Stack>
          <Facts selfTest={selfTest} battery={battery} />
          <DataTable
            label={t('inspectionOf.tests')}
            rows={tests.map((test, nth): Row => ({ ...test, nth }))}
            getRowId={({ nth }) => nth}
            columns={columns}
            empty={{ title: t('inspectionOf.none') }}
          />
        </Stack>
      )}
    </Loaded>
  );
}
