import { type PublicLink, publicCalls } from '@fireline/api/public';
import { useCall } from '@fireline/api/react';
import type { LinkSubject } from '@fireline/domain/public';
import { pageSizeMax } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../form/ConfirmSend.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { ShareLinkItem } from './ShareLinkItem.tsx';
import { Links } from './ShareLinks.styles.ts';
import { useShareLink } from './useShareLink.tsx';
import { shareWords } from './words.ts';

export interface ShareLinksDrawerProps {
  readonly subject: LinkSubject;
  readonly id: number;
  readonly onClose: () => void;
}

/** The links that open a device or an alarm now: made, copied, scanned and revoked. @spec PUB-05 */
export function ShareLinksDrawer({ subject, id, onClose }: ShareLinksDrawerProps) {
  const t = useWords(shareWords);
  const call = useCall(publicCalls.links, { subject, id, pageSize: pageSizeMax });
  const { share, isPending } = useShareLink();
  const [revoked, setRevoked] = useState<PublicLink>();
  return (
    <Drawer
      isOpen
      isDismissable
      title={t('share.links')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isPending={isPending}
          onClick={() => void share(subject, id).then(() => call.refetch())}
        >
          {t('share.make')}
        </Button>
      }
    >
      <p>{t('share.what')}</p>
      <Loaded call={call} lines={6}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('share.none')} />
          ) : (
            <Links>
              {rows.map((link) => (
                <ShareLinkItem key={link.linkId} link={link} onRevoke={() => setRevoked(link)} />
              ))}
            </Links>
          )
        }
      </Loaded>
      {revoked && (
        <ConfirmSend
          call={publicCalls.revokeLink}
          send={{ linkId: revoked.linkId }}
          outdates={[publicCalls.links]}
          action="share"
          title={t('share.revokeAsk')}
          confirmLabel={t('share.revoke')}
          done={t('share.revoked')}
          onClose={() => setRevoked(undefined)}
        >
          {t('share.revokeWhat')}
        </ConfirmSend>
      )}
    </Drawer>
  );
}
