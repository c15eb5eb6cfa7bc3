import {
  deviceOutageWords,
  type DeviceStatusFields,
  deviceStatus,
  deviceWords,
  roundSpan,
  signalNone,
  signalOfflineMax,
  type StatusFacts,
  statusAccount,
} from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { type Format, type Instant, type Translate, useFormat, useNow, useWords } from '../lib/index.ts';
import { Root } from './DeviceStatusSentence.styles.ts';
import { deviceStatusSentenceWords } from './words.ts';

/** A device whose status is explained: what its tag reads, and as much of what explains it as is known. */
export interface ExplainedDevice
  extends DeviceStatusFields, Pick<StatusFacts, 'isSuspended' | 'hasFault' | 'offlineBeside'> {
  /** null: it never reported. */
  readonly lastSeenAt?: Instant | null | undefined;
  readonly heartbeatS?: number | undefined;
  readonly batteryRatio?: number | null | undefined;
}

type Keys = keyof typeof deviceStatusSentenceWords | keyof typeof deviceWords | keyof typeof deviceOutageWords;

interface Reader {
  readonly t: Translate<Keys>;
  readonly format: Format;
  readonly nowMs: number;
}

type Silent = Extract<ReturnType<typeof statusAccount>, { kind: 'silent' }>;

function silenceText(
  { silentMs, reason, offlineBeside }: Silent,
  device: ExplainedDevice,
  span: string,
  reader: Reader,
) {
  const { t, format } = reader;
  const { lastSeenAt, signals, batteryRatio } = device;
  const spanText = (ms: number): string => {
    const { unit, count } = roundSpan(ms);
    return t(`device.span.${unit}`, { count });
  };
  const facts =
    silentMs === null || lastSeenAt == null
      ? [t('DeviceStatusSentence.never', { span })]
      : [
          t('DeviceStatusSentence.silent', { span, silence: spanText(silentMs), time: format.dateTime(lastSeenAt) }),
          ...(signals === null || signals === signalNone ? [] : [t('DeviceStatusSentence.signal', { signals })]),
          ...(batteryRatio == null
            ? []
            : [t('DeviceStatusSentence.battery', { battery: format.number(batteryRatio, { unit: '%' }) })]),
        ];
  const clauses = [
    facts.join(t('DeviceStatusSentence.comma')),
    ...(reason === 'unknown' ? [] : [t('DeviceStatusSentence.cause', { cause: t(`device.offline.${reason}`) })]),
    ...(offlineBeside === 0 ? [] : [t('DeviceStatusSentence.beside', { count: offlineBeside })]),
  ];
  const advice = t('DeviceStatusSentence.advice', { advice: t(`device.offlineAdvice.${reason}`) });
  return clauses.join(t('DeviceStatusSentence.semicolon')) + advice;
}

function sentenceOf(device: ExplainedDevice, reader: Reader): string {
  const { t, format, nowMs } = reader;
  const { lastSeenAt, heartbeatS, batteryRatio = null } = device;
  if (lastSeenAt === undefined || heartbeatS === undefined)
    return t(`device.statusWhy.${deviceStatus(device)}`, { max: signalOfflineMax, none: signalNone });
  const lastSeenAtMs = lastSeenAt === null ? null : new Date(lastSeenAt).getTime();
  const account = statusAccount({ ...device, batteryRatio, heartbeatS, lastSeenAtMs }, nowMs);
  const { unit, count } = roundSpan(heartbeatS * 1000);
  const span = t(`device.span.${unit}`, { count });
  if (account.kind === 'silent') return silenceText(account, device, span, reader);
  if (account.kind !== 'reporting') return t(`DeviceStatusSentence.${account.kind}`);
  if (lastSeenAt === null) return t('DeviceStatusSentence.never', { span });
  return t('DeviceStatusSentence.reporting', { span, age: format.age(lastSeenAt, nowMs) });
}

export interface DeviceStatusSentenceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What its tag reads, and as much of what explains it as is known. */
  readonly device: ExplainedDevice;
}

/**
 * Why a device has its status, in one sentence: how long it has been silent, its last values, the cause and what to do.
 * @spec N13 DEV-07
 * @example <DeviceStatusSentence device={device} />
 */
export function DeviceStatusSentence({ device, ...rest }: DeviceStatusSentenceProps) {
  const t = useWords(deviceStatusSentenceWords, deviceWords, deviceOutageWords);
  const format = useFormat();
  const nowMs = useNow(60_000);
  return <Root {...rest}>{sentenceOf(device, { t, format, nowMs })}</Root>;
}
