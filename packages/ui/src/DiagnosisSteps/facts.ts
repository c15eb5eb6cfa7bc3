import type { Check, DiagnosisFacts } from '@fireline/domain/service';

/** The figure that a check looked at; the instant of a report in milliseconds since 1970. */
export type Fact =
  | { readonly kind: 'number'; readonly value: number; readonly unit?: string }
  | { readonly kind: 'instant'; readonly value: number }
  | { readonly kind: 'never' | 'none' | 'unknown' };

const numberFact = (value: number | null | undefined, unit?: string): Fact =>
  value === null || value === undefined || !Number.isFinite(value)
    ? { kind: 'unknown' }
    : { kind: 'number', value, ...(unit === undefined ? {} : { unit }) };

/** What there was to see, for the checks whose result is a matter of degree; of the others the result says it all. */
export function factOf(check: Check, facts: DiagnosisFacts | undefined): Fact | undefined {
  const { device, balance, receiver } = facts ?? {};
  switch (check) {
    case 'reporting': {
      if (!device) return undefined;
      return device.lastReportMs === null ? { kind: 'never' } : { kind: 'instant', value: device.lastReportMs };
    }
    case 'clock':
      return device && device.lastReportMs !== null ? { kind: 'instant', value: device.lastReportMs } : undefined;
    case 'lastMessage': {
      const last = receiver?.lastMessage;
      if (last === undefined) return undefined;
      return last === null ? { kind: 'none' } : { kind: 'instant', value: last.atMs };
    }
    case 'signal':
      return device ? numberFact(device.signals) : undefined;
    case 'battery':
      // a device on mains has no ratio, and nothing to tell
      return device && device.batteryRatio !== null ? numberFact(device.batteryRatio, '%') : undefined;
    case 'alarmRate':
      return device ? numberFact(device.alarmsToday) : undefined;
    case 'smsBalance':
      return balance && !balance.isHidden ? numberFact(balance.sms) : undefined;
    case 'voiceBalance':
      return balance && !balance.isHidden ? numberFact(balance.voice) : undefined;
    default:
      return undefined;
  }
}
