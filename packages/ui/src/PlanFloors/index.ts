export { PlanFloors, type PlanFloorsProps } from './PlanFloors.tsx';
