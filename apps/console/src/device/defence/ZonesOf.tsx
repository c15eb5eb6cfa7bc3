import { type DefenceZone, deviceCalls, taskTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { deviceCommandWords, deviceDefenceWords, deviceTypes } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, type Column, DataTable, isSelected } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { SendCommand } from '../downlink/SendCommand.tsx';
import { useCommands } from '../downlink/useMayCommand.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { type ArmCommand, ZoneBatch } from './ZoneBatch.tsx';
import { ZoneForm } from './ZoneForm.tsx';
import { defenceWords } from './words.ts';

type Keys = keyof typeof defenceWords | keyof typeof deviceDefenceWords;

const columnsIn = (t: Translate<Keys>, format: Format): readonly Column<DefenceZone>[] => [
  {
    id: 'number',
    header: t('zones.number'),
    width: 90,
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  { id: 'name', header: t('zones.name'), width: 180, cell: ({ name }) => name },
  { id: 'arm', header: t('zones.arm'), width: 130, cell: ({ armStatus }) => t(`device.zone.arm.${armStatus}`) },
  { id: 'state', header: t('zones.state'), width: 110, cell: ({ state }) => t(`device.zone.state.${state}`) },
  { id: 'location', header: t('zones.location'), width: 170, cell: ({ location }) => location },
  {
    id: 'voltage',
    header: t('zones.voltage'),
    width: 100,
    cell: ({ voltage }) => (voltage === null ? '—' : format.number(voltage, { digits: 1, unit: 'V' })),
  },
  { id: 'heard', header: t('zones.heard'), ...timeCell(({ heardAt }) => heardAt, format) },
];

const armCommands = ['arm', 'disarm'] as const;

interface BulkProps {
  readonly selected: BulkContext;
  readonly zones: readonly DefenceZone[];
  readonly commands: readonly ArmCommand[];
  readonly mayChange: boolean;
  readonly onCommand: (command: ArmCommand, zones: readonly DefenceZone[]) => void;
  readonly onRemove: (zone: DefenceZone) => void;
}

function Bulk({ selected: { selection, count }, zones, commands, mayChange, onCommand, onRemove }: BulkProps) {
  const t = useWords(defenceWords);
  const chosen = zones.filter(({ zoneId }) => isSelected(selection, zoneId));
  const [only] = chosen;
  return (
    <>
      {commands.map((command) => (
        <Button key={command} onClick={() => onCommand(command, chosen)}>
          {t(`zones.${command}Chosen`)}
        </Button>
      ))}
      {mayChange && (
        <Button variant="danger" disabled={count !== 1} onClick={() => only && onRemove(only)}>
          {t('zones.remove')}
        </Button>
      )}
    </>
  );
}

/** The defence zones of a device: what each shows, and arming them one by one or all at once. @spec DEV-15 */
export function ZonesOf({ device }: DeviceTabProps) {
  const t = useWords(defenceWords, deviceDefenceWords, deviceCommandWords);
  const format = useFormat();
  const { deviceId, deviceType } = device;
  const mayChange = useMay()(deviceCalls.saveZone);
  const { mayTo } = useCommands(device);
  const commands = armCommands.filter((name) => deviceTypes[deviceType].commands.includes(name) && mayTo(name));
  const call = useCall(deviceCalls.zones, { deviceId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId && data.state === 'acknowledged')) reload();
    },
    reload,
  });
  const columns = useMemo(() => columnsIn(t, format), [t, format]);
  const [opened, open] = useState<DefenceZone | 'new'>();
  const [removing, remove] = useState<DefenceZone>();
  const [wholly, sendWholly] = useState<ArmCommand>();
  const [batch, start] = useState<{ readonly command: ArmCommand; readonly zones: readonly DefenceZone[] }>();
  const zone = opened === 'new' ? undefined : opened;
  return (
    <Loaded call={call} action="query">
      {({ rows }) => (
        <Stack>
          <Tools>
            {mayChange && (
              <Button icon={<Plus aria-hidden />} onClick={() => open('new')}>
                {t('zones.create')}
              </Button>
            )}
            {rows.length > 0 &&
              commands.map((command) => (
                <Button key={command} onClick={() => sendWholly(command)}>
                  {t(`zones.${command}All`)}
                </Button>
              ))}
          </Tools>
          <DataTable
            label={t('zones.list')}
            rows={rows}
            getRowId={({ zoneId }) => zoneId}
            rowName={({ name }) => name}
            columns={columns}
            isSelectable={mayChange || commands.length > 0}
            renderBulkActions={(selected) => (
              <Bulk
                {...{ selected, zones: rows, commands, mayChange }}
                onCommand={(command, zones) => start({ command, zones })}
                onRemove={remove}
              />
            )}
            {...(mayChange && { onRowOpen: ({ row }: { readonly row: DefenceZone }) => open(row) })}
            empty={{ title: t('zones.none') }}
          />
          {opened && <ZoneForm deviceId={deviceId} zone={zone} onClose={() => open(undefined)} onSaved={reload} />}
          {wholly && (
            <SendCommand device={device} command={wholly} onClose={() => sendWholly(undefined)} onSent={reload} />
          )}
          {batch && <ZoneBatch deviceId={deviceId} {...batch} onClose={() => start(undefined)} onDone={reload} />}
          {removing && (
            <ConfirmSend
              call={deviceCalls.removeZone}
              send={{ deviceId, zoneId: removing.zoneId, revision: removing.revision }}
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
