import { messageCalls, type SendAccess } from '@fireline/api/message';
import {
  accessChars,
  accessForm,
  accessPosition,
  accessUrlChars,
  aliyunEndpoint,
  type CarriedChannel,
  carrierCodeChars,
  type CarrierName,
  carriersOf,
  messageSendingWords,
  messageWords,
  smsSignatureChars,
} from '@fireline/domain/message';
import { emailChars } from '@fireline/domain/session';
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

/** What the carrier of the form asks for. */
function CarrierFields({ carrier }: { readonly carrier: CarrierName }) {
  const t = useWords(sendingWords);
  const isMail = carrier === 'smtp';
  const isAliyun = carrier === 'aliyun';
  const url = useFormField('url', { label: t(isMail ? 'access.url.smtp' : 'access.url'), initial: '' });
  const sender = useFormField('sender', { label: t('access.sender'), initial: '' });
  const secretLabel = isMail ? 'access.secret.smtp' : isAliyun ? 'access.secret.aliyun' : 'access.secret';
  const secret = useFormField('secret', { label: t(secretLabel), initial: '' });
  const templateCode = useFormField('templateCode', { label: t('access.templateCode'), initial: '' });
  const checkCode = useFormField('checkCode', { label: t('access.checkCode'), initial: '' });
  const address = isMail
    ? { description: t('access.url.smtp.what') }
    : isAliyun
      ? { description: t('access.url.aliyun.what', { address: aliyunEndpoint }) }
      : {};
  return (
    <>
      <TextField {...url} {...address} countMax={accessUrlChars.max} inputMode="url" required={!isAliyun} />
      <PasswordField {...secret} description={t('access.secret.what')} autoComplete="new-password" />
      {isMail && <TextField {...sender} countMax={emailChars.max} inputMode="email" required />}
      {isAliyun && (
        <>
          <TextField {...templateCode} description={t('access.templateCode.what')} countMax={carrierCodeChars.max} />
          <TextField {...checkCode} description={t('access.checkCode.what')} countMax={carrierCodeChars.max} />
        </>
      )}
    </>
  );
}

function Fields({ channels, isNew }: { readonly channels: readonly CarriedChannel[]; readonly isNew: boolean }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords);
  const channel = useFormField<string | null>('channel', {
    label: t('sending.channel'),
    initial: channels[0] ?? 'sms',
  });
  const carrier = useFormField<string | null>('carrier', { label: t('access.carrier'), initial: 'sandbox' });
  const chosen = (carrier.value ?? 'sandbox') as CarrierName;
  const accountLabel =
    chosen === 'smtp' ? 'access.account.smtp' : chosen === 'aliyun' ? 'access.account.aliyun' : 'access.account';
  const name = useFormField('name', { label: t('sending.name'), initial: '' });
  const account = useFormField('account', { label: t(accountLabel), initial: '' });
  const signature = useFormField('signature', { label: t('access.signature'), initial: '' });
  const shownNumber = useFormField('shownNumber', { label: t('access.shownNumber'), initial: '' });
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
      <TextField {...name} countMax={accessChars.max} required />
      <Select
        {...carrier}
        description={t('access.carrier.what')}
        options={carriersOf((channel.value ?? 'sms') as CarriedChannel).map((value) => ({
          value: value as string,
          label: t(`message.carrier.${value}`),
        }))}
        required
      />
      <TextField {...account} countMax={accessChars.max} required />
      {channel.value === 'sms' && <TextField {...signature} countMax={smsSignatureChars.max} required />}
      {channel.value === 'voice' && <TextField {...shownNumber} inputMode="numeric" required />}
      {chosen !== 'sandbox' && <CarrierFields carrier={chosen} />}
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
