export { LineChart, type LineChartProps } from './LineChart.tsx';
export { type LineSeries } from './curves.ts';
export { type AlarmMark, type LinePoint } from './geometry.ts';
