import { useCall } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { type MeteredResource, purchasePackages, unitPriceText } from '@fireline/domain/tariff';
import { EmptyState } from '@fireline/ui/EmptyState';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { FieldGrid, Stack } from '../../lib/page/Page.styles.ts';
import { UnitFigures } from '../media/OwnUnits.tsx';
import { AddToBasket, type PartProps } from './AddToBasket.tsx';
import { mealWords } from './words.ts';

/** Packages of messages or calls for the own balance, each with its price for one. @spec REN-06 TAR-03 */
export function PackagePart({ resource, ...part }: PartProps & { readonly resource: MeteredResource }) {
  const t = useWords(mealWords);
  const { money, number } = useFormat();
  const call = useCall(tariffCalls.packages, {});
  const [quantity, setQuantity] = useState<number | null>(null);
  const [count, setCount] = useState<number | null>(1);
  return (
    <Loaded call={call} action="query" lines={4}>
      {({ packages, holderKind }) => {
        if (holderKind === null) return <EmptyState title={t('meal.package.noBalance')} />;
        const own = packages.filter((one) => one.resource === resource);
        if (own.length === 0) return <EmptyState title={t('meal.package.none')} />;
        return (
          <Stack>
            <UnitFigures only={resource} />
            <RadioGroup
              label={t('meal.package')}
              value={quantity === null ? null : String(quantity)}
              onChange={({ value }) => value !== null && setQuantity(Number(value))}
              options={own.map((one) => ({
                value: String(one.quantity),
                label: `${t(`meal.units.${resource}`, { count: number(one.quantity) })} · ${money(one.cents)}`,
                description: t(`meal.unitPrice.${resource}`, {
                  price: unitPriceText({ quantity: one.quantity, amountCents: one.cents }),
                }),
              }))}
            />
            <FieldGrid>
              <NumberField
                label={t('meal.count')}
                value={count}
                min={purchasePackages.min}
                max={purchasePackages.max}
                digits={0}
                onChange={({ value }) => setCount(value)}
              />
            </FieldGrid>
            <AddToBasket
              {...part}
              lines={quantity === null || count === null ? [] : [{ kind: resource, quantity, count, deviceIds: [] }]}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
