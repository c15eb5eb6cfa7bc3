import type { DeviceStatusFields } from '@fireline/domain/device';
import { wgs84 } from '@fireline/domain/site';
import type { MapDevice } from '@fireline/ui/DeviceMap';

export interface Device extends MapDevice {
  readonly status: DeviceStatusFields;
}

const working: DeviceStatusFields = {
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 27,
};
const device = (id: number, name: string, east: number, changes: Partial<DeviceStatusFields> = {}): Device => {
  const status = { ...working, ...changes };
  return { id, name, at: wgs84(114.0579 + east, 22.5431), type: 'smoke', status };
};

/** In a portal of yours they come from your own server. */
export const devices: readonly Device[] = [
  device(1, 'Lobby', 0),
  device(2, 'Kitchen', 0.01, { online: false, lowPower: true }),
  device(3, 'Pump room', 0.02, { signals: 8 }),
];

const rows = (...lines: readonly (string | number)[]): string => lines.join('\n');
const wall = (x1: number, y1: number, x2: number, y2: number): string =>
  rows(0, 'LINE', 8, 'WALL', 10, x1, 20, y1, 11, x2, 21, y2);

/** A floor plan as a drawing program saves it; readers choose such a file with `FileDrop`. */
export const floorPlan = new File(
  [
    rows(
      0,
      'SECTION',
      2,
      'ENTITIES',
      wall(0, 0, 9000, 0),
      wall(9000, 0, 9000, 5000),
      wall(9000, 5000, 0, 5000),
      wall(0, 5000, 0, 0),
      0,
      'ENDSEC',
      0,
      'EOF',
    ),
  ],
  'floor.dxf',
);
