import { type Closing, closings } from '../handling.ts';
import { type AlarmKind, alarmKindNames } from '../kinds.ts';

/** What an entry of the user log says of alarms or of a rule, where its detail is a stored number and a stored choice. */
export interface LoggedAlarms {
  /** The alarms, by number; empty: the number is that of a rule. */
  readonly alarmIds: readonly number[];
  /** The key of the word of what was chosen. */
  readonly word?: `alarm.closing.${Closing}` | `alarm.kind.${AlarmKind}`;
}

const numbers = /^\d{1,15}(?: \d{1,15})*$/;

/**
 * What the detail of an entry about alarms means; undefined: it is words already.
 * @example loggedAlarms('alarm.handle', '36546 falseAlarm') // { alarmIds: [36546], word: 'alarm.closing.falseAlarm' }
 * @spec SES-10 ALM-03
 */
export function loggedAlarms(action: string, detail: string): LoggedAlarms | undefined {
  if (!action.startsWith('alarm.')) return undefined;
  if (action === 'alarm.acknowledge' && numbers.test(detail)) return { alarmIds: detail.split(' ').map(Number) };
  const [number = '', choice = '', ...others] = detail.split(' ');
  if (!numbers.test(number) || others.length > 0) return undefined;
  const closing = closings.find((one) => one === choice);
  if (closing) return { alarmIds: [Number(number)], word: `alarm.closing.${closing}` };
  const kind = alarmKindNames.find((one) => one === choice);
  return kind && { alarmIds: [], word: `alarm.kind.${kind}` };
}
