import type { alarmDutyWords, alarmWords } from '@fireline/domain/alarm';
import type { siteWords } from '@fireline/domain/site';
import type { Translate } from '../lib/index.ts';
import { floorText } from '../lib/overlay/placeOf.ts';
import type { PopupAlarm } from './popupAlarm.ts';

type T = Translate<keyof typeof alarmWords | keyof typeof alarmDutyWords | keyof typeof siteWords>;

/** An alarm in one line: its level and kind, and where it is, the spot first as the end may be cut. */
export const popupText = (alarm: PopupAlarm, t: T): { readonly what: string; readonly where: string } => ({
  what: [
    alarm.isDrill === true && t('alarm.drill.mark'),
    t(`alarm.level.${alarm.level}`),
    t(`alarm.kind.${alarm.kind}`),
  ]
    .filter(Boolean)
    .join(' · '),
  where: [alarm.placeName, alarm.buildingName, floorText(alarm.floor, t), alarm.unitName]
    .filter((part) => part !== '')
    .join(' · '),
});
