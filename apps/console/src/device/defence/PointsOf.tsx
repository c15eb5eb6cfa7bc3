import { type DevicePoint, deviceCalls, taskTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { deviceCommandWords, deviceDefenceWords, deviceTypes, needsALook } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useCommands } from '../downlink/useMayCommand.ts';
import { type DirectCommand, SendCommand } from '../downlink/SendCommand.tsx';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { PointForm } from './PointForm.tsx';
import { defenceWords } from './words.ts';

type Keys = keyof typeof defenceWords | keyof typeof deviceDefenceWords;

const stateText = ({ kind, state }: DevicePoint, t: Translate<Keys>): string => {
  if (state === null) return t('points.unknown');
  const text = t(`device.switchState.${kind}.${state}`);
  return needsALook(kind, state) ? `${text} · ${t('points.look')}` : text;
};

const columnsIn = (t: Translate<Keys>, format: Format): readonly Column<DevicePoint>[] => [
  {
    id: 'number',
    header: t('zones.number'),
    width: 90,
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  { id: 'name', header: t('zones.name'), width: 180, cell: ({ name }) => name },
  {
    id: 'direction',
    header: t('points.direction'),
    width: 100,
    cell: ({ direction }) => t(`device.point.direction.${direction}`),
  },
  { id: 'kind', header: t('points.kind'), width: 130, cell: ({ kind }) => t(`device.switch.${kind}`) },
  { id: 'state', header: t('points.state'), width: 200, cell: (point) => stateText(point, t) },
  { id: 'since', header: t('points.since'), ...timeCell(({ since }) => since, format) },
];

/** Doors, manholes and relays of the device: how they stand, since when; relays are switched by command. @spec DEV-17 */
export function PointsOf({ device }: DeviceTabProps) {
  const t = useWords(defenceWords, deviceDefenceWords, deviceCommandWords);
  const format = useFormat();
  const { deviceId, deviceType } = device;
  const may = useMay();
  const mayChange = may(deviceCalls.savePoint);
  const { mayTo } = useCommands(device);
  const call = useCall(deviceCalls.points, { deviceId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId && data.state === 'acknowledged')) reload();
    },
    reload,
  });
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  const [opened, open] = useState<DevicePoint | 'new'>();
  const [removing, remove] = useState<DevicePoint>();
  const [command, send] = useState<DirectCommand>();
  const relays = (['openRelay', 'closeRelay'] as const).filter(
    (name) => deviceTypes[deviceType].commands.includes(name) && mayTo(name),
  );
  const hasOutput = call.data?.rows.some(({ direction }) => direction === 'out') ?? false;
  const point = opened === 'new' ? undefined : opened;
  return (
    <Loaded call={call} action="query">
      {({ rows }) => (
        <Stack>
          <Tools>
            {mayChange && (
              <Button icon={<Plus aria-hidden />} onClick={() => open('new')}>
                {t('points.create')}
              </Button>
            )}
            {hasOutput &&
              relays.map((name) => (
                <Button key={name} onClick={() => send(name)}>
                  {t(`device.command.${name}`)}
                </Button>
              ))}
          </Tools>
          <DataTable
            label={t('points.list')}
            rows={rows}
            getRowId={({ pointId }) => pointId}
            rowName={({ name }) => name}
            columns={columns}
            {...(mayChange && {
              onRowOpen: ({ row }: { readonly row: DevicePoint }) => open(row),
              isSelectable: true,
              renderBulkActions: ({ selection, count }) => {
                const [id] = selection.mode === 'some' ? selection.ids : [];
                const only = count === 1 ? rows.find(({ pointId }) => pointId === id) : undefined;
                return (
                  <Button variant="danger" disabled={!only} onClick={() => remove(only)}>
                    {t('zones.remove')}
                  </Button>
                );
              },
            })}
            empty={{ title: t('points.none') }}
          />
          {opened && <PointForm deviceId={deviceId} point={point} onClose={() => open(undefined)} onSaved={reload} />}
          {command && <SendCommand device={device} command={command} onClose={() => send(undefined)} onSent={reload} />}
          {removing && (
            <ConfirmSend
              call={deviceCalls.removePoint}
              send={{ deviceId, pointId: removing.pointId, revision: removing.revision }}
              action="delete"
              title={t('zones.remove.title', { name: removing.name })}
              confirmLabel={t('zones.remove')}
              tone="danger"
              done={t('zones.removed', { name: removing.name })}
              onDone={reload}
              onClose={() => remove(undefined)}
            >
              {t('zones.remove.what')}
            </ConfirmSend>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
