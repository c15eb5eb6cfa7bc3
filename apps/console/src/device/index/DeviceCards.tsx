import type { Device } from '@fireline/api/device';
import { deviceTypes } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { type CardDevice, DeviceCard } from '@fireline/ui/DeviceCard';
import { useNow } from '@fireline/ui/lib';
import { Cards } from './Index.styles.ts';

const minuteMs = 60_000;
/** Readings on a card: the main one and the next. */
const readingsMax = 2;

const cardOf = (device: Device): CardDevice => ({
  ...device,
  type: device.deviceType,
  place: [device.placeName, device.buildingName].filter((part) => part !== '').join(' '),
  readings: deviceTypes[device.deviceType].readings
    .filter((measurement) => measurement !== 'signals' && measurement !== 'batteryRatio')
    .slice(0, readingsMax)
    .map((measurement) => ({ measurement, value: device.readings[measurement] ?? null })),
  serviceUntil: device.expiresOn,
});

/** Devices at a glance, each a way to its page. @spec DEV-12 DEV-10 SHL-22 */
export function DeviceCards({ devices }: { readonly devices: readonly Device[] }) {
  const nowMs = useNow(minuteMs);
  return (
    <Cards>
      {devices.map((device) => {
        const { batteryRatio, ...card } = cardOf(device);
        const isMains = deviceTypes[device.deviceType].power === 'mains';
        return (
          <DeviceCard
            key={device.deviceId}
            device={{ ...card, ...(!isMains && { batteryRatio: batteryRatio ?? null }) }}
            href={pathTo('deviceDetail', { deviceId: device.deviceId })}
            headingLevel={2}
            nowMs={nowMs}
          />
        );
      })}
    </Cards>
  );
}
