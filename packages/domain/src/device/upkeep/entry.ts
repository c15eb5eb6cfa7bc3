import { type Day, day, defineForm, id, listOf, oneOf, optional, type Problem, text } from '../../lib/index.ts';
import { upkeepPhotosMax, upkeepRemarkChars } from '../limits.ts';
import { type DeviceType, deviceTypes } from '../types.ts';

/** What people do to a device that hangs where it hangs. @spec DEV-13 */
export const upkeepKinds = ['cleaned', 'battery', 'moved', 'replaced', 'tested'] as const;
export type UpkeepKind = (typeof upkeepKinds)[number];

/**
 * Something done to a device: what, on which day, by which inspector of the unit, what there is to say of it, and photos by the names
 * that the store of pictures gave them. Without an inspector it was the person who notes it.
 * @spec DEV-13 SIT-06
 */
export const upkeepForm = /* @__PURE__ */ defineForm({
  kind: /* @__PURE__ */ oneOf(upkeepKinds),
  doneDay: day,
  inspectorId: /* @__PURE__ */ optional(id),
  remark: /* @__PURE__ */ text(upkeepRemarkChars),
  photos: /* @__PURE__ */ listOf(/* @__PURE__ */ text({ min: 1, max: 512 }), { min: 0, max: upkeepPhotosMax }),
});

/** Why it cannot be so: nobody has done it yet, or the device has no battery of its own. @spec DEV-13 DEV-14 */
export function checkUpkeep(kind: UpkeepKind, doneDay: Day, deviceType: DeviceType, today: Day): Problem | undefined {
  if (doneDay > today) return { code: 'device.upkeep.future', field: 'doneDay' };
  return kind === 'battery' && deviceTypes[deviceType].power === 'mains'
    ? { code: 'device.upkeep.mains', field: 'kind' }
    : undefined;
}
