export { ReconciliationSheet, type ReconciliationSheetProps } from './ReconciliationSheet.tsx';
export type { LoadRows } from './useTerms.ts';
