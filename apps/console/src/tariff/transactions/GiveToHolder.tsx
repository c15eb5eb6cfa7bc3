import { useApi } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import {
  balanceGiftForm,
  type BalanceHolderKind,
  givesTo,
  type MeteredResource,
  meteredResources,
  tariffWords,
} from '@fireline/domain/tariff';
import { ComboBox, type LoadOptions } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { newPress } from '../../lib/newPress.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { unitWords } from '../words.ts';
import { AmountFields } from './MoveUnits.tsx';

const problemWords = [tariffWords];

function HolderFields() {
  const t = useWords(unitWords, tariffWords);
  const { client } = useApi();
  const account = useSession()?.account;
  const kinds = account ? givesTo(account) : [];
  const kind = useFormField<BalanceHolderKind | null>('holderKind', {
    label: t('holding.holderKind'),
    initial: kinds[0] ?? 'tenant',
  });
  const holder = useFormField<string | null>('holderId', { label: t('holding.holder'), initial: null });
  const resource = useFormField<MeteredResource | null>('resource', { label: t('holding.resource'), initial: 'sms' });
  const load: LoadOptions = async ({ text, signal }) => {
    if (kind.value === null) return [];
    const { holders } = await client.send(tariffCalls.unitHolders, { kind: kind.value, search: text }, { signal });
    return holders.map(({ id, name }) => ({ value: id, label: name }));
  };
  return (
    <>
      <Select {...kind} options={kinds.map((value) => ({ value, label: t(`tariff.holder.${value}`) }))} required />
      {/* another kind has other holders */}
      <ComboBox key={kind.value} {...holder} load={load} required />
      <Select
        {...resource}
        options={meteredResources.map((value) => ({ value, label: t(`tariff.resource.${value}`) }))}
        required
      />
    </>
  );
}

/** Units are given to a holder that is found by name. @spec TAR-08 */
export function GiveToHolder({ onClose, onGiven }: { readonly onClose: () => void; readonly onGiven: () => void }) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const [requestId] = useState(newPress);
  const draft = useDraft<Entered>('tariff.giveToHolder');
  const submit = useFormSend<FormValue<typeof balanceGiftForm>, { readonly balance: number }>({
    send: (entered, client) => client.send(tariffCalls.giveUnits, { requestId, ...entered }),
    saved: (reply) => t('holding.give.done', { balance: number(reply.balance) }),
    draft,
    onSaved: () => {
      onClose();
      onGiven();
    },
  });
  return (
    <FormDrawer
      title={t('holding.give.title')}
      submitLabel={t('holding.give')}
      onClose={onClose}
      draft={draft}
      schema={balanceGiftForm}
      words={problemWords}
      onSubmit={submit}
    >
      <HolderFields />
      <AmountFields />
    </FormDrawer>
  );
}
