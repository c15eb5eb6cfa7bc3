import { deviceLifeWords, deviceRegisterWords, deviceWords } from '@fireline/domain/device';
import { formWords } from '@fireline/domain/lib';
import { siteWords } from '@fireline/domain/site';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { TableExport } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { BatchEnd, RefusedDevice } from './batch.ts';
import { registerWords } from './words.ts';

const problemWords = { ...formWords, ...siteWords, ...deviceWords, ...deviceLifeWords, ...deviceRegisterWords };

export interface RefusedDevicesProps {
  readonly title: string;
  readonly end: BatchEnd;
  readonly onClose: () => void;
}

/** The devices of a batch that were not let through, each with its reason, to be read and exported. @spec DEV-12 DEV-28 */
export function RefusedDevices({ title, end, onClose }: RefusedDevicesProps) {
  const t = useWords(registerWords);
  const told = useWords(problemWords);
  const columns = useMemo((): readonly Column<RefusedDevice>[] => {
    // a problem's code is a key of the words of devices and places
    const reason = ({ problem: { code, args } }: RefusedDevice) => told(code as keyof typeof problemWords, { ...args });
    const name = ({ deviceId, name: known }: RefusedDevice) => known || String(deviceId);
    return [
      { id: 'name', header: t('register.refused.name'), width: 220, text: name, cell: name },
      { id: 'reason', header: t('register.refused.reason'), width: 360, text: reason, cell: reason },
    ];
  }, [t, told]);
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={title}>
      <p role="status">{t('register.refused', { done: end.done, refused: end.refused.length })}</p>
      <DataTable
        label={t('register.refused.rows')}
        rows={end.refused}
        columns={columns}
        getRowId={({ deviceId }) => deviceId}
        height={420}
        empty={{ title: '' }}
        renderTools={(table) => <TableExport table={table} filterText={title} />}
      />
    </Drawer>
  );
}
