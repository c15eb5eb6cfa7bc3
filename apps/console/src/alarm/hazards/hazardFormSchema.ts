import type { Alarm, Hazard, HazardMeasure } from '@fireline/api/alarm';
import {
  dueReasonProblem,
  type hazardChangeForm,
  type hazardReportForm,
  measuresFor,
  usualDueDay,
} from '@fireline/domain/alarm';
import { type Day, dayAt } from '@fireline/domain/lib';
import type { FormSchema } from '@fireline/ui/Form';
import type { FormValue } from '../../lib/form/useFormSend.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';

export type HeldPhotos = HeldImages<'photos'>;
/** What was entered, the photos still to be sent. */
export type HazardEntered = Omit<FormValue<typeof hazardReportForm>, 'photos'> &
  Pick<FormValue<typeof hazardChangeForm>, 'dueReason'> &
  HeldPhotos;

/** What the fields hold at first: what is on record, or what is known of the alarm or the place that a hazard is made of. */
export function hazardValues(
  hazard: Hazard | undefined,
  from: { readonly alarm?: Alarm; readonly placeId?: number | null; readonly title: string } | undefined,
  catalogue: readonly HazardMeasure[],
  { photos }: HeldPhotos,
  today: Day,
) {
  const alarm = from?.alarm;
  const placeId = hazard?.placeId ?? from?.placeId;
  const measures = alarm ? measuresFor(catalogue, alarm.kind) : [];
  const foundDay = hazard?.foundDay ?? (alarm ? dayAt(Date.parse(alarm.alarmTime)) : today);
  return {
    title: hazard?.title ?? from?.title ?? '',
    description: hazard?.description ?? alarm?.remark ?? '',
    level: String(hazard?.level ?? alarm?.level ?? 3),
    placeId: placeId ? String(placeId) : null,
    foundDay,
    dueDay: hazard?.dueDay ?? usualDueDay(today, measures),
    responsible: hazard?.responsible ?? '',
    measures: (hazard?.measures ?? measures).map(({ measureId }) => String(measureId)),
    photos,
  };
}

/**
 * The domain's form of a hazard. Photos are judged by their number here; the gateway names them when they have come.
 * @param of the alarm that it is made from, or the due day that a hazard on record has
 * @spec ALM-13
 */
export const hazardSchema = (
  form: typeof hazardReportForm | typeof hazardChangeForm,
  { alarmId, dueDay }: { readonly alarmId?: number | undefined; readonly dueDay?: Day | undefined },
): FormSchema<HazardEntered> => ({
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>> & HeldPhotos;
      const result = form.check({ ...values, alarmId, photos: values.photos.map(({ name }) => name) });
      if (!result.ok) return { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
      const value = { placeId: undefined, alarmId: undefined, dueReason: undefined, ...result.value };
      const problem = dueDay === undefined ? undefined : dueReasonProblem(dueDay, value);
      return problem
        ? { issues: [{ message: problem.code, ...problem }] }
        : { value: { ...value, photos: values.photos } };
    },
  },
});
