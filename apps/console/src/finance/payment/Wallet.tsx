import { financeCalls, orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '@fireline/domain/shell';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { payWords } from '../words.ts';
import { Sum } from './Pay.styles.ts';
import { TopUp } from './TopUp.tsx';

const shown = 5;

/** The account balance of the reader's payer, its newest movements, and a way to top it up. @spec FIN-11 */
export function Wallet() {
  const t = useWords(payWords);
  const { money, dateTime } = useFormat();
  const may = useMay();
  const [, navigate] = useLocation();
  const [isToppingUp, setToppingUp] = useState(false);
  const call = useCall(financeCalls.wallet, {});
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  if (call.data?.payeeName === null) return null;
  return (
    <Card title={t('pay.wallet')} headingLevel={2}>
      <Loaded call={call} action="query" lines={2}>
        {({ payeeName, balanceCents, entries }) => (
          <Stack>
            <div>
              <small>{t('pay.wallet.with', { name: payeeName ?? '' })}</small>
              <Sum>{money(balanceCents)}</Sum>
            </div>
            {entries.length > 0 && (
              <DescriptionList
                layout="rows"
                items={entries.slice(0, shown).map(({ kind, cents, at }) => ({
                  term: `${t(kind === 'spend' ? 'pay.wallet.spent' : 'pay.wallet.topUp')} · ${dateTime(at)}`,
                  detail: (cents < 0 ? '' : '+') + money(cents),
                }))}
              />
            )}
            {may(financeCalls.topUp) && (
              <Tools>
                <Button onClick={() => setToppingUp(true)}>{t('pay.wallet.topUp')}</Button>
              </Tools>
            )}
          </Stack>
        )}
      </Loaded>
      {isToppingUp && (
        <TopUp
          onClose={() => setToppingUp(false)}
          onOrdered={(orderId) => navigate(`${pathTo('payment')}?order=${orderId}`)}
        />
      )}
    </Card>
  );
}
