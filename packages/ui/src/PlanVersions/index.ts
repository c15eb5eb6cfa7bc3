export { PlanVersions, type PlanVersionsProps, type PublishedVersion, type RollBackAnswer } from './PlanVersions.tsx';
