import { deviceCalls } from '@fireline/api/device';
import { useTopic } from '@fireline/api/react';
import { importTopic, siteCalls } from '@fireline/api/site';
import { deviceImportWords, importStates } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { type ImportKind, importKinds } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo } from 'react';
import { ImportButton } from '../../lib/imports/ImportButton.tsx';
import { importWords } from '../../lib/imports/words.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { ImportDetail } from './ImportDetail.tsx';
import { importColumns } from './importColumns.tsx';
import { importRecordWords } from './words.ts';

/** How often progress is asked for while an import of somebody else runs: one's own is pushed. */
const progressMs = 5000;

const calls = {
  place: siteCalls.importPlaces,
  unit: siteCalls.importUnits,
  user: siteCalls.importUsers,
  device: deviceCalls.importDevices,
} as const satisfies Readonly<Record<ImportKind, unknown>>;

function useImports() {
  const t = useWords(importWords, importRecordWords, deviceImportWords);
  return useList(siteCalls.imports, {
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
}

/** What was imported of every kind, by whom, and how it ended; one that runs shows how far it is, as it is pushed. @spec DEV-26 */
export function ImportRecordsScreen() {
  const t = useWords(importWords, importRecordWords, deviceImportWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useImports();
  const { data, refetch } = list.page;
  const reload = (): void => void refetch();
  useTopic(importTopic, { events: reload, reload });
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
      actions={importKinds
        .filter((kind) => may(calls[kind]))
        .map((kind) => (
          <ImportButton key={kind} kind={kind} onBegun={reload} />
        ))}
    >
      {opened && <ImportDetail record={opened} onClose={row.close} onChanged={reload} />}
    </ListPage>
  );
}
