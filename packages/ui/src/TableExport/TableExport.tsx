import { Download, FileSpreadsheet, FileText, Printer, X } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMergeRefs } from '@floating-ui/react';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Failure, Root } from './TableExport.styles.ts';
import { type ExportFormat, type ExportOptions, useExport } from './useExport.ts';
import { tableExportWords } from './words.ts';

export interface TableExportProps<Row extends object>
  extends ExportOptions<Row>, Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What is offered. Default: all three. */
  readonly formats?: readonly ExportFormat[];
  readonly ref?: Ref<HTMLSpanElement>;
}

const icons: Readonly<Record<ExportFormat, ReactNode>> = {
  xlsx: <FileSpreadsheet aria-hidden />,
  csv: <FileText aria-hidden />,
  print: <Printer aria-hidden />,
};
const all: readonly ExportFormat[] = ['xlsx', 'csv', 'print'];

/**
 * The stop button replaces the export button, and back. A focus that would be lost goes to the button that is there, but only after the
 * reader has started an export.
 */
function useFocusOfButton(root: RefObject<HTMLElement | null>, isRunning: boolean) {
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isHeld.current && (active === document.body || root.current?.contains(active)))
      root.current?.querySelector('button')?.focus();
    if (!isRunning) isHeld.current = false;
  }, [root, isRunning]);
  return (): void => {
    isHeld.current = true;
  };
}

/**
 * Takes the rows of a table along: as a spreadsheet, as CSV or on paper; all that match, not only those drawn. What it needs is fetched when
 * it is pressed; a long list leaves the page alive, shows how far it is and can be stopped.
 * When to use: beside a list that people work on elsewhere. When not: for a report that the server must sign or keep.
 * @spec DEV-12 ANA-04
 * @example <DataTable {...table} renderTools={(table) => <TableExport table={table} />} />
 */
export function TableExport<Row extends object>(props: TableExportProps<Row>) {
  const { table, name, filterText, loadRows, formats = all, ref, ...rest } = props;
  const t = useWords(tableExportWords);
  const { ratio } = useFormat();
  const root = useRef<HTMLSpanElement>(null);
  const merged = useMergeRefs([root, ref ?? null]);
  const { start, running, told } = useExport({
    table,
    ...(name === undefined ? {} : { name }),
    ...(filterText === undefined ? {} : { filterText }),
    ...(loadRows === undefined ? {} : { loadRows }),
  });
  const hold = useFocusOfButton(root, running !== undefined);
  const choose = (format: ExportFormat): void => {
    hold();
    if (root.current) start(format, root.current);
  };
  return (
    <Root {...rest} ref={merged}>
      {told.isFailed ? (
        <Failure role="alert">{told.text}</Failure>
      ) : (
        <VisuallyHidden role="status">{told.text}</VisuallyHidden>
      )}
      {running ? (
        <Button variant="quiet" icon={<X aria-hidden />} onClick={running.cancel}>
          {t('TableExport.stop', { share: ratio(running.share, 0) })}
        </Button>
      ) : (
        <Menu
          placement="bottom-end"
          items={formats.map((format) => ({
            id: format,
            label: t(`TableExport.${format}`),
            icon: icons[format],
            isFirstOfGroup: format === 'print' && formats.length > 1,
            onSelect: () => choose(format),
          }))}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="quiet" icon={<Download aria-hidden />}>
              {t('TableExport.export')}
            </Button>
          )}
        />
      )}
    </Root>
  );
}
