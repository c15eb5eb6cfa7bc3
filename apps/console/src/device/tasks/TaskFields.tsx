import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import {
  acknowledgementWaitMin,
  deviceCommandWords,
  deviceTaskWords,
  type Repeat,
  repeats,
  textChars,
} from '@fireline/domain/device';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { TextField } from '@fireline/ui/TextField';
import { TimeField } from '@fireline/ui/TimeField';
import { useLanguage, useWords } from '@fireline/ui/lib';
import { allZones, type ScheduledCommand } from './taskFormSchema.ts';
import { weekdayNames } from './taskText.ts';
import { taskWords } from './words.ts';

const noDay: string | null = null;
const noDays: readonly string[] = [];
const monthDays = Array.from({ length: 31 }, (_, index) => String(index + 1));
const waits = Array.from({ length: acknowledgementWaitMin.max - acknowledgementWaitMin.min + 1 }, (_, index) =>
  String(acknowledgementWaitMin.min + index),
);

function Zone({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(taskWords);
  const { data } = useCall(deviceCalls.zones, { deviceId });
  const field = useFormField<string | null>('zone', { label: t('tasks.zone'), initial: allZones });
  const zones = data?.rows ?? [];
  return (
    <Select
      {...field}
      options={[
        { value: allZones, label: t('tasks.zone.all') },
        ...zones.map(({ number, name }) => ({ value: String(number), label: `${number} ${name}` })),
      ]}
      required
    />
  );
}

function Point({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(taskWords);
  const { data } = useCall(deviceCalls.points, { deviceId });
  const field = useFormField('point', { label: t('tasks.point'), initial: noDay });
  const points = (data?.rows ?? []).filter(({ direction }) => direction === 'out');
  return (
    <Select
      {...field}
      options={points.map(({ number, name }) => ({ value: String(number), label: `${number} ${name}` }))}
      required
    />
  );
}

function Days({ repeat }: { readonly repeat: Repeat }) {
  const t = useWords(taskWords);
  const names = weekdayNames(useLanguage());
  const on = useFormField('on', { label: t('tasks.on'), initial: noDay });
  const weekdays = useFormField('weekdays', { label: t('tasks.weekdays'), initial: noDays });
  const ofMonth = useFormField('monthDays', { label: t('tasks.monthDays'), initial: noDays });
  if (repeat === 'once') return <DateField {...on} required />;
  if (repeat === 'weekly')
    return (
      <MultiSelect
        {...weekdays}
        options={names.map((label, index) => ({ value: String(index + 1), label }))}
        required
      />
    );
  if (repeat !== 'monthly') return null;
  return (
    <MultiSelect
      {...ofMonth}
      description={t('tasks.monthDays.hint')}
      options={monthDays.map((value) => ({ value, label: value }))}
      required
    />
  );
}

/** What a scheduled task does, and when. @spec DEV-22 */
export function TaskFields({
  deviceId,
  commands,
}: {
  readonly deviceId: number;
  readonly commands: readonly ScheduledCommand[];
}) {
  const t = useWords(taskWords, deviceTaskWords, deviceCommandWords);
  const command = useFormField<ScheduledCommand | null>('command', {
    label: t('tasks.command'),
    initial: commands[0] ?? null,
  });
  const repeat = useFormField<Repeat | null>('repeat', { label: t('tasks.repeat'), initial: 'daily' });
  const wait = useFormField<string | null>('waitMin', { label: t('tasks.wait'), initial: waits[0] ?? null });
  const dayOf = (name: 'from' | 'until') => ({ label: t(`tasks.${name}`), initial: noDay });
  return (
    <>
      <TextField {...useFormField('name', { label: t('tasks.name'), initial: '' })} countMax={textChars.max} required />
      <Select
        {...command}
        options={commands.map((value) => ({ value, label: t(`device.command.${value}`) }))}
        required
      />
      {(command.value === 'arm' || command.value === 'disarm') && <Zone deviceId={deviceId} />}
      {(command.value === 'openRelay' || command.value === 'closeRelay') && <Point deviceId={deviceId} />}
      <Select
        {...repeat}
        options={repeats.map((value) => ({ value, label: t(`device.task.repeat.${value}`) }))}
        required
      />
      <Days repeat={repeat.value ?? 'daily'} />
      <TimeField {...useFormField('at', { label: t('tasks.at'), initial: noDay })} required />
      <DateField {...useFormField('from', dayOf('from'))} isOptional />
      <DateField {...useFormField('until', dayOf('until'))} isOptional />
      <Select {...wait} options={waits.map((value) => ({ value, label: value }))} required />
    </>
  );
}
