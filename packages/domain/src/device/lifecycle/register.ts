import { floorField } from '../../building/index.ts';
import { defineForm, type Field, id, oneOf, optional, type Problem, text } from '../../lib/index.ts';
import { isInScope, type Scope, type Whereabouts } from '../../role/index.ts';
import { deviceSpotChars, textChars } from '../limits.ts';
import { hasLuhnDigit, imei } from '../sos/index.ts';
import { deviceTypeNames } from '../types.ts';

/** Where in a place a device hangs. */
const spotFields = {
  buildingId: optional(id),
  floor: optional(floorField),
};

interface Spot {
  readonly placeId?: number | undefined;
  readonly buildingId?: number | undefined;
  readonly floor?: number | undefined;
}
/** A building stands in a place, and a floor is one of a building. */
const spotProblems = ({ placeId, buildingId, floor }: Spot): (Problem | undefined)[] => [
  buildingId !== undefined && placeId === undefined
    ? { code: 'device.register.placeFirst', field: 'placeId' }
    : undefined,
  floor !== undefined && buildingId === undefined
    ? { code: 'device.register.buildingFirst', field: 'buildingId' }
    : undefined,
];

/**
 * A device as it is put on record, before its service is opened. One without a place waits for it.
 * @param iccid the field of its card's number, which the renewal area knows
 * @spec DEV-12 DEV-21
 */
export const newDeviceForm = (iccid: Field<string>) =>
  defineForm(
    {
      imei,
      deviceType: oneOf(deviceTypeNames),
      name: text(textChars),
      placeId: optional(id),
      ...spotFields,
      spot: optional(text(deviceSpotChars)),
      iccid: optional(iccid),
    },
    spotProblems,
  );

/** What of a device changes without moving it: its IMEI and type are what it is. @spec DEV-12 */
export const deviceChangeForm = (iccid: Field<string>) =>
  defineForm({ name: text(textChars), spot: optional(text(deviceSpotChars)), iccid: optional(iccid) });

/** Where devices are hung together. @spec DEV-12 */
export const deviceMoveForm = /* @__PURE__ */ defineForm({ placeId: id, ...spotFields }, spotProblems);

/**
 * What looks mistyped of an IMEI that is taken all the same, since cheap devices are sold with made-up ones.
 * @spec DEV-21
 */
export const imeiWarning = (written: string): Problem | undefined =>
  hasLuhnDigit(written) ? undefined : { code: 'device.imei.checkDigit', field: 'imei' };

const nowhere = { partnerId: null, unitId: null, maintId: null, placeId: null } as const;

/** Where a device stands that was taken out of its place: it stays its unit's and its partner's. @spec DEV-12 ROL-06 */
export const unbound = (at: Whereabouts): Whereabouts => ({ ...at, maintId: null, placeId: null });

/** Where a removed device stands: nobody counts it. @spec DEV-13 */
export const takenDown = (at: Whereabouts): Whereabouts => ({ ...at, ...nowhere });

/** Where something stood before it was there: within nobody's reach, so that everybody who sees it now learns of it. */
export const notThere: Whereabouts = { rentId: '', orgPath: '', ...nowhere };

/**
 * Why the device cannot go there: whoever moves it must see it before and after, or they would lose it, or take it from somebody.
 * @spec DEV-12 ROL-06 ORG-05
 */
export const checkDeviceMove = (scope: Scope, after: Whereabouts): Problem | undefined =>
  isInScope(scope, after) ? undefined : { code: 'device.register.outside', field: 'placeId' };
