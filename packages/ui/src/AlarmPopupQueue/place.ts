import type { PopupEntry } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import type { Translate } from '../lib/index.ts';
import type { PopupAlarm } from './popupAlarm.ts';

const floorText = (floor: number, t: Translate<keyof typeof siteWords>): string =>
  floor < 0 ? t('site.basement', { floor: -floor }) : t('site.floor', { floor });

/** Where the entry is, as far as all its alarms share it: unit, building, floor, and for a single alarm the spot itself. */
export function placeOf({ of, first }: PopupEntry<PopupAlarm>, t: Translate<keyof typeof siteWords>): string {
  const floor = first.floor === null ? '' : floorText(first.floor, t);
  const parts = {
    unit: [first.unitName],
    building: [first.unitName, first.buildingName],
    floor: [first.unitName, first.buildingName, floor],
    alarm: [first.unitName, first.buildingName, floor, first.placeName],
  };
  return parts[of].filter((part) => part !== '').join(' · ');
}
