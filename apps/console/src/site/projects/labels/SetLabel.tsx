import { type ProjectDevice, type ProjectLabel, siteCalls } from '@fireline/api/site';
import { BatchReport } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useAllRows } from '../../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../../lib/page/CallFailed.tsx';
import { Stack } from '../../../lib/page/Page.styles.ts';
import { useLabelBatch } from './useLabelBatch.ts';
import { labelWords } from './words.ts';

/** All labels of a project, for a choice. */
export function useEveryLabel(projectId: number) {
  const query = useMemo(() => ({ projectId }), [projectId]);
  return useEveryRow<ProjectLabel>(useAllRows(siteCalls.projectLabels, query), String(projectId), true);
}

export interface SetLabelProps {
  readonly projectId: number;
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<ProjectDevice>;
  readonly onClose: () => void;
}

const none = 'none';

/** Gives the ticked devices one label, or takes theirs; how each ended is reported. @spec SIT-08 */
export function SetLabel({ projectId, selected, loadRows, onClose }: SetLabelProps) {
  const t = useWords(labelWords);
  const labels = useEveryLabel(projectId);
  const devices = useEveryRow(loadRows, String(projectId), true);
  const [chosen, choose] = useState<string | null>(null);
  const batch = useLabelBatch(projectId, chosen === null || chosen === none ? null : Number(chosen));
  const [isReported, setReported] = useState(false);
  const ticked = devices.rows?.filter(({ deviceId }) => isSelected(selected.selection, deviceId));
  const error = labels.error ?? devices.error;
  const start = (): void => {
    setReported(true);
    batch.start((ticked ?? []).map(({ imei, name }) => ({ id: imei, name: `${name} ${imei}` })));
  };
  return (
    <Drawer isOpen onClose={onClose} title={t('labels.set.title', { count: selected.count })}>
      {error !== undefined && (
        <CallFailed
          error={error}
          action="query"
          onRetry={() => {
            labels.reload();
            devices.reload();
          }}
        />
      )}
      {isReported ? (
        <BatchReport title={t('labels.set')} batch={batch} onClose={onClose} />
      ) : (
        <Stack>
          <Select
            label={t('labels.name')}
            value={chosen}
            onChange={({ value }) => choose(value)}
            options={[
              ...(labels.rows ?? []).map(({ labelId, name }) => ({ value: String(labelId), label: name })),
              { value: none, label: t('labels.none') },
            ]}
            required
          />
          <div>
            <Button variant="primary" disabled={chosen === null || !ticked} onClick={start}>
              {t('labels.set')}
            </Button>
          </div>
        </Stack>
      )}
    </Drawer>
  );
}
