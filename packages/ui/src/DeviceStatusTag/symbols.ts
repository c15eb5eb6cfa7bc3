import type { DeviceStatus } from '@fireline/domain/device';

const ring = 'M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1zM8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z';

/**
 * One symbol per device status on a 16 px grid, told apart without colour: a full ring for online, then what is wrong:
 * a power switch, an hourglass, a housing off its base, a low cell, bars with a cross, a struck-through ring. Outlines to be filled.
 */
export const deviceStatusSymbols: Readonly<Record<DeviceStatus, string>> = {
  online: `${ring}M8 4.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 1 1 0-6.5z`,
  notActivated: 'M7.25 1.75h1.5v5.5h-1.5zM4.3 3.3A6.15 6.15 0 1 0 11.7 3.3L10.8 4.5A4.65 4.65 0 1 1 5.2 4.5z',
  freePeriodOffline:
    'M3.25 1h9.5v1.5H12v2.03L8.99 8 12 11.47v2.03h.75V15h-9.5v-1.5H4v-2.03L7.01 8 4 4.53V2.5h-.75zM5.5 2.5v1.47L8 6.85l2.5-2.88V2.5zM5.5 13.5h5v-1.47L8 9.15l-2.5 2.88z',
  removed:
    'M1.75 2h12.5v1.5H1.75zM1.38 7.25h13.24l-1.63 3.94A4.75 4.75 0 0 1 8.6 14.25H7.4a4.75 4.75 0 0 1-4.39-3.06zM3.62 8.75 4.39 10.61A3.25 3.25 0 0 0 7.4 12.75h1.2a3.25 3.25 0 0 0 3-2.14l.78-1.86z',
  lowBattery: 'M.5 3.75h13v8.5H.5zM2 5.25v5.5h10v-5.5zM14 6.75h1.5v2.5H14zM3 6.25h2.25v3.5H3z',
  signalOffline:
    'M1.22 2.28 2.28 1.22 6.78 5.72 5.72 6.78zM5.72 1.22 6.78 2.28 2.28 6.78 1.22 5.72zM1.5 11.5h2V14h-2zM5.25 9h2v5h-2zM9 6h2v8H9zM12.75 2.5h2V14h-2z',
  offline: `${ring}M3.07 4.13 4.13 3.07 12.93 11.87 11.87 12.93z`,
};
