import type { FireResourceQuery } from '@fireline/api/building';
import { type OwnResource, resourceStates } from '@fireline/domain/building';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';

const sorts = ['name', 'amount'] as const;

/** The filter in the address, as the gateway wants it; what is no choice of ours is left out. */
export const resourceQueryOf = (kind: OwnResource, url: Pick<UrlQuery, 'get'>) => {
  const state = resourceStates.find((one) => one === url.get('state'));
  return {
    kind: [kind],
    state: state && [state],
    search: url.get('search') || undefined,
    sort: sorts.find((one) => one === url.get('sort')) ?? 'name',
    order: url.get('order') === 'desc' ? 'desc' : 'asc',
  } satisfies FireResourceQuery;
};
