import type { AlarmState } from '@fireline/domain/alarm';
import type { SpokenAlarm } from '../lib/alarm/AlarmVoice.tsx';

/** What a list shows of an alarm. */
export interface ListAlarm extends SpokenAlarm {
  readonly state: AlarmState;
  /** How often the device reported it; 1 is not shown. */
  readonly count?: number;
}

export interface AlarmListActions<A extends ListAlarm> {
  /** A press on the row or Enter. Left out: rows are only selected. */
  readonly onOpen?: (choice: { readonly alarm: A }) => void;
  /** One alarm, or all unacknowledged ones of a place. Left out: the reader may not. */
  readonly onAcknowledge?: (choice: { readonly alarms: readonly A[] }) => void;
  /** Left out: the reader may not handle alarms. */
  readonly onHandle?: (choice: { readonly alarm: A }) => void;
}
