import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { useApi, useCall } from '@fireline/api/react';
import { alarmKinds, alarmSilenceWords, alarmWords, maySilence, type SilenceTarget } from '@fireline/domain/alarm';
import { ComboBox } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { silenceWords } from './words.ts';

const noId: string | null = null;
const found = 20;

function DeviceChoice() {
  const t = useWords(silenceWords);
  const { client } = useApi();
  const { name: _name, ...field } = useFormField('deviceId', { label: t('silences.device'), initial: noId });
  return (
    <ComboBox
      {...field}
      options={[]}
      load={async ({ text, signal }) => {
        const { rows } = await client.send(deviceCalls.list, { search: text, pageSize: found }, { signal });
        return rows.map(({ deviceId, name, placeName }) => ({
          value: String(deviceId),
          label: name,
          description: placeName,
        }));
      }}
      messages={{ loading: t('silences.searching'), empty: t('silences.none') }}
      required
    />
  );
}

/** The rules that are the reader's own; those of danger are left out. */
function RuleChoice() {
  const t = useWords(silenceWords, alarmWords);
  const { name: _name, ...field } = useFormField('ruleId', { label: t('silences.ruleField'), initial: noId });
  const rules = useCall(alarmCalls.rules, { sort: 'kind', order: 'asc', pageSize: 200 });
  const own = (rules.data?.rows ?? []).filter(
    ({ isOwn, version }) => isOwn && maySilence(version.level ?? alarmKinds[version.kind].level),
  );
  return (
    <Select
      {...field}
      options={own.map(({ ruleId, version, partnerName }) => ({
        value: String(ruleId),
        label: [t(`alarm.kind.${version.kind}`), partnerName].filter(Boolean).join(' · '),
      }))}
      required
    />
  );
}

/** A device, a place, or where the reader sees rules one of those. */
export function TargetField() {
  const t = useWords(silenceWords, alarmSilenceWords);
  const may = useMay();
  const target = useFormField<SilenceTarget | null>('target', { label: t('silences.target'), initial: 'device' });
  const targets = (['device', 'place', 'rule'] as const).filter(
    (one) => (one !== 'rule' || may(alarmCalls.rules)) && (one !== 'device' || may(deviceCalls.list)),
  );
  return (
    <>
      <RadioGroup
        {...target}
        options={targets.map((value) => ({ value, label: t(`alarm.silence.target.${value}`) }))}
        orientation="horizontal"
      />
      {target.value === 'device' && <DeviceChoice />}
      {target.value === 'place' && <NodeField kind="place" label={t('silences.place')} required />}
      {target.value === 'rule' && <RuleChoice />}
    </>
  );
}
