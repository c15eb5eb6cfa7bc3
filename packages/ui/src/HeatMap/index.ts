export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
export { type HeatData, type HeatDay, type HeatHour, boundsOf, shadeOf } from './grid.ts';
