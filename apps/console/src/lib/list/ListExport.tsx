import { TableExport, type TableExportProps } from '@fireline/ui/TableExport';
import { useEffect, useRef } from 'react';
import { offerExport } from './pageExport.ts';

/** The export of the list that a page is about; the palette opens its menu, too. @spec SHL-13 DEV-12 */
export function ListExport<Row extends object>(props: Omit<TableExportProps<Row>, 'ref'>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => offerExport(() => place.current?.querySelector('button')?.click()), []);
  return <TableExport {...props} ref={place} />;
}
