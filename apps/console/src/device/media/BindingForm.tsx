import { type CameraBindingShown, deviceCalls } from '@fireline/api/device';
import { type AlarmKind, alarmKindNames, alarmWords } from '@fireline/domain/alarm';
import {
  cameraBindingForm,
  deviceCameraWords,
  mediaRefusals,
  recordingMinutes,
  type WatermarkChoice,
  watermarkChoices,
} from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { useNow, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { mediaWords } from './words.ts';

const form = cameraBindingForm(alarmKindNames);
const problemWords = [deviceCameraWords];
const noKinds: readonly AlarmKind[] = [];

function Kinds({ name }: { readonly name: 'snapshotKinds' | 'recordingKinds' }) {
  const t = useWords(mediaWords, alarmWords);
  const field = useFormField(name, { label: t(`media.${name}`), initial: noKinds });
  const options = alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) }));
  return <MultiSelect<AlarmKind> {...field} options={options} isClearable description={t('media.oneTrigger')} />;
}

function Watermark({ name }: { readonly name: 'captureWatermark' | 'recordingWatermark' }) {
  const t = useWords(mediaWords, deviceCameraWords);
  const field = useFormField<WatermarkChoice | null>(name, { label: t(`media.${name}`), initial: null });
  const options = watermarkChoices.map((value) => ({ value, label: t(`device.watermark.${value}`) }));
  return <Select<WatermarkChoice> {...field} options={options} required />;
}

function Minutes() {
  const t = useWords(mediaWords);
  const field = useFormField<number | null>('recordingMin', {
    label: t('media.recordingMin'),
    initial: recordingMinutes.max,
  });
  return <NumberField {...field} min={recordingMinutes.min} max={recordingMinutes.max} required />;
}

/** The camera, and beneath it what does not run for it: told before it is saved. @spec DEV-19 DEV-20 */
function Camera({ cameras }: Pick<CameraBindingShown, 'cameras'>) {
  const t = useWords(mediaWords, deviceCameraWords);
  const today = dayAt(useNow(60_000));
  const field = useFormField<string | null>('cameraId', { label: t('media.camera'), initial: null });
  const chosen = cameras.find(({ deviceId }) => String(deviceId) === field.value);
  const refusals = chosen
    ? (['recordAlarm', 'addWatermark'] as const).flatMap((use) => mediaRefusals(use, chosen, today))
    : [];
  return (
    <>
      <Select
        {...field}
        options={cameras.map(({ deviceId, name }) => ({ value: String(deviceId), label: name }))}
        required
      />
      {refusals.map(({ code, args }) => (
        <Banner key={code} tone="attention">
          {t(code as keyof typeof deviceCameraWords, args)}
        </Banner>
      ))}
    </>
  );
}

export interface BindingFormProps {
  readonly device: { readonly deviceId: number; readonly name: string };
  readonly shown: CameraBindingShown;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Which camera watches a device, for which alarms, and what its pictures carry. @spec DEV-19 */
export function BindingForm({ device: { deviceId, name }, shown, onClose, onSaved }: BindingFormProps) {
  const t = useWords(mediaWords);
  const { binding, cameras } = shown;
  const draft = useDraft<Entered>(`device.${deviceId}.camera`);
  const submit = useFormSend<FormValue<typeof form>, CameraBindingShown>({
    send: (entered, client) =>
      client.send(deviceCalls.saveCameraBinding, {
        ...entered,
        deviceId,
        revision: binding?.revision ?? 0,
        snapshotKinds: [...entered.snapshotKinds],
        recordingKinds: [...entered.recordingKinds],
      }),
    saved: () => t('media.binding.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('media.binding.title', { name })}
      submitLabel={t('media.save')}
      onClose={onClose}
      draft={draft}
      schema={form}
      words={problemWords}
      defaultValues={binding ? { ...binding, cameraId: String(binding.cameraId) } : {}}
      onSubmit={submit}
    >
      <Camera cameras={cameras} />
      <Kinds name="snapshotKinds" />
      <Kinds name="recordingKinds" />
      <Watermark name="captureWatermark" />
      <Watermark name="recordingWatermark" />
      <Minutes />
    </FormDrawer>
  );
}
