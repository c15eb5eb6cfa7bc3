import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useReducer } from 'react';
import type { SpanPlace } from '../DataTable/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { Group } from './groupRows.ts';
import { SpanLine } from './SpanLine.tsx';
import { dataTableOutlineWords } from './words.ts';

interface GroupHeaderProps<Row> {
  readonly place: SpanPlace<Row>;
  readonly group: Group | undefined;
  readonly keyOf: (row: Row) => string;
  readonly renderLabel: ((first: Row) => ReactNode) | undefined;
  readonly renderSummary: ((rows: readonly Row[]) => ReactNode) | undefined;
  readonly onToggle: () => void;
}

const summaryEveryMs = 1000;

/** Draws again when rows of the store have changed, at most once a second: a sum that dances cannot be read. */
function useLiveSummary<Row>(store: SpanPlace<Row>['store'], isLive: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isLive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribeRows(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        draw();
      }, summaryEveryMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, isLive]);
}

/** What the group is, how many rows it has, and what they come to. */
export function GroupHeader<Row extends object>(props: GroupHeaderProps<Row>) {
  const { place, group, keyOf, renderLabel, renderSummary, onToggle } = props;
  const t = useWords(dataTableOutlineWords);
  const { number } = useFormat();
  useLiveSummary(place.store, renderSummary !== undefined);
  const { key = '', rows: ids = [] } = group ?? {};
  const rows = renderLabel || renderSummary ? ids.flatMap((id) => place.store.getRow(id) ?? []) : [];
  // a row that waits to move into another group does not speak for this one
  const first = renderLabel && rows.find((row) => keyOf(row) === key);
  return (
    <SpanLine place={place} onPress={onToggle}>
      <ChevronRight aria-hidden data-mark="" />
      <strong>{(first && renderLabel?.(first)) ?? (key || t('DataTableOutline.none'))}</strong>
      <small>{t('DataTableOutline.count', { count: number(ids.length) })}</small>
      {renderSummary && <small>{renderSummary(rows)}</small>}
    </SpanLine>
  );
}
