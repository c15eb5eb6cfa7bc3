export { MapTrajectory, type MapTrajectoryProps } from './MapTrajectory.tsx';
export { type WatchFix } from './stretches.ts';
