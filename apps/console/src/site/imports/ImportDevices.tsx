import { deviceCalls } from '@fireline/api/device';
import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { deviceImportColumns, deviceImportColumnWords } from '@fireline/domain/device';
import { csvText } from '@fireline/domain/lib';
import { importBytesMax, importRowsMax } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { FileDrop } from '@fireline/ui/FileDrop';
import { useToast } from '@fireline/ui/Toast';
import { saveFile, useFormat, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { importWords } from './words.ts';

export interface ImportDevicesProps {
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Takes a file of devices; the import runs at the gateway. @spec DEV-26 DEV-12 */
export function ImportDevices({ onClose, onBegun }: ImportDevicesProps) {
  const t = useWords(importWords, deviceImportColumnWords);
  const { number } = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const template = (): void => {
    const head = deviceImportColumns.map((column) => t(`device.import.column.${column}`));
    saveFile(`${t('imports.devices.template')}.csv`, new Blob([csvText([head])], { type: 'text/csv' }));
  };
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={t('imports.devices')}>
      <p>{t('imports.devices.how')}</p>
      <p>
        <Button icon={<Download aria-hidden />} onClick={template}>
          {t('imports.template')}
        </Button>
      </p>
      <FileDrop
        label={t('imports.choose')}
        description={t('imports.limits', { max: number(importRowsMax) })}
        kinds={['.csv']}
        bytesMax={importBytesMax}
        countMax={1}
        failureText={({ error }) => (error instanceof CallError ? error.message : undefined)}
        upload={async ({ file, signal }) => {
          const made = await client.upload(deviceCalls.importDevices, { file }, { signal });
          toasts.show({ tone: 'success', title: t('imports.begun', { file: file.name }) });
          onBegun();
          return { id: String(made.importId), name: file.name, sizeBytes: file.size };
        }}
      />
    </Drawer>
  );
}
