import { useCall } from '@fireline/api/react';
import { serviceCalls } from '@fireline/api/service';
import { repliesFor, replyQuery } from '@fireline/domain/service';
import type { ChatReply } from '@fireline/ui/ChatThread';

/** The saved replies that what is written asks for, by the domain's rule. @spec SRV-06 */
export function useReplies(): (written: string) => readonly ChatReply[] | undefined {
  const replies = useCall(serviceCalls.savedReplies, {}).data?.replies ?? [];
  return (written) => {
    const query = replyQuery(written);
    if (query === undefined) return undefined;
    return repliesFor(replies, query).map(({ replyId, title, text }) => ({ id: String(replyId), title, text }));
  };
}
