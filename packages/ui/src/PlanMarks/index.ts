export { PlanMarks, type PlanMarksProps } from './PlanMarks.tsx';
