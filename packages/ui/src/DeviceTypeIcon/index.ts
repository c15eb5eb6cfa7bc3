export { DeviceTypeIcon, type DeviceTypeIconProps } from './DeviceTypeIcon.tsx';
export { deviceTypeSymbols } from './symbols.ts';
