import type { WorkOrder } from '@fireline/api/service';
import { minuteMs } from '@fireline/domain/lib';
import { dueStateOf, type OrderLevel, serviceWords } from '@fireline/domain/service';
import { type Translate, useNow, useWords } from '@fireline/ui/lib';
import { ChevronsUp, ChevronUp, CircleCheck, CircleX, Clock, Minus, TriangleAlert } from 'lucide-react';
import { lengthText } from '../../lib/lengthText.ts';
import { lengthWords } from '../../lib/words.ts';
import { Mark } from './Orders.styles.ts';

const levelIcons = { urgent: ChevronsUp, high: ChevronUp, normal: Minus } as const;

/** How soon somebody must act: a shape and a word. @spec SRV-01 */
export function LevelMark({ level }: { readonly level: OrderLevel }) {
  const t = useWords(serviceWords);
  const Icon = levelIcons[level];
  return (
    <Mark data-tone={level === 'urgent' ? 'strong' : undefined}>
      <Icon aria-hidden />
      {t(`service.order.level.${level}`)}
    </Mark>
  );
}

type Due = Pick<WorkOrder, 'level' | 'dueAt' | 'acceptedAt' | 'closedAt'>;
const msOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Where an order stands with its due time, and how far it is from it. */
export function dueOf({ level, dueAt, acceptedAt, closedAt }: Due, nowMs: number) {
  const dueAtMs = Date.parse(dueAt);
  const state = dueStateOf({ level, dueAtMs, acceptedAtMs: msOf(acceptedAt), closedAtMs: msOf(closedAt) }, nowMs);
  return { state, ms: Math.abs(dueAtMs - nowMs) };
}

/** As text, for files and paper. */
export function dueText(order: Due, nowMs: number, t: Translate<keyof typeof serviceWords | keyof typeof lengthWords>) {
  const { state, ms } = dueOf(order, nowMs);
  return t(`service.due.${state}`, { time: lengthText(ms, t) });
}

const dueIcons = { waiting: Clock, over: TriangleAlert, met: CircleCheck, missed: CircleX } as const;

/** The time left until an order is due, or by how much it is late: a shape and words, counted on while one looks. @spec SRV-02 */
export function DueMark({ order }: { readonly order: Due }) {
  const t = useWords(serviceWords, lengthWords);
  const nowMs = useNow(minuteMs / 2);
  const { state } = dueOf(order, nowMs);
  const Icon = dueIcons[state];
  return (
    <Mark data-tone={state === 'over' ? 'warning' : undefined}>
      <Icon aria-hidden />
      {dueText(order, nowMs, t)}
    </Mark>
  );
}
