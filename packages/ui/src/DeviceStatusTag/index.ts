export { DeviceStatusTag, type DeviceStatusTagProps } from './DeviceStatusTag.tsx';
export { deviceStatusSymbols } from './symbols.ts';
export { type DeviceStatusTone, deviceStatusTones } from './tones.ts';
