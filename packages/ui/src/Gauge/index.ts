export { Gauge, type GaugeProps } from './Gauge.tsx';
