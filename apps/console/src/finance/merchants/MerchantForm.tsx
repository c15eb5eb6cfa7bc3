import { financeCalls, type Merchant } from '@fireline/api/finance';
import {
  financeLimitWords,
  financeSplitWords,
  merchantForm,
  merchantNumberChars,
  type MerchantType,
  merchantTypes,
  splitRatioPercent,
} from '@fireline/domain/finance';
import { nameChars } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords, financeLimitWords];

function Fields({ openOrders }: { readonly openOrders: number }) {
  const t = useWords(splitPageWords, financeSplitWords);
  const { number } = useFormat();
  const rentId = useSession()?.account.rentId ?? '';
  const name = useFormField('name', { label: t('splits.name'), initial: '' });
  const fullName = useFormField('fullName', { label: t('merchant.fullName'), initial: '' });
  const type = useFormField<MerchantType | null>('type', { label: t('splits.type'), initial: 'ordinary' });
  const merchantNumber = useFormField('number', { label: t('merchant.number'), initial: '' });
  const enterpriseId = useFormField('enterpriseId', { label: t('merchant.enterpriseId'), initial: '' });
  const tenantId = useFormField('tenantId', { label: t('merchant.tenant'), initial: rentId });
  const max = useFormField<number | null>('maxSplitRatio', { label: t('merchant.maxSplitRatio'), initial: null });
  const { value: splits, ...split } = useFormField('isSplitEnabled', {
    label: t('merchant.isSplitEnabled'),
    initial: false,
  });
  const { value: receives, ...receiving } = useFormField('isReceivingEnabled', {
    label: t('merchant.isReceivingEnabled'),
    initial: true,
  });
  return (
    <>
      <TextField {...name} countMax={nameChars.max} required />
      <TextField {...fullName} countMax={nameChars.max} required />
      <Select
        {...type}
        options={merchantTypes.map((value) => ({ value, label: t(`finance.merchant.type.${value}`) }))}
        required
      />
      <TextField {...merchantNumber} countMax={merchantNumberChars.max} inputMode="numeric" required />
      <TextField {...enterpriseId} countMax={nameChars.max} required />
      <TextField {...tenantId} readOnly />
      <Switch {...receiving} checked={receives} />
      {!receives && openOrders > 0 && (
        <Banner tone="attention" title={t('merchant.receiving.off', { count: number(openOrders) })} />
      )}
      <Switch {...split} checked={splits} />
      <NumberField {...max} {...splitRatioPercent} digits={0} unit="%" required={splits} />
    </>
  );
}

export interface MerchantFormProps {
  /** Undefined: a new one. */
  readonly merchant: Merchant | undefined;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSaved: () => void;
}

/** A merchant as it is added or changed. @spec FIN-02 */
export function MerchantForm({ merchant, onClose, onReload, onSaved }: MerchantFormProps) {
  const t = useWords(splitPageWords);
  const { row, begun } = useBegun(merchant, onReload);
  const [isDefault, setDefault] = useState(row?.isDefault ?? true);
  const draft = useDraft<Entered>(`finance.merchant.${row?.merchantId ?? 'new'}`);
  const submit = useFormSend<FormValue<typeof merchantForm>, Merchant>({
    send: ({ tenantId: _tenant, ...value }, client) => {
      const sent = { ...value, isDefault };
      return row
        ? client.send(financeCalls.changeMerchant, { ...sent, merchantId: row.merchantId, revision: row.revision })
        : client.send(financeCalls.createMerchant, sent);
    },
    saved: ({ name }) => t('merchant.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={row ? row.name : t('merchant.create')}
      submitLabel={t('splits.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={merchantForm}
      words={problemWords}
      {...(row && { defaultValues: { ...row, tenantId: row.rentId } })}
      onSubmit={submit}
    >
      <Fields openOrders={row?.openOrders ?? 0} />
      <Switch
        label={t('merchant.isDefault')}
        description={t('merchant.isDefault.what')}
        checked={isDefault}
        onChange={({ value }) => setDefault(value)}
      />
    </FormDrawer>
  );
}
