export type { DeviceReport, ReportedPoint, ReportedPosition, ReportedZone } from './report.ts';
export { type ReadReport, type Receipt, reportReader } from './read.ts';
export { reportOfType } from './ofType.ts';
