import { tariffCalls, type TenantPrices } from '@fireline/api/tariff';
import { tariffWords } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Tabs } from '@fireline/ui/Tabs';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { PriceBook } from './PriceBook.tsx';
import type { PriceT } from './things.ts';
import { priceWords } from './words.ts';

const lists = ['platformResources', 'deviceService', 'storage'] as const;
const every = {};

const tenantColumns = (t: PriceT, { number }: Pick<Format, 'number'>): readonly Column<TenantPrices>[] => [
  { id: 'name', header: t('price.tenants.name'), width: 240, isHideable: false, cell: ({ name }) => name },
  { id: 'tenantId', header: t('price.tenants.id'), width: 120, cell: ({ tenantId }) => tenantId },
  {
    id: 'exceptions',
    header: t('price.tenants.exceptions'),
    width: 140,
    align: 'end',
    cell: ({ exceptions }) => (exceptions === 0 ? t('price.tenants.asAll') : number(exceptions)),
  },
  {
    id: 'coming',
    header: t('price.tenants.coming'),
    width: 120,
    align: 'end',
    cell: ({ coming }) => number(coming),
  },
];

/** Whom the operator sells to, and the prices that are for one tenant alone. @spec TAR-02 TAR-03 TAR-04 */
export function TenantPricesPart({ mayChange }: { readonly mayChange: boolean }) {
  const t = useWords(priceWords, tariffWords);
  const format = useFormat();
  const columns = useMemo(() => tenantColumns(t, format), [t, format]);
  const [opened, open] = useState<TenantPrices>();
  return (
    <>
      <PartTable
        label={t('price.tenants')}
        call={tariffCalls.tenantPrices}
        of={every}
        columns={columns}
        getRowId={({ tenantId }) => tenantId}
        onOpen={open}
        empty={{ title: t('price.tenants.empty') }}
      />
      {opened && (
        <Drawer isOpen size="large" title={opened.name} onClose={() => open(undefined)}>
          <Tabs
            label={t('price.parts')}
            items={lists.map((list) => ({
              value: list,
              label: t(`tariff.priceList.${list}`),
              content: (
                <PriceBook
                  list={list}
                  buyer="reseller"
                  tenantId={opened.tenantId}
                  label={t('price.forPartner', { name: opened.name })}
                  headingLevel={3}
                  mayChange={mayChange}
                />
              ),
            }))}
          />
        </Drawer>
      )}
    </>
  );
}
