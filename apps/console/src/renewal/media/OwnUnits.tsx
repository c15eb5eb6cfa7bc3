import { orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { pathTo } from '@fireline/domain/shell';
import { type MeteredResource, paceDays, tariffWords } from '@fireline/domain/tariff';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures } from '../../lib/page/Page.styles.ts';
import { useMayBuy } from '../../lib/session/useMayBuy.ts';
import { resourceWords } from './words.ts';

/** What is left of one resource, or of both, how fast it goes, and until when it lasts. @spec REN-06 TAR-07 */
export function UnitFigures({ only }: { readonly only?: MeteredResource }) {
  const t = useWords(resourceWords, tariffWords);
  const { date, number } = useFormat();
  const call = useCall(tariffCalls.balances, {}, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return (
    <Loaded call={call} action="query" lines={2}>
      {({ balances }) => (
        <Figures>
          {balances
            .filter(({ resource }) => only === undefined || resource === only)
            .map(({ resource, balance, drawn, daysLeft, lastsUntil }) => {
              const used = { days: paceDays, drawn: number(drawn) };
              const pace =
                daysLeft === null
                  ? t('resource.noPace', used)
                  : lastsUntil === null
                    ? t('resource.pace', { ...used, left: number(daysLeft) })
                    : t('resource.pace.until', { ...used, day: date(lastsUntil) });
              return (
                <Stat
                  key={resource}
                  label={t(`tariff.resource.${resource}`)}
                  value={balance}
                  unit={t(`tariff.unit.${resource}`)}
                  note={pace}
                />
              );
            })}
        </Figures>
      )}
    </Loaded>
  );
}

/** Messages and calls that are left to the reader, and where more are bought. @spec REN-06 TAR-07 */
export function OwnUnits() {
  const t = useWords(resourceWords);
  const mayBuy = useMayBuy();
  return (
    <Card
      title={t('resource.balances')}
      headingLevel={2}
      actions={mayBuy && <Link href={pathTo('payment')}>{t('resource.buy')}</Link>}
    >
      <UnitFigures />
    </Card>
  );
}
