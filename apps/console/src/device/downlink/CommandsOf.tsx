import { type DeviceCommandRow, deviceCalls } from '@fireline/api/device';
import { deviceCommandWords } from '@fireline/domain/device';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { argsText, type CommandKeys, failureText } from './commandText.ts';
import { controlWords } from './words.ts';

const tookText = ({ sentAt, endedAt, state }: DeviceCommandRow, { number }: Format): string =>
  sentAt !== null && endedAt !== null && (state === 'acknowledged' || state === 'failed')
    ? number(Math.max(0, Date.parse(endedAt) - Date.parse(sentAt)) / 1000, { digits: 0, unit: 's' })
    : '';

const columnsIn = (t: Translate<CommandKeys>, format: Format): readonly Column<DeviceCommandRow>[] => [
  { id: 'at', header: t('commands.at'), ...timeCell(({ createdAt }) => createdAt, format) },
  { id: 'command', header: t('commands.command'), width: 140, cell: ({ command }) => t(`device.command.${command}`) },
  {
    id: 'state',
    header: t('commands.state'),
    width: 190,
    ...stateCell<DeviceCommandRow>(
      ({ state }) => state,
      ({ state }) => t(`device.command.state.${state}`),
    ),
  },
  {
    id: 'by',
    header: t('commands.by'),
    width: 240,
    cell: ({ createdBy, taskName }) => (taskName === '' ? createdBy : t('commands.task', { name: taskName })),
  },
  { id: 'args', header: t('commands.args'), width: 180, cell: (row) => argsText(row, t, format) },
  { id: 'fetched', header: t('commands.fetched'), ...timeCell(({ sentAt }) => sentAt, format) },
  { id: 'took', header: t('commands.latency'), width: 100, cell: (row) => tookText(row, format) },
  { id: 'failure', header: t('commands.failure'), width: 180, cell: (row) => failureText(row, t) },
  { id: 'reason', header: t('commands.reason'), width: 180, cell: ({ reason }) => reason },
];

/** Every command that the device was sent: by whom, with what, and what became of it. @spec DEV-13 DEV-24 */
export function CommandsOf({ device: { deviceId } }: DeviceTabProps) {
  const t = useWords(controlWords, deviceCommandWords);
  const format = useFormat();
  const columns = useMemo(() => columnsIn(t, format).map((column) => ({ ...column, isSortable: false })), [t, format]);
  return (
    <PartTable
      label={t('commands.list')}
      call={deviceCalls.commands}
      of={{ deviceId }}
      columns={columns}
      getRowId={({ commandId }) => commandId}
      empty={{ title: t('commands.none') }}
    />
  );
}
