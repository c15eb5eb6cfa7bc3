import { type InspectionTaskRow, inspectionCalls } from '@fireline/api/inspection';
import { useApi, useCall } from '@fireline/api/react';
import { inspectionBatchCount, inspectionRefusalWords, inspectionWords } from '@fireline/domain/inspection';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Select } from '@fireline/ui/Select';
import { Skeleton } from '@fireline/ui/Skeleton';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { dayText } from '../plans/planTexts.ts';
import { planWords } from '../plans/words.ts';
import { taskWords } from './words.ts';

type Keys = keyof typeof inspectionWords | keyof typeof inspectionRefusalWords;

function useReassigning(inspectorId: number) {
  const { client } = useApi();
  const t = useWords(inspectionWords, inspectionRefusalWords);
  return useBatch({
    size: inspectionBatchCount.max,
    atOnce: 1,
    reasonOf: useReason(),
    run: async ({ ids, signal }) => {
      const sent = { taskIds: ids.map(Number), inspectorId };
      const { rows } = await client.send(inspectionCalls.reassignTasks, sent, { signal });
      return rows.flatMap(({ taskId, problem }) =>
        problem ? [{ id: taskId, reason: t(problem.code as Keys, { ...problem.args }) }] : [],
      );
    },
  });
}

export interface ReassignProps {
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<InspectionTaskRow>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface ChosenProps extends Pick<ReassignProps, 'onClose' | 'onDone'> {
  readonly tasks: readonly InspectionTaskRow[];
  readonly unitId: number;
}
function Chosen({ tasks, unitId, onClose, onDone }: ChosenProps) {
  const t = useWords(taskWords, planWords);
  const format = useFormat();
  const call = useCall(inspectionCalls.planChoices, { unitId });
  const [chosen, choose] = useState<string | null>(null);
  const [isReported, setReported] = useState(false);
  const batch = useReassigning(Number(chosen));
  if (isReported)
    return (
      <BatchReport
        title={t('patrolTasks.reassign')}
        batch={batch}
        onClose={() => {
          onClose();
          onDone();
        }}
      />
    );
  return (
    <Loaded call={call} action="query" lines={2}>
      {({ inspectors }) => (
        <Stack>
          <Select
            label={t('patrolTasks.inspector')}
            value={chosen}
            onChange={({ value }) => choose(value)}
            options={inspectors.map(({ inspectorId, name }) => ({ value: String(inspectorId), label: name }))}
            {...(inspectors.length === 0 && { description: t('plans.noInspector') })}
          />
          <div>
            <Button
              variant="primary"
              disabled={chosen === null}
              onClick={() => {
                setReported(true);
                batch.start(
                  tasks.map(({ taskId, planName, fromDay }) => ({
                    id: taskId,
                    name: `${planName} ${dayText(fromDay, format)}`,
                  })),
                );
              }}
            >
              {t('patrolTasks.reassign')}
            </Button>
          </div>
        </Stack>
      )}
    </Loaded>
  );
}

/** Gives the ticked tasks to another inspector of their unit; how each ended is reported. @spec INS-05 */
export function Reassign({ selected, loadRows, ...then }: ReassignProps) {
  const t = useWords(taskWords);
  const every = useEveryRow(loadRows, '', true);
  const tasks = (every.rows ?? []).filter(({ taskId }) => isSelected(selected.selection, taskId));
  const [unitId, ...others] = new Set(tasks.map((task) => task.unitId));
  return (
    <Drawer isOpen onClose={then.onClose} title={t('patrolTasks.reassign.title', { count: selected.count })}>
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {!every.rows && every.error === undefined && <Skeleton lines={2} />}
      {others.length > 0 && <p>{t('patrolTasks.reassign.units')}</p>}
      {unitId !== undefined && others.length === 0 && <Chosen tasks={tasks} unitId={unitId} {...then} />}
    </Drawer>
  );
}
