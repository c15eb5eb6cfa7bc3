import { inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Link } from '@fireline/ui/Link';
import { Select, type SelectProps } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useMay } from '../../shell/useMay.ts';
import type { Categories } from './useCategories.ts';
import { catalogueWords } from './words.ts';

export interface CategoryFieldProps extends Omit<SelectProps, 'options'> {
  readonly categories: Categories;
}

/** The choice of one category; where there is none yet, the way to make one. @spec INS-01 */
export function CategoryField({ categories: { choices, rows, error, reload }, ...field }: CategoryFieldProps) {
  const t = useWords(catalogueWords);
  const may = useMay();
  const link = may(inspectionCalls.categories) && (
    <Link href={pathTo('inspectionCategories')}>{t('catalogue.item.toCategories')}</Link>
  );
  return (
    <>
      {error !== undefined && <CallFailed error={error} action="query" onRetry={reload} />}
      {rows?.length === 0 && <Banner actions={link}>{t('catalogue.item.noCategory')}</Banner>}
      <Select {...field} options={choices.map(({ value, label }) => ({ value: String(value), label }))} required />
    </>
  );
}
