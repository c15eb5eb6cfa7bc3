import { type DevicePoint, deviceCalls } from '@fireline/api/device';
import {
  deviceDefenceWords,
  type PointDirection,
  pointDirections,
  pointForm,
  pointNumbers,
  type SwitchKind,
  switchKinds,
  textChars,
} from '@fireline/domain/device';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { defenceWords } from './words.ts';

type Value = FormValue<typeof pointForm>;
const problemWords = [deviceDefenceWords];
const nothing: number | null = null;

function Fields() {
  const t = useWords(defenceWords, deviceDefenceWords);
  const number = useFormField('number', { label: t('zones.number'), initial: nothing });
  const name = useFormField('name', { label: t('zones.name'), initial: '' });
  const direction = useFormField<PointDirection | null>('direction', { label: t('points.direction'), initial: 'in' });
  const kind = useFormField<SwitchKind | null>('kind', { label: t('points.kind'), initial: 'door' });
  return (
    <>
      <Select
        {...direction}
        options={pointDirections.map((value) => ({ value, label: t(`device.point.direction.${value}`) }))}
        required
      />
      <Select
        {...kind}
        options={switchKinds.map((value) => ({ value, label: t(`device.switch.${value}`) }))}
        required
      />
      <NumberField {...number} min={pointNumbers.min} max={pointNumbers.max} digits={0} isGrouped={false} required />
      <TextField {...name} countMax={textChars.max} required />
    </>
  );
}

export interface PointFormProps {
  readonly deviceId: number;
  readonly point?: DevicePoint | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An input or output point as it is added or changed. @spec DEV-17 */
export function PointForm({ deviceId, point, onClose, onSaved }: PointFormProps) {
  const t = useWords(defenceWords);
  const draft = useDraft<Entered>(`point.${deviceId}.${point?.pointId ?? 'new'}`);
  const submit = useFormSend<Value, DevicePoint>({
    send: (entered, client) =>
      client.send(deviceCalls.savePoint, {
        deviceId,
        ...entered,
        ...(point && { pointId: point.pointId, revision: point.revision }),
      }),
    saved: ({ name }) => t('zones.saved', { name }),
    draft,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t(point ? 'points.change' : 'points.create')}
      submitLabel={t('zones.save')}
      draft={draft}
      schema={pointForm}
      words={problemWords}
      {...(point && {
        defaultValues: { number: point.number, name: point.name, direction: point.direction, kind: point.kind },
      })}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields />
    </FormDrawer>
  );
}
