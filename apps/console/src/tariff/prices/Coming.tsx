import { tariffCalls, type OwnPriceList } from '@fireline/api/tariff';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';

import { usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

type ComingPrice = OwnPriceList['coming'][number];

export interface ComingProps {
  readonly list: Pick<OwnPriceList, 'coming' | 'revision'>;
  readonly mayChange: boolean;
  readonly headingLevel: 2 | 3;
  readonly onWithdrawn: () => void;
}

/** Prices that have not begun, the next first; each can be withdrawn until then. @spec N19 TAR-04 */
export function Coming({ list: { coming, revision }, mayChange, headingLevel, onWithdrawn }: ComingProps) {
  const t = useWords(priceWords);
  const { money } = useFormat();
  const dayText = usePriceDay();
  const things = useThings();
  const [withdrawing, setWithdrawing] = useState<ComingPrice>();
  const amountOf = ({ isEnd, cents }: ComingPrice): string => (isEnd ? t('price.ended') : money(cents));
  return (
    <Card title={t('price.coming.title')} headingLevel={headingLevel}>
      {coming.length === 0 ? (
        <p>{t('price.coming.none')}</p>
      ) : (
        <Stack as="ul">
          {coming.map((one) => (
            <Tools key={one.priceId} as="li">
              <span>
                {t('price.coming.line', {
                  day: dayText(one.from),
                  what: things.of(one),
                  amount: amountOf(one),
                  name: one.by,
                })}
              </span>
              {mayChange && (
                <Button
                  variant="quiet"
                  aria-label={t('price.withdraw.of', { what: things.of(one) })}
                  onClick={() => setWithdrawing(one)}
                >
                  {t('price.withdraw')}
                </Button>
              )}
            </Tools>
          ))}
        </Stack>
      )}
      {withdrawing && (
        <ConfirmSend
          call={tariffCalls.withdrawPrice}
          send={{ priceId: withdrawing.priceId, revision }}
          outdates={[
            tariffCalls.priceEntries,
            tariffCalls.priceChain,
            tariffCalls.dealerPrices,
            tariffCalls.tenantPrices,
          ]}
          action="modify"
          title={t('price.withdraw.title')}
          confirmLabel={t('price.withdraw')}
          done={t('price.withdraw.done')}
          onDone={onWithdrawn}
          onClose={() => setWithdrawing(undefined)}
        >
          {t('price.withdraw.text', {
            what: things.of(withdrawing),
            day: dayText(withdrawing.from),
            amount: amountOf(withdrawing),
          })}
        </ConfirmSend>
      )}
    </Card>
  );
}
