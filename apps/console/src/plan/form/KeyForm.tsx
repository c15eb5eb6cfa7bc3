import { CallError } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { useSend } from '@fireline/api/react';
import { planWords } from '@fireline/domain/plan';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../../lib/page/failure.ts';
import { KeyBox } from '../Plan.styles.ts';
import { planViewWords } from '../words.ts';

export interface KeyFormProps {
  readonly layerId: number;
  /** It was open before, and its key has run out. */
  readonly isAgain: boolean;
  readonly onOpened: () => void;
}

/** A private plan tells nothing of itself until its key is right. @spec PLN-05 */
export function KeyForm({ layerId, isAgain, onOpened }: KeyFormProps) {
  const t = useWords(planViewWords, planWords);
  const reason = useReason();
  const [accessKey, setAccessKey] = useState('');
  const unlock = useSend(planCalls.unlock, { onDone: onOpened });
  const failed = unlock.error instanceof CallError ? reason(unlock.error) : undefined;
  return (
    <Card title={t('plan.view.private')} headingLevel={2}>
      <KeyBox
        onSubmit={(event) => {
          event.preventDefault();
          unlock.mutate({ layerId, accessKey });
        }}
      >
        <p>{t(isAgain ? 'plan.view.private.again' : 'plan.view.private.hint')}</p>
        <TextField
          autoComplete="off"
          label={t('plan.view.key')}
          value={accessKey}
          required
          onChange={({ value }) => setAccessKey(value)}
          problem={failed}
        />
        <Button type="submit" variant="primary" isPending={unlock.isPending} disabled={accessKey === ''}>
          {t('plan.view.unlock')}
        </Button>
      </KeyBox>
    </Card>
  );
}
