import type { DeviceStatusFields } from '@fireline/domain/device';

export type Device = DeviceStatusFields & { readonly imei: string; readonly name: string; readonly signals: number };

const working = { online: true, dStatus: 1, expired: false, open: false, lowPower: false };

/** In an app of yours they come from your own server. */
export const devices: readonly Device[] = [
  { imei: '860000000000013', name: 'Lobby, smoke', ...working, signals: 27 },
  { imei: '860000000000021', name: 'Kitchen, gas', ...working, online: false, signals: 19, lowPower: true },
  { imei: '860000000000039', name: 'Pump room, pressure', ...working, online: false, signals: 8 },
];
