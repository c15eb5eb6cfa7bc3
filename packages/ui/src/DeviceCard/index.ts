export { DeviceCard, type DeviceCardProps } from './DeviceCard.tsx';
export { type CardAlarm, type CardDevice, type CardReading } from './cardDevice.ts';
