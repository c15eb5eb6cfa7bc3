import {
  addDays,
  type Day,
  day,
  defineForm,
  id,
  listOf,
  oneOf,
  optional,
  type Problem,
  text,
} from '../../lib/index.ts';
import { alarmLevelNumbers } from '../levels.ts';
import { measuresOfHazardMax, nameChars, rectificationDaysMax, remarkChars } from '../limits.ts';

/** Photos of a hazard as it was found, and as many of it when it is rectified. @spec ALM-13 */
export const hazardPhotosMax = 4;
export const hazardPhotoBytesMax = 8 * 1024 * 1024;

/** Where a hazard comes from. @spec ALM-13 */
export const hazardSources = ['manual', 'alarm', 'inspection'] as const;
export type HazardSource = (typeof hazardSources)[number];

const hazardFields = {
  title: text(nameChars),
  description: optional(text(remarkChars)),
  level: oneOf(alarmLevelNumbers),
  foundDay: day,
  dueDay: day,
  responsible: text(nameChars),
};

const dueProblem = ({ foundDay, dueDay }: { readonly foundDay: Day; readonly dueDay: Day }) =>
  dueDay < foundDay || dueDay > addDays(foundDay, rectificationDaysMax)
    ? { code: 'alarm.hazard.dueDay', field: 'dueDay', args: { 0: rectificationDaysMax } }
    : undefined;

/** A hazard to be rectified. @spec ALM-13 */
export const hazardForm = defineForm(hazardFields, (hazard) => [dueProblem(hazard)]);

const photos = listOf(text({ min: 1, max: 512 }), { min: 0, max: hazardPhotosMax });
/** Ids of the catalogue of the tenant. */
const measures = listOf(id, { min: 0, max: measuresOfHazardMax });

/** A hazard as it is changed: it stays where it was found. Another due day has a reason: see `dueReasonProblem`. @spec ALM-13 */
export const hazardChangeForm = defineForm(
  { ...hazardFields, dueReason: optional(text(remarkChars)), measures, photos },
  (hazard) => [dueProblem(hazard)],
);

/** What is wrong with another due day than the hazard has: it needs a reason. @spec ALM-13 */
export const dueReasonProblem = (
  standing: Day,
  { dueDay, dueReason = '' }: { readonly dueDay: Day; readonly dueReason?: string | undefined },
): Problem | undefined =>
  dueDay !== standing && dueReason.trim() === '' ? { code: 'alarm.hazard.dueReason', field: 'dueReason' } : undefined;

/** A hazard as it is put on record, found in a place by somebody or made from an alarm, which knows its place. @spec ALM-13 */
export const hazardReportForm = defineForm(
  { ...hazardFields, measures, photos, placeId: optional(id), alarmId: optional(id) },
  (hazard) => [
    dueProblem(hazard),
    hazard.placeId === undefined && hazard.alarmId === undefined
      ? { code: 'form.required', field: 'placeId' }
      : undefined,
  ],
);

/** What is said when a hazard is rectified. @spec ALM-13 */
export const completeHazardForm = defineForm({ remark: text(remarkChars), photos });

/** What is said when a hazard is handed over. @spec ALM-13 */
export const handOverHazardForm = defineForm({ receiver: text(nameChars), remark: text(remarkChars) });
