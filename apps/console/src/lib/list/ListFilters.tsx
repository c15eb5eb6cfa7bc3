import { Button } from '@fireline/ui/Button';
import { ComboBox } from '@fireline/ui/ComboBox';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { FilterBar } from './ListScreen.styles.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { filterWords } from '../words.ts';
import { type AnyFilter, paramOf, paramsOf, textOf } from './filter.ts';

interface FieldProps {
  readonly filter: AnyFilter;
  readonly url: UrlQuery;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

function Field({ filter, url, onChange }: FieldProps) {
  const { label, choices, any } = filter;
  const param = paramOf(filter);
  if (filter.isPeriod) return <PeriodFilter label={label} url={url} onChange={onChange} />;
  if (!choices)
    return <SearchField label={label} value={url.get(param)} onSearch={(text) => onChange({ [param]: text })} />;
  if (filter.load)
    return (
      <ComboBox
        // what the address names arrives after the field
        key={choices.map(textOf).join()}
        label={label}
        isLabelHidden
        isClearable
        placeholder={any}
        options={choices.map((choice) => ({ value: textOf(choice), label: choice.label }))}
        value={url.get(param) || null}
        load={filter.load}
        onChange={({ value }) => onChange({ [param]: value ?? '' })}
      />
    );
  return (
    <Select
      label={label}
      isLabelHidden
      isClearable
      placeholder={any}
      value={url.get(param) || null}
      onChange={({ value }) => onChange({ [param]: value ?? '' })}
      options={choices.map((choice) => ({ value: textOf(choice), label: choice.label, icon: choice.icon }))}
    />
  );
}

export interface ListFiltersProps {
  readonly list: { readonly filters: readonly AnyFilter[]; readonly url: UrlQuery };
  /** After the filters, such as a note. */
  readonly children?: ReactNode;
}

/** The filters of a list, kept in the address; a change starts at the first page. Those of `isMore` follow a button. @spec SHL-23 */
export function ListFilters({ list: { filters, url }, children }: ListFiltersProps) {
  const t = useWords(filterWords);
  const [hasMore, setMore] = useState(false);
  const isSet = (filter: AnyFilter) => paramsOf(filter).some((param) => url.get(param) !== '');
  const shown = filters.filter((filter) => hasMore || !filter.isMore || isSet(filter));
  const change = (values: Readonly<Record<string, string>>): void => {
    // a field that is emptied stays, with the focus
    if (filters.some((filter) => filter.isMore && paramsOf(filter).some((param) => param in values))) setMore(true);
    url.set({ ...values, page: '' });
  };
  return (
    <FilterBar>
      {shown.map((filter) => (
        <Field key={filter.key} filter={filter} url={url} onChange={change} />
      ))}
      {filters.some(({ isMore }) => isMore) && (
        <Button
          variant="quiet"
          icon={<ListFilter aria-hidden />}
          aria-expanded={hasMore}
          onClick={() => setMore(!hasMore)}
        >
          {t('filter.more')}
        </Button>
      )}
      {children}
    </FilterBar>
  );
}
