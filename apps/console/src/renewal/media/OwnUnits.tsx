import { orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { pathTo } from '@fireline/domain/shell';
import { paceDays, tariffWords } from '@fireline/domain/tariff';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures } from '../../lib/page/Page.styles.ts';
import { useMayBuy } from '../../lib/session/useMayBuy.ts';
import { resourceWords } from './words.ts';

/** Messages and calls that are left to the reader, how fast they go, and where more are bought. @spec REN-06 TAR-07 */
export function OwnUnits() {
  const t = useWords(resourceWords, tariffWords);
  const { number } = useFormat();
  const mayBuy = useMayBuy();
  const call = useCall(tariffCalls.balances, {});
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return (
    <Card
      title={t('resource.balances')}
      headingLevel={2}
      actions={mayBuy && <Link href={pathTo('payment')}>{t('resource.buy')}</Link>}
    >
      <Loaded call={call} action="query" lines={2}>
        {({ balances }) => (
          <Figures>
            {balances.map(({ resource, balance, drawn, daysLeft }) => (
              <div key={resource}>
                <Stat label={t(`tariff.resource.${resource}`)} value={balance} unit={t(`tariff.unit.${resource}`)} />
                <small>
                  {daysLeft === null
                    ? t('resource.noPace', { days: paceDays })
                    : t('resource.pace', { days: paceDays, drawn: number(drawn), left: number(daysLeft) })}
                </small>
              </div>
            ))}
          </Figures>
        )}
      </Loaded>
    </Card>
  );
}
