import type { AlarmMoment } from '@fireline/domain/message';
import type { AlarmNotice } from './port.ts';

interface Changed {
  readonly changing: {
    readonly alarm: { readonly alarmId: number; readonly drillId?: number | null };
    readonly track: readonly { readonly event: string; readonly closing: string | null }[];
  };
}

const momentOf = ({ event, closing }: Changed['changing']['track'][number]): AlarmMoment | undefined => {
  if (event === 'raised') return 'raised';
  // a recovery that closes nothing is only noted
  if (event === 'recovered') return closing === null ? undefined : 'recovered';
  return event === 'handled' ? 'handled' : undefined;
};

/**
 * What of the changes people are to be sent word of; what a drill raised is left out.
 * @param dueAt not before; left out: at once
 * @spec ALM-09 N15
 */
export const noticesOf = (changes: readonly Changed[], dueAt?: string): AlarmNotice[] =>
  changes.flatMap(({ changing: { alarm, track } }) =>
    alarm.drillId == null
      ? track.flatMap((entry) => {
          const moment = momentOf(entry);
          return moment ? [{ alarmId: alarm.alarmId, moment, dueAt }] : [];
        })
      : [],
  );
