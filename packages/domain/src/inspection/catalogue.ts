import { floorField } from '../building/index.ts';
import { defineForm, listOf, oneOf, optional, text, distinct, id, saying } from '../lib/index.ts';
import { address, choice, defineRecord, line, ref, remark } from '../record/index.ts';
import {
  categoriesMax,
  guideUrlChars,
  itemContentChars,
  itemsMax,
  locationChars,
  nameChars,
  pointItemCount,
  requirementChars,
  serialChars,
} from './limits.ts';

/** @spec INS-01 */
export const industries = ['firefighting', 'security'] as const;
export type Industry = (typeof industries)[number];

/** A category of items and points. @spec INS-01 INS-02 */
export const inspectionCategory = /* @__PURE__ */ defineRecord({
  area: 'inspection',
  one: 'category',
  many: 'categories',
  page: 'inspectionCategories',
  fields: { name: line(nameChars), industry: choice(industries, 'inspection.industry') },
  named: 'name',
  unique: ['industry', 'name'],
  counts: ['items', 'points'],
  max: categoriesMax,
});

/** What is looked at, what is asked of it, and where it is shown how. @spec INS-01 INS-02 */
export const inspectionItem = /* @__PURE__ */ defineRecord({
  area: 'inspection',
  one: 'item',
  many: 'items',
  page: 'inspectionItems',
  fields: {
    content: line(itemContentChars),
    categoryId: ref(inspectionCategory, { categoryName: 'name', industry: 'industry' }),
    requirement: remark(requirementChars),
    guideUrl: address(guideUrlChars, 'inspection.item.guideUrl'),
  },
  named: 'content',
  counts: ['points'],
  max: itemsMax,
});

/**
 * What an inspector holds the phone to. Decision: a printed code, a radio tag, or a device that stands there anyway.
 * @spec INS-02
 */
export const tagTypes = ['qrCode', 'nfc', 'device'] as const;
export type TagType = (typeof tagTypes)[number];

/** A serial number as readers and people write it: `04:a2:3b` is `04A23B`; letters are capitals. @spec INS-02 */
export const foldedSerial = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replaceAll(/[\s:]+/g, '')
    .toUpperCase();

const serialText = text(serialChars, { matches: /^[\w-]+$/, code: 'inspection.tag.serial' });
const serial: typeof serialText = (raw, field) =>
  serialText(typeof raw === 'string' && raw.length <= 4 * serialChars.max ? foldedSerial(raw) : raw, field);

/** A tag of a unit: a device by its serial number, any other by its own; bound to a point now or later. @spec INS-02 */
export const tagForm = defineForm(
  {
    type: oneOf(tagTypes),
    serialNumber: optional(serial),
    deviceSerialNumber: optional(serial),
    unitId: id,
    pointId: optional(id),
  },
  ({ type, ...serials }) => {
    const [field, other] =
      type === 'device'
        ? (['deviceSerialNumber', 'serialNumber'] as const)
        : (['serialNumber', 'deviceSerialNumber'] as const);
    return [
      serials[field] === undefined ? { code: 'form.required', field } : undefined,
      serials[other] === undefined ? undefined : { code: 'inspection.tag.oneSerial', field: other },
    ];
  },
);

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
