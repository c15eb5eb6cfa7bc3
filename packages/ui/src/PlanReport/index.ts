export { PlanReport, type PlanReportProps } from './PlanReport.tsx';
export { PlanReportLine, type PlanReportLineProps } from './PlanReportLine.tsx';
