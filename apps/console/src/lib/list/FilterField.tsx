import { ComboBox } from '@fireline/ui/ComboBox';
import { Select } from '@fireline/ui/Select';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { type AnyFilter, paramOf, textOf } from './filter.ts';

export interface FilterFieldProps {
  readonly filter: AnyFilter;
  readonly url: UrlQuery;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
  /** Its label is seen above it: one below the other, and not in a row. */
  readonly isLabelled?: boolean;
}

/** The field of one filter. */
export function FilterField({ filter, url, onChange, isLabelled = false }: FilterFieldProps) {
  const { label, choices, any } = filter;
  const param = paramOf(filter);
  const isLabelHidden = !isLabelled;
  if (filter.isPeriod) return <PeriodFilter {...{ label, isLabelHidden, url, onChange }} />;
  if (!choices)
    return <SearchField label={label} value={url.get(param)} onSearch={(text) => onChange({ [param]: text })} isWide />;
  const options = choices.map((choice) => ({ value: textOf(choice), label: choice.label, icon: choice.icon }));
  const several = filter.isList ? options.filter(({ value }) => url.list(param).includes(value)) : [];
  // a link may name several where the field offers one: they are shown as one choice, and not as none
  const offered =
    several.length > 1
      ? [{ value: url.get(param), label: several.map((one) => one.label).join(', '), icon: undefined }, ...options]
      : options;
  if (filter.load)
    return (
      <ComboBox
        // what the address names arrives after the field
        key={choices.map(textOf).join()}
        label={label}
        isLabelHidden={isLabelHidden}
        isClearable
        placeholder={any}
        options={offered.map(({ value, label: text }) => ({ value, label: text }))}
        value={url.get(param) || null}
        load={filter.load}
        onChange={({ value }) => onChange({ [param]: value ?? '' })}
      />
    );
  return (
    <Select
      label={label}
      isLabelHidden={isLabelHidden}
      isClearable
      placeholder={any}
      value={url.get(param) || null}
      onChange={({ value }) => onChange({ [param]: value ?? '' })}
      options={offered}
    />
  );
}
