export { BatteryGauge, type BatteryGaugeProps } from './BatteryGauge.tsx';
