import type { MadeUpPassword } from '@fireline/api/session';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { Dialog } from '@fireline/ui/Dialog';
import { useWords } from '@fireline/ui/lib';
import { Secret } from './User.styles.ts';
import { userScreenWords } from './words.ts';

interface OneTimePasswordProps {
  readonly made: MadeUpPassword;
  readonly onClose: () => void;
}

/** A password that was made up, shown once. @spec SES-05 SES-08 */
export function OneTimePassword({ made: { username, password }, onClose }: OneTimePasswordProps) {
  const t = useWords(userScreenWords);
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
    </Dialog>
  );
}
