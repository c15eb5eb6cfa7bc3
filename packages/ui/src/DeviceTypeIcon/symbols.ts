import type { DeviceType } from '@fireline/domain/device';

/** One line drawing per device type on a 16 px grid, stroke 1.5. @spec DEV-08 */
export const deviceTypeSymbols: Readonly<Record<DeviceType, string>> = {
  smoke:
    'M1.75 2.25h12.5M3.5 2.25V4a3 3 0 0 0 3 3h3a3 3 0 0 0 3-3V2.25M4.75 9.5c-1 1.5 1 2.75 0 4.5M8 9.5c-1 1.5 1 2.75 0 4.5M11.25 9.5c-1 1.5 1 2.75 0 4.5',
  gas: 'M8.25 1.5c.25 2.75 4.25 4.25 4.25 8a4.5 4.5 0 0 1-9 .25c0-1.75.75-2.75 1.5-3.75.4 1 .9 1.5 1.5 1.75C6.25 5.25 6.75 3.25 8.25 1.5z',
  water: 'M8 1.5c2.5 3.1 4.5 5.4 4.5 8.1a4.5 4.5 0 0 1-9 0c0-2.7 2-5 4.5-8.1zM5.9 9.9c.1 1.1.8 1.8 1.9 1.9',
  electric: 'M9.25 1.5 3.25 9h4.5l-1 5.5 6-7.5h-4.5z',
  camera: 'M1.5 4h9v8h-9zM10.5 7l4-2.25v6.5L10.5 9',
  firehost: 'M2.25 1.5h11.5v13H2.25zM4.75 4h6.5v3.5h-6.5zM5 11.25h.01M8 11.25h.01M11 11.25h.01',
  smartwatch: 'M3.75 4h8.5v8h-8.5zM5.5 4V1.5h5V4M5.5 12v2.5h5V12M8 6.25v2l1.5 1',
  lock: 'M3 7h10v7.25H3zM5 7V4.75a3 3 0 0 1 6 0V7M8 9.75v2',
  hydrant:
    'M4.75 14V6.25a3.25 3.25 0 0 1 6.5 0V14M3 14.25h10M3.25 6.25h9.5M8 3V1.25M4.75 8.75H2.5v2.5h2.25M11.25 8.75h2.25v2.5h-2.25',
  firebuskit:
    'M1 8h14M4 8V5.5M8 8v2.5M12 8V5.5M2.75 2.25h2.5v3.25h-2.5zM10.75 2.25h2.5v3.25h-2.5zM6.75 10.5h2.5v3.25h-2.5z',
  multialarmkit:
    'M1.75 1.75h5v5h-5zM9.25 1.75h5v5h-5zM1.75 9.25h5v5h-5zM11.75 9.25a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  urgentcall:
    'M1.5 14.25h13M3.25 14.25V11.5h9.5v2.75M4.75 11.5V8.75a3.25 3.25 0 0 1 6.5 0v2.75M8 3.25V1.25M3.9 4.65 2.5 3.25M12.1 4.65l1.4-1.4',
  efencecam:
    'M1.5 4.75V1.5h3.25M11.25 1.5h3.25v3.25M14.5 11.25v3.25h-3.25M4.75 14.5H1.5v-3.25M8 4.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5zM8 8h.01',
};
