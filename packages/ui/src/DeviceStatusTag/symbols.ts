import type { DeviceStatus } from '@fireline/domain/device';

interface StatusSymbol {
  readonly line: string;
  /** Drawn solid, over the lines. */
  readonly solid?: string;
}

/**
 * One symbol per device status on a 16 px grid, told apart without colour: a full ring for online, then what is wrong:
 * a power switch, an hourglass, a housing off its base, a low cell, bars with a cross, a struck-through ring.
 */
export const deviceStatusSymbols: Readonly<Record<DeviceStatus, StatusSymbol>> = {
  online: {
    line: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5z',
    solid: 'M8 4.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5z',
  },
  notActivated: { line: 'M8 1.75v5.5M4.75 3.9a5.4 5.4 0 1 0 6.5 0' },
  freePeriodOffline: {
    line: 'M3.25 1.75h9.5M3.25 14.25h9.5M4.75 1.75v2.5L8 8l3.25-3.75v-2.5M4.75 14.25v-2.5L8 8l3.25 3.75v2.5',
  },
  removed: { line: 'M1.75 2.75h12.5M2.5 8h11l-1.2 2.9a4 4 0 0 1-3.7 2.6H7.4a4 4 0 0 1-3.7-2.6z' },
  lowBattery: { line: 'M1.25 4.5h11.5v7H1.25zM14.75 6.75v2.5', solid: 'M3 6.25h2.25v3.5H3z' },
  signalOffline: {
    line: 'M1.75 1.75l4.5 4.5M6.25 1.75l-4.5 4.5',
    solid: 'M1.5 11.5h2V14h-2zM5.25 9h2v5h-2zM9 6h2v8H9zM12.75 2.5h2V14h-2z',
  },
  offline: { line: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM3.6 3.6l8.8 8.8' },
};
