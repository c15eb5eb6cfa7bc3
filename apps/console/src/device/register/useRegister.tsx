import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ImportButton } from '../../lib/imports/ImportButton.tsx';
import { useAskedToCreate } from '../../lib/form/useAskedToCreate.ts';
import { useInterrupted } from '../../lib/form/useDraft.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { BulkButtons, DeviceBatch, type Started, useMayBatch } from './DeviceBulk.tsx';
import { NewDevice, newDeviceDraft } from './NewDevice.tsx';
import { registerWords } from './words.ts';

/** What a list of devices offers besides looking. */
export interface Register {
  /** For the page's header. */
  readonly actions: ReactNode;
  /** Drawers and dialogs, below the list. */
  readonly drawers: ReactNode;
  readonly isSelectable: boolean;
  readonly renderBulkActions: (selected: BulkContext) => ReactNode;
}

/**
 * Registering devices, and what is done to the ticked ones, for a list of devices.
 * @param query what the list is filtered by
 * @param onDone the list is another one now
 * @spec DEV-12 DEV-13 DEV-26 DEV-28
 */
export function useRegister(query: Partial<DeviceQuery>, onDone: () => void): Register {
  const t = useWords(registerWords);
  const may = useMay();
  const mayCreate = may(deviceCalls.create);
  const isInterrupted = useInterrupted(newDeviceDraft);
  const [isCreating, setCreating] = useState(mayCreate && isInterrupted);
  useAskedToCreate(mayCreate, () => setCreating(true));
  const [started, setStarted] = useState<Started>();
  return {
    isSelectable: useMayBatch(),
    renderBulkActions: (selected) => <BulkButtons selected={selected} onStart={setStarted} />,
    actions: (
      <>
        {may(deviceCalls.importDevices) && <ImportButton kind="device" />}
        {mayCreate && (
          <Button icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
            {t('register.create')}
          </Button>
        )}
      </>
    ),
    drawers: (
      <>
        {isCreating && (
          <NewDevice
            onClose={() => setCreating(false)}
            onSaved={() => {
              setCreating(false);
              onDone();
            }}
          />
        )}
        {started && (
          <DeviceBatch started={started} query={query} onClose={() => setStarted(undefined)} onDone={onDone} />
        )}
      </>
    ),
  };
}
