import { deviceLifeWords, deviceRegisterWords, deviceWords } from '@fireline/domain/device';
import { formWords } from '@fireline/domain/lib';
import { siteWords } from '@fireline/domain/site';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { TableExport } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { EditionOffer } from '../life/EditionOffer.tsx';
import type { BatchEnd, RefusedDevice } from './batch.ts';
import { registerWords } from './words.ts';

const problemWords = { ...formWords, ...siteWords, ...deviceWords, ...deviceLifeWords, ...deviceRegisterWords };

/** Refusals for want of room in the edition. */
const editionProblems: ReadonlySet<string> = new Set(['device.edition.full', 'device.edition.tooMany']);

/** A device's name, and why it was refused. */
export function useRefusal() {
  const told = useWords(problemWords);
  return {
    // a problem's code is a key of the words of devices and places
    reason: ({ problem: { code, args } }: RefusedDevice) => told(code as keyof typeof problemWords, { ...args }),
    name: ({ deviceId, name }: RefusedDevice) => name || String(deviceId),
  };
}

export interface RefusedDevicesProps {
  readonly title: string;
  readonly end: BatchEnd;
  readonly onClose: () => void;
}

/** The devices of a batch that were not let through, each with its reason, to be read and exported. @spec DEV-12 DEV-28 */
export function RefusedDevices({ title, end, onClose }: RefusedDevicesProps) {
  const t = useWords(registerWords);
  const { reason, name } = useRefusal();
  const columns = useMemo((): readonly Column<RefusedDevice>[] => {
    return [
      { id: 'name', header: t('register.refused.name'), width: 220, text: name, cell: name },
      { id: 'reason', header: t('register.refused.reason'), width: 360, text: reason, cell: reason },
    ];
  }, [t, reason, name]);
  const isFull = end.refused.some(({ problem: { code } }) => editionProblems.has(code));
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={title}>
      <p role="status">{t('register.refused', { done: end.done, refused: end.refused.length })}</p>
      {isFull && <EditionOffer />}
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
