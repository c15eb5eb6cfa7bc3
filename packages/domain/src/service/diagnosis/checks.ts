import { type DeviceStatusFields, freshness, signalNone, signalOfflineMax } from '../../device/index.ts';
import { clocksDifferMs, type WordArgs } from '../../lib/index.ts';
import type { SendReason, SendState } from '../../message/index.ts';
import {
  diagnosedSendDays,
  goodBalancePiecesMin,
  goodBatteryPercentMin,
  goodSignalMin,
  lastKnownHeartbeats,
  usualAlarmsPerDayMax,
} from '../limits.ts';

export const checkResults = ['pass', 'warn', 'fail'] as const;
export type CheckResult = (typeof checkResults)[number];

/** What is stored about a device; undefined: not known, so that nothing is said of it. */
export interface DeviceFacts extends DeviceStatusFields {
  /** Milliseconds since 1970; null: it never reported. */
  readonly lastReportMs: number | null;
  readonly heartbeatS: number;
  /** Percent; null for a device on mains. */
  readonly batteryRatio: number | null;
  readonly alarmsToday?: number | undefined;
  /** It stands on the device send blacklist for what is asked about. @spec DEV-27 */
  readonly isSendBlocked?: boolean | undefined;
  /** The switch that limits its SMS and calls is on. @spec DEV-16 */
  readonly isSendLimited?: boolean | undefined;
  /** A silence or a drill holds its messages back now. @spec ALM-12 */
  readonly isSilenced?: boolean | undefined;
}
/** The newest message or call to a number because of a device. */
export interface LastMessage {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly state: SendState;
  readonly reason: SendReason | null;
}
export interface ReceiverFacts {
  /** The number is among the alarm receivers of the device. */
  readonly isReceiver?: boolean | undefined;
  /** Its person wants alarms by this way; a person without an account has chosen nothing. */
  readonly isWanted?: boolean | undefined;
  readonly isSmsBlocked?: boolean | undefined;
  readonly isVoiceBlocked?: boolean | undefined;
  /** Null: none in the days that are looked at. */
  readonly lastMessage?: LastMessage | null | undefined;
}
/** The service access that messages of what is asked about go through. */
export interface AccessFacts {
  /** One is set up and on. */
  readonly isThere: boolean;
  /** Its offers fail, so that it waits. */
  readonly isPaused: boolean;
}
export interface AccountFacts {
  readonly isDisabled?: boolean | undefined;
  readonly isLocked?: boolean | undefined;
  /** Its person wants alarms by app. */
  readonly isAppWanted?: boolean | undefined;
}

/** What is known of what was asked about; null where nothing was found, undefined where nobody knows. @spec SRV-05 */
export interface DiagnosisFacts {
  readonly nowMs: number;
  readonly device?: DeviceFacts | null | undefined;
  readonly receiver?: ReceiverFacts | null | undefined;
  readonly account?: AccountFacts | null | undefined;
  readonly access?: AccessFacts | undefined;
  /** Messages and calls left; undefined: nobody counts them. */
  readonly balance?:
    | {
        readonly sms: number;
        readonly voice: number;
        /** The reader may not see how much: the figures say no more than the verdict. */
        readonly isHidden?: boolean | undefined;
      }
    | undefined;
}

/** A verdict with the advice that goes with it, where it is not that of the check itself. */
interface Verdict {
  readonly result: CheckResult;
  readonly advice: 'lastKnown';
}
/** `unknown`: nothing is stored that would tell. */
export type Judgement = CheckResult | Verdict | 'unknown';

interface CheckRow {
  /** Nothing when what it looks at was not found. */
  readonly judge: (facts: DiagnosisFacts) => Judgement | undefined;
  /** The limits named in the advice. */
  readonly args?: WordArgs;
}

type Judged<T> = (subject: T, facts: DiagnosisFacts) => Judgement;
const about =
  <Name extends 'device' | 'receiver' | 'account' | 'balance' | 'access'>(
    name: Name,
    judge: Judged<NonNullable<DiagnosisFacts[Name]>>,
  ): CheckRow['judge'] =>
  (facts) => {
    const subject = facts[name];
    if (subject === undefined) return isMissing(facts) ? undefined : 'unknown';
    return subject === null ? undefined : judge(subject, facts);
  };
/** What was asked about is not there: nothing else is said. */
const isMissing = ({ device, account }: DiagnosisFacts): boolean => device === null || account === null;

const failsIf = (isBad: boolean | undefined): Judgement => (isBad === undefined ? 'unknown' : isBad ? 'fail' : 'pass');
const warnsIf = (isBad: boolean | undefined): Judgement => (isBad === undefined ? 'unknown' : isBad ? 'warn' : 'pass');
const passesIf = (isGood: boolean | undefined): Judgement => failsIf(isGood === undefined ? undefined : !isGood);
const ofBalance = (left: number): Judgement => (left > 0 ? warnsIf(left < goodBalancePiecesMin) : 'fail');

