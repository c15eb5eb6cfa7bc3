import { type InspectionTag, inspectionCalls } from '@fireline/api/inspection';
import { useApi } from '@fireline/api/react';
import { inspectionBatchCount, inspectionRefusalWords, inspectionWords } from '@fireline/domain/inspection';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { usePointChoices } from './usePointChoices.ts';
import { tagWords } from './words.ts';

type Keys = keyof typeof inspectionWords | keyof typeof inspectionRefusalWords;

function useBinding(pointId: number | undefined) {
  const { client } = useApi();
  const t = useWords(inspectionWords, inspectionRefusalWords);
  return useBatch({
    size: inspectionBatchCount.max,
    atOnce: 1,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      const sent = { tagIds: ids.map(Number), ...(pointId !== undefined && { pointId }) };
      const { rows } = await client.send(inspectionCalls.bindTags, sent, { signal });
      return rows.flatMap(({ tagId, problem }) =>
        problem ? [{ id: tagId, reason: t(problem.code as Keys, { ...problem.args }) }] : [],
      );
    },
  });
}

export interface BindTagsProps {
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<InspectionTag>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Binds the ticked tags to a point of their unit, or takes them from theirs; how each ended is reported. @spec INS-02 */
export function BindTags({ selected, loadRows, onClose, onDone }: BindTagsProps) {
  const t = useWords(tagWords);
  const every = useEveryRow(loadRows, '', true);
  const tags = (every.rows ?? []).filter(({ tagId }) => isSelected(selected.selection, tagId));
  const [unitId, ...others] = new Set(tags.map((tag) => tag.unitId));
  const { choices } = usePointChoices(others.length === 0 ? unitId : undefined);
  const [chosen, choose] = useState<string | null>(null);
  const [isReported, setReported] = useState(false);
  const batch = useBinding(chosen === null ? undefined : Number(chosen));
  const start = (): void => {
    setReported(true);
    batch.start(tags.map(({ tagId, serial }) => ({ id: tagId, name: serial })));
  };
  const close = (): void => {
    onClose();
    if (isReported) onDone();
  };
  return (
    <Drawer isOpen onClose={close} title={t('tags.bind.title', { count: selected.count })}>
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {isReported ? (
        <BatchReport title={t('tags.bind')} batch={batch} onClose={close} />
      ) : (
        <Stack>
          {others.length > 0 ? (
            <p>{t('tags.bind.units')}</p>
          ) : (
            <Select
              label={t('tags.bind.to')}
              value={chosen}
              onChange={({ value }) => choose(value)}
              options={choices}
              isClearable
            />
          )}
          <div>
            <Button variant="primary" disabled={tags.length === 0} onClick={start}>
              {chosen === null ? t('tags.unbind') : t('tags.bind.to')}
            </Button>
          </div>
        </Stack>
      )}
    </Drawer>
  );
}
