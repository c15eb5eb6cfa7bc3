export { TableExport, type TableExportProps } from './TableExport.tsx';
export { type ExportFormat, type LoadRows } from './useExport.ts';
