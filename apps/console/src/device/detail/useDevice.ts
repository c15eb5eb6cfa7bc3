import { type Device, deviceCalls, deviceTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { useState } from 'react';

type Change = Partial<Device> & Pick<Device, 'deviceId' | 'readings'>;
interface Pushed {
  readonly change: Change;
  /** Told before a break: it gives way to what is being fetched. */
  readonly isOld: boolean;
}

const merged = (device: Device, { change }: Pushed): Device =>
  change.deviceId === device.deviceId
    ? { ...device, ...change, readings: { ...device.readings, ...change.readings } }
    : device;

const after = (before: Pushed | null, change: Change): Pushed => {
  const isContinued = before?.isOld === false && before.change.deviceId === change.deviceId;
  const readings = isContinued ? { ...before.change.readings, ...change.readings } : change.readings;
  return { change: { ...change, readings }, isOld: false };
};

/** The device as it was asked for, kept true by push; what is pushed of another device changes nothing. @spec DEV-13 N05 */
export function useDevice(deviceId: number) {
  const call = useCall(deviceCalls.detail, { deviceId });
  const [pushed, setPushed] = useState<Pushed | null>(null);
  const reload = async (): Promise<void> => {
    setPushed((now) => now && { ...now, isOld: true });
    const { isSuccess } = await call.refetch();
    if (isSuccess) setPushed((now) => (now?.isOld === true ? null : now));
  };
  useTopic(deviceTopic, {
    events: (events) => {
      for (const { data } of events) {
        const change = data.find((one) => one.deviceId === deviceId);
        if (change) setPushed((before) => after(before, change));
      }
    },
    reload: () => void reload(),
  });
  return { ...call, device: call.data && pushed ? merged(call.data, pushed) : call.data };
}
