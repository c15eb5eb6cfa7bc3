import type { ChatTicket } from '@fireline/api/service';
import { dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import { chatWaitStanding } from '@fireline/domain/service';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Clock, Hourglass, TriangleAlert } from 'lucide-react';
import { Due } from '../../lib/list/DueMark.styles.ts';
import { RowLink } from './Chat.styles.ts';
import { chatPageWords } from './words.ts';

const waitIcons = { waiting: Clock, soon: Hourglass, over: TriangleAlert } as const;

/** How long somebody has waited for an answer: the longer, the more it presses, by shape, word and colour. @spec SRV-06 */
function Waits({ since }: { readonly since: string }) {
  const t = useWords(chatPageWords);
  const nowMs = useNow(10_000);
  const standing = chatWaitStanding(Date.parse(since), nowMs);
  const Icon = waitIcons[standing];
  const ms = Math.max(0, nowMs - Date.parse(since));
  const [unit, unitMs] =
    standing !== 'over'
      ? (['minutes', minuteMs] as const)
      : ms < 2 * dayMs
        ? (['hours', hourMs] as const)
        : (['days', dayMs] as const);
  return (
    <Due as="small" data-due={standing}>
      <Icon aria-hidden />
      <span>{t(`chat.waits.${unit}`, { count: Math.floor(ms / unitMs) })}</span>
    </Due>
  );
}

export interface ChatRowProps {
  readonly ticket: ChatTicket;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

/** A chat in the list: who asks, what about, and since when or how long an answer is awaited. @spec SRV-06 */
export function ChatRow({ ticket, isChosen, onOpen }: ChatRowProps) {
  const t = useWords(chatPageWords);
  const format = useFormat();
  const { customer, unitName, subject, waitsSince, lastAt, unread } = ticket;
  return (
    <li>
      <RowLink
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
        onClick={onOpen}
      >
        <span>{[customer, unitName].filter(Boolean).join(' · ')}</span>
        {waitsSince === null ? <small>{format.dateTime(lastAt)}</small> : <Waits since={waitsSince} />}
        <span>{subject || t('chat.picture')}</span>
        <small>{unread > 0 && t('chat.unread', { count: unread })}</small>
      </RowLink>
    </li>
  );
}
