import { financeCalls, type Recipient } from '@fireline/api/finance';
import {
  financeLimitWords,
  financeSplitWords,
  merchantNumberChars,
  openIdChars,
  recipientForm,
  type RecipientRelation,
  recipientRelations,
  type RecipientType,
  recipientTypes,
} from '@fireline/domain/finance';
import { nameChars } from '@fireline/domain/tariff';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords, financeLimitWords];

/** What names it at the provider: entered once, and masked from then on. */
function Account() {
  const t = useWords(splitPageWords, financeSplitWords);
  const type = useFormField<RecipientType | null>('type', { label: t('splits.type'), initial: 'merchant' });
  const number = useFormField('merchantNumber', { label: t('merchant.number'), initial: '' });
  const official = useFormField('officialAccount', { label: t('recipient.officialAccount'), initial: '' });
  const openId = useFormField('openId', { label: t('recipient.openId'), initial: '' });
  const { name: _name, ...choice } = type;
  return (
    <>
      <RadioGroup
        {...choice}
        options={recipientTypes.map((value) => ({ value, label: t(`finance.recipient.type.${value}`) }))}
      />
      {type.value === 'merchant' ? (
        <TextField {...number} countMax={merchantNumberChars.max} inputMode="numeric" required />
      ) : (
        <>
          <TextField {...official} countMax={openIdChars.max} required />
          <TextField {...openId} countMax={openIdChars.max} autoComplete="off" required />
        </>
      )}
    </>
  );
}

function Fields({ recipient }: { readonly recipient: Recipient | undefined }) {
  const t = useWords(splitPageWords, financeSplitWords);
  const name = useFormField('name', { label: t('splits.name'), initial: '' });
  const relation = useFormField<RecipientRelation | null>('relation', {
    label: t('recipient.relation'),
    initial: 'partner',
  });
  const known =
    recipient?.partnerId != null ? { id: recipient.partnerId, name: recipient.partnerName ?? '' } : undefined;
  return (
    <>
      <TextField {...name} countMax={nameChars.max} required />
      {!recipient && <Account />}
      <Select
        {...relation}
        options={recipientRelations.map((value) => ({ value, label: t(`finance.recipient.relation.${value}`) }))}
        required
      />
      <NodeField
        kind="partner"
        label={t('recipient.partner')}
        description={t('recipient.partner.what')}
        known={known}
      />
    </>
  );
}

export interface RecipientFormProps {
  /** Undefined: a new one. */
  readonly recipient: Recipient | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSaved: () => void;
}

type Value = FormValue<typeof recipientForm>;
const partnerOf = ({ partnerId }: Value): number | null => (partnerId === undefined ? null : Number(partnerId));

/** A recipient as it is added or changed; its account stays as it was registered. @spec FIN-03 */
export function RecipientForm({ recipient, onClose, onReload, onSaved }: RecipientFormProps) {
  const t = useWords(splitPageWords);
  const { row, begun } = useBegun(recipient, onReload);
  const draft = useDraft<Entered>(`finance.recipient.${row?.recipientId ?? 'new'}`);
  const submit = useFormSend<Value, Recipient>({
    send: (value, client) => {
      const { name, relation } = value;
      const partnerId = partnerOf(value);
      if (!row) return client.send(financeCalls.createRecipient, { ...value, partnerId });
      const { recipientId, revision } = row;
      return client.send(financeCalls.changeRecipient, { recipientId, revision, name, relation, partnerId });
    },
    saved: ({ name }) => t('recipient.saved', { name }),
    draft,
    onSaved,
  });
  // the account is not entered again: what was registered satisfies the form
  const registered = { merchantNumber: '00000000', officialAccount: 'registered', openId: 'registered' };
  return (
    <FormDrawer
      title={row ? row.name : t('recipient.create')}
      submitLabel={t('splits.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={recipientForm}
      words={problemWords}
      {...(row && {
        defaultValues: {
          ...registered,
          type: row.type,
          name: row.name,
          relation: row.relation,
          ...(row.partnerId !== null && { partnerId: String(row.partnerId) }),
        },
      })}
      onSubmit={submit}
    >
      <Fields recipient={row} />
    </FormDrawer>
  );
}
