import { bindings, planWords, publishStates } from '@fireline/domain/plan';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { SearchField } from '../lib/list/SearchField.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { planListWords } from './centre/words.ts';

/** Search, binding, state and access, all kept in the address. @spec PLN-03 */
export function PlanListFilters({ url }: { readonly url: UrlQuery }) {
  const t = useWords(planListWords, planWords);
  const choice = (name: string) => ({
    value: url.get(name) || null,
    onChange: ({ value }: { readonly value: string | null }) => url.set({ [name]: value ?? '', page: '' }),
    isClearable: true,
    isLabelHidden: true,
  });
  return (
    <FilterBar>
      <SearchField
        label={t('plan.list.search')}
        value={url.get('search')}
        onSearch={(search) => url.set({ search, page: '' })}
      />
      <Select
        {...choice('binding')}
        label={t('plan.list.bound')}
        placeholder={t('plan.list.anyBinding')}
        options={bindings.map((binding) => ({ value: binding, label: t(`plan.binding.${binding}`) }))}
      />
      <Select
        {...choice('state')}
        label={t('plan.list.state')}
        placeholder={t('plan.list.anyState')}
        options={publishStates.map((state) => ({ value: state, label: t(`plan.publish.${state}`) }))}
      />
      <Select
        {...choice('access')}
        label={t('plan.list.access')}
        placeholder={t('plan.list.anyAccess')}
        options={(['open', 'private'] as const).map((access) => ({
          value: access,
          label: t(`plan.list.access.${access}`),
        }))}
      />
    </FilterBar>
  );
}
