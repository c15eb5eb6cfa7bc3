import { type DeviceUpgrade, deviceCalls, taskTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { everyUpgradeWord, reasonOf, type UpgradeKeys } from './upgradeText.ts';

type Version = DeviceUpgrade['history'][number];
type Sent = DeviceUpgrade['rollouts'][number];

const historyColumns = (t: Translate<UpgradeKeys>, format: Pick<Format, 'dateTime'>): readonly Column<Version>[] => [
  { id: 'version', header: t('upgrade.version'), width: 140, isHideable: false, cell: ({ version }) => version },
  { id: 'at', header: t('upgrade.of.since.column'), ...timeCell<Version>(({ at }) => at, format) },
];

const sentColumns = (t: Translate<UpgradeKeys>, format: Pick<Format, 'dateTime'>): readonly Column<Sent>[] => [
  {
    id: 'package',
    header: t('rollout.package'),
    width: 200,
    isHideable: false,
    cell: ({ packageName, version }) => `${packageName} ${version}`,
  },
  { id: 'was', header: t('rollout.was'), width: 140, cell: ({ was }) => was },
  { id: 'state', header: t('rollout.state'), width: 120, cell: ({ state }) => t(`device.rollout.device.${state}`) },
  {
    id: 'reason',
    header: t('rollout.reason'),
    width: 220,
    text: (row) => reasonOf(row, t),
    cell: (row) => reasonOf(row, t),
  },
  {
    id: 'rollout',
    header: t('upgrade.view.rollouts'),
    width: 150,
    cell: ({ rolloutState }) => t(`device.rollout.state.${rolloutState}`),
  },
  { id: 'sentAt', header: t('rollout.sentAt'), ...timeCell<Sent>(({ sentAt }) => sentAt, format) },
  { id: 'endedAt', header: t('rollout.endedAt'), ...timeCell<Sent>(({ endedAt }) => endedAt, format) },
  { id: 'createdBy', header: t('rollout.createdBy'), width: 130, cell: ({ createdBy }) => createdBy },
];

function Shown({ upgrade }: { readonly upgrade: DeviceUpgrade }) {
  const t = useWords(...everyUpgradeWord);
  const format = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const history = useMemo(() => historyColumns(t, format), [t, format]);
  const sent = useMemo(() => sentColumns(t, format), [t, format]);
  const { firmware, firmwareAt, newest, isOlder } = upgrade;
  const now =
    firmware === ''
      ? t('upgrade.of.none')
      : firmwareAt === null
        ? firmware
        : t('upgrade.of.since', { version: firmware, time: format.dateTime(firmwareAt) });
  const best = newest
    ? `${newest.version} · ${newest.name} · ${format.date(newest.releasedOn)}`
    : t('upgrade.of.noPackage');
  return (
    <Stack>
      {isOlder && newest && <Banner tone="attention">{t('upgrade.of.older', { version: newest.version })}</Banner>}
      <DescriptionList
        items={[
          { term: t('upgrade.of.now'), detail: now },
          { term: t('upgrade.of.newest'), detail: best },
        ]}
      />
      <DataTable
        label={t('upgrade.of.rollouts')}
        rows={upgrade.rollouts}
        columns={sent}
        getRowId={({ rolloutId }) => rolloutId}
        {...(may(deviceCalls.rollout) && {
          onRowOpen: ({ row }: { readonly row: Sent }) =>
            navigate(`${pathTo('upgradePackages')}?view=rollouts&rollout=${row.rolloutId}`),
        })}
        empty={{ title: t('rollout.none') }}
      />
      <DataTable
        label={t('upgrade.of.history')}
        rows={upgrade.history}
        columns={history}
        getRowId={({ at }) => at}
        empty={{ title: t('upgrade.of.none') }}
      />
    </Stack>
  );
}

/** The software of one device: its version, the newest for it, what it was sent and what became of it. @spec DEV-13 DEV-18 */
export function UpgradeOf({ device: { deviceId } }: DeviceTabProps) {
  const call = useCall(deviceCalls.deviceUpgrade, { deviceId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId && data.command === 'upgrade')) reload();
    },
    reload,
  });
  return (
    <Loaded call={call} action="query">
      {(upgrade) => <Shown upgrade={upgrade} />}
    </Loaded>
  );
}
