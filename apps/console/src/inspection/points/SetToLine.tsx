import { type InspectionPoint, inspectionCalls } from '@fireline/api/inspection';
import { inspectionRefusalWords, inspectionWords, setToLineForm } from '@fireline/domain/inspection';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { Skeleton } from '@fireline/ui/Skeleton';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useLines } from './useLines.ts';
import { pointWords } from './words.ts';

const problemWords = [inspectionWords, inspectionRefusalWords];
const noLine: string | null = null;

function LineChoice({ points }: { readonly points: readonly InspectionPoint[] }) {
  const t = useWords(pointWords);
  const field = useFormField('lineId', { label: t('patrolPoints.line'), initial: noLine });
  const lines = useLines([...new Set(points.map(({ unitId }) => unitId))], points.length > 0);
  const leaving = points.filter(({ lineId }) => lineId !== null).length;
  return (
    <>
      {lines.error !== undefined && <CallFailed error={lines.error} action="query" onRetry={lines.reload} />}
      {leaving > 0 && <p>{t('patrolPoints.set.leaving', { count: leaving })}</p>}
      <Select
        {...field}
        options={lines.choices.map(({ value, label }) => ({ value: String(value), label }))}
        required
      />
    </>
  );
}

export interface SetToLineProps {
  /** What was ticked. */
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<InspectionPoint>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets the ticked points to one line, all of them or none: a refusal names each that is of another unit. @spec INS-03 */
export function SetToLine({ selected, loadRows, onClose, onDone }: SetToLineProps) {
  const t = useWords(pointWords);
  const draft = useDraft<Entered>('inspectionPoint.setToLine');
  const every = useEveryRow(loadRows, '', true);
  const points = (every.rows ?? []).filter(({ pointId }) => isSelected(selected.selection, pointId));
  const submit = useFormSend<FormValue<typeof setToLineForm>, { points: number }>({
    send: ({ lineId }, client) =>
      client.send(inspectionCalls.setToLine, { lineId, pointIds: points.map(({ pointId }) => pointId) }),
    saved: ({ points: count }) => t('patrolPoints.set.done', { points: count }),
    draft,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDrawer
      title={t('patrolPoints.set.title', { count: selected.count })}
      submitLabel={t('patrolPoints.set')}
      onClose={onClose}
      draft={draft}
      schema={setToLineForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('patrolPoints.set.what')}</p>
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {every.rows ? <LineChoice points={points} /> : every.error === undefined && <Skeleton lines={2} />}
    </FormDrawer>
  );
}
