export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
export { type HeatData, type HeatDay, type HeatHour } from './grid.ts';
