import {
  alarmKindNames,
  alarmKinds,
  type AlarmKind,
  alarmLevelNumbers,
  alarmTimeMinutes,
} from '@fireline/domain/alarm';
import {
  type DeviceType,
  deviceTypeNames,
  deviceTypes,
  type Measurement,
  measurementNames,
  measurements,
} from '@fireline/domain/device';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { Pair } from './Rules.styles.ts';
import { useRuleWords } from './ruleTexts.ts';

const noText: string | null = null;
const noNumber: number | null = null;
const noTypes: readonly DeviceType[] = [];
const sides = ['atLeast', 'atMost'] as const;

function Flag({ name, label }: { readonly name: 'autoRecovery' | 'armingEnable'; readonly label: string }) {
  const { value: checked, ...flag } = useFormField(name, { label, initial: false });
  return <Checkbox {...flag} checked={checked} />;
}

/** The kind, the reading that tells it and the devices that send it. */
function Subject({ isKindKept }: { readonly isKindKept: boolean }) {
  const t = useRuleWords();
  const kind = useFormField<string | null>('kind', { label: t('rules.kind'), initial: noText });
  const measurement = useFormField<string | null>('measurement', { label: t('rules.measurement'), initial: noText });
  const types = useFormField('deviceTypes', { label: t('rules.types'), initial: noTypes });
  const told = kind.value === null ? undefined : alarmKinds[kind.value as AlarmKind].measurement;
  const readings = told === undefined ? measurementNames : [told];
  const sends = (type: DeviceType) =>
    measurement.value === null || deviceTypes[type].readings.includes(measurement.value as Measurement);
  return (
    <>
      <Pair>
        <Select
          {...kind}
          onChange={({ value }) => {
            kind.onChange({ value });
            const only = value === null ? undefined : alarmKinds[value as AlarmKind].measurement;
            if (only !== undefined) measurement.onChange({ value: only });
          }}
          options={alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) }))}
          disabled={isKindKept}
          required
        />
        <Select
          {...measurement}
          options={readings.map((value) => ({ value, label: t(`device.measurement.${value}`) }))}
          required
        />
      </Pair>
      <MultiSelect<DeviceType>
        {...types}
        options={deviceTypeNames.filter(sends).map((value) => ({ value, label: t(`device.type.${value}`) }))}
        required
      />
    </>
  );
}

function Bounds() {
  const t = useRuleWords();
  const { value: reading } = useFormField<string | null>('measurement', {
    label: t('rules.measurement'),
    initial: noText,
  });
  const side = useFormField<(typeof sides)[number] | null>('raisesWhen', {
    label: t('rules.raisesWhen'),
    initial: 'atLeast',
  });
  const threshold = useFormField('threshold', { label: t('rules.threshold'), initial: noNumber });
  const recoversAt = useFormField('recoversAt', { label: t('rules.recoversAt'), initial: noNumber });
  const row = reading === null ? undefined : measurements[reading as Measurement];
  const bounds = row && { min: row.min, max: row.max, digits: row.digits, ...(row.unit && { unit: row.unit }) };
  return (
    <>
      <RadioGroup
        {...side}
        options={sides.map((value) => ({ value, label: t(`rules.raises.${value}`) }))}
        orientation="horizontal"
      />
      <Pair>
        <NumberField {...threshold} {...bounds} required />
        <NumberField {...recoversAt} {...bounds} required />
      </Pair>
    </>
  );
}

/** All that ALM-05 asks of an alarm rule. @spec ALM-05 */
export function RuleFields({ isKindKept }: { readonly isKindKept: boolean }) {
  const t = useRuleWords();
  const time = useFormField('alarmTimeMinutes', { label: t('rules.alarmTime'), initial: noNumber });
  const level = useFormField<string | null>('level', { label: t('rules.level'), initial: noText });
  return (
    <>
      <Subject isKindKept={isKindKept} />
      <Bounds />
      <Pair>
        <NumberField
          {...time}
          description={t('rules.alarmTime.help')}
          min={alarmTimeMinutes.over}
          max={alarmTimeMinutes.under}
          digits={1}
          unit={t('rules.alarmTime.unit')}
          required
        />
        <Select
          {...level}
          options={alarmLevelNumbers.map((value) => ({ value: String(value), label: t(`alarm.level.${value}`) }))}
          placeholder={t('rules.level.ofKind')}
          isClearable
          isOptional
        />
      </Pair>
      <Flag name="autoRecovery" label={t('alarm.rule.autoRecovery')} />
      <Flag name="armingEnable" label={t('alarm.rule.armingEnable')} />
      {!isKindKept && <NodeField kind="partner" label={t('rules.partner')} />}
    </>
  );
}
