import { Button } from '@fireline/ui/Button';
import { Popover } from '@fireline/ui/Popover';
import { useWords } from '@fireline/ui/lib';
import { ListFilter, X } from 'lucide-react';
import { phoneWidth } from '../phoneWidth.ts';
import { useMedia } from '../useMedia.ts';
import { filterWords } from '../words.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { FilterField } from './FilterField.tsx';
import { FilterSheet, type ListFiltersProps } from './FilterSheet.tsx';
import { ChipText, FilterBar, FilterFields, Fitting } from './ListScreen.styles.ts';
import { type AnyFilter, paramsOf, setText } from './filter.ts';
import { useFit } from './useFit.ts';
import { useFocusKept } from './useFocusKept.ts';

/** Pixels kept for the button that leads to the others. */
const moreWidth = 104;

/** So many chips become shorter before they take a second row. */
const chipsInRow = 1;

/** What is typed stands first, then the days: both are asked for on any list that has them. */
const rankOf = ({ isPeriod, choices }: AnyFilter): number => (choices ? 2 : isPeriod ? 1 : 0);

/** What one filter is set to, and the way to take it back. */
function FilterChip({ filter, url }: { readonly filter: AnyFilter; readonly url: UrlQuery }) {
  const t = useWords(filterWords);
  const text = setText(filter, url) ?? filter.label;
  return (
    <Button
      variant="quiet"
      icon={<X aria-hidden />}
      aria-label={t('filter.remove', { filter: text })}
      title={text}
      data-chip=""
      onClick={() => url.set(Object.fromEntries([...paramsOf(filter), 'page'].map((param) => [param, ''])))}
    >
      <ChipText data-cut="">{text}</ChipText>
    </Button>
  );
}

/** In one row: what fits, the others behind a button, and of those what is set. */
function FilterRow({ list: { filters, url }, children }: ListFiltersProps) {
  const t = useWords(filterWords);
  const bar = useFocusKept();
  const inRow = filters.filter(({ isMore }) => !isMore).toSorted((one, other) => rankOf(one) - rankOf(other));
  const names = inRow.map(({ key, label }) => `${key} ${label}`);
  const isSet = (filter: AnyFilter): boolean => setText(filter, url) !== undefined;
  const { count, isMeasuring } = useFit(bar, names, {
    moreWidth,
    hasMore: inRow.length < filters.length,
    // a chip becomes longer once what it names is known
    beside: filters
      .filter(isSet)
      .map((filter) => setText(filter, url) ?? '')
      .join(),
  });
  const shown = inRow.slice(0, count);
  const behind = filters.filter((filter) => !shown.includes(filter));
  const set = behind.filter(isSet);
  const change = (values: Readonly<Record<string, string>>): void => url.set({ ...values, page: '' });
  return (
    <FilterBar ref={bar} data-row={set.length <= chipsInRow ? 'one' : ''} data-measuring={isMeasuring || undefined}>
      {shown.map((filter) => (
        <Fitting key={filter.key} data-fit="" data-kind={filter.isPeriod || filter.choices ? 'choice' : 'search'}>
          <FilterField {...{ filter, url }} onChange={change} />
        </Fitting>
      ))}
      {behind.length > 0 && (
        <Popover
          label={t('filter.others')}
          renderTrigger={(props) => (
            <Button {...props} variant="quiet" icon={<ListFilter aria-hidden />} data-beside="">
              {set.length > 0 ? t('filter.moreSet', { count: set.length }) : t('filter.more')}
            </Button>
          )}
        >
          <FilterFields>
            {behind.map((filter) => (
              <FilterField key={filter.key} {...{ filter, url }} onChange={change} isLabelled />
            ))}
          </FilterFields>
        </Popover>
      )}
      {set.map((filter) => (
        <FilterChip key={filter.key} {...{ filter, url }} />
      ))}
      {children}
    </FilterBar>
  );
}

/**
 * The filters of a list, kept in the address; a change starts at the first page. They stand in one row: those that have no room, and those of `isMore`,
 * follow a button, and what is set of them can be taken back beside it. On a phone all but the search are in a sheet.
 * @spec SHL-23 N23
 */
export function ListFilters(props: ListFiltersProps) {
  return useMedia(phoneWidth) ? <FilterSheet {...props} /> : <FilterRow {...props} />;
}
