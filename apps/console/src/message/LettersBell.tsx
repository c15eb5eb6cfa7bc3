import { messageCalls, siteLetterTopic } from '@fireline/api/message';
import { useCall, useTopic } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { VisuallyHidden, useFormat, useWords } from '@fireline/ui/lib';
import { Bell as BellIcon } from 'lucide-react';
import { useMay } from '../lib/session/useMay.ts';
import { BellCount, UnreadMark } from './Message.styles.ts';
import { messageScreenWords } from './words.ts';

/** How many letters the reader has not read, live. */
function useUnread(): number {
  const { data, refetch } = useCall(messageCalls.unread, {}, { isPolling: true });
  useTopic(siteLetterTopic, { events: () => void refetch(), reload: () => void refetch() });
  return data?.count ?? 0;
}

function Bell() {
  const t = useWords(messageScreenWords);
  const { number } = useFormat();
  const count = useUnread();
  return (
    <Link href={pathTo('messageAll')} isQuiet aria-label={t('letters.bell', { count })}>
      <BellIcon size={18} aria-hidden />
      {count > 0 && <BellCount>{number(count)}</BellCount>}
    </Link>
  );
}

/** How many letters the reader has not read, live, with the way to them; nothing for a reader without letters. @spec MSG-04 */
export function LettersBell() {
  return useMay()(messageCalls.letters) ? <Bell /> : null;
}

function Mark() {
  const t = useWords(messageScreenWords);
  const count = useUnread();
  if (count === 0) return null;
  return (
    <UnreadMark>
      <VisuallyHidden>{t('letters.unreadMark', { count })}</VisuallyHidden>
    </UnreadMark>
  );
}

/** A dot where the bell is out of sight, as long as letters wait; nothing for a reader without letters. @spec MSG-04 */
export function LettersMark() {
  return useMay()(messageCalls.letters) ? <Mark /> : null;
}
