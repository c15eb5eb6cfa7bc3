import type { RolloutPreview } from '@fireline/api/device';
import { type DeviceType, rolloutForm } from '@fireline/domain/device';
import { readTime } from '@fireline/domain/lib';
import type { FormSchema } from '@fireline/ui/Form';
import type { FormValue } from '../../lib/form/useFormSend.ts';

/** What a roll-out is narrowed to. */
export interface RolloutFilter {
  readonly search?: string;
  readonly deviceType?: DeviceType[];
  readonly partnerId?: number[];
  readonly unitId?: number[];
  readonly placeId?: number[];
}
export interface RolloutEntered {
  readonly plan: FormValue<typeof rolloutForm>;
  readonly filter: RolloutFilter;
}
type Values = Readonly<Record<string, unknown>>;

const idsOf = (value: unknown): number[] | undefined =>
  typeof value === 'string' && value !== '' ? [Number(value)] : undefined;

/** The filter as it is entered; what is left empty narrows nothing. */
export function filterOf({ search, deviceType, partnerId, unitId, placeId }: Values): RolloutFilter {
  const [partner, unit, place] = [partnerId, unitId, placeId].map(idsOf);
  return {
    ...(typeof search === 'string' && search.trim() !== '' && { search: search.trim() }),
    ...(Array.isArray(deviceType) && deviceType.length > 0 && { deviceType: deviceType as DeviceType[] }),
    ...(partner && { partnerId: partner }),
    ...(unit && { unitId: unit }),
    ...(place && { placeId: place }),
  };
}

/** The domain's form of a roll-out with the devices that it is for; now, or at the day and time entered. @spec DEV-18 */
export const rolloutSchema: FormSchema<RolloutEntered> = {
  '~standard': {
    validate: (input) => {
      const values = input as Values;
      const isLater = values.when === 'later';
      const { startDay, startTime, ...plan } = values;
      const time = typeof startTime === 'string' ? (readTime(startTime) ?? startTime) : startTime;
      const result = rolloutForm.check({ ...plan, ...(isLater && { startDay, startTime: time }) });
      // neither is entered: the form of the domain takes that for now
      const missing =
        isLater && !startDay && !startTime
          ? (['startDay', 'startTime'] as const).map((field) => ({ code: 'form.required', field }))
          : [];
      const problems = [...(result.ok ? [] : result.problems), ...missing];
      return result.ok && missing.length === 0
        ? { value: { plan: result.value, filter: filterOf(values) } }
        : { issues: problems.map((problem) => ({ message: problem.code, ...problem })) };
    },
  },
};

/** How many devices it reaches, with those that are brought to a lower version where that is allowed. */
export const reachedBy = ({ chosen, higher }: RolloutPreview, allowsLower: boolean): number =>
  chosen + (allowsLower ? higher : 0);
