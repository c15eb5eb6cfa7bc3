import { type DeviceStatusFields, freshness, signalNone, signalOfflineMax } from '../../device/index.ts';
import type { WordArgs } from '../../lib/index.ts';
import { goodBalancePiecesMin, goodBatteryPercentMin, goodSignalMin, usualAlarmsPerDayMax } from '../limits.ts';

export const checkResults = ['pass', 'warn', 'fail'] as const;
export type CheckResult = (typeof checkResults)[number];

export interface DeviceFacts extends DeviceStatusFields {
  /** Milliseconds since 1970; null: it never reported. */
  readonly lastReportMs: number | null;
  readonly heartbeatS: number;
  /** Percent; null for a device on mains. */
  readonly batteryRatio: number | null;
  readonly alarmsToday: number;
  /** It stands on the device send blacklist. @spec DEV-27 */
  readonly isSendBlocked: boolean;
  /** The switch that limits its SMS and calls is on. @spec DEV-16 */
  readonly isSendLimited: boolean;
}
export interface ReceiverFacts {
  /** The number is among the alarm receivers of the device. */
  readonly isReceiver: boolean;
  readonly isSmsBlocked: boolean;
  readonly isVoiceBlocked: boolean;
}
export interface AccountFacts {
  readonly isDisabled: boolean;
  readonly isLocked: boolean;
  /** An app has registered for push. */
  readonly isAppBound: boolean;
}

/** What is known of what was asked about; null where nothing was found. @spec SRV-05 */
export interface DiagnosisFacts {
  readonly nowMs: number;
  readonly device?: DeviceFacts | null | undefined;
  readonly receiver?: ReceiverFacts | null | undefined;
  readonly account?: AccountFacts | null | undefined;
  /** Messages and calls left. */
  readonly balance?: { readonly sms: number; readonly voice: number } | null | undefined;
}

interface CheckRow {
  /** Nothing when what it looks at was not found. */
  readonly judge: (facts: DiagnosisFacts) => CheckResult | undefined;
  /** The limits named in the advice. */
  readonly args?: WordArgs;
}

type Judged<T> = (subject: T, facts: DiagnosisFacts) => CheckResult;
const about =
  <Name extends 'device' | 'receiver' | 'account' | 'balance'>(
    name: Name,
    judge: Judged<NonNullable<DiagnosisFacts[Name]>>,
  ): CheckRow['judge'] =>
  (facts) => {
    const subject = facts[name];
    return subject === undefined || subject === null ? undefined : judge(subject, facts);
  };
const failsIf = (isBad: boolean): CheckResult => (isBad ? 'fail' : 'pass');
const warnsIf = (isBad: boolean): CheckResult => (isBad ? 'warn' : 'pass');
const ofBalance = (left: number): CheckResult => (left > 0 ? warnsIf(left < goodBalancePiecesMin) : 'fail');

/**
 * The checks: each looks at one thing and says whether it is well, doubtful or the cause.
 * @spec SRV-05
 */
const rows = {
  deviceFound: { judge: ({ device }) => failsIf(!device) },
  activated: { judge: about('device', ({ dStatus }) => failsIf(dStatus === 0)) },
  inService: { judge: about('device', ({ expired }) => failsIf(expired)) },
  housing: { judge: about('device', ({ open }) => failsIf(open)) },
  online: { judge: about('device', ({ online }) => failsIf(!online)) },
  reporting: {
    judge: about('device', ({ lastReportMs, heartbeatS }, { nowMs }) => {
      const age = freshness(lastReportMs, nowMs, heartbeatS);
      return age === 'fresh' ? 'pass' : age === 'late' ? 'warn' : 'fail';
    }),
  },
  signal: {
    args: { min: goodSignalMin },
    judge: about('device', ({ signals }) =>
      signals === null || signals === signalNone || signals <= signalOfflineMax
        ? 'fail'
        : warnsIf(signals < goodSignalMin),
    ),
  },
  battery: {
    args: { min: goodBatteryPercentMin },
    judge: about('device', ({ lowPower, batteryRatio }) =>
      lowPower ? 'fail' : warnsIf(batteryRatio !== null && batteryRatio < goodBatteryPercentMin),
    ),
  },
  alarmRate: {
    args: { max: usualAlarmsPerDayMax },
    judge: about('device', ({ alarmsToday }) => warnsIf(alarmsToday > usualAlarmsPerDayMax)),
  },
  sendAllowed: { judge: about('device', ({ isSendBlocked }) => failsIf(isSendBlocked)) },
  sendLimit: { judge: about('device', ({ isSendLimited }) => warnsIf(isSendLimited)) },
  // nobody receives for a device that is not there
  receiver: { judge: about('device', (_device, { receiver }) => failsIf(!receiver?.isReceiver)) },
  smsAllowed: { judge: about('receiver', ({ isSmsBlocked }) => failsIf(isSmsBlocked)) },
  voiceAllowed: { judge: about('receiver', ({ isVoiceBlocked }) => failsIf(isVoiceBlocked)) },
  smsBalance: { args: { min: goodBalancePiecesMin }, judge: about('balance', ({ sms }) => ofBalance(sms)) },
  voiceBalance: { args: { min: goodBalancePiecesMin }, judge: about('balance', ({ voice }) => ofBalance(voice)) },
  accountFound: { judge: ({ account }) => failsIf(!account) },
  accountEnabled: { judge: about('account', ({ isDisabled }) => failsIf(isDisabled)) },
  accountUnlocked: { judge: about('account', ({ isLocked }) => failsIf(isLocked)) },
  appBound: { judge: about('account', ({ isAppBound }) => failsIf(!isAppBound)) },
} as const satisfies Record<string, CheckRow>;

export type Check = keyof typeof rows;
export const checks: Readonly<Record<Check, CheckRow>> = rows;
export const checkNames = Object.keys(rows) as readonly Check[];
