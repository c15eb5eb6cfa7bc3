import type { PlanQuery } from '@fireline/api/plan';
import { bindings, type planWords, publishStates } from '@fireline/domain/plan';
import { defaultPageSize } from '@fireline/domain/shell';
import { type Sort, pageSizes } from '@fireline/ui/DataTable';
import type { Translate } from '@fireline/ui/lib';
import type { UrlQuery } from '../lib/useUrlQuery.ts';
import type { planListWords } from './centre/words.ts';

const sorts = ['name', 'publishedAt', 'updatedAt', 'publishState'] as const;
const access: Readonly<Record<string, boolean>> = { open: false, private: true };

/** The filter in the address, as the gateway wants it; what is no choice of ours is left out. */
export function planQueryOf(url: Pick<UrlQuery, 'get'>) {
  return {
    search: url.get('search') || undefined,
    binding: bindings.find((one) => one === url.get('binding')),
    publishState: publishStates.find((one) => one === url.get('state')),
    isPrivate: access[url.get('access')],
    sort: sorts.find((one) => one === url.get('sort')) ?? 'updatedAt',
    order: url.get('order') === 'asc' ? 'asc' : 'desc',
  } as const satisfies Partial<PlanQuery>;
}

/** Page and its size, from the address. */
export const pagingOf = (url: Pick<UrlQuery, 'get'>) => ({
  pageNo: Math.max(1, Number.parseInt(url.get('page'), 10) || 1),
  pageSize: pageSizes.find((size) => String(size) === url.get('size')) ?? defaultPageSize,
});

export const tableSort = ({ sort, order }: ReturnType<typeof planQueryOf>): Sort => [
  { columnId: sort, direction: order === 'asc' ? 'ascending' : 'descending' },
];

/** The order as the address keeps it; the first column decides. */
export const sortInUrl = ([first]: Sort) => ({
  sort: first?.columnId ?? '',
  order: first?.direction === 'ascending' ? 'asc' : '',
  page: '',
});

type Keys = keyof typeof planListWords | keyof typeof planWords;

/** What the list is narrowed to, as its fields say it. */
export function planFilterWords(
  { search, binding, publishState, isPrivate }: ReturnType<typeof planQueryOf>,
  t: Translate<Keys>,
) {
  const accessWord = t(isPrivate ? 'plan.list.access.private' : 'plan.list.access.open');
  return [
    { label: t('plan.list.search'), values: [search ?? ''] },
    { label: t('plan.list.bound'), values: binding ? [t(`plan.binding.${binding}`)] : [] },
    { label: t('plan.list.state'), values: publishState ? [t(`plan.publish.${publishState}`)] : [] },
    { label: t('plan.list.access'), values: isPrivate === undefined ? [] : [accessWord] },
  ];
}
