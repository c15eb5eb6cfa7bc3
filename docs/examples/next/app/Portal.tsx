'use client';
import { wgs84 } from '@fireline/domain/site';
import { DeviceMap, type MapDevice } from '@fireline/ui/DeviceMap';
import { Select } from '@fireline/ui/Select';

const devices: readonly MapDevice[] = [
  { id: 1, name: 'Lobby', at: wgs84(114.0579, 22.5431), type: 'smoke' },
  { id: 2, name: 'Kitchen', at: wgs84(114.0679, 22.5431), type: 'gas' },
];

/** What the browser alone can draw: a map, and a list that opens. */
export const Portal = () => (
  <>
    <Select label="Tower" options={[{ value: 'a', label: 'Tower A' }]} />
    <DeviceMap label="Where they are" devices={devices} style={{ height: 320 }} />
  </>
);
