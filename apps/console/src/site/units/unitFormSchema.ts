import type { Unit } from '@fireline/api/site';
import { unitForm, wgs84 } from '@fireline/domain/site';
import type { FormSchema } from '@fireline/ui/Form';
import type { MapPick } from '@fireline/ui/MapPicker';
import { atPhones } from '../../lib/fields/PhonesField.tsx';
import type { FormValue } from '../../lib/form/useFormSend.ts';

/** What the fields hold at first. */
export const unitValues = (unit: Unit | undefined) => ({
  name: unit?.name ?? '',
  contact: unit?.contact ?? '',
  address: unit?.address ?? '',
  phones: { mobiles: unit?.mobiles ?? [], landlines: unit?.landlines ?? [] },
  orgId: unit?.orgId || null,
  partnerId: unit?.partnerId ? String(unit.partnerId) : null,
  lnglat:
    !unit || unit.lng === null || unit.lat === null
      ? null
      : { lnglat: wgs84(unit.lng, unit.lat), datum: 'WGS84' as const, address: unit.address },
});

interface Entered {
  readonly address: string;
  readonly phones: object;
  readonly lnglat: MapPick | null;
}

/** The domain's form of a unit, on what its fields hold; without an address that of the point is taken. @spec SIT-06 SIT-03 */
export const unitSchema: FormSchema<FormValue<typeof unitForm>> = {
  '~standard': {
    validate: (input) => {
      const { phones, lnglat, address, ...rest } = input as Entered;
      const result = unitForm.check({
        ...rest,
        ...phones,
        address: address || lnglat?.address,
        lnglat: lnglat?.lnglat ?? null,
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
};
