import {
  type AlarmKind,
  alarmKindNames,
  alarmLevelNumbers,
  nameChars,
  type TriggerAction,
  triggerActions,
  triggerAfterMinutes,
  type TriggerMoment,
  triggerMoments,
  type TriggerReceiver,
  triggerReceivers,
} from '@fireline/domain/alarm';
import { type DeviceType, deviceTypeNames } from '@fireline/domain/device';
import { Card } from '@fireline/ui/Card';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { TimeField } from '@fireline/ui/TimeField';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import { Pair } from '../rules/Rules.styles.ts';
import { TriggerTest } from './TriggerTest.tsx';
import { useTriggerWords } from './triggerTexts.ts';

const noText: string | null = null;
const noNumber: number | null = null;
const noKinds: readonly AlarmKind[] = [];
const noTypes: readonly DeviceType[] = [];
const noActions: readonly TriggerAction[] = [];
const noReceivers: readonly TriggerReceiver[] = [];

/** The fields with what they hold: a rule is tested before it is saved. */
function useFields() {
  const t = useTriggerWords();
  return {
    name: useFormField('name', { label: t('alarmTriggers.name'), initial: '' }),
    enabled: useFormField('isEnabled', { label: t('alarmTriggers.enabled'), initial: true }),
    moment: useFormField<TriggerMoment | null>('moment', { label: t('alarmTriggers.moment'), initial: 'raised' }),
    after: useFormField('afterMinutes', { label: t('alarmTriggers.afterMinutes'), initial: noNumber }),
    level: useFormField<string | null>('mildestLevel', { label: t('alarmTriggers.level'), initial: '2' }),
    kinds: useFormField('kinds', { label: t('alarmTriggers.kinds'), initial: noKinds }),
    types: useFormField('deviceTypes', { label: t('alarmTriggers.types'), initial: noTypes }),
    from: useFormField('fromTime', { label: t('alarmTriggers.fromTime'), initial: noText }),
    to: useFormField('toTime', { label: t('alarmTriggers.toTime'), initial: noText }),
    actions: useFormField('actions', { label: t('alarmTriggers.actions'), initial: noActions }),
    receivers: useFormField('receivers', { label: t('alarmTriggers.receivers'), initial: noReceivers }),
  };
}
type Fields = ReturnType<typeof useFields>;

function When({ moment, after }: Pick<Fields, 'moment' | 'after'>) {
  const t = useTriggerWords();
  return (
    <>
      <RadioGroup
        {...moment}
        onChange={({ value }) => {
          moment.onChange({ value });
          if (value !== 'standing') after.onChange({ value: null });
        }}
        options={triggerMoments.map((value) => ({ value, label: t(`alarm.trigger.moment.${value}`) }))}
        orientation="horizontal"
      />
      {moment.value === 'standing' && <NumberField {...after} {...triggerAfterMinutes} digits={0} required />}
    </>
  );
}

function Which({ level, kinds, types, from, to }: Pick<Fields, 'level' | 'kinds' | 'types' | 'from' | 'to'>) {
  const t = useTriggerWords();
  return (
    <>
      <Select
        {...level}
        options={alarmLevelNumbers.map((value) => ({ value: String(value), label: t(`alarm.level.${value}`) }))}
        required
      />
      <MultiSelect<AlarmKind>
        {...kinds}
        options={alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) }))}
        placeholder={t('alarmTriggers.all')}
        isClearable
        isOptional
      />
      <MultiSelect<DeviceType>
        {...types}
        options={deviceTypeNames.map((value) => ({ value, label: t(`device.type.${value}`) }))}
        placeholder={t('alarmTriggers.all')}
        isClearable
        isOptional
      />
      <Pair>
        <TimeField {...from} isOptional />
        <TimeField {...to} isOptional />
      </Pair>
    </>
  );
}

interface TestOfProps {
  readonly fields: Fields;
  /** Null: all alarms; of a new rule, those of the partner of the reader, if it has one. */
  readonly partnerId: number | null;
  readonly isNew: boolean;
}

/** What stands in the fields, tested as it is. */
function TestOf({ fields, partnerId, isNew }: TestOfProps) {
  const t = useTriggerWords();
  const { name, enabled, moment, after, level, kinds, types, from, to, actions, receivers } = fields;
  return (
    <Card title={t('alarmTriggers.test')} headingLevel={3}>
      <TriggerTest
        rule={{
          // a rule that is still written may have no name yet
          name: name.value.trim() || t('alarmTriggers.test.unnamed'),
          isEnabled: enabled.value,
          moment: moment.value ?? '',
          afterMinutes: after.value,
          mildestLevel: Number(level.value),
          kinds: [...kinds.value],
          deviceTypes: [...types.value],
          fromTime: from.value,
          toTime: to.value,
          actions: [...actions.value],
          receivers: [...receivers.value],
          partnerId,
          isForAll: !isNew && partnerId === null,
        }}
      />
    </Card>
  );
}

/** A new rule looks at the alarms of the partner that is chosen. */
function TestOfNew({ fields }: Pick<TestOfProps, 'fields'>) {
  const t = useTriggerWords();
  const { value } = useFormField('partnerId', { label: t('alarmTriggers.partner'), initial: noText });
  return <TestOf fields={fields} partnerId={value ? Number(value) : null} isNew />;
}

export interface TriggerFieldsProps {
  readonly isNew: boolean;
  /** Whose alarms a saved rule looks at; null: all. */
  readonly partnerId: number | null;
}

/** All that ALM-12 asks of a trigger rule: when, on which alarms, what is done and who is sent word. @spec ALM-12 */
export function TriggerFields({ isNew, partnerId }: TriggerFieldsProps) {
  const t = useTriggerWords();
  const fields = useFields();
  const { name, actions, receivers } = fields;
  const { value: checked, ...enabled } = fields.enabled;
  return (
    <>
      <TextField {...name} countMax={nameChars.max} required />
      <When {...fields} />
      <Which {...fields} />
      <MultiSelect<TriggerAction>
        {...actions}
        options={triggerActions.map((value) => ({ value, label: t(`alarm.trigger.action.${value}`) }))}
        required
      />
      <MultiSelect<TriggerReceiver>
        {...receivers}
        options={triggerReceivers.map((value) => ({ value, label: t(`message.receiver.${value}`) }))}
        isClearable
        isOptional
      />
      {isNew && <NodeField kind="partner" label={t('alarmTriggers.partner')} />}
      <Checkbox {...enabled} checked={checked} />
      {isNew ? <TestOfNew fields={fields} /> : <TestOf fields={fields} partnerId={partnerId} isNew={false} />}
    </>
  );
}
