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
import { useTriggerWords } from './triggerTexts.ts';

const noText: string | null = null;
const noNumber: number | null = null;
const noKinds: readonly AlarmKind[] = [];
const noTypes: readonly DeviceType[] = [];
const noActions: readonly TriggerAction[] = [];
const noReceivers: readonly TriggerReceiver[] = [];

function When() {
  const t = useTriggerWords();
  const moment = useFormField<TriggerMoment | null>('moment', { label: t('alarmTriggers.moment'), initial: 'raised' });
  const after = useFormField('afterMinutes', { label: t('alarmTriggers.afterMinutes'), initial: noNumber });
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

function Which() {
  const t = useTriggerWords();
  const level = useFormField<string | null>('mildestLevel', { label: t('alarmTriggers.level'), initial: '2' });
  const kinds = useFormField('kinds', { label: t('alarmTriggers.kinds'), initial: noKinds });
  const types = useFormField('deviceTypes', { label: t('alarmTriggers.types'), initial: noTypes });
  const from = useFormField('fromTime', { label: t('alarmTriggers.fromTime'), initial: noText });
  const to = useFormField('toTime', { label: t('alarmTriggers.toTime'), initial: noText });
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

/** All that ALM-12 asks of a trigger rule: when, on which alarms, what is done and who is sent word. @spec ALM-12 */
export function TriggerFields({ isNew }: { readonly isNew: boolean }) {
  const t = useTriggerWords();
  const { value: checked, ...enabled } = useFormField('isEnabled', {
    label: t('alarmTriggers.enabled'),
    initial: true,
  });
  const actions = useFormField('actions', { label: t('alarmTriggers.actions'), initial: noActions });
  const receivers = useFormField('receivers', { label: t('alarmTriggers.receivers'), initial: noReceivers });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('alarmTriggers.name'), initial: '' })}
        countMax={nameChars.max}
        required
      />
      <When />
      <Which />
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
    </>
  );
}
