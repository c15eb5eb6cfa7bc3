export { PlanReplay, type PlanReplayProps } from './PlanReplay.tsx';
