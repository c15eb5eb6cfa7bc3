import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import {
  acknowledgementWaitMin,
  cableCelsius,
  commandReasonChars,
  currentA,
  type DeviceCommand,
  isGrave,
  leakageMa,
  recordingMinutes,
  voltageV,
} from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { allZones } from './commandSchema.ts';
import { controlWords } from './words.ts';

const nothing: number | null = null;
const waits = Array.from({ length: acknowledgementWaitMin.max - acknowledgementWaitMin.min + 1 }, (_, index) =>
  String(acknowledgementWaitMin.min + index),
);

function Zone({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(controlWords);
  const { data } = useCall(deviceCalls.zones, { deviceId });
  const field = useFormField<string | null>('zone', { label: t('control.zone'), initial: allZones });
  const zones = (data?.rows ?? []).map(({ number, name }) => ({ value: String(number), label: `${number} ${name}` }));
  return <Select {...field} options={[{ value: allZones, label: t('control.zone.all') }, ...zones]} required />;
}

function Point({ deviceId }: { readonly deviceId: number }) {
  const t = useWords(controlWords);
  const { data } = useCall(deviceCalls.points, { deviceId });
  const field = useFormField<string | null>('point', { label: t('control.point'), initial: null });
  const points = (data?.rows ?? []).filter(({ direction }) => direction === 'out');
  return (
    <Select
      {...field}
      options={points.map(({ number, name }) => ({ value: String(number), label: `${number} ${name}` }))}
      required
    />
  );
}

const thresholds = [
  ['leakageMa', leakageMa, 'mA'],
  ['cableCelsius', cableCelsius, '℃'],
  ['currentA', currentA, 'A'],
  ['overVoltage', voltageV, 'V'],
  ['underVoltage', voltageV, 'V'],
] as const;

function Threshold({ row: [name, { min, max }, unit] }: { readonly row: (typeof thresholds)[number] }) {
  const t = useWords(controlWords);
  const field = useFormField(name, { label: t(`control.${name}`), initial: nothing });
  return <NumberField {...field} min={min} max={max} unit={unit} isOptional />;
}

function Minutes() {
  const t = useWords(controlWords);
  const field = useFormField('minutes', { label: t('control.minutes'), initial: nothing });
  return <NumberField {...field} min={recordingMinutes.min} max={recordingMinutes.max} digits={0} required />;
}

function Args({ deviceId, command }: CommandFieldsProps) {
  if (deviceId !== undefined && (command === 'arm' || command === 'disarm')) return <Zone deviceId={deviceId} />;
  if (deviceId !== undefined && (command === 'openRelay' || command === 'closeRelay'))
    return <Point deviceId={deviceId} />;
  if (command === 'record') return <Minutes />;
  return command === 'configure' ? thresholds.map((row) => <Threshold key={row[0]} row={row} />) : null;
}

export interface CommandFieldsProps {
  /** Undefined: for many devices, whose zones and points differ. */
  readonly deviceId?: number;
  readonly command: DeviceCommand;
}

/** What a command is sent with, how long its answer is waited for, and why it is sent. @spec DEV-13 DEV-24 */
export function CommandFields({ deviceId, command }: CommandFieldsProps) {
  const t = useWords(controlWords);
  const wait = useFormField<string | null>('waitMin', { label: t('control.wait'), initial: '3' });
  const reason = useFormField('reason', { label: t('control.reason'), initial: '' });
  const needsReason = isGrave(command);
  return (
    <>
      {needsReason && <Banner tone="attention">{t('control.grave')}</Banner>}
      <Args {...(deviceId !== undefined && { deviceId })} command={command} />
      <Select {...wait} options={waits.map((value) => ({ value, label: value }))} required />
      <TextArea
        {...reason}
        countMax={commandReasonChars.max}
        {...(needsReason ? { required: true } : { isOptional: true })}
      />
    </>
  );
}
