import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import { importBytesMax, importRowsMax } from '@fireline/domain/shell';
import { placeImportColumns, siteImportWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { FileDrop } from '@fireline/ui/FileDrop';
import { useToast } from '@fireline/ui/Toast';
import { saveFile, useFormat, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { importWords } from './words.ts';

export interface ImportPlacesProps {
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Takes a file of small places; the import runs at the gateway. @spec SIT-04 DEV-26 */
export function ImportPlaces({ onClose, onBegun }: ImportPlacesProps) {
  const t = useWords(importWords, siteImportWords);
  const { number } = useFormat();
  const { client } = useApi();
  const toasts = useToast();
  const template = (): void => {
    const head = placeImportColumns.map((column) => t(`site.import.${column}`));
    saveFile(`${t('imports.templateName')}.csv`, new Blob([csvText([head])], { type: 'text/csv' }));
  };
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={t('imports.places')}>
      <p>{t('imports.how')}</p>
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
          const made = await client.upload(siteCalls.importPlaces, { file }, { signal });
          toasts.show({ tone: 'success', title: t('imports.begun', { file: file.name }) });
          onBegun();
          return { id: String(made.importId), name: file.name, sizeBytes: file.size };
        }}
      />
    </Drawer>
  );
}
