import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Gap, Range, Root, Size, Step, Steps } from './Pagination.styles.ts';
import { pageAfterResize, rangeOf, slotsOf } from './pages.ts';
import { paginationWords } from './words.ts';

export interface PageChange {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** How many rows there are on all pages. */
  readonly total: number;
  /** From 1; beyond the last it shows the last. */
  readonly page?: number;
  readonly defaultPage?: number;
  readonly pageSize?: number;
  /** Default 10. */
  readonly defaultPageSize?: number;
  /** The sizes to choose from; empty: the reader cannot choose. Default 10, 20, 50, 100. */
  readonly pageSizes?: readonly number[];
  /** Neighbours of the page on each side. Default 1. */
  readonly beside?: number;
  /** While the page is fetched: nothing can be pressed, and the focus stays. Default false. */
  readonly disabled?: boolean;
  readonly onPageChange?: (change: { readonly page: number; readonly pageSize: number }) => void;
}

const defaultSizes = [10, 20, 50, 100] as const;

/**
 * Which rows of how many are shown, and the way to the others. A page's button keeps the focus when it leads nowhere further,
 * and another size keeps the first row in sight. Where it is narrow, one line says the page instead of its buttons.
 * Decision: the size is the browser's own list, which weighs nothing and is at its best on a phone.
 * @spec SHL-24
 * @example <Pagination total={412} page={page} pageSize={20} onPageChange={({ page, pageSize }) => go(page, pageSize)} />
 */
export function Pagination(props: PaginationProps) {
  const { total, page, defaultPage = 1, pageSize, defaultPageSize = 10, ...others } = props;
  const { pageSizes = defaultSizes, beside = 1, disabled = false, onPageChange, ...rest } = others;
  const t = useWords(paginationWords);
  const { number } = useFormat();
  const [ownPage, setPage] = useControlled(page, defaultPage, undefined);
  const [ownSize, setSize] = useControlled(pageSize, defaultPageSize, undefined);
  const range = rangeOf(ownPage, ownSize, total);
  const change = (to: PageChange): void => {
    setPage(to.page);
    setSize(to.pageSize);
    onPageChange?.(to);
  };
  const step = (to: number, label: string, content: ReactNode) => {
    const isReachable = !disabled && to >= 1 && to <= range.pages;
    return (
      <Step
        type="button"
        aria-label={label}
        aria-current={to === range.page ? 'page' : undefined}
        // not `disabled`: the focus would be lost on the way to the last page
        aria-disabled={!isReachable || undefined}
        onClick={() => isReachable && to !== range.page && change({ page: to, pageSize: range.pageSize })}
      >
        {content}
      </Step>
    );
  };
  const pageName = { page: number(range.page), pages: number(range.pages) };
  return (
    <Root aria-label={t('Pagination.label')} {...rest}>
      <Range aria-live="polite" aria-atomic="true">
        {/* a range of figures reads in its words' direction, whatever the page's */}
        <bdi>
          {range.total === 0
            ? t('Pagination.none')
            : t('Pagination.range', { from: number(range.from), to: number(range.to), total: number(range.total) })}
        </bdi>
      </Range>
      {pageSizes.length > 0 && (
        <Size>
          {t('Pagination.pageSize')}
          <select
            value={range.pageSize}
            disabled={disabled}
            onChange={({ target: { value } }) =>
              change({ page: pageAfterResize(range, Number(value)), pageSize: Number(value) })
            }
          >
            {[...new Set([...pageSizes, range.pageSize])]
              .toSorted((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {number(size)}
                </option>
              ))}
          </select>
        </Size>
      )}
      <Steps>
        <li>{step(range.page - 1, t('Pagination.previous'), <ChevronLeft aria-hidden />)}</li>
        {slotsOf(range.page, range.pages, beside).map((slot) => (
          <li key={slot} data-number="">
            {typeof slot === 'number' ? (
              step(slot, t('Pagination.page', { page: number(slot) }), number(slot))
            ) : (
              <Gap aria-hidden>…</Gap>
            )}
          </li>
        ))}
        <li data-compact="">{t('Pagination.pageOf', pageName)}</li>
        <li>{step(range.page + 1, t('Pagination.next'), <ChevronRight aria-hidden />)}</li>
      </Steps>
    </Root>
  );
}
