import type { MadeUpPassword } from '@fireline/api/session';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Dialog } from '@fireline/ui/Dialog';
import { useWords } from '@fireline/ui/lib';
import { useSession } from '../../shell/useSession.ts';
import { Secret } from './User.styles.ts';
import { userScreenWords } from './words.ts';

interface OneTimePasswordProps {
  readonly made: MadeUpPassword;
  readonly onClose: () => void;
}

/** A password that was made up, shown once, with where and as whom it is used. @spec SES-05 SES-08 */
export function OneTimePassword({ made: { username, password }, onClose }: OneTimePasswordProps) {
  const t = useWords(userScreenWords);
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
