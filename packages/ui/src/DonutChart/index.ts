export { DonutChart, type DonutChartProps } from './DonutChart.tsx';
export { type DonutPart } from './parts.ts';
