import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import {
  deviceChangeForm,
  deviceLifeWords,
  deviceRegisterWords,
  deviceSpotChars,
  textChars,
} from '@fireline/domain/device';
import { iccid, renewalWords } from '@fireline/domain/renewal';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { registerWords } from './words.ts';

const form = deviceChangeForm(iccid);
const problemWords = [deviceRegisterWords, deviceLifeWords, renewalWords];

type DeviceRecord = ReplyOf<typeof deviceCalls.record>;

function Fields() {
  const t = useWords(registerWords);
  const text = (name: 'name' | 'spot' | 'iccid') => ({ label: t(`register.${name}`), initial: '' });
  return (
    <>
      <TextField {...useFormField('name', text('name'))} countMax={textChars.max} required />
      <TextField {...useFormField('spot', text('spot'))} countMax={deviceSpotChars.max} isOptional />
      <TextField {...useFormField('iccid', text('iccid'))} isOptional />
    </>
  );
}

interface ChangeProps {
  readonly deviceId: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Written({ record, onClose, onSaved }: Omit<ChangeProps, 'deviceId'> & { readonly record: DeviceRecord }) {
  const t = useWords(registerWords);
  const { deviceId, revision, name, spot, iccid: card } = record;
  const draft = useDraft<Entered>(`device.${deviceId}`);
  const submit = useFormSend<FormValue<typeof form>, DeviceRecord>({
    send: (value, client) =>
      client.send(deviceCalls.change, {
        deviceId,
        revision,
        name: value.name,
        spot: value.spot ?? '',
        iccid: value.iccid ?? '',
      }),
    saved: (saved) => t('register.changed', { name: saved.name }),
    draft,
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDrawer
      title={t('register.change.title', { name })}
      submitLabel={t('register.save')}
      onClose={onClose}
      draft={draft}
      schema={form}
      words={problemWords}
      defaultValues={{ name, spot, iccid: card }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes what people keep of a device; somebody else's change is never overwritten unseen. @spec DEV-12 */
export function ChangeDevice({ deviceId, ...rest }: ChangeProps) {
  const { data } = useCall(deviceCalls.record, { deviceId });
  // what was read first: a change of somebody else meanwhile is refused, not merged
  return data ? <Written key={data.deviceId} record={data} {...rest} /> : null;
}
