import { Button } from '@fireline/ui/Button';
import { ComboBox } from '@fireline/ui/ComboBox';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

const focusable = 'input:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** When what has the focus is gone from the bar, with its value or for another of its kind, the focus goes to what stands there now. */
function useFocusKept() {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: HTMLElement; readonly at: number }>(undefined);
  useEffect(() => {
    const { current } = bar;
    const note = ({ target }: FocusEvent): void => {
      const at = [...(current?.children ?? [])].findIndex((place) => place.contains(target as Node));
      if (target instanceof HTMLElement) last.current = { element: target, at };
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !bar.current || !last.current || last.current.element.isConnected) return;
    const places = [...bar.current.children];
    const next = places[Math.min(last.current.at, places.length - 1)];
    last.current = undefined;
    const target = next?.matches(focusable) ? next : next?.querySelector(focusable);
    if (target instanceof HTMLElement) target.focus();
  });
  return bar;
}

/** The filters of a list, kept in the address; a change starts at the first page. Those of `isMore` follow a button. @spec SHL-23 N23 */
export function ListFilters({ list: { filters, url }, children }: ListFiltersProps) {
  const t = useWords(filterWords);
  const [hasMore, setMore] = useState(false);
  // a field that is emptied stays, with the focus
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const isSet = (filter: AnyFilter) => paramsOf(filter).some((param) => url.get(param) !== '');
  const shown = filters.filter((filter) => hasMore || !filter.isMore || isSet(filter) || kept.has(filter.key));
  const bar = useFocusKept();
  const change = (filter: AnyFilter, values: Readonly<Record<string, string>>): void => {
    if (filter.isMore) setKept(new Set([...kept, filter.key]));
    url.set({ ...values, page: '' });
  };
  const toggleMore = (): void => {
    setMore(!hasMore);
    setKept(new Set());
  };
  return (
    <FilterBar ref={bar}>
      {shown.map((filter) => (
        <Field key={filter.key} filter={filter} url={url} onChange={(values) => change(filter, values)} />
      ))}
      {filters.some(({ isMore }) => isMore) && (
        <Button variant="quiet" icon={<ListFilter aria-hidden />} aria-expanded={hasMore} onClick={toggleMore}>
          {t('filter.more')}
        </Button>
      )}
      {children}
    </FilterBar>
  );
}
