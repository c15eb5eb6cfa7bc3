import { type StorageProduct, storageProducts, tariffWords } from '@fireline/domain/tariff';
import { useWords } from '../lib/format/useWords.ts';
import { Cell, type PartProps } from './Cell.tsx';
import { Lines } from './Lines.tsx';
import type { StorageDraft } from './prices.ts';
import { priceEditorWords } from './words.ts';

/** Cloud storage and watermark by the months they are renewed for. */
export function StorageLines({ rows, ...part }: PartProps & { readonly rows: readonly StorageDraft[] }) {
  const t = useWords(priceEditorWords, tariffWords);
  const { editor } = part;
  const kindOf = (product: StorageProduct): string => t(`tariff.storage.${product}`);
  return (
    <Lines
      {...part}
      line="storage"
      title={t('PriceEditor.storage')}
      columns={[t('PriceEditor.product'), t('PriceEditor.duration'), t('PriceEditor.amount')]}
      heads={rows.map(({ product }) => kindOf(product))}
      additions={storageProducts.map((product) => ({
        label: t('PriceEditor.add', { kind: kindOf(product) }),
        onAdd: () => editor.addStorage(product),
      }))}
      cellsOf={(at, nameOf) => {
        const row = rows[at] as StorageDraft;
        return [
          <Cell
            key="months"
            {...part}
            kind="count"
            field={`storage.${at}.months`}
            label={nameOf(t('PriceEditor.duration'))}
            text={row.months}
            onText={(months) => editor.setLine('storage', at, { months })}
            unit={t('PriceEditor.months')}
          />,
          <Cell
            key="amount"
            {...part}
            kind="money"
            field={`storage.${at}.amount`}
            label={nameOf(t('PriceEditor.amount'))}
            text={row.amount}
            onText={(amount) => editor.setLine('storage', at, { amount })}
          />,
        ];
      }}
    />
  );
}
