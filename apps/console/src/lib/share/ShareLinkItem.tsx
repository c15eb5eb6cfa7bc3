import type { PublicLink } from '@fireline/api/public';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { QrCode } from '@fireline/ui/QrCode';
import { useFormat, useWords } from '@fireline/ui/lib';
import { LinkActions, LinkItem } from './ShareLinks.styles.ts';
import { shareWords } from './words.ts';

export interface ShareLinkItemProps {
  readonly link: PublicLink;
  readonly onRevoke: () => void;
}

/** One link that opens something: its code, who made it, how long it lasts and how often it was used. @spec PUB-05 */
export function ShareLinkItem({ link, onRevoke }: ShareLinkItemProps) {
  const t = useWords(shareWords);
  const format = useFormat();
  const url = new URL(link.path, location.href).href;
  const made = t('share.createdBy', { time: format.dateTime(link.createdAt), name: link.createdBy });
  const last = link.lastOpenedAt && { count: format.number(link.opened), time: format.dateTime(link.lastOpenedAt) };
  return (
    <LinkItem>
      <QrCode text={url} title={`${t('share.link')} ${made}`} />
      <div>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('share.created'), detail: made },
            { term: t('share.expires'), detail: format.dateTime(link.expiresAt) },
            { term: t('share.opened'), detail: last ? t('share.openedLast', last) : t('share.never') },
          ]}
        />
        <LinkActions>
          <CopyButton text={url} label={t('share.link')} isWordShown />
          <Button onClick={onRevoke}>{t('share.revoke')}</Button>
        </LinkActions>
      </div>
    </LinkItem>
  );
}
