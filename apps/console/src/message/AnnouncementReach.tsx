import { messageCalls } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import { messageWords, type PushTarget } from '@fireline/domain/message';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../lib/page/Loaded.tsx';
import { messageScreenWords } from './words.ts';

export interface AnnouncementReachProps {
  readonly pushTargets: readonly PushTarget[];
  /** The one that waits for its review; undefined: one of the reader's own that is being written. */
  readonly announcementId: number | undefined;
}

/** How many people it would reach if it were approved now. @spec MSG-01 MSG-02 */
export function AnnouncementReach({ pushTargets, announcementId }: AnnouncementReachProps) {
  const t = useWords(messageScreenWords, messageWords);
  const { number } = useFormat();
  const asked = { pushTargets: [...pushTargets], ...(announcementId !== undefined && { announcementId }) };
  const call = useCall(messageCalls.announcementReach, asked, { isEnabled: pushTargets.length > 0 });
  if (pushTargets.length === 0) return null;
  return (
    <Loaded call={call} action="query">
      {(reach) => (
        <p role="status">
          {t('announcements.reach', {
            count: number(reach.total),
            parts: pushTargets
              .map((target) => `${t(`message.pushTarget.${target}`)} ${number(reach[target])}`)
              .join(' · '),
          })}
        </p>
      )}
    </Loaded>
  );
}
