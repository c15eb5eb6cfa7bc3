import { type DefenceZone, deviceCalls } from '@fireline/api/device';
import { defenceZoneForm, deviceDefenceWords, textChars, voltageV, zoneNumbers } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { defenceWords } from './words.ts';

type Value = FormValue<typeof defenceZoneForm>;
const problemWords = [deviceDefenceWords];
const nothing: number | null = null;

/** The domain's form; the arm status is the device's, not typed. */
const schema: FormSchema<Value> = {
  '~standard': {
    validate: (input) => {
      const result = defenceZoneForm.check({ ...(input as object), armStatus: 'armed' });
      return result.ok
        ? { value: result.value }
        : { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};

function Fields() {
  const t = useWords(defenceWords);
  const number = useFormField('number', { label: t('zones.number'), initial: nothing });
  const voltage = useFormField('voltage', { label: t('zones.voltage'), initial: nothing });
  const name = useFormField('name', { label: t('zones.name'), initial: '' });
  const location = useFormField('location', { label: t('zones.location'), initial: '' });
  return (
    <>
      <NumberField {...number} min={zoneNumbers.min} max={zoneNumbers.max} digits={0} isGrouped={false} required />
      <TextField {...name} countMax={textChars.max} required />
      <TextField {...location} countMax={textChars.max} isOptional />
      <NumberField {...voltage} min={voltageV.min} max={voltageV.max} unit="V" isOptional />
    </>
  );
}

export interface ZoneFormProps {
  readonly deviceId: number;
  readonly zone?: DefenceZone | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A defence zone as it is added or changed. @spec DEV-15 */
export function ZoneForm({ deviceId, zone, onClose, onSaved }: ZoneFormProps) {
  const t = useWords(defenceWords);
  const draft = useDraft<Entered>(`zone.${deviceId}.${zone?.zoneId ?? 'new'}`);
  const submit = useFormSend<Value, DefenceZone>({
    send: ({ number, name, location, voltage }, client) =>
      client.send(deviceCalls.saveZone, {
        deviceId,
        number,
        name,
        ...(location !== undefined && { location }),
        ...(voltage !== undefined && { voltage }),
        ...(zone && { zoneId: zone.zoneId, revision: zone.revision }),
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
      title={t(zone ? 'zones.change' : 'zones.create')}
      submitLabel={t('zones.save')}
      draft={draft}
      schema={schema}
      words={problemWords}
      {...(zone && {
        defaultValues: { number: zone.number, name: zone.name, location: zone.location, voltage: zone.voltage },
      })}
      onSubmit={submit}
      onClose={onClose}
    >
      {!zone && <Banner tone="info">{t('zones.note')}</Banner>}
      <Fields />
    </FormDrawer>
  );
}
