import { siteWords } from '@fireline/domain/site';
import { useWords } from '../lib/index.ts';
import { floorText } from '../lib/overlay/placeOf.ts';
import { Where } from './AlarmPopupQueue.styles.ts';
import type { PopupAlarm } from './popupAlarm.ts';
import { halvesOf } from './halves.ts';

/**
 * Where an alarm is, in one line: the floor is never cut. Where room is short the unit goes first, then the middle of the place's name and the end of
 * the building's.
 */
export function PopupWhere({ alarm }: { readonly alarm: PopupAlarm }) {
  const t = useWords(siteWords);
  const [head, tail] = halvesOf(alarm.placeName);
  const named = (['building', 'floor', 'unit'] as const).flatMap((part) => {
    const text = { building: alarm.buildingName, floor: floorText(alarm.floor, t), unit: alarm.unitName }[part];
    return text === '' ? [] : { part, text };
  });
  return (
    <Where>
      <span data-part="head">{head}</span>
      <span>{tail}</span>
      {named.map(({ part, text }, at) => (
        <span key={part} data-part={part}>
          {at > 0 || alarm.placeName !== '' ? ` · ${text}` : text}
        </span>
      ))}
    </Where>
  );
}
