import { addDays } from '@fireline/domain/lib';
import type { Ms } from './model.ts';

export const secondMs = 1000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
/** How far back the city remembers. */
export const historyDays = 30;

/** The city keeps China Standard Time: eight hours ahead, no summer time. */
const offsetMs = 8 * hourMs;

/** Short times stay nearly as they are; long ones come near to the limit and never reach it. */
export const shortened = (ms: Ms, limit: Ms): Ms => ms / (1 + ms / limit);

/** The local day's number since 1970. */
export const dayOf = (at: Ms): number => Math.floor((at + offsetMs) / dayMs);
export const dayStart = (day: number): Ms => day * dayMs - offsetMs;
/** Local hour of the day, 0 up to 24, with its fraction. */
export const hourOf = (at: Ms): number => ((at + offsetMs) % dayMs) / hourMs;
/** 1970 began on a Thursday. */
export const isWorkday = (day: number): boolean => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;
/** `2026-11-30` */
export const dateText = (day: number): string => addDays('1970-01-01', day);
/** 0 at midwinter to 1 at midsummer, good enough for weather. */
export const summerOf = (day: number): number => (1 - Math.cos((((day + 10) % 365.25) / 365.25) * 2 * Math.PI)) / 2;

/** How near the hour is to a peak: 1 at the peak, 0 at `width` hours away and beyond. */
export const peakAt = (hour: number, peak: number, width: number): number => {
  const away = Math.abs(hour - peak);
  const near = Math.max(0, 1 - Math.min(away, 24 - away) / width);
  return near * near * (3 - 2 * near);
};
/** 0 to 1: how much is being cooked at this hour. */
export const mealOf = (hour: number): number =>
  Math.max(0.6 * peakAt(hour, 7.5, 1.2), peakAt(hour, 12, 1.5), peakAt(hour, 18.5, 2));
