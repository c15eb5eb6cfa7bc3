import { useCall, useSend } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { type LevelPrice, type Priced, pricedBy, pricedIn, serviceYears } from '@fireline/domain/tariff';
import { EmptyState } from '@fireline/ui/EmptyState';
import { PriceChain } from '@fireline/ui/PriceChain';
import { Select } from '@fireline/ui/Select';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../../lib/page/failure.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { FieldGrid, Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useThings } from './things.ts';
import { priceWords } from './words.ts';

const storageMonths = [1, 12, 24, 36];

export interface ChainPartProps {
  readonly list: 'deviceService' | 'storage';
  /** The line through one partner; default: the reader's own customers. */
  readonly partnerId?: number;
}

/** Who earns what of one price, from what the reader pays to the customer; a new one is tried on every line before it is saved. @spec N19 TAR-04 DEV-23 */
export function ChainPart({ list, partnerId: first }: ChainPartProps) {
  const t = useWords(priceWords);
  const { number } = useFormat();
  const things = useThings();
  const may = useMay();
  const reason = useReason();
  const toasts = useToast();
  const [priced, setPriced] = useState<Priced>(pricedIn[list][0]);
  const counts =
    list === 'storage' ? storageMonths : Array.from({ length: serviceYears.max }, (_, at) => serviceYears.min + at);
  const [quantity, setQuantity] = useState(counts[0] ?? 1);
  const [partnerId, setPartnerId] = useState(first);
  const line = partnerId === undefined ? {} : { partnerId };
  const call = useCall(tariffCalls.priceChain, { list, priced, quantity, ...line }, { keepsPrevious: true });
  const save = useSend(tariffCalls.savePrices, {
    outdates: [tariffCalls.prices, tariffCalls.priceEntries, tariffCalls.dealerPrices, tariffCalls.priceChain],
    onDone: () => toasts.show({ tone: 'success', title: t('price.chain.saved') }),
  });
  const mayTry =
    partnerId !== undefined
      ? may({ who: ['dealerPrice:modify'] })
      : may({ who: list === 'storage' ? ['pricesCloud:modify'] : ['pricesDevice:modify', 'servicePrice:modify'] });
  return (
    <Loaded call={call} action="query">
      {({ viewer, last, today, prices, costCents, isBought, lines, revision, partners }) => {
        const buyer = viewer === 'platform' || partnerId !== undefined ? 'reseller' : 'user';
        const onSave = ({ change }: { readonly change: LevelPrice }): void =>
          save.mutate({
            list,
            buyer,
            ...line,
            from: change.from,
            rows: [{ priced, quantity, cents: change.cents, isEnd: false }],
            revision,
          });
        return (
          <Stack>
            <FieldGrid>
              <Select
                label={t('price.chain.mode')}
                value={priced}
                onChange={({ value }) => value && setPriced(value)}
                options={pricedIn[list].map((value) => ({ value, label: things.name(value) }))}
              />
              <Select
                label={t('price.chain.length')}
                value={String(quantity)}
                onChange={({ value }) => value && setQuantity(Number(value))}
                options={counts.map((count) => ({
                  value: String(count),
                  label: t(`price.${pricedBy[priced] === 'months' ? 'months' : 'years'}`, { count: number(count) }),
                }))}
              />
              {partners.length > 0 && (
                <Select
                  label={t('price.chain.line')}
                  value={partnerId === undefined ? 'own' : String(partnerId)}
                  onChange={({ value }) => setPartnerId(value === null || value === 'own' ? undefined : Number(value))}
                  options={[
                    { value: 'own', label: t('price.impact.own') },
                    ...partners.map((one) => ({ value: String(one.partnerId), label: one.name })),
                  ]}
                />
              )}
            </FieldGrid>
            {!isBought && <EmptyState title={t('price.buying.empty')}>{t('price.buying.emptyHint')}</EmptyState>}
            {isBought && (
              <PriceChain
                key={`${priced} ${quantity} ${partnerId ?? ''} ${revision}`}
                label={things.of({ priced, quantity })}
                prices={prices}
                costCents={costCents}
                today={today}
                viewer={viewer}
                last={last}
                levels={mayTry ? [viewer] : []}
                lines={lines.map((one) => ({ ...one, name: one.name || t('price.impact.own') }))}
                onSave={onSave}
                isSaving={save.isPending}
                headingLevel={first === undefined ? 2 : 3}
                problem={save.error ? reason(save.error) : undefined}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
