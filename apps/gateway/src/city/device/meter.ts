import { dayMs, dayOf, dayStart, isWorkday } from '../calendar.ts';
import { unitOf } from '../../lib/dice.ts';
import type { Ms } from '../model.ts';

/** Meters count from here: 1 January 2025. */
const firstDay = 20_089;
/** kWh of a day for each ampere that the line carries at most. */
const perAmpere = 1.85;
const salt = 401;
/** A few meters were replaced, about so many days after the first day. */
const replaced = { share: 0.04, days: [520, 640] } as const;

/** How much of a day's energy is used by this part of it: little by night. */
const swing = (part: number): number => 0.12 * Math.sin(2 * Math.PI * (part - 0.08));
const usedBy = (part: number): number => part - swing(part) + swing(0);

/** Days since the first one, each by how much is used on it: more in summer, less on days off. */
function weighedDays(key: number, day: number): number {
  const days = day - firstDay;
  const year = 365.25 / (2 * Math.PI);
  const season = 0.25 * year * Math.sin((days - 110) / year);
  const weeks = Math.floor(days / 7);
  let off = 2 * weeks;
  for (let one = firstDay + weeks * 7; one < day; one++) if (!isWorkday(one)) off += 1;
  // no two days are alike
  const wander = 0.3 * unitOf(key, salt, day);
  return days + season - 0.2 * off + wander;
}

function countedAt(key: number, amperes: number, at: Ms): number {
  const day = dayOf(at);
  const [from, to] = [weighedDays(key, day), weighedDays(key, day + 1)];
  const part = (at - dayStart(day)) / dayMs;
  return amperes * perAmpere * (30 + from + (to - from) * usedBy(part));
}

/** What the meter of a line shows at the moment, in kWh: it only grows, except where a new one began from zero. */
export function meterAt(key: number, amperes: number, at: Ms): number {
  const counted = countedAt(key, amperes, at);
  if (unitOf(key, salt + 1) >= replaced.share) return counted;
  const [low, high] = replaced.days;
  const replacedAt = dayStart(firstDay + low + Math.floor(unitOf(key, salt + 2) * (high - low))) + dayMs / 3;
  return at < replacedAt ? counted : counted - countedAt(key, amperes, replacedAt);
}
