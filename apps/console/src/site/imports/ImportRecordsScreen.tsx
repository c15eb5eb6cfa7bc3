import { siteCalls } from '@fireline/api/site';
import { deviceImportWords, importStates } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { type ImportKind, importKinds } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../shell/useMay.ts';
import { deviceCalls } from '@fireline/api/device';
import { ImportDevices } from './ImportDevices.tsx';
import { ImportDetail } from './ImportDetail.tsx';
import { ImportPlaces } from './ImportPlaces.tsx';
import { importColumns } from './importColumns.tsx';
import { importWords } from './words.ts';

/** How often progress is asked for while an import runs. */
const progressMs = 2000;

/** What was imported, by whom, and how it ended; one that runs shows how far it is. @spec DEV-26 */
export function ImportRecordsScreen() {
  const t = useWords(importWords, deviceImportWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const [importing, setImporting] = useState<ImportKind>();
  const list = useList(siteCalls.imports, {
    filters: [
      { key: 'search', label: t('imports.search') },
      {
        key: 'state',
        label: t('imports.state'),
        any: t('imports.anyState'),
        choices: importStates.map((value) => ({ value, label: t(`device.import.state.${value}`) })),
      },
      {
        key: 'kind',
        label: t('imports.kind'),
        any: t('imports.anyKind'),
        choices: importKinds.map((value) => ({ value, label: t(`imports.kind.${value}`) })),
      },
      { key: 'from', label: t('imports.period'), isPeriod: true },
    ],
  });
  const { data, refetch } = list.page;
  const isRunning = data?.rows.some(({ state }) => state === 'importing') ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refetch(), progressMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  const columns = useMemo(() => importColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const opened = data?.rows.find(({ importId }) => importId === row.id);
  return (
    <ListPage
      title={t('shell.route.importRecords')}
      name="importRecords"
      list={list}
      columns={columns}
      getRowId={({ importId }) => importId}
      empty={{ title: t('imports.empty') }}
      onOpen={({ importId }) => row.open(importId)}
      actions={
        <>
          {may(siteCalls.importPlaces) && <Button onClick={() => setImporting('place')}>{t('imports.places')}</Button>}
          {may(deviceCalls.importDevices) && (
            <Button variant="primary" onClick={() => setImporting('device')}>
              {t('imports.devices')}
            </Button>
          )}
        </>
      }
    >
      {importing === 'place' && <ImportPlaces onClose={() => setImporting(undefined)} onBegun={() => void refetch()} />}
      {importing === 'device' && (
        <ImportDevices onClose={() => setImporting(undefined)} onBegun={() => void refetch()} />
      )}
      {opened && <ImportDetail record={opened} onClose={row.close} />}
    </ListPage>
  );
}
