import { deviceCalls, type Upkeep } from '@fireline/api/device';
import {
  type DeviceType,
  deviceTypes,
  deviceUpkeepWords,
  upkeepForm,
  type UpkeepKind,
  upkeepKinds,
  upkeepRemarkChars,
} from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useNow, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { upkeepWords } from './words.ts';

const problemWords = [deviceUpkeepWords];

function Fields({ deviceType }: { readonly deviceType: DeviceType }) {
  const t = useWords(upkeepWords, deviceUpkeepWords);
  const today = dayAt(useNow(60_000));
  const hasBattery = deviceTypes[deviceType].power === 'battery';
  const kind = useFormField<UpkeepKind | null>('kind', { label: t('upkeep.kind'), initial: null });
  const doneDay = useFormField<string | null>('doneDay', { label: t('upkeep.doneDay'), initial: today });
  const remark = useFormField('remark', { label: t('upkeep.remark'), initial: '' });
  return (
    <>
      <Select<UpkeepKind>
        {...kind}
        options={upkeepKinds
          .filter((value) => hasBattery || value !== 'battery')
          .map((value) => ({ value, label: t(`device.upkeep.kind.${value}`) }))}
        required
      />
      <DateField {...doneDay} required />
      <TextArea {...remark} maxCount={upkeepRemarkChars.max} isOptional />
    </>
  );
}

export interface UpkeepFormProps {
  readonly device: { readonly deviceId: number; readonly name: string; readonly deviceType: DeviceType };
  readonly onClose: () => void;
  readonly onSaved: (upkeep: Upkeep) => void;
}

/** Notes what was done to a device where it hangs. @spec DEV-13 DEV-14 */
export function UpkeepForm({ device: { deviceId, name, deviceType }, onClose, onSaved }: UpkeepFormProps) {
  const t = useWords(upkeepWords);
  const draft = useDraft<Entered>(`device.${deviceId}.upkeep`);
  const submit = useFormSend<FormValue<typeof upkeepForm>, Upkeep>({
    send: (entered, client) => client.send(deviceCalls.recordUpkeep, { deviceId, ...entered }),
    saved: () => t('upkeep.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('upkeep.record.title', { name })}
      submitLabel={t('upkeep.save')}
      onClose={onClose}
      draft={draft}
      schema={upkeepForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields deviceType={deviceType} />
    </FormDrawer>
  );
}
