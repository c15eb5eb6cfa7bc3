import { messageCalls, type SendAccess } from '@fireline/api/message';
import {
  accessChars,
  accessForm,
  accessPosition,
  accessUrlChars,
  type CarriedChannel,
  type CarrierName,
  carriers,
  messageSendingWords,
  messageWords,
  smsSignatureChars,
} from '@fireline/domain/message';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { PasswordField } from '@fireline/ui/PasswordField';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { sendingWords } from '../sending/words.ts';

const problemWords = [messageWords, messageSendingWords];
const secrets = ['secret'];

export interface AccessFormProps {
  /** The ways that its page is for. */
  readonly channels: readonly CarriedChannel[];
  /** Undefined: a new one. */
  readonly access: SendAccess | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Fields({ channels, isNew }: { readonly channels: readonly CarriedChannel[]; readonly isNew: boolean }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const channel = useFormField<string | null>('channel', {
    label: t('sending.channel'),
    initial: channels[0] ?? 'sms',
  });
  const carrier = useFormField<string | null>('carrier', { label: t('access.carrier'), initial: 'sandbox' });
  const name = useFormField('name', { label: t('sending.name'), initial: '' });
  const account = useFormField('account', { label: t('access.account'), initial: '' });
  const signature = useFormField('signature', { label: t('access.signature'), initial: '' });
  const shownNumber = useFormField('shownNumber', { label: t('access.shownNumber'), initial: '' });
  const url = useFormField('url', { label: t('access.url'), initial: '' });
  const secret = useFormField('secret', { label: t('access.secret'), initial: '' });
  const position = useFormField<number | null>('position', { label: t('access.position'), initial: 1 });
  const { value: isEnabled, ...enabled } = useFormField('isEnabled', { label: t('access.isEnabled'), initial: true });
  return (
    <>
      {channels.length > 1 && isNew && (
        <Select
          {...channel}
          options={channels.map((value) => ({ value: value as string, label: t(`message.channel.${value}`) }))}
          required
        />
      )}
      <TextField {...name} maxCount={accessChars.max} required />
      <Select
        {...carrier}
        description={t('access.carrier.what')}
        options={carriers.map((value: CarrierName) => ({
          value: value as string,
          label: t(`message.carrier.${value}`),
        }))}
        required
      />
      <TextField {...account} maxCount={accessChars.max} required />
      {channel.value === 'sms' && <TextField {...signature} maxCount={smsSignatureChars.max} required />}
      {channel.value === 'voice' && <TextField {...shownNumber} inputMode="numeric" required />}
      {carrier.value === 'webhook' && (
        <>
          <TextField {...url} maxCount={accessUrlChars.max} inputMode="url" required />
          <PasswordField {...secret} description={t('access.secret.what')} autoComplete="new-password" />
        </>
      )}
      <NumberField
        {...position}
        description={t('access.position.what')}
        min={accessPosition.min}
        max={accessPosition.max}
        digits={0}
        required
      />
      <Switch {...enabled} checked={isEnabled} />
    </>
  );
}

/** An access as it is added or changed. @spec MSG-06 */
export function AccessForm({ channels, access, onClose, onSaved }: AccessFormProps) {
  const t = useWords(sendingWords);
  const draft = useDraft<Entered>(`sendAccess.${access?.accessId ?? channels[0] ?? ''}`);
  const submit = useFormSend<FormValue<typeof accessForm>, SendAccess>({
    send: (sent, client) => {
      if (!access) return client.send(messageCalls.createAccess, sent);
      const { accessId, revision } = access;
      return client.send(messageCalls.changeAccess, { ...sent, accessId, revision });
    },
    saved: ({ name }) => t('access.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={access ? access.name : t('access.create')}
      submitLabel={t('sending.save')}
      onClose={onClose}
      draft={draft}
      secrets={secrets}
      schema={accessForm}
      words={problemWords}
      defaultValues={access ? { ...access, secret: '' } : { channel: channels[0], isEnabled: true }}
      onSubmit={submit}
    >
      <Fields channels={channels} isNew={!access} />
    </FormDrawer>
  );
}
