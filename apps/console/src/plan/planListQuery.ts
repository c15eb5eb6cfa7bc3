import type { PlanQuery } from '@fireline/api/plan';
import { bindings, type planWords, publishStates } from '@fireline/domain/plan';
import type { Translate } from '@fireline/ui/lib';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
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
