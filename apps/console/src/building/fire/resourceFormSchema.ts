import type { FireResource } from '@fireline/api/building';
import { type OwnResource, fireResourceForm } from '@fireline/domain/building';
import { wgs84 } from '@fireline/domain/site';
import type { FormSchema } from '@fireline/ui/Form';
import type { MapPick } from '@fireline/ui/MapPicker';

export type ResourceEntered = Extract<ReturnType<typeof fireResourceForm.check>, { ok: true }>['value'];

/** What the picker tells beside the point; a problem with one of them is told at the picker. */
const pickedFields = new Set(['address', 'code', 'adminPath', 'adminName']);

/** Where a resource stands, as the picker holds it. */
export const pickOf = ({ lng, lat, address, code, adminPath, adminName }: FireResource): MapPick => ({
  lnglat: wgs84(lng, lat),
  datum: 'WGS84',
  address,
  ...(code === '' ? {} : { code, adminPath, adminName }),
});

/** The domain's form of a resource of the kind, its place on earth from the map picker. @spec BLD-05 SIT-09 SIT-10 */
export const resourceSchemaOf = (kind: OwnResource): FormSchema<ResourceEntered> => ({
  '~standard': {
    validate: (input) => {
      const { lnglat: pick, ...rest } = input as { readonly lnglat?: MapPick | null };
      const { datum: _datum, ...picked } = pick ?? {};
      const result = fireResourceForm.check({ ...rest, ...picked, kind });
      if (result.ok) return { value: result.value };
      return {
        issues: result.problems.map((problem) => ({
          message: problem.code,
          ...problem,
          ...(pickedFields.has(problem.field ?? '') ? { field: 'lnglat' } : {}),
        })),
      };
    },
  },
});
