import { buildingWords, resourceStates } from '@fireline/domain/building';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { FilterBar } from '../../lib/list/ListScreen.styles.ts';
import { SearchField } from '../../lib/list/SearchField.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { fireResourceWords } from './words.ts';

/** Search and state, kept in the address. @spec BLD-05 */
export function ResourceFilters({ url }: { readonly url: UrlQuery }) {
  const t = useWords(fireResourceWords, buildingWords);
  return (
    <FilterBar>
      <SearchField
        label={t('building.fire.search')}
        value={url.get('search')}
        onSearch={(search) => url.set({ search, page: '' })}
      />
      <Select
        label={t('building.fire.state')}
        isLabelHidden
        isClearable
        placeholder={t('building.fire.anyState')}
        value={resourceStates.find((one) => one === url.get('state')) ?? null}
        onChange={({ value }) => url.set({ state: value ?? '', page: '' })}
        options={resourceStates.map((state) => ({ value: state, label: t(`building.resource.${state}`) }))}
      />
    </FilterBar>
  );
}
