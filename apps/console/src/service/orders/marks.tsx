import type { WorkOrder } from '@fireline/api/service';
import { dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import { dueStateOf, type OrderLevel, serviceWords } from '@fireline/domain/service';
import { type Translate, useNow, useWords } from '@fireline/ui/lib';
import { ChevronsUp, ChevronUp, Minus } from 'lucide-react';
import { DueMark, type DueMarkProps } from '../../lib/list/DueMark.tsx';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { Mark } from './Orders.styles.ts';
import { orderListWords } from './words.ts';

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

type Aged = Pick<WorkOrder, 'state' | 'createdAt' | 'acceptedAt'>;

/** The state, and for how long an order has waited or been in somebody's hands, in the largest unit. @spec SRV-03 */
export function OrderStateMark({ order: { state, createdAt, acceptedAt } }: { readonly order: Aged }) {
  const t = useWords(orderListWords, serviceWords);
  const nowMs = useNow(minuteMs / 2);
  const word = t(`service.order.state.${state}`);
  if (state === 'closed') return <StateMark state={state}>{word}</StateMark>;
  const ms = Math.max(0, nowMs - Date.parse((state === 'processing' ? acceptedAt : null) ?? createdAt));
  const [unit, unitMs] =
    ms >= dayMs
      ? (['days', dayMs] as const)
      : ms >= hourMs
        ? (['hours', hourMs] as const)
        : (['minutes', minuteMs] as const);
  return (
    <StateMark state={state}>{t(`workOrders.for.${unit}`, { state: word, count: Math.floor(ms / unitMs) })}</StateMark>
  );
}

type Due = Pick<WorkOrder, 'level' | 'dueAt' | 'acceptedAt' | 'closedAt'>;
const msOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** What the mark of a due time has to know of an order. */
export function dueOf(
  { level, dueAt, acceptedAt, closedAt }: Due,
  t: Translate<keyof typeof serviceWords>,
): DueMarkProps {
  const facts = { dueAtMs: Date.parse(dueAt), endedAtMs: msOf(acceptedAt ?? closedAt) };
  const order = { level, dueAtMs: facts.dueAtMs, acceptedAtMs: msOf(acceptedAt), closedAtMs: msOf(closedAt) };
  return {
    facts,
    standingOf: (nowMs) => dueStateOf(order, nowMs),
    ended: { met: t('service.due.met'), missed: t('service.due.missed') },
  };
}

/** The time left until somebody has to accept an order. @spec SRV-02 */
export function OrderDue({ order }: { readonly order: Due }) {
  const t = useWords(serviceWords);
  return <DueMark {...dueOf(order, t)} />;
}
