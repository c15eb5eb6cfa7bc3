import { deviceCalls, type Upkeep } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import {
  type DeviceType,
  deviceTypes,
  deviceUpkeepWords,
  upkeepForm,
  type UpkeepKind,
  upkeepKinds,
  upkeepPhotoBytesMax,
  upkeepPhotosMax,
  upkeepRemarkChars,
} from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { DateField } from '@fireline/ui/DateField';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useNow, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { upkeepWords } from './words.ts';

const problemWords = [deviceUpkeepWords];
const photoFields = ['photos'] as const;
const noFiles: readonly File[] = [];

/** What was entered, the photos still to be sent. */
type UpkeepEntered = Omit<FormValue<typeof upkeepForm>, 'photos'> & HeldImages<'photos'>;

/** The domain's form of an entry. Photos are judged by their number here; the gateway names them when they have come. */
const upkeepSchema: FormSchema<UpkeepEntered> = {
  '~standard': {
    validate: (input) => {
      const { photos = noFiles, ...values } = input as Readonly<Record<string, unknown>> &
        Partial<HeldImages<'photos'>>;
      const result = upkeepForm.check({ ...values, photos: photos.map(({ name }) => name) });
      return result.ok
        ? { value: { ...result.value, photos } }
        : { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};

/** Who did it, of the inspectors of the unit; nothing where the unit has none. @spec SIT-06 */
function InspectorField({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(upkeepWords);
  const inspector = useFormField<string | null>('inspectorId', { label: t('upkeep.inspector'), initial: null });
  const call = useCall(deviceCalls.upkeepInspectors, { deviceId });
  const rows = call.data?.rows ?? [];
  if (call.error)
    return <CallFailed error={call.error} title={t('upkeep.inspectorsFailed')} onRetry={() => void call.refetch()} />;
  if (rows.length === 0) return null;
  const options = rows.map(({ inspectorId, realName }) => ({ value: String(inspectorId), label: realName }));
  return <Select {...inspector} description={t('upkeep.inspector.what')} options={options} isClearable isOptional />;
}

function Fields({ deviceId, deviceType }: { readonly deviceId: number; readonly deviceType: DeviceType }) {
  const t = useWords(upkeepWords, deviceUpkeepWords);
  const today = dayAt(useNow(60_000));
  const hasBattery = deviceTypes[deviceType].power === 'battery';
  const kind = useFormField<UpkeepKind | null>('kind', { label: t('upkeep.kind'), initial: null });
  const doneDay = useFormField<string | null>('doneDay', { label: t('upkeep.doneDay'), initial: today });
  const remark = useFormField('remark', { label: t('upkeep.remark'), initial: '' });
  const { name: _name, ...photos } = useFormField('photos', { label: t('upkeep.photos'), initial: noFiles });
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
      <InspectorField deviceId={deviceId} />
      <TextArea {...remark} countMax={upkeepRemarkChars.max} isOptional />
      <ImagePicker {...photos} countMax={upkeepPhotosMax} bytesMax={upkeepPhotoBytesMax} isOptional />
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
  const upload = useImageUpload(deviceCalls.uploadUpkeepImage, photoFields);
  const submit = useFormSend<UpkeepEntered, Upkeep>({
    send: async ({ inspectorId, ...entered }, client) =>
      client.send(deviceCalls.recordUpkeep, {
        deviceId,
        ...entered,
        ...(inspectorId !== undefined && { inspectorId }),
        ...(await upload(entered)),
      }),
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
      schema={upkeepSchema}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields deviceId={deviceId} deviceType={deviceType} />
    </FormDrawer>
  );
}
