import type { Place } from '@fireline/api/site';
import { newPlaceForm, placeForm, wgs84 } from '@fireline/domain/site';
import type { FormSchema } from '@fireline/ui/Form';
import type { MapPick } from '@fireline/ui/MapPicker';
import { atPhones } from '../../lib/fields/PhonesField.tsx';
import type { FormValue } from '../../lib/form/useFormSend.ts';

const pickOf = ({ lng, lat, address, code, adminPath, adminName }: Place): MapPick | null =>
  lng === null || lat === null
    ? null
    : {
        lnglat: wgs84(lng, lat),
        datum: 'WGS84',
        address,
        ...(code && { code }),
        ...(adminPath && { adminPath }),
        ...(adminName && { adminName }),
      };

/** What the fields hold at first. */
export const placeValues = (place: Place | undefined) => ({
  name: place?.name ?? '',
  type: place?.type ?? null,
  smallKind: place?.smallKind ?? null,
  manager: place?.manager ?? '',
  phone: place?.phone ?? '',
  phones: { mobiles: place?.mobiles ?? [], landlines: place?.landlines ?? [] },
  address: place?.address ?? '',
  number: place?.number ?? '',
  houseCode: place?.houseCode ?? '',
  unitId: place?.unitId ? String(place.unitId) : null,
  partnerId: place?.partnerId ? String(place.partnerId) : null,
  isRepair: place?.isRepair ?? false,
  lnglat: place ? pickOf(place) : null,
});

interface Entered {
  readonly address: string;
  readonly phones: object;
  readonly lnglat: MapPick | null;
}

/** The domain's form of a place, on what its fields hold; the districts come with the point that was picked. @spec SIT-02 SIT-03 SIT-09 */
const schemaOf = (form: typeof placeForm): FormSchema<FormValue<typeof placeForm>> => ({
  '~standard': {
    validate: (input) => {
      const { phones, lnglat, address, ...rest } = input as Entered;
      const { lnglat: point = null, code, adminPath, adminName } = lnglat ?? {};
      const result = form.check({
        ...rest,
        ...phones,
        address: address || lnglat?.address,
        lnglat: point,
        code,
        adminPath,
        adminName,
      });
      if (result.ok) return { value: result.value };
      return {
        issues: result.problems.map(({ field, ...problem }) => ({
          message: problem.code,
          ...problem,
          ...(field !== undefined && { field: atPhones(field) ?? field }),
        })),
      };
    },
  },
});

export const placeSchema = schemaOf(placeForm);
/** Of a new one that nobody's unit is known for. */
export const newPlaceSchema = schemaOf(newPlaceForm);
