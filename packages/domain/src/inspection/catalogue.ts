import { floorField } from '../building/index.ts';
import {
  defineForm,
  listOf,
  oneOf,
  optional,
  text,
  distinct,
  id,
  type Problem,
  saying,
  webAddress,
} from '../lib/index.ts';
import {
  guideUrlChars,
  itemContentChars,
  locationChars,
  nameChars,
  pointItemCount,
  requirementChars,
  serialChars,
} from './limits.ts';

/** @spec INS-01 */
export const industries = ['firefighting', 'security'] as const;
export type Industry = (typeof industries)[number];

/** A category of items and points; its created time is the gateway's. @spec INS-01 */
export const categoryForm = defineForm({ industry: oneOf(industries), name: text(nameChars) });

/** What is looked at, what is asked of it, and where it is shown how. @spec INS-01 */
export const itemForm = defineForm({
  categoryId: id,
  content: text(itemContentChars),
  requirement: text(requirementChars),
  guideUrl: optional(webAddress(guideUrlChars, 'inspection.item.guideUrl')),
});

/**
 * What an inspector holds the phone to. Decision: a printed code, a radio tag, or a device that stands there anyway.
 * @spec INS-02
 */
export const tagTypes = ['qrCode', 'nfc', 'device'] as const;
export type TagType = (typeof tagTypes)[number];

const serial = optional(text(serialChars, { matches: /^[\w-]+$/, code: 'inspection.tag.serial' }));

/** A tag: a device by its serial number, any other by its own; bound to a point now or later. @spec INS-02 */
export const tagForm = defineForm(
  { type: oneOf(tagTypes), serialNumber: serial, deviceSerialNumber: serial, pointId: optional(id) },
  ({ type, ...serials }) => {
    const field = type === 'device' ? 'deviceSerialNumber' : 'serialNumber';
    return [serials[field] === undefined ? { code: 'form.required', field } : undefined];
  },
);

/** Why a category cannot be deleted: what is still of it, with how many. @spec INS-01 INS-02 */
export function checkDeleteCategory({
  items,
  points,
}: {
  readonly items: number;
  readonly points: number;
}): Problem | undefined {
  if (items > 0) return { code: 'inspection.category.inUse', field: 'categoryId', args: { items } };
  return points > 0 ? { code: 'inspection.category.hasPoints', field: 'categoryId', args: { points } } : undefined;
}

/** Why an item cannot be deleted: the points where it is looked at. @spec INS-01 INS-02 */
export const checkDeleteItem = ({ points }: { readonly points: number }): Problem | undefined =>
  points > 0 ? { code: 'inspection.item.inUse', field: 'itemId', args: { points } } : undefined;

const incomplete = 'inspection.point.incomplete';

/**
 * A point. Whatever is missing gets one message, 'Please fill in the information completely', at its field.
 * Decision: the line may come later, when points are set to it in a batch; what stands outdoors has no building.
 * @spec INS-02 INS-03
 */
export const pointForm = defineForm(
  {
    name: saying(incomplete, text(nameChars)),
    location: saying(incomplete, text(locationChars)),
    categoryId: saying(incomplete, id),
    unitId: saying(incomplete, id),
    buildingId: optional(id),
    floor: optional(floorField),
    lineId: optional(id),
    itemIds: saying(incomplete, distinct(listOf(id, pointItemCount))),
  },
  ({ buildingId, floor }) => [
    floor !== undefined && buildingId === undefined
      ? { code: 'inspection.point.buildingFirst', field: 'buildingId' }
      : undefined,
  ],
);
