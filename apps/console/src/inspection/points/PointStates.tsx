import type { InspectionPoint } from '@fireline/api/inspection';
import { type DueStanding, inspectionWords, madeAheadDays, tagTypes } from '@fireline/domain/inspection';
import { addDays, type Day } from '@fireline/domain/lib';
import { type Translate, useFormat, useNow, useWords } from '@fireline/ui/lib';
import { StateMark, type StateName } from '../../lib/list/StateMark.tsx';
import { useDayText } from '../../lib/useDayText.ts';
import { daysText } from '../plans/planTexts.ts';
import { planWords } from '../plans/words.ts';
import { type PointKeys, pointWords } from './words.ts';

type T = Translate<PointKeys | keyof typeof inspectionWords>;
type Look = Exclude<InspectionPoint['lastLook'], undefined>;
type Due = Exclude<InspectionPoint['due'], undefined>;
type Tags = NonNullable<InspectionPoint['tags']>;

/** What was found last. */
export function foundText(look: Look, t: T): string {
  if (!look) return t('patrolPoints.lastLook.never');
  const { passed, failed, open } = look;
  const done = passed + failed;
  if (failed > 0) return t('patrolPoints.lastLook.failed', { count: failed });
  return open > 0 ? t('patrolPoints.lastLook.partly', { done, items: done + open }) : t('inspection.outcome.pass');
}

const lookState = (look: Look): StateName => {
  if (!look) return 'none';
  if (look.failed > 0) return 'failed';
  return look.open > 0 ? 'inProgress' : 'completed';
};

/** The last look with its age; the instant itself where the pointer rests. @spec INS-05 */
export function PointLook({ look }: { readonly look: Look }) {
  const t = useWords(pointWords, inspectionWords);
  const format = useFormat();
  const now = useNow(60_000);
  const found = foundText(look, t);
  const foundAt = (when: string) => t('patrolPoints.lastLook.at', { found, when });
  return (
    <StateMark state={lookState(look)} title={look ? foundAt(format.dateTime(look.at)) : found}>
      {look ? foundAt(format.age(look.at, now)) : found}
    </StateMark>
  );
}

const dueMarks: Readonly<Record<DueStanding, StateName>> = {
  overdue: 'missed',
  running: 'running',
  notBegun: 'upcoming',
};

/** How the task stands that asks for a point, or why none does. @param lineId of the line that it is in */
export function standingText(due: Due, lineId: number | null, t: T): string {
  if (due) return t(`inspection.task.standing.${due.standing}`);
  // tasks of later days are not made yet
  return lineId === null ? t('patrolPoints.due.noLine') : t('patrolPoints.due.none', { days: madeAheadDays });
}

function dueText(due: NonNullable<Due>, t: T, dayText: (day: Day) => string): string {
  const { from, to, standing, daysLeft } = due;
  if (standing === 'overdue') return t('patrolPoints.due.overdue', { days: -daysLeft });
  if (standing === 'notBegun') return t('patrolPoints.due.from', { day: dayText(from) });
  return daysLeft === 0 ? t('patrolPoints.due.today') : t('patrolPoints.due.by', { day: dayText(to) });
}

/** By when somebody has to come, or why nobody has to; both days of the task where the pointer rests. @spec INS-05 */
export function PointDue({ due, lineId }: { readonly due: Due; readonly lineId: number | null }) {
  const t = useWords(pointWords, inspectionWords, planWords);
  const format = useFormat();
  const shortDay = useDayText();
  if (!due) return <StateMark state="none">{standingText(due, lineId, t)}</StateMark>;
  const today = addDays(due.to, -due.daysLeft);
  // the year is said where it is another one
  const short = (day: Day): string => shortDay(day, { from: today, to: day });
  return (
    <StateMark state={dueMarks[due.standing]} title={daysText(due.from, due.to, t, format)}>
      {dueText(due, t, short)}
    </StateMark>
  );
}

/** What kinds of tags hang at a point, each with their number where there are several. */
export const tagsText = (tags: Tags, t: T): string =>
  tagTypes
    .map((type) => ({ type, count: tags.filter((tag) => tag.type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) =>
      count > 1 ? `${t(`inspection.tag.type.${type}`)} × ${count}` : t(`inspection.tag.type.${type}`),
    )
    .join(' · ') || '—';

/** Each tag that hangs at a point, with its serial number. */
export const tagTexts = (tags: Tags, t: T): readonly string[] =>
  tags.map(({ type, serial }) => `${t(`inspection.tag.type.${type}`)} ${serial}`);
