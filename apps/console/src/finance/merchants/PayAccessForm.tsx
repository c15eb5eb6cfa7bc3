import { financeCalls, type PayAccess } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  type ChannelState,
  channelStates,
  channelWarnings,
  financeLimitWords,
  financeSplitWords,
  financeWords,
  openIdChars,
  payAccessForm,
  type PayChannel,
  providerMaxPercentDefault,
  refundRemarkChars,
  splitRatioPercent,
} from '@fireline/domain/finance';
import { Banner } from '@fireline/ui/Banner';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { PasswordField } from '@fireline/ui/PasswordField';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { Drawer } from '@fireline/ui/Drawer';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords, financeWords, financeLimitWords];
const secrets = ['key'];

function Channel({ name }: { readonly name: PayChannel }) {
  const t = useWords(splitPageWords);
  const state = useFormField<ChannelState | null>(name, { label: t(`merchant.access.${name}`), initial: 'ready' });
  return (
    <Select
      {...state}
      options={channelStates.map((value) => ({ value, label: t(`merchant.channel.${value}`) }))}
      required
    />
  );
}

function Fields({ hasKey }: { readonly hasKey: boolean }) {
  const t = useWords(splitPageWords);
  const max = useFormField<number | null>('providerMaxPercent', {
    label: t('merchant.access.max'),
    initial: providerMaxPercentDefault,
  });
  const reason = useFormField('providerMaxReason', { label: t('merchant.access.reason'), initial: '' });
  const appId = useFormField('appId', { label: t('merchant.access.appId'), initial: '' });
  const key = useFormField('key', { label: t('merchant.access.key'), initial: '' });
  return (
    <>
      <NumberField {...max} {...splitRatioPercent} digits={0} unit="%" required />
      <TextField
        {...reason}
        description={t('merchant.access.reason.what', { usual: providerMaxPercentDefault })}
        countMax={refundRemarkChars.max}
      />
      <TextField {...appId} countMax={openIdChars.max} />
      <PasswordField
        {...key}
        description={t(hasKey ? 'merchant.access.key.kept' : 'merchant.access.key.none')}
        autoComplete="new-password"
      />
      <Channel name="applet" />
      <Channel name="officialAccount" />
    </>
  );
}

interface FormProps {
  readonly access: PayAccess;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

function AccessForm({ access, onClose, onReload }: FormProps) {
  const t = useWords(splitPageWords, financeWords);
  const { row, begun } = useBegun(access, onReload);
  const { accessId, revision, name, merchantNo, hasKey } = row;
  const draft = useDraft<Entered>(`finance.payAccess.${accessId}`);
  const submit = useFormSend<FormValue<typeof payAccessForm>, object>({
    send: (value, client) => client.send(financeCalls.savePayAccess, { accessId, revision, ...value }),
    saved: () => t('merchant.access.saved'),
    draft,
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('merchant.access')}
      submitLabel={t('splits.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      secrets={secrets}
      schema={payAccessForm}
      words={problemWords}
      defaultValues={{ ...row, key: '' }}
      onSubmit={submit}
    >
      <p>{t('merchant.access.number', { name, number: merchantNo })}</p>
      {channelWarnings(row).map((problem) => (
        <Banner key={problem.field} tone="attention" title={t(problem.code as keyof typeof financeWords)} />
      ))}
      <Fields hasKey={hasKey} />
    </FormDrawer>
  );
}

/** The account at the payment provider; its key is entered and never shown. @spec FIN-02 FIN-13 */
export function PayAccessForm({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(splitPageWords);
  const call = useCall(financeCalls.payAccess, {});
  const reload = (): void => void call.refetch();
  const access = call.data?.access;
  if (access) return <AccessForm access={access} onClose={onClose} onReload={reload} />;
  return (
    <Drawer isOpen title={t('merchant.access')} onClose={onClose}>
      <Loaded call={call} action="query">
        {() => <EmptyState title={t('merchant.access.none')} />}
      </Loaded>
    </Drawer>
  );
}
