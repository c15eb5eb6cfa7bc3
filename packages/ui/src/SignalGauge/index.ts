export { SignalGauge, type SignalGaugeProps } from './SignalGauge.tsx';
