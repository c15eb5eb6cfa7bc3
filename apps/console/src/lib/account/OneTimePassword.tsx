import type { MadeUpPassword } from '@fireline/api/session';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Dialog } from '@fireline/ui/Dialog';
import { useWords } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { useSession } from '../session/useSession.ts';
import { accountFormWords } from './words.ts';

/** A password that is read out or copied: characters that are not mistaken for each other. */
const Secret = styled.p`
  display: flex;
  align-items: center;
  gap: var(--fl-space-2);
  margin: var(--fl-space-3) 0 0;
  font-family: ui-monospace, monospace;
  font-size: var(--fl-type-title);
  overflow-wrap: anywhere;
  user-select: all;
`;

interface OneTimePasswordProps {
  readonly made: MadeUpPassword;
  readonly onClose: () => void;
}

/** A password that was made up, shown once, with where and as whom it is used. @spec SES-05 SES-08 */
export function OneTimePassword({ made: { username, password }, onClose }: OneTimePasswordProps) {
  const t = useWords(accountFormWords);
  const rentId = useSession()?.account.rentId ?? '';
  // the login page opens with both filled in
  const address = `${location.origin}${pathTo('login')}?${new URLSearchParams({ tenant: rentId, user: username }).toString()}`;
  return (
    <Dialog
      isOpen
      size="small"
      isForced
      title={t('users.password', { name: username })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('users.close')}
        </Button>
      }
    >
      <Banner tone="attention">{t('users.passwordWhat')}</Banner>
      <Secret>
        <span>{password}</span>
        <CopyButton label={t('users.copyPassword')} text={password} />
      </Secret>
      <DescriptionList
        items={[
          { term: t('users.tenant'), detail: rentId },
          { term: t('users.username'), detail: username },
          {
            term: t('users.address'),
            detail: (
              <>
                {address} <CopyButton label={t('users.copyAddress')} text={address} />
              </>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
