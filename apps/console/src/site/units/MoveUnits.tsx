import { siteCalls, type Unit } from '@fireline/api/site';
import { siteFormWords, siteWords, unitMoveForm } from '@fireline/domain/site';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { Skeleton } from '@fireline/ui/Skeleton';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useUndo } from '../../lib/form/useUndo.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { unitWords } from './words.ts';

const problemWords = [siteWords, siteFormWords];

export interface MoveUnitsProps {
  /** What was ticked. */
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<Unit>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives the ticked units to another organisation or partner, all of them or none; it says first what goes along, and can be taken back. @spec SIT-06 ORG-05 */
export function MoveUnits({ selected, loadRows, onClose, onDone }: MoveUnitsProps) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const draft = useDraft<Entered>('unit.move');
  const every = useEveryRow(loadRows, 'move', true);
  const chosen = (every.rows ?? []).filter(({ unitId }) => isSelected(selected.selection, unitId));
  const sum = (count: (unit: Unit) => number): string => number(chosen.reduce((all, unit) => all + count(unit), 0));
  const undo = useUndo(onDone);
  const submit = useFormSend<FormValue<typeof unitMoveForm>, { units: number; moveId: string }>({
    send: ({ orgId, partnerId }, client) =>
      client.send(siteCalls.moveUnits, {
        units: chosen.map(({ unitId, revision }) => ({ unitId, revision })),
        ...(orgId !== undefined && { orgId }),
        ...(partnerId !== undefined && { partnerId }),
      }),
    saved: ({ units }) => t('units.moved', { units }),
    offers: ({ moveId }) => undo(siteCalls.undoMoveUnits, { moveId }),
    draft,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDrawer
      title={t('units.move.title', { count: selected.count })}
      submitLabel={t('units.move')}
      onClose={onClose}
      draft={draft}
      schema={unitMoveForm}
      words={problemWords}
      onSubmit={submit}
    >
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {every.rows ? (
        <p>{t('units.move.what', { places: sum(({ places }) => places), devices: sum(({ devices }) => devices) })}</p>
      ) : (
        every.error === undefined && <Skeleton lines={2} />
      )}
      <NodeField kind="org" />
      <NodeField kind="partner" />
    </FormDrawer>
  );
}
