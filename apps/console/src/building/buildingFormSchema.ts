import type { Building } from '@fireline/api/building';
import { type BuildingChoice, buildingImages, buildingRecordForm, requiredSelections } from '@fireline/domain/building';
import { wgs84 } from '@fireline/domain/site';
import type { FormSchema } from '@fireline/ui/Form';
import type { MapPick } from '@fireline/ui/MapPicker';
import type { HeldImages } from '../lib/images/useHeldImages.ts';

export type ImageField = (typeof buildingImages)[number];
/** The pictures of each kind as files, in their order. */
type Held = HeldImages<ImageField>;
type Read = Extract<ReturnType<typeof buildingRecordForm.check>, { ok: true }>['value'];
/** What was entered, the pictures still to be sent. */
export type BuildingEntered = Omit<Read, ImageField> & Held;

const numbers = [
  'heightM',
  'areaM2',
  'floorsAbove',
  'floorsUnder',
  'safetyExits',
  'fireElevators',
  'evacuationStairs',
] as const;
export type BuildingNumber = (typeof numbers)[number];

/** What the fields hold at first. */
export function formValuesOf(building: Building | undefined, held: Held) {
  const record = building?.record;
  const choices = Object.fromEntries(requiredSelections.map((name) => [name, record?.[name] ?? null]));
  const { lng = null, lat = null, hasOwnPoint = false } = building ?? {};
  const pick: MapPick | null =
    lng === null || lat === null || !hasOwnPoint
      ? null
      : { lnglat: wgs84(lng, lat), datum: 'WGS84', address: building?.address ?? '' };
  return {
    ...(choices as Readonly<Record<BuildingChoice, string | null>>),
    name: building?.name ?? '',
    number: record?.number ?? '',
    placeId: building ? String(building.placeId) : null,
    lnglat: pick,
    floorsAbove: building?.floorsAbove ?? null,
    floorsUnder: building?.floorsUnder ?? 0,
    heightM: record?.heightM ?? null,
    areaM2: record?.areaM2 ?? null,
    safetyExits: record?.safetyExits ?? null,
    fireElevators: record?.fireElevators ?? null,
    evacuationStairs: record?.evacuationStairs ?? null,
    responsible: record?.responsible ?? '',
    phone: record?.phone ?? '',
    bimLink: record?.bimLink ?? '',
    remarks: record?.remarks ?? '',
    ...held,
  };
}

/** The domain's form of a building. Pictures are judged by their number here; the gateway names them when they have come. @spec BLD-01 BLD-02 BLD-03 */
export const buildingSchemaOf = (building: Building | undefined): FormSchema<BuildingEntered> => ({
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>> & Held & { readonly lnglat: MapPick | null };
      const named = Object.fromEntries(buildingImages.map((field) => [field, values[field].map(({ name }) => name)]));
      const placeId = building?.placeId ?? values.placeId;
      const result = buildingRecordForm.check({ ...values, ...named, placeId, lnglat: values.lnglat?.lnglat ?? null });
      if (!result.ok) return { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
      const { images, evacuationDiagrams, exitPlans } = values;
      return { value: { ...result.value, images, evacuationDiagrams, exitPlans } };
    },
  },
});
