import type { ReactNode } from 'react';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { FilterField } from './FilterField.tsx';
import { FilterBar } from './ListScreen.styles.ts';
import { SheetOfFilters } from './SheetOfFilters.tsx';
import { type AnyFilter, paramsOf, setText } from './filter.ts';

export interface ListFiltersProps {
  readonly list: { readonly filters: readonly AnyFilter[]; readonly url: UrlQuery };
  /** After the filters, such as a note. */
  readonly children?: ReactNode;
  /** On a phone in the sheet, above its filters. */
  readonly inSheet?: ReactNode;
}

const isSearch = ({ choices, isPeriod }: AnyFilter): boolean => !choices && !isPeriod;

/** On a phone: the search, and the button that leads to the others. */
export function FilterSheet({ list: { filters, url }, inSheet, children }: ListFiltersProps) {
  const others = filters.filter((filter) => !isSearch(filter));
  const set = others.filter((filter) => setText(filter, url) !== undefined);
  const change = (values: Readonly<Record<string, string>>): void => url.set({ ...values, page: '' });
  const clear = (): void => change(Object.fromEntries(others.flatMap(paramsOf).map((param) => [param, ''])));
  return (
    <FilterBar data-phone="">
      {filters.filter(isSearch).map((filter) => (
        <FilterField key={filter.key} {...{ filter, url }} onChange={change} />
      ))}
      {(others.length > 0 || inSheet !== undefined) && (
        <SheetOfFilters count={set.length} onClear={clear}>
          {inSheet}
          {others.map((filter) => (
            <FilterField key={filter.key} {...{ filter, url }} onChange={change} isLabelled />
          ))}
        </SheetOfFilters>
      )}
      {children}
    </FilterBar>
  );
}
