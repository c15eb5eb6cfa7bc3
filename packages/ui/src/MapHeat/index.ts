export { MapHeat, type MapHeatProps } from './MapHeat.tsx';
export { type DistrictValue } from './values.ts';
