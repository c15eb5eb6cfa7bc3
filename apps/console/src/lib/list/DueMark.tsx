import { dayMs, type DueFacts, type DueStanding, hourMs, minuteMs } from '@fireline/domain/lib';
import { type Translate, useNow, useWords } from '@fireline/ui/lib';
import { CircleCheck, CircleX, Clock, Hourglass, TriangleAlert } from 'lucide-react';
import { lengthText } from '../lengthText.ts';
import { dueWords, lengthWords } from '../words.ts';
import { Due } from './DueMark.styles.ts';

const icons = { waiting: Clock, soon: Hourglass, over: TriangleAlert, met: CircleCheck, missed: CircleX } as const;

export interface DueMarkProps {
  readonly facts: DueFacts;
  /** Where it stands at a moment: a rule of the domain. */
  readonly standingOf: (nowMs: number) => DueStanding;
  /** What is said of what was done in time, and late. */
  readonly ended: Readonly<Record<'met' | 'missed', string>>;
}

type T = Translate<keyof typeof dueWords | keyof typeof lengthWords>;

/** By how much something is late, in its largest unit: an hour more matters no longer after days. */
function overText(ms: number, t: T): string {
  if (ms >= dayMs) return t('due.overDays', { count: Math.floor(ms / dayMs) });
  if (ms >= hourMs) return t('due.overHours', { count: Math.floor(ms / hourMs) });
  return t('due.overMinutes', { count: Math.floor(ms / minuteMs) });
}

/** As text, for files and paper. */
export function dueText({ facts, standingOf, ended }: DueMarkProps, nowMs: number, t: T): string {
  const standing = standingOf(nowMs);
  if (standing === 'met' || standing === 'missed') return ended[standing];
  const ms = facts.dueAtMs - nowMs;
  return standing === 'over' ? overText(-ms, t) : t('due.left', { time: lengthText(ms, t) });
}

/** The time left until something is due, or by how much it is overdue: a shape and words, counted on while one looks. @spec SRV-02 INS-05 */
export function DueMark(props: DueMarkProps) {
  const t = useWords(dueWords, lengthWords);
  const nowMs = useNow(minuteMs / 2);
  const standing = props.standingOf(nowMs);
  const Icon = icons[standing];
  const text = dueText(props, nowMs, t);
  return (
    <Due data-due={standing} title={text}>
      <Icon aria-hidden />
      <span>{text}</span>
    </Due>
  );
}
