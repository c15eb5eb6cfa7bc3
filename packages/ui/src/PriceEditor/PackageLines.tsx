import { type MeteredResource, meteredResources, tariffWords, unitPrice, unitPriceText } from '@fireline/domain/tariff';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Cell, type PartProps } from './Cell.tsx';
import { Lines } from './Lines.tsx';
import { type PackageDraft, pricedUnitsOf } from './prices.ts';
import { priceEditorWords } from './words.ts';

/** Packages of messages and calls, each with the unit price that follows. */
export function PackageLines({ rows, ...part }: PartProps & { readonly rows: readonly PackageDraft[] }) {
  const t = useWords(priceEditorWords, tariffWords);
  const { editor } = part;
  const kindOf = (resource: MeteredResource): string => t(`tariff.resource.${resource}`);
  return (
    <Lines
      {...part}
      line="packages"
      title={t('PriceEditor.packages')}
      columns={[
        t('PriceEditor.package', { number: '' }).trim(),
        t('PriceEditor.quantity'),
        t('PriceEditor.amount'),
        t('PriceEditor.unitPrice'),
      ]}
      heads={rows.map(({ resource }) => kindOf(resource))}
      additions={meteredResources.map((resource) => ({
        label: t('PriceEditor.add', { kind: kindOf(resource) }),
        onAdd: () => editor.addPackage(resource),
      }))}
      cellsOf={(at, nameOf) => {
        const row = rows[at] as PackageDraft;
        return [
          <Cell
            key="quantity"
            {...part}
            kind="count"
            field={`packages.${at}.quantity`}
            label={nameOf(t('PriceEditor.quantity'))}
            text={row.quantity}
            onText={(quantity) => editor.setLine('packages', at, { quantity })}
          />,
          <Cell
            key="amount"
            {...part}
            kind="money"
            field={`packages.${at}.amount`}
            label={nameOf(t('PriceEditor.amount'))}
            text={row.amount}
            onText={(amount) => editor.setLine('packages', at, { amount })}
          />,
          <UnitPrice key="unit" row={row} />,
        ];
      }}
    />
  );
}

/** Read only and rounded to four decimals; the fraction beneath is exact. */
function UnitPrice({ row }: { readonly row: PackageDraft }) {
  const t = useWords(priceEditorWords);
  const { money, moneySign, number } = useFormat();
  const priced = pricedUnitsOf(row);
  if (!priced) return '–';
  const { cents, units } = unitPrice(priced);
  return (
    <span data-fixed>
      {moneySign()}
      {unitPriceText(priced)}
      {units > 1 && <small data-under>{t('PriceEditor.exact', { units: number(units), amount: money(cents) })}</small>}
    </span>
  );
}
