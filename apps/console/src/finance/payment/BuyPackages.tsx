import { financeCalls } from '@fireline/api/finance';
import { useCall, useSend } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import type { OrderedWay } from '@fireline/domain/finance';
import { packagesCents, purchasePackages } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { newPress } from '../../lib/newPress.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { payWords } from '../words.ts';
import { Side } from './Side.tsx';
import { Narrow } from './Pay.styles.ts';

export interface BuyPackagesProps {
  readonly onOrdered: (orderId: number) => void;
}

/** What is on sale, beside what the reader has. @spec TAR-05 FIN-01 */
export function BuyPackages({ onOrdered }: BuyPackagesProps) {
  const t = useWords(payWords);
  return (
    <TwoColumns>
      <Card title={t('pay.buy.title')} headingLevel={2}>
        <PackageChoice way="online" onOrdered={onOrdered} />
      </Card>
      <Side />
    </TwoColumns>
  );
}

/** What is on sale for the reader's own balance; one press is one order, however often it is repeated. @spec TAR-05 FIN-01 */
export function PackageChoice({ way, onOrdered }: BuyPackagesProps & { readonly way: OrderedWay }) {
  const t = useWords(payWords);
  const { money, number } = useFormat();
  const may = useMay();
  const onSale = useCall(tariffCalls.packages, {});
  const [priceId, setPriceId] = useState<string | null>(null);
  const [count, setCount] = useState<number | null>(1);
  // the same choice pressed again, also after a time-out, is the same order; another choice is another one
  const [requestId, setRequestId] = useState(newPress);
  const order = useSend(financeCalls.placeOrder, {
    outdates: [financeCalls.orders],
    onDone: ({ reply }) => onOrdered(reply.orderId),
    // prices may have changed
    onFailed: () => void onSale.refetch(),
  });
  return (
    <Loaded call={onSale} action="query" lines={4}>
      {({ packages, holderKind }) => {
        if (holderKind === null) return <EmptyState title={t('pay.buy.noBalance')} />;
        if (packages.length === 0) return <EmptyState title={t('pay.buy.none')}>{t('pay.buy.noneHint')}</EmptyState>;
        const chosen = packages.find((one) => String(one.priceId) === priceId) ?? packages[0];
        const total = chosen && count !== null ? packagesCents(chosen.cents, count) : undefined;
        return (
          <Stack>
            {holderKind in holderText && <p>{t(holderText[holderKind as keyof typeof holderText])}</p>}
            <RadioGroup
              label={t('pay.buy.package')}
              value={chosen ? String(chosen.priceId) : null}
              onChange={({ value }) => {
                setPriceId(value);
                setRequestId(newPress());
              }}
              options={packages.map((one) => ({
                value: String(one.priceId),
                label: `${t(`pay.units.${one.resource}`, { count: number(one.quantity) })} · ${money(one.cents)}`,
              }))}
            />
            <Narrow>
              <NumberField
                label={t('pay.buy.count')}
                value={count}
                min={purchasePackages.min}
                max={purchasePackages.max}
                digits={0}
                onChange={({ value }) => {
                  setCount(value);
                  setRequestId(newPress());
                }}
              />
            </Narrow>
            {order.error && <CallFailed error={order.error} action="placeOrder" />}
            <Tools>
              <Button
                variant="primary"
                disabled={!total?.ok || !may(financeCalls.placeOrder)}
                isPending={order.isPending}
                onClick={() => {
                  if (chosen && count !== null)
                    order.mutate({
                      requestId,
                      way,
                      lines: [{ priceId: chosen.priceId, count, cents: chosen.cents }],
                    });
                }}
              >
                {t('pay.buy.order', { amount: total?.ok ? money(total.value) : '—' })}
              </Button>
            </Tools>
          </Stack>
        );
      }}
    </Loaded>
  );
}

const holderText = {
  tenant: 'pay.buy.for.tenant',
  partner: 'pay.buy.for.partner',
  unit: 'pay.buy.for.unit',
  place: 'pay.buy.for.place',
} as const;
