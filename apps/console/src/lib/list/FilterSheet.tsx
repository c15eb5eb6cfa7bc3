import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { filterWords } from '../words.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { FilterField } from './FilterField.tsx';
import { FilterBar, FilterFields } from './ListScreen.styles.ts';
import { type AnyFilter, paramsOf, setText } from './filter.ts';

export interface ListFiltersProps {
  readonly list: { readonly filters: readonly AnyFilter[]; readonly url: UrlQuery };
  /** After the filters, such as a note. */
  readonly children?: ReactNode;
  /** On a phone in the sheet, above its filters. */
  readonly inSheet?: ReactNode;
}

const isSearch = ({ choices, isPeriod }: AnyFilter): boolean => !choices && !isPeriod;

/** On a phone: the search, and one button with the number of filters that are set, which opens them within reach of a thumb. */
export function FilterSheet({ list: { filters, url }, inSheet, children }: ListFiltersProps) {
  const t = useWords(filterWords);
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const others = filters.filter((filter) => !isSearch(filter));
  const set = others.filter((filter) => setText(filter, url) !== undefined);
  const change = (values: Readonly<Record<string, string>>): void => url.set({ ...values, page: '' });
  const clear = (): void => change(Object.fromEntries(others.flatMap(paramsOf).map((param) => [param, ''])));
  const close = (): void => setOpen(false);
  return (
    <FilterBar data-phone="">
      {filters.filter(isSearch).map((filter) => (
        <FilterField key={filter.key} {...{ filter, url }} onChange={change} />
      ))}
      {(others.length > 0 || inSheet !== undefined) && (
        <Button icon={<ListFilter aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {set.length > 0 ? t('filter.openSet', { count: number(set.length) }) : t('filter.open')}
        </Button>
      )}
      {children}
      <Drawer
        isOpen={isOpen}
        isDismissable
        side="bottom"
        title={t('filter.open')}
        onClose={close}
        footer={
          <>
            <Button disabled={set.length === 0} onClick={clear}>
              {t('filter.clear')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('filter.done')}
            </Button>
          </>
        }
      >
        <FilterFields>
          {inSheet}
          {others.map((filter) => (
            <FilterField key={filter.key} {...{ filter, url }} onChange={change} isLabelled />
          ))}
        </FilterFields>
      </Drawer>
    </FilterBar>
  );
}
