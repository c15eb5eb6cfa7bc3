import { orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { tariffWords } from '@fireline/domain/tariff';
import { Card } from '@fireline/ui/Card';
import { Stat } from '@fireline/ui/Stat';
import { useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures } from '../../lib/page/Page.styles.ts';
import { payWords } from '../words.ts';

/** What the reader has left to send. @spec TAR-07 */
export function Balances() {
  const t = useWords(payWords, tariffWords);
  const call = useCall(tariffCalls.balances, {}, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return (
    <Card title={t('pay.balance')} headingLevel={2}>
      <Loaded call={call} action="query" lines={2}>
        {({ balances }) => (
          <Figures>
            {balances.map(({ resource, balance }) => (
              <Stat
                key={resource}
                label={t(`pay.balance.${resource}`)}
                value={balance}
                unit={t(`tariff.unit.${resource}`)}
              />
            ))}
          </Figures>
        )}
      </Loaded>
    </Card>
  );
}
