export { BatchReport, type BatchReportProps } from './BatchReport.tsx';
export { type BatchCounts, type BatchItem, type BatchRefusal, type BatchRow, type BatchState } from './batch.ts';
export { type Batch, type BatchOptions, useBatch } from './useBatch.ts';
