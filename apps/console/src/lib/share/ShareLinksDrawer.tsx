import { type PublicLink, publicCalls } from '@fireline/api/public';
import { useCall, useSend } from '@fireline/api/react';
import type { LinkSubject } from '@fireline/domain/public';
import { pageSizeMax } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { CallFailed } from '../page/CallFailed.tsx';
import { useTellFailure } from '../page/useTellFailure.ts';
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
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { data, error, refetch, isFetching } = useCall(publicCalls.links, { subject, id, pageSize: pageSizeMax });
  const { share, isPending } = useShareLink();
  const [revoked, setRevoked] = useState<PublicLink>();
  const { mutateAsync: revoke } = useSend(publicCalls.revokeLink, {
    outdates: [publicCalls.links],
    onDone: () => toasts.show({ tone: 'success', title: t('share.revoked') }),
    onFailed: ({ error: why, retry }) => tellFailure('share', why, retry),
  });
  return (
    <Drawer
      isOpen
      isDismissable
      title={t('share.links')}
      onClose={onClose}
      footer={
        <Button variant="primary" isPending={isPending} onClick={() => void share(subject, id).then(() => refetch())}>
          {t('share.make')}
        </Button>
      }
    >
      <p>{t('share.what')}</p>
      {data && data.rows.length === 0 && <EmptyState title={t('share.none')} />}
      {data && (
        <Links>
          {data.rows.map((link) => (
            <ShareLinkItem key={link.linkId} link={link} onRevoke={() => setRevoked(link)} />
          ))}
        </Links>
      )}
      {!data && error && <CallFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton lines={6} />}
      {revoked && (
        <ConfirmDialog
          isOpen
          title={t('share.revokeAsk')}
          confirmLabel={t('share.revoke')}
          onCancel={() => setRevoked(undefined)}
          onConfirm={async () => {
            await revoke({ linkId: revoked.linkId });
            setRevoked(undefined);
          }}
        >
          {t('share.revokeWhat')}
        </ConfirmDialog>
      )}
    </Drawer>
  );
}
