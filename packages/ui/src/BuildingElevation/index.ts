export { BuildingElevation, type BuildingElevationProps, type ElevationFloor } from './BuildingElevation.tsx';
