import { deviceCalls, type SelfTestRow } from '@fireline/api/device';
import {
  batteryUrgencies,
  type DeviceType,
  deviceTypeNames,
  deviceTypes,
  deviceUpkeepWords,
  deviceWords,
  lowBatteryPercent,
  selfTestStates,
  selfTestTypes,
} from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { FilterNote } from '../../lib/list/ListScreen.styles.ts';
import { useList } from '../../lib/list/useList.ts';
import { useNamedBuilding } from '../../lib/list/useNamedFilter.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { batteryColumns, selfTestColumns } from './inspectionColumns.tsx';
import { InspectionLinks } from './InspectionLinks.tsx';
import { SelfTestBatch } from './SelfTestBatch.tsx';
import { UpkeepOf } from './UpkeepOf.tsx';
import type { UpkeepFormProps } from './UpkeepForm.tsx';
import { upkeepWords } from './words.ts';

const hiddenByDefault = ['type', 'imei', 'unit', 'address'];
const batteryTypes = deviceTypeNames.filter((type) => deviceTypes[type].power === 'battery');

/** The filters that both lists have. */
function useFilters(types: readonly DeviceType[]) {
  const t = useWords(upkeepWords, deviceWords);
  const units = useNodeFilter('unit');
  const places = useNodeFilter('place');
  return [
    { key: 'search', label: t('upkeep.search') },
    {
      key: 'deviceType',
      param: 'type',
      label: t('upkeep.type'),
      any: t('upkeep.anyType'),
      isList: true,
      choices: types.map((value) => ({
        value,
        label: t(`device.type.${value}`),
        icon: <DeviceTypeIcon type={value} isDecorative />,
      })),
    },
    { key: 'unitId', param: 'unit', label: t('upkeep.unit'), any: t('upkeep.anyUnit'), isList: true, ...units },
    { key: 'placeId', param: 'place', label: t('upkeep.place'), any: t('upkeep.anyPlace'), isList: true, ...places },
    ...useNamedBuilding(),
  ] as const;
}

interface DeviceDrawerProps {
  readonly device: UpkeepFormProps['device'];
  readonly onClose: () => void;
}
/** What was done to the device of a row, and the ways on. */
function DeviceDrawer({ device, onClose }: DeviceDrawerProps) {
  const t = useWords(upkeepWords);
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={device.name}
      footer={<Link href={pathTo('deviceDetail', { deviceId: device.deviceId })}>{t('upkeep.toDevice')}</Link>}
    >
      <UpkeepOf device={device} />
    </Drawer>
  );
}

function SelfTests() {
  const t = useWords(upkeepWords, deviceWords, deviceUpkeepWords, routeWords, siteWords);
  const format = useFormat();
  const common = useFilters(selfTestTypes);
  const list = useList(deviceCalls.selfTests, {
    filters: [
      ...common,
      {
        key: 'state',
        label: t('upkeep.state'),
        any: t('upkeep.anyState'),
        choices: selfTestStates.map((value) => ({ value, label: t(`device.selfTest.${value}`) })),
      },
    ],
    sorts: ['dueDay', 'name', 'place'],
    sort: 'dueDay',
  });
  const row = useOpenRow(list.url);
  const [testing, test] = useState<readonly SelfTestRow[]>();
  const columns = useMemo(() => selfTestColumns(t, format), [t, format]);
  // of all those that match, the ones of this page: a round is taken page by page
  const chosen = ({ selection }: BulkContext): SelfTestRow[] =>
    (list.page.data?.rows ?? []).filter(({ deviceId }) => isSelected(selection, deviceId));
  const device = list.page.data?.rows.find(({ deviceId }) => deviceId === row.id);
  return (
    <ListPage
      name="deviceInspection"
      title={t('shell.route.deviceInspection')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      empty={{ title: t('upkeep.none.tests') }}
      onOpen={({ deviceId }) => row.open(deviceId)}
      actions={<InspectionLinks shown="selfTests" />}
      selectFor={[deviceCalls.sendCommands]}
      renderBulkActions={(selected) => <Button onClick={() => test(chosen(selected))}>{t('upkeep.test')}</Button>}
    >
      {testing && <SelfTestBatch devices={testing} onClose={() => test(undefined)} />}
      {device && <DeviceDrawer device={device} onClose={row.close} />}
    </ListPage>
  );
}

function Batteries() {
  const t = useWords(upkeepWords, deviceWords, deviceUpkeepWords, routeWords, siteWords);
  const format = useFormat();
  const common = useFilters(batteryTypes);
  const list = useList(deviceCalls.batteries, {
    filters: [
      ...common,
      {
        key: 'urgency',
        label: t('upkeep.urgency'),
        any: t('upkeep.anyUrgency'),
        isList: true,
        choices: batteryUrgencies.map((value) => ({ value, label: t(`device.battery.${value}`) })),
      },
    ],
    sorts: ['urgency', 'name', 'place', 'ratio'],
    sort: 'urgency',
  });
  const row = useOpenRow(list.url);
  const columns = useMemo(() => batteryColumns(t, format), [t, format]);
  const device = list.page.data?.rows.find(({ deviceId }) => deviceId === row.id);
  return (
    <ListPage
      name="deviceInspection"
      title={t('shell.route.deviceInspection')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      empty={{ title: t('upkeep.none.batteries') }}
      lead={<FilterNote>{t('upkeep.batteries.counted', { percent: lowBatteryPercent })}</FilterNote>}
      onOpen={({ deviceId }) => row.open(deviceId)}
      actions={<InspectionLinks shown="batteries" />}
    >
      {device && <DeviceDrawer device={device} onClose={row.close} />}
    </ListPage>
  );
}

/** What a round of inspection looks at: self-tests that are due, and batteries in the order in which they are needed. @spec DEV-14 SHL-06 */
export function InspectionScreen() {
  const isBatteries = useUrlQuery().get('list') === 'batteries';
  return isBatteries ? <Batteries key="batteries" /> : <SelfTests key="selfTests" />;
}
