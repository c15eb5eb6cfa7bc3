import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';
import {
  deviceRegisterWords,
  deviceSosWords,
  deviceSpotChars,
  deviceTypeNames,
  deviceWords,
  imeiWarning,
  newDeviceForm,
  textChars,
} from '@fireline/domain/device';
import { iccid, renewalWords } from '@fireline/domain/renewal';
import { siteWords } from '@fireline/domain/site';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { SpotFields } from './SpotFields.tsx';
import { registerWords } from './words.ts';

/** The draft of a new device is kept under this name. */
export const newDeviceDraft = 'device.new';
const form = newDeviceForm(iccid);
const problemWords = [deviceRegisterWords, deviceSosWords, renewalWords, siteWords];
const noType: string | null = null;

function Fields() {
  const t = useWords(registerWords, deviceWords, deviceRegisterWords);
  const imei = useFormField('imei', { label: t('register.imei'), initial: '' });
  const type = useFormField('deviceType', { label: t('register.type'), initial: noType });
  const text = (name: 'name' | 'spot' | 'iccid') => ({ label: t(`register.${name}`), initial: '' });
  // while it is being typed every IMEI looks mistyped
  const warning = form.fields.imei(imei.value, 'imei').ok ? imeiWarning(imei.value.trim()) : undefined;
  return (
    <>
      <TextField {...imei} inputMode="numeric" required />
      {warning && <Banner tone="attention">{t('device.imei.checkDigit')}</Banner>}
      <Select
        {...type}
        options={deviceTypeNames.map((value) => ({ value, label: t(`device.type.${value}`) }))}
        required
      />
      <TextField {...useFormField('name', text('name'))} countMax={textChars.max} required />
      <SpotFields />
      <TextField {...useFormField('spot', text('spot'))} countMax={deviceSpotChars.max} isOptional />
      <TextField {...useFormField('iccid', text('iccid'))} isOptional />
    </>
  );
}

type Created = ReplyOf<typeof deviceCalls.create>;
export interface NewDeviceProps {
  readonly onClose: () => void;
  readonly onSaved: (created: Created) => void;
}

/** Puts a device on record; an IMEI that looks mistyped is warned of and taken. @spec DEV-12 DEV-21 */
export function NewDevice({ onClose, onSaved }: NewDeviceProps) {
  const t = useWords(registerWords);
  const draft = useDraft<Entered>(newDeviceDraft);
  const submit = useFormSend<FormValue<typeof form>, Created>({
    send: (value, client) => {
      const { placeId, buildingId, floor, spot, iccid: card, ...rest } = value;
      return client.send(deviceCalls.create, {
        ...rest,
        ...(placeId !== undefined && { placeId }),
        ...(buildingId !== undefined && { buildingId }),
        ...(floor !== undefined && { floor }),
        ...(spot !== undefined && { spot }),
        ...(card !== undefined && { iccid: card }),
      });
    },
    saved: ({ record }) => t('register.created', { name: record.name }),
    opens: ({ record }) => pathTo('deviceDetail', { deviceId: record.deviceId }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('register.create')}
      submitLabel={t('register.save')}
      onClose={onClose}
      draft={draft}
      schema={form}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
