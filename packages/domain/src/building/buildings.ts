import {
  type Field,
  type FieldValue,
  defineForm,
  id,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  refuse,
  text,
  webAddress,
} from '../lib/index.ts';
import { alarmPhone, lngLatOf, siteNameChars, wgs84 } from '../site/index.ts';
import { type BuildingChoice, buildingChoices } from './choices.ts';
import {
  areaM2,
  bimLinkChars,
  buildingImagesMax,
  buildingNumberChars,
  buildingRemarkChars,
  evacuationDiagramsMax,
  exitPlansMax,
  floorsAbove,
  floorsUnder,
  heightM,
  responsibleChars,
  waysOut,
} from './limits.ts';

/** A selection that says which it is when it is missing: 'Please select the seismic grade'. @spec BLD-02 */
const selected =
  <T extends string>(name: BuildingChoice, choices: readonly T[]): Field<T> =>
  (raw, field) => {
    const result = oneOf(choices)(raw, field);
    const isMissing = !result.ok && result.problems[0]?.code === 'form.required';
    return isMissing ? refuse({ code: `building.select.${name}`, field }) : result;
  };

/** Where an image lies, and at most so many of them. */
const images = (max: number) => listOf(text({ min: 1, max: 512 }), { min: 0, max });

/** A building as it is created or changed. @spec BLD-01 BLD-02 BLD-03 */
export const buildingForm = defineForm({
  number: text(buildingNumberChars),
  status: selected('status', buildingChoices.status),
  category: selected('category', buildingChoices.category),
  usage: selected('usage', buildingChoices.usage),
  structure: selected('structure', buildingChoices.structure),
  fireHazard: selected('fireHazard', buildingChoices.fireHazard),
  fireResistance: selected('fireResistance', buildingChoices.fireResistance),
  seismic: selected('seismic', buildingChoices.seismic),
  ownership: selected('ownership', buildingChoices.ownership),
  heightM: optional(number(heightM)),
  areaM2: optional(number(areaM2)),
  floorsAbove: integer(floorsAbove),
  floorsUnder: integer(floorsUnder),
  safetyExits: optional(integer(waysOut)),
  fireElevators: optional(integer(waysOut)),
  evacuationStairs: optional(integer(waysOut)),
  responsible: text(responsibleChars),
  phone: optional(alarmPhone),
  bimLink: webAddress(bimLinkChars, 'building.bimLink'),
  remarks: text(buildingRemarkChars),
  images: images(buildingImagesMax),
  evacuationDiagrams: images(evacuationDiagramsMax),
  exitPlans: images(exitPlansMax),
});

/** The kinds of images of a building, each a field of its form. @spec BLD-03 */
export const buildingImages = ['images', 'evacuationDiagrams', 'exitPlans'] as const;

/** A building with what names it and where it stands: without a point it stands where its place does. @spec BLD-01 BLD-02 BLD-03 SIT-10 */
export const buildingRecordForm = defineForm({
  name: text(siteNameChars),
  placeId: id,
  lnglat: optional(lngLatOf(wgs84)),
  ...buildingForm.fields,
});
type Fields = typeof buildingForm.fields;

/** What is on record of a building besides its name, floors and point. @spec BLD-01 */
export type BuildingRecord = {
  readonly [Name in Exclude<keyof Fields, 'floorsAbove' | 'floorsUnder'>]: FieldValue<Fields[Name]>;
};

/** All images that a record names. @spec BLD-03 */
export const imagesOf = (record: Pick<BuildingRecord, (typeof buildingImages)[number]>): readonly string[] =>
  buildingImages.flatMap((field) => record[field]);
