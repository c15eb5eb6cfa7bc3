import { balanceHolderKinds, meteredResources, type tariffWords } from '@fireline/domain/tariff';
import type { Translate } from '@fireline/ui/lib';
import type { unitWords } from './words.ts';

export type UnitT = Translate<keyof typeof unitWords | keyof typeof tariffWords>;

/** The filters that lists of balances and of their movements share. */
export const unitFilters = (t: UnitT) =>
  [
    { key: 'search', label: t('holding.search') },
    {
      key: 'resource',
      label: t('holding.resource'),
      any: t('holding.anyResource'),
      choices: meteredResources.map((value) => ({ value, label: t(`tariff.resource.${value}`) })),
    },
    {
      key: 'holderKind',
      label: t('holding.holderKind'),
      any: t('holding.anyHolderKind'),
      isList: true,
      choices: balanceHolderKinds
        .filter((kind) => kind !== 'platform')
        .map((value) => ({ value, label: t(`tariff.holder.${value}`) })),
    },
  ] as const;