/** Whether the clock of the device, or ours, is wrong: its last report lies ahead. */
const isAhead = ({ lastReportMs }: DeviceFacts, nowMs: number): boolean =>
  lastReportMs !== null && lastReportMs > nowMs + clocksDifferMs;

/** A value that a device reported so long ago that it says little of now is the last one known, whatever it is. */
const asReported =
  (judge: Judged<DeviceFacts>): Judged<DeviceFacts> =>
  (device, facts) => {
    const { lastReportMs, heartbeatS } = device;
    if (lastReportMs === null) return 'unknown';
    const isOld = facts.nowMs - lastReportMs > lastKnownHeartbeats * heartbeatS * 1000;
    return isOld ? { result: 'warn', advice: 'lastKnown' } : judge(device, facts);
  };

/** Went, or is on its way. */
const goes: ReadonlySet<SendState> = /* #__PURE__ */ new Set(['planned', 'held', 'handed', 'sent', 'delivered']);

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
    judge: about('device', (device, { nowMs }) => {
      // a report from the future says nothing of how old it is: the clock's own row does
      if (isAhead(device, nowMs)) return 'unknown';
      const age = freshness(device.lastReportMs, nowMs, device.heartbeatS);
      return age === 'fresh' ? 'pass' : age === 'late' ? 'warn' : 'fail';
    }),
  },
  clock: { judge: about('device', (device, { nowMs }) => failsIf(isAhead(device, nowMs))) },
  signal: {
    args: { min: goodSignalMin },
    judge: about(
      'device',
      asReported(({ signals }) => {
        if (signals === null || signals === signalNone) return 'unknown';
        return signals <= signalOfflineMax ? 'fail' : warnsIf(signals < goodSignalMin);
      }),
    ),
  },
  battery: {
    args: { min: goodBatteryPercentMin },
    judge: about(
      'device',
      asReported(({ lowPower, batteryRatio }) =>
        lowPower ? 'fail' : warnsIf(batteryRatio !== null && batteryRatio < goodBatteryPercentMin),
      ),
    ),
  },
  alarmRate: {
    args: { max: usualAlarmsPerDayMax },
    judge: about('device', ({ alarmsToday }) =>
      warnsIf(alarmsToday === undefined ? undefined : alarmsToday > usualAlarmsPerDayMax),
    ),
  },
  notSilenced: { judge: about('device', ({ isSilenced }) => warnsIf(isSilenced)) },
  sendAllowed: { judge: about('device', ({ isSendBlocked }) => failsIf(isSendBlocked)) },
  sendLimit: { judge: about('device', ({ isSendLimited }) => warnsIf(isSendLimited)) },
  receiver: { judge: about('receiver', ({ isReceiver }) => passesIf(isReceiver)) },
  receives: { judge: about('receiver', ({ isWanted }) => passesIf(isWanted)) },
  smsAllowed: { judge: about('receiver', ({ isSmsBlocked }) => failsIf(isSmsBlocked)) },
  voiceAllowed: { judge: about('receiver', ({ isVoiceBlocked }) => failsIf(isVoiceBlocked)) },
  accessThere: { judge: about('access', ({ isThere }) => passesIf(isThere)) },
  accessWorks: { judge: about('access', ({ isThere, isPaused }) => (isThere ? failsIf(isPaused) : 'unknown')) },
  lastMessage: {
    args: { days: diagnosedSendDays },
    judge: about('receiver', ({ lastMessage }) =>
      lastMessage === undefined ? 'unknown' : failsIf(lastMessage !== null && !goes.has(lastMessage.state)),
    ),
  },
  smsBalance: { args: { min: goodBalancePiecesMin }, judge: about('balance', ({ sms }) => ofBalance(sms)) },
  voiceBalance: { args: { min: goodBalancePiecesMin }, judge: about('balance', ({ voice }) => ofBalance(voice)) },
  accountFound: { judge: ({ account }) => failsIf(!account) },
  accountEnabled: { judge: about('account', ({ isDisabled }) => failsIf(isDisabled)) },
  accountUnlocked: { judge: about('account', ({ isLocked }) => failsIf(isLocked)) },
  appWanted: { judge: about('account', ({ isAppWanted }) => passesIf(isAppWanted)) },
} as const satisfies Record<string, CheckRow>;

export type Check = keyof typeof rows;
export const checks: Readonly<Record<Check, CheckRow>> = rows;
export const checkNames = Object.keys(rows) as readonly Check[];
