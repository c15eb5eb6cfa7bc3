import { type Inspector, siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import { inspectorForm, personNameChars, siteFormWords, siteWords } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../../lib/form/useBegun.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../../lib/form/useFormSend.ts';
import { inspectorWords } from './words.ts';

/** The draft of an inspector is kept under this name. */
export const inspectorDraft = (unitId: number, inspectorId: number | undefined): string =>
  `inspector.${unitId}.${inspectorId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords, sessionWords];

function Fields() {
  const t = useWords(inspectorWords);
  const name = useFormField('realName', { label: t('inspectors.name'), initial: '' });
  const mobile = useFormField('mobile', { label: t('inspectors.mobile'), initial: '' });
  return (
    <>
      <TextField {...name} countMax={personNameChars.max} autoComplete="off" required />
      <TextField {...mobile} type="tel" autoComplete="off" required />
    </>
  );
}

export interface InspectorFormProps {
  readonly unitId: number;
  /** The one that is changed; undefined: a new one. */
  readonly inspector: Inspector | undefined;
  /** Reads the inspectors again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** An inspector of a unit as it is put on record or changed. @spec SIT-06 */
export function InspectorForm({ unitId, inspector: newest, onReload, onClose }: InspectorFormProps) {
  const t = useWords(inspectorWords);
  const { row: inspector, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(inspectorDraft(unitId, inspector?.inspectorId));
  const submit = useFormSend<FormValue<typeof inspectorForm>, Inspector>({
    send: (value, client) =>
      inspector
        ? client.send(siteCalls.changeInspector, {
            ...value,
            inspectorId: inspector.inspectorId,
            revision: inspector.revision,
          })
        : client.send(siteCalls.createInspector, value),
    saved: ({ realName }) => t('inspectors.saved', { name: realName }),
    draft,
    onSaved: () => {
      onReload();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={inspector ? t('inspectors.change', { name: inspector.realName }) : t('inspectors.create')}
      submitLabel={t('inspectors.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={inspectorForm}
      words={problemWords}
      defaultValues={{ unitId, ...(inspector && { realName: inspector.realName, mobile: inspector.mobile }) }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
