import { type Device, deviceCalls } from '@fireline/api/device';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../lib/loading/lazyDialog.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { sosWords } from '../sos/words.ts';
import { controlWords } from './words.ts';

const BatchCommand = lazyDialog(() => import('./BatchCommand.tsx').then((m) => m.BatchCommand));
const SosDrawer = lazyDialog(() => import('../sos/SosDrawer.tsx').then((m) => m.SosDrawer));

interface Rows {
  getIds(): readonly (string | number)[];
  getRow(id: string | number): Device | undefined;
}
export interface ListCommands {
  readonly isSelectable: boolean;
  readonly bulk: (selected: BulkContext) => ReactNode;
  /** For the page's header. */
  readonly actions: ReactNode;
  readonly drawers: ReactNode;
}

const chosen = ({ selection }: BulkContext, rows: Rows): Device[] => {
  const ids = selection.mode === 'some' ? [...selection.ids] : rows.getIds().filter((id) => !selection.except.has(id));
  return ids.flatMap((id) => rows.getRow(id) ?? []);
};

/** Commands to the ticked devices of a list, and SOS numbers for many. @spec DEV-13 DEV-21 */
export function useListCommands(rows: Rows): ListCommands {
  const t = useWords(controlWords, sosWords);
  const may = useMay();
  const isSelectable = may(deviceCalls.sendCommands);
  const [devices, command] = useState<readonly Device[]>();
  const [isSos, openSos] = useState(false);
  return {
    isSelectable,
    bulk: (selected) =>
      isSelectable && <Button onClick={() => command(chosen(selected, rows))}>{t('batch.open')}</Button>,
    actions: may(deviceCalls.sendSosBatch) && <Button onClick={() => openSos(true)}>{t('sos.open')}</Button>,
    drawers: (
      <>
        {devices && <BatchCommand devices={devices} onClose={() => command(undefined)} />}
        {isSos && <SosDrawer onClose={() => openSos(false)} />}
      </>
    ),
  };
}
