export { LineChart, type LineChartProps } from './LineChart.tsx';
export { type AlarmMark } from './geometry.ts';
