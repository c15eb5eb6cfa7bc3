import type { InspectionPlan } from '@fireline/api/inspection';
import type { Day } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { RecordPageKeys } from '../../lib/record/words.ts';
import type { DayText } from '../../lib/dayText.ts';
import {
  cycleText,
  daysText,
  inspectorText,
  lineText,
  type PlanT,
  shownState,
  stateMarks,
  stateText,
} from './planTexts.ts';

type NextTask = NonNullable<InspectionPlan['nextTask']>;
/** A task that has begun says until when it is to be walked. */
const nextText = ({ from, to }: NextTask, today: Day, t: PlanT, shortDay: DayText): string =>
  from > today
    ? shortDay(from, { from: today, to: from })
    : t('plans.next.running', { day: shortDay(to, { from: today, to }) });

type Columns = readonly Column<InspectionPlan>[];
type T = PlanT & Translate<RecordPageKeys>;

const common = (t: PlanT, format: Format): Columns => [
  { id: 'name', header: t('plans.name'), width: 190, isHideable: false, isSortable: true, cell: ({ name }) => name },
  { id: 'unit', header: t('plans.unit'), width: 180, isSortable: true, cell: ({ unitName }) => unitName },
  {
    id: 'valid',
    header: t('plans.valid'),
    width: 210,
    cell: ({ validFrom, validTo }) => daysText(validFrom, validTo, t, format),
  },
];

/** The columns of plans of patrols. @spec INS-04 */
export const planColumns = (t: T, format: Format, today: Day, shortDay: DayText): Columns => [
  ...common(t, format).slice(0, 1),
  {
    id: 'state',
    header: t('plans.state'),
    width: 90,
    ...stateCell<InspectionPlan>(
      (plan) => stateMarks[shownState(plan, today)],
      (plan) => stateText(plan, today, t),
    ),
  },
  {
    id: 'inspector',
    header: t('plans.inspector'),
    width: 90,
    isSortable: true,
    cell: (plan) => inspectorText(plan, t),
  },
  { id: 'line', header: t('plans.line'), width: 130, isSortable: true, cell: (plan) => lineText(plan, t) },
  { id: 'cycle', header: t('plans.cycle'), width: 90, cell: (plan) => cycleText(plan, t) },
  {
    id: 'next',
    header: t('plans.next'),
    width: 140,
    text: ({ nextTask }) => (nextTask === null ? '' : daysText(nextTask.from, nextTask.to, t, format)),
    cell: ({ nextTask }) => (nextTask === null ? '—' : nextText(nextTask, today, t, shortDay)),
  },
  {
    id: 'share',
    header: t('plans.share'),
    width: 120,
    align: 'end',
    text: ({ endedTasks, doneTasks }) => (endedTasks === 0 ? '' : Math.round((100 * doneTasks) / endedTasks)),
    cell: ({ endedTasks: total, doneTasks: done }) => (total === 0 ? '—' : t('plans.share.of', { done, total })),
  },
  ...common(t, format).slice(1),
  { id: 'createdBy', header: t('plans.publisher'), width: 130, cell: ({ createdBy }) => createdBy },
  { id: 'changedBy', header: t('record.changedBy'), width: 130, cell: ({ changedBy }) => changedBy },
  {
    id: 'changedAt',
    header: t('record.changedAt'),
    isSortable: true,
    ...shortTimeCell<InspectionPlan>(({ changedAt }) => changedAt, format),
  },
];

/** The columns of deleted plans: who deleted them and when. @spec INS-04 */
export const deletedColumns = (t: T, format: Format): Columns => [
  ...common(t, format),
  { id: 'inspector', header: t('plans.inspector'), width: 110, cell: (plan) => inspectorText(plan, t) },
  { id: 'line', header: t('plans.line'), width: 140, cell: (plan) => lineText(plan, t) },
  { id: 'deletedBy', header: t('plans.deletedBy'), width: 140, cell: ({ deletedBy }) => deletedBy },
  {
    id: 'deletedAt',
    header: t('plans.deletedAt'),
    isSortable: true,
    ...shortTimeCell<InspectionPlan>(({ deletedAt }) => deletedAt, format),
  },
];
