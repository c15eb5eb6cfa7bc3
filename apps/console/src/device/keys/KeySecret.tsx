import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { CopyButton } from '@fireline/ui/CopyButton';
import { Dialog } from '@fireline/ui/Dialog';
import { useWords } from '@fireline/ui/lib';
import { Secret } from '../../lib/page/Secret.styles.ts';
import { keyScreenWords } from './words.ts';

interface KeySecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a key, shown once. */
export function KeySecret({ name, secret, onClose }: KeySecretProps) {
  const t = useWords(keyScreenWords);
  return (
    <Dialog
      isOpen
      isForced
      size="small"
      title={t('keys.secret', { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('keys.close')}
        </Button>
      }
    >
      <Banner tone="attention">{t('keys.secretWhat')}</Banner>
      <Secret>
        <span>{secret}</span>
        <CopyButton label={t('keys.copy')} text={secret} />
      </Secret>
    </Dialog>
  );
}
