import { tariffCalls } from '@fireline/api/tariff';
import { freeMonths } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { usePriceDay } from '../prices/things.ts';
import { type ShownGrant, type ShownGrants, useGrantText } from './grant.ts';
import { grantWords } from './words.ts';

export interface GrantCardProps {
  readonly grants: ShownGrants;
  readonly onWithdrawn: () => void;
}

/** What new devices get today, and what is to come; that can be withdrawn until it begins. @spec TAR-04 TAR-08 */
export function GrantCard({ grants: { entries, revision }, onWithdrawn }: GrantCardProps) {
  const t = useWords(grantWords);
  const { number } = useFormat();
  const textOf = useGrantText();
  const dayText = usePriceDay();
  const may = useMay();
  const [withdrawing, setWithdrawing] = useState<ShownGrant>();
  const current = entries.find(({ state }) => state === 'current');
  const coming = entries.filter(({ state }) => state === 'coming').toReversed();
  return (
    <Card title={t('grant.now')} headingLevel={2}>
      <Stack>
        {current ? (
          <p>
            <strong>{textOf(current)}</strong>{' '}
            <small>{t('grant.now.since', { day: dayText(current.from), name: current.madeBy })}</small>
          </p>
        ) : (
          <p>{t('grant.never', { months: t('grant.monthsOf', { count: number(freeMonths) }) })}</p>
        )}
        <h3>{t('grant.coming')}</h3>
        {coming.length === 0 ? (
          <p>{t('grant.coming.none')}</p>
        ) : (
          <Stack as="ul">
            {coming.map((one) => (
              <Tools key={one.grantId} as="li">
                <span>{t('grant.coming.line', { day: dayText(one.from), what: textOf(one), name: one.madeBy })}</span>
                {may(tariffCalls.withdrawGrant) && (
                  <Button
                    variant="quiet"
                    aria-label={t('grant.withdraw.of', { day: dayText(one.from) })}
                    onClick={() => setWithdrawing(one)}
                  >
                    {t('grant.withdraw')}
                  </Button>
                )}
              </Tools>
            ))}
          </Stack>
        )}
      </Stack>
      {withdrawing && (
        <ConfirmSend
          call={tariffCalls.withdrawGrant}
          send={{ grantId: withdrawing.grantId, revision }}
          outdates={[tariffCalls.registrationGrant]}
          action="modify"
          title={t('grant.withdraw.title')}
          confirmLabel={t('grant.withdraw')}
          done={t('grant.withdraw.done')}
          onDone={onWithdrawn}
          onClose={() => setWithdrawing(undefined)}
        >
          {t('grant.withdraw.text', { day: dayText(withdrawing.from), what: textOf(withdrawing) })}
        </ConfirmSend>
      )}
    </Card>
  );
}
