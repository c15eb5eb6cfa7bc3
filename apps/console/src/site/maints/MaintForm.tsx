import { type Maint, siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import { maintCompanyForm, maintNameChars, maintTextChars, siteFormWords, siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { maintWords } from './words.ts';

/** The draft of a company is kept under this name. */
export const maintDraft = (maintId: number | undefined): string => `maint.${maintId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords, sessionWords];

function Fields({ maint }: { readonly maint: Maint | undefined }) {
  const t = useWords(maintWords);
  const text = (name: 'contact' | 'address' | 'systemTitle') => ({ label: t(`maints.${name}`), initial: '' });
  const partner = maint?.partnerId ? { id: maint.partnerId, name: maint.partnerName } : undefined;
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('maints.name'), initial: '' })}
        countMax={maintNameChars.max}
        required
      />
      <TextField {...useFormField('contact', text('contact'))} countMax={maintTextChars.max} required />
      <TextField {...useFormField('phone', { label: t('maints.phone'), initial: '' })} type="tel" required />
      <TextField {...useFormField('address', text('address'))} countMax={maintTextChars.max} required />
      <NodeField kind="partner" known={partner} required />
      <TextField
        {...useFormField('systemTitle', text('systemTitle'))}
        description={t('maints.systemTitle.what')}
        countMax={maintTextChars.max}
        required
      />
    </>
  );
}

export interface MaintFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly maint: Maint | undefined;
  /** Reads the company again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A maintenance company as it is put on record or changed. @spec SIT-07 */
export function MaintForm({ maint: newest, onReload, onClose, onSaved }: MaintFormProps) {
  const t = useWords(maintWords);
  const { row: maint, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(maintDraft(maint?.maintId));
  const submit = useFormSend<FormValue<typeof maintCompanyForm>, Maint>({
    send: (value, client) =>
      maint
        ? client.send(siteCalls.changeMaint, { ...value, maintId: maint.maintId, revision: maint.revision })
        : client.send(siteCalls.createMaint, value),
    saved: ({ name }) => t('maints.saved', { name }),
    opens: ({ maintId, name }) => shownAt(pathTo('systemMaint'), maintId, name),
    draft,
    onSaved,
  });
  const { partnerId = null, ...facts } = maint ?? {};
  return (
    <FormDrawer
      title={maint ? t('maints.change', { name: maint.name }) : t('maints.create')}
      submitLabel={t('maints.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={maintCompanyForm}
      words={problemWords}
      defaultValues={{ ...facts, partnerId: partnerId === null ? null : String(partnerId) }}
      onSubmit={submit}
    >
      <Fields maint={maint} />
    </FormDrawer>
  );
}
