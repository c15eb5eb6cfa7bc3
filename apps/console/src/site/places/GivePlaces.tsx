import { type Place, siteCalls } from '@fireline/api/site';
import { defineForm, id } from '@fireline/domain/lib';
import { checkPartnerChange, siteFormWords, siteWords } from '@fireline/domain/site';
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
import { placeWords } from './words.ts';

/** To whom places are given. */
export type GivenTo = 'partner' | 'maint';

const givenForm = defineForm({ toId: id });
const problemWords = [siteWords, siteFormWords];

export interface GivePlacesProps {
  readonly to: GivenTo;
  /** What was ticked. */
  readonly selected: BulkContext;
  readonly loadRows: LoadRows<Place>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives the ticked places to another partner or company, all of them or none; it says first what goes along. @spec SIT-04 SIT-07 ORG-05 */
export function GivePlaces({ to, selected, loadRows, onClose, onDone }: GivePlacesProps) {
  const t = useWords(placeWords);
  const { number } = useFormat();
  const draft = useDraft<Entered>(`place.${to}`);
  const every = useEveryRow(loadRows, to, true);
  const chosen = (every.rows ?? []).filter(({ placeId }) => isSelected(selected.selection, placeId));
  const placeIds = chosen.map(({ placeId }) => placeId);
  const devices = chosen.reduce((sum, place) => sum + place.devices, 0);
  const undo = useUndo(onDone);
  const submit = useFormSend<FormValue<typeof givenForm>, { places: number; devices: number; moveId: string }>({
    send: ({ toId }, client) =>
      to === 'partner'
        ? client.send(siteCalls.changePartner, { placeIds, partnerId: toId })
        : client.send(siteCalls.assignMaint, { placeIds, maintId: toId }),
    saved: (gave) => t('places.gave', { places: gave.places, devices: gave.devices }),
    offers: ({ moveId }) =>
      to === 'partner'
        ? undo(siteCalls.undoChangePartner, { moveId }, ({ isPutBack }) =>
            isPutBack ? undefined : t('places.give.late'),
          )
        : undo(siteCalls.undoAssignMaint, { moveId }),
    draft,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  const refused =
    to === 'partner'
      ? checkPartnerChange(chosen.map(({ smallKind }) => ({ smallKind: smallKind ?? undefined })))
      : undefined;
  return (
    <FormDrawer
      title={t(`places.give.title.${to}`, { count: selected.count })}
      submitLabel={t(`places.give.${to}`)}
      onClose={onClose}
      draft={draft}
      schema={givenForm}
      words={problemWords}
      onSubmit={async (sent) => (refused ? [refused] : submit(sent))}
    >
      {every.error !== undefined && <CallFailed error={every.error} action="query" onRetry={every.reload} />}
      {every.rows ? (
        <p>{t(`places.give.what.${to}`, { devices: number(devices) })}</p>
      ) : (
        every.error === undefined && <Skeleton lines={2} />
      )}
      <NodeField kind={to} name="toId" required />
    </FormDrawer>
  );
}
