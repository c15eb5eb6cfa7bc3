import { type ProjectCandidate, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceWords } from '@fireline/domain/device';
import { defaultPageSize } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, DataTable, isSelected } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { SearchField } from '../../lib/list/SearchField.tsx';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useFailureText } from '../../lib/page/failure.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { candidateColumns } from './projectDeviceColumns.tsx';
import { projectWords } from './words.ts';

export interface ChooseDevicesProps {
  readonly projectId: number;
  readonly onTake: (devices: readonly ProjectCandidate[]) => void;
}

/** The devices that can come into a project, to be ticked. @spec SIT-08 */
export function ChooseDevices({ projectId, onTake }: ChooseDevicesProps) {
  const t = useWords(projectWords, deviceWords, deviceLifeWords, alarmWords, siteWords);
  const failureText = useFailureText();
  const tellFailure = useTellFailure();
  const [search, setSearch] = useState('');
  const [paging, setPaging] = useState({ page: 1, pageSize: defaultPageSize });
  const query = useMemo(() => ({ projectId, ...(search && { search }) }), [projectId, search]);
  const page = useCall(
    siteCalls.projectCandidates,
    { ...query, pageNo: paging.page, pageSize: paging.pageSize },
    { keepsPrevious: true },
  );
  const loadRows = useAllRows(siteCalls.projectCandidates, query);
  const columns = useMemo(() => candidateColumns(t), [t]);
  const take = ({ selection }: BulkContext): void => {
    loadRows({ signal: new AbortController().signal, onProgress: () => {} }).then(
      (rows) => onTake(rows.filter(({ deviceId }) => isSelected(selection, deviceId))),
      (error: unknown) => tellFailure('query', error),
    );
  };
  return (
    <DataTable
      label={t('projects.device.choose')}
      rows={page.data?.rows ?? []}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      isSelectable
      renderBulkActions={(selected) => <Button onClick={() => take(selected)}>{t('projects.device.addChosen')}</Button>}
      paging={{ ...paging, total: page.data?.total ?? 0, onChange: setPaging }}
      isLoading={page.isPending || page.isPlaceholderData}
      failure={page.error ? failureText('query', page.error) : undefined}
      onRetry={() => void page.refetch()}
      isFiltered={search !== ''}
      onClearFilters={() => setSearch('')}
      toolbar={
        <SearchField
          label={t('projects.device.search')}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPaging({ ...paging, page: 1 });
          }}
        />
      }
      empty={{ title: t('projects.device.noCandidates'), hint: t('projects.device.candidates.what') }}
    />
  );
}
