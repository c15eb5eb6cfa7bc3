import { type Partner, siteCalls } from '@fireline/api/site';
import { sessionWords } from '@fireline/domain/session';
import { maintTextChars, partnerForm, siteFormWords, siteNameChars, siteWords } from '@fireline/domain/site';
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
import { useUndo } from '../../lib/form/useUndo.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { partnerWords } from './words.ts';

/** The draft of a partner is kept under this name. */
export const partnerDraft = (partnerId: number | undefined): string => `partner.${partnerId ?? 'new'}`;

const problemWords = [siteWords, siteFormWords, sessionWords];

function Fields({ partner }: { readonly partner: Partner | undefined }) {
  const t = useWords(partnerWords);
  const isOfTenant = useSession()?.account.role === 'platform';
  const text = (name: 'name' | 'contact' | 'phone' | 'address') => ({ label: t(`partners.${name}`), initial: '' });
  const parent = partner?.parentId ? { id: partner.parentId, name: partner.parentName } : undefined;
  return (
    <>
      <TextField {...useFormField('name', text('name'))} countMax={siteNameChars.max} required />
      <TextField {...useFormField('contact', text('contact'))} countMax={maintTextChars.max} required />
      <TextField {...useFormField('phone', text('phone'))} type="tel" required />
      <TextField {...useFormField('address', text('address'))} countMax={maintTextChars.max} required />
      <NodeField
        kind="partner"
        name="parentId"
        label={t('partners.parent')}
        description={t(isOfTenant ? 'partners.parent.what' : 'partners.parent.own')}
        known={parent}
      />
    </>
  );
}

/** What takes a change back: the partner as it was, where it hung. */
const asItWas = ({ partnerId, name, contact, phone, address, parentId }: Partner, revision: number) => ({
  partnerId,
  revision,
  name,
  contact,
  phone,
  address,
  ...(parentId !== null && { parentId }),
});

export interface PartnerFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly partner: Partner | undefined;
  /** Reads the partner again. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** A change was taken back, by then from another page or form. */
  readonly onUndone: () => void;
}

/** A partner as it is put on record, changed, or hung under another. @spec ORG-05 */
export function PartnerForm({ partner: newest, onReload, onUndone, onClose, onSaved }: PartnerFormProps) {
  const t = useWords(partnerWords);
  const { row: partner, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(partnerDraft(partner?.partnerId));
  const undo = useUndo(onUndone);
  const submit = useFormSend<FormValue<typeof partnerForm>, Partner>({
    send: ({ parentId, ...facts }, client) => {
      const sent = { ...facts, ...(parentId !== undefined && { parentId }) };
      return partner
        ? client.send(siteCalls.changePartnerFacts, {
            ...sent,
            partnerId: partner.partnerId,
            revision: partner.revision,
          })
        : client.send(siteCalls.createPartner, sent);
    },
    saved: ({ name }) => t('partners.saved', { name }),
    ...(partner && {
      offers: (saved: Partner) => undo(siteCalls.changePartnerFacts, asItWas(partner, saved.revision)),
    }),
    opens: ({ partnerId, name: made }) => shownAt(pathTo('systemAgent'), partnerId, made),
    draft,
    onSaved,
  });
  const { parentId = null, name = '', contact = '', phone = '', address = '' } = partner ?? {};
  return (
    <FormDrawer
      title={partner ? t('partners.change', { name: partner.name }) : t('partners.create')}
      submitLabel={t('partners.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={partnerForm}
      words={problemWords}
      defaultValues={{ name, contact, phone, address, parentId: parentId === null ? null : String(parentId) }}
      onSubmit={submit}
    >
      <Fields partner={partner} />
    </FormDrawer>
  );
}
