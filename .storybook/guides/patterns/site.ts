import type { DeviceStatusFields } from '@fireline/domain/device';
import { wgs84 } from '@fireline/domain/site';
import type { ListAlarm } from '@fireline/ui/AlarmList';
import type { MapDevice } from '@fireline/ui/DeviceMap';

export interface Device extends MapDevice {
  readonly id: number;
  readonly name: string;
  readonly building: string;
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
const spots = ['Lobby', 'Kitchen', 'Pump room', 'Corridor', 'Server room', 'Car park'];
const faults: readonly Partial<DeviceStatusFields>[] = [{}, {}, { lowPower: true }, {}, { online: false }, {}];

/** Twenty-four smoke detectors in two towers. In a portal of yours they come from your own server. */
export const devices: readonly Device[] = Array.from({ length: 24 }, (_, at) => ({
  id: at + 1,
  name: `${spots[at % spots.length]} ${Math.floor(at / spots.length) + 1}`,
  building: at % 2 === 0 ? 'Harbour Tower' : 'Galaxy Plaza',
  type: 'smoke',
  at: wgs84(114.0579 + (at % 6) * 0.004, 22.5431 + Math.floor(at / 6) * 0.004),
  status: { ...working, signals: 8 + ((at * 7) % 24), ...faults[at % faults.length] },
}));

/** What stood at a moment: the worst first is the list's own work. */
export const alarmsAt = (nowMs: number): readonly ListAlarm[] =>
  ([1, 3, 2] as const).map((level, at) => ({
    alarmId: at + 1,
    level,
    kind: at === 0 ? 'smoke' : 'overTemperature',
    raisedAtMs: nowMs - (at + 1) * 47_000,
    unitName: 'Harbour Group',
    buildingName: devices[at]?.building ?? '',
    floor: at + 3,
    placeName: devices[at]?.name ?? '',
    state: 'open',
  }));

/** Temperatures of one day, a value every ten minutes, in °C. */
export const dayOf = (nowMs: number): readonly { readonly at: number; readonly value: number }[] =>
  Array.from({ length: 144 }, (_, step) => ({
    at: nowMs - (144 - step) * 600_000,
    value: 24 + 6 * Math.sin(step / 23) + (step > 120 ? (step - 120) * 1.4 : 0),
  }));
