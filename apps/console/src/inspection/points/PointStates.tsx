import type { InspectionPoint } from '@fireline/api/inspection';
import { type DueStanding, inspectionWords, madeAheadDays, tagTypes } from '@fireline/domain/inspection';
import { type Day, dayAt, daysBetween } from '@fireline/domain/lib';
import { type Translate, useFormat, useNow, useWords } from '@fireline/ui/lib';
import { StateMark, type StateName } from '../../lib/list/StateMark.tsx';
import { useDayText } from '../../lib/useDayText.ts';
import { daysText } from '../plans/planTexts.ts';
import { planWords } from '../plans/words.ts';
import { type PointKeys, pointWords } from './words.ts';

type T = Translate<PointKeys | keyof typeof inspectionWords>;
type Looked = Pick<InspectionPoint, 'lastLook'>;
type Due = Pick<InspectionPoint, 'due' | 'lineId'>;

/** What was found last and when that was. @param when writes the instant */
export function lookText({ lastLook }: Looked, t: T, when: (instant: string) => string): string {
  if (!lastLook) return t('patrolPoints.lastLook.never');
  const { at, passed, failed, open } = lastLook;
  const done = passed + failed;
  const found =
    failed > 0
      ? t('patrolPoints.lastLook.failed', { count: failed })
      : open > 0
        ? t('patrolPoints.lastLook.partly', { done, items: done + open })
        : t('inspection.outcome.pass');
  return t('patrolPoints.lastLook.at', { found, when: when(at) });
}

const lookState = ({ lastLook }: Looked): StateName => {
  if (!lastLook) return 'none';
  if (lastLook.failed > 0) return 'failed';
  return lastLook.open > 0 ? 'inProgress' : 'completed';
};

/** The last look with its age; the instant itself where the pointer rests. @spec INS-05 */
export function PointLook({ point }: { readonly point: Looked }) {
  const t = useWords(pointWords, inspectionWords);
  const format = useFormat();
  const now = useNow(60_000);
  const { lastLook } = point;
  const state = lookState(point);
  return (
    <span title={lastLook ? format.dateTime(lastLook.at) : undefined}>
      <StateMark state={state}>{lookText(point, t, (at) => format.age(at, now))}</StateMark>
    </span>
  );
}

const dueMarks: Readonly<Record<DueStanding, StateName>> = {
  overdue: 'missed',
  running: 'running',
  notBegun: 'upcoming',
};

/** By when somebody has to come, or why nobody has to. @param dayText writes a day */
export function dueText({ due, lineId }: Due, t: T, dayText: (day: Day) => string, nowMs: number): string {
  // tasks of later days are not made yet
  if (!due) return lineId === null ? t('patrolPoints.due.noLine') : t('patrolPoints.due.none', { days: madeAheadDays });
  const today = dayAt(nowMs);
  if (due.standing === 'overdue') return t('patrolPoints.due.overdue', { days: daysBetween(due.to, today) });
  if (due.standing === 'notBegun') return t('patrolPoints.due.from', { day: dayText(due.from) });
  return due.to === today ? t('patrolPoints.due.today') : t('patrolPoints.due.by', { day: dayText(due.to) });
}

/** When the point has to be looked at next; both days of its task where the pointer rests. @spec INS-05 */
export function PointDue({ point }: { readonly point: Due }) {
  const t = useWords(pointWords, inspectionWords, planWords);
  const format = useFormat();
  const shortDay = useDayText();
  const now = useNow(60_000);
  const { due } = point;
  // the year is said where it is another one
  const short = (day: Day): string => shortDay(day, { from: dayAt(now), to: day });
  return (
    <span title={due ? daysText(due.from, due.to, t, format) : undefined}>
      <StateMark state={due ? dueMarks[due.standing] : 'none'}>{dueText(point, t, short, now)}</StateMark>
    </span>
  );
}

/** What kinds of tags hang at a point, each with their number where there are several. */
export const tagsText = (tags: InspectionPoint['tags'], t: T): string =>
  tagTypes
    .map((type) => ({ type, count: tags.filter((tag) => tag.type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) =>
      count > 1 ? `${t(`inspection.tag.type.${type}`)} × ${count}` : t(`inspection.tag.type.${type}`),
    )
    .join(' · ') || '—';
