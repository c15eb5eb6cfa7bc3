import { deviceCalls } from '@fireline/api/device';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { batchCalls } from '../register/DeviceBulk.tsx';
import { useRegister } from '../register/useRegister.tsx';
import { deviceScreenWords } from '../words.ts';
import { deviceColumns, levelOf } from './columns.tsx';
import { deviceFilters, moreDeviceFilters, useDeviceNodes, worstFirst } from './deviceFilters.tsx';

const card = { marks: ['status'], facts: ['imei', 'place', 'reading', 'seen'] };

/** The devices on a phone, a page of cards at a time, asked for again every few seconds. @spec DEV-12 SHL-23 */
export function PhoneDevices() {
  const t = useWords(deviceScreenWords, deviceWords, deviceLifeWords, alarmWords, siteWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const nodes = useDeviceNodes();
  const list = useList(deviceCalls.list, {
    filters: [...deviceFilters(t, format, undefined, nodes), ...moreDeviceFilters(t, nodes)],
    fixed: worstFirst,
  });
  const { actions, drawers, renderBulkActions } = useRegister(list.query, () => void list.page.refetch());
  const columns = useMemo(() => deviceColumns(t, format), [t, format]);
  return (
    <ListPage
      name="device.list"
      title={t('device.list.label')}
      card={card}
      selectFor={batchCalls}
      renderBulkActions={renderBulkActions}
      list={list}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      rowLevel={levelOf}
      empty={{ title: t('device.list.none'), hint: t('device.list.none.hint') }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
      actions={actions}
    >
      {drawers}
    </ListPage>
  );
}
