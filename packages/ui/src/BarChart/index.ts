export { BarChart, type BarChartProps, type Series } from './BarChart.tsx';
export { type Bar } from './stack.ts';
