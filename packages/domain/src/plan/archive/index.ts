export { type ArchiveLimits, archiveLimits } from './entries.ts';
export { type OpenDrawing, type OpenPlan, archiveProblem, openPlan, openPlanArchive } from './open.ts';
export { type PlanSource, type ZipEntryLike, type ZipReaderLike, type ZipSource, zipReaderOptions } from './zip.ts';
