import { type DeviceChange, deviceTopic } from '@fireline/api/device';
import { type PlanPoints, planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import type { PlanAlarm, PlanDevicePoint } from '@fireline/ui/PlanDevices';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createHeard } from '../monitor/heard.ts';
import { usePlanAlarms } from '../monitor/usePlanAlarms.ts';

type Row = PlanPoints['points'][number];
export interface Origin {
  readonly x: number;
  readonly y: number;
}

const noAlarms: readonly PlanAlarm[] = [];
const noRows: readonly Row[] = [];
/** While there is no drawing its devices are a list: then no place is looked at. */
const nowhere: Origin = { x: 0, y: 0 };

interface Made {
  readonly change: DeviceChange | undefined;
  readonly alarms: readonly PlanAlarm[];
  readonly origin: Origin;
  readonly point: PlanDevicePoint;
}

/** The last point of each row: what did not change stays the same object. */
const made = new WeakMap<Row, Made>();

/** A point as the canvas takes it: relative to the drawing's origin, with the device as it was last told of. */
function pointOf(row: Row, change: DeviceChange | undefined, alarms: readonly PlanAlarm[], origin: Origin) {
  const { deviceId, x, y, rotationDeg, layer, device } = row;
  const { online, dStatus, expired, open, lowPower, signals } = change ?? device;
  return {
    deviceId,
    name: device.name,
    deviceType: device.deviceType,
    device: { online, dStatus, expired, open, lowPower, signals },
    alarms,
    x: x - origin.x,
    y: y - origin.y,
    rotationDeg,
    layer,
  };
}

/**
 * The devices on a plan with how they are now, kept true by push: what is pushed of a device or an alarm makes a new object of that
 * device alone. Those without a place on the shown version are told apart. They are there while the drawing is not, too.
 * @param origin of the drawing; undefined: it is not open, or cannot be
 * @spec PLN-04 N12
 */
export function usePlanPoints(layerId: number, origin = nowhere) {
  const call = useCall(planCalls.points, { layerId });
  const rows = call.data?.points ?? noRows;
  const [heard] = useState(() => createHeard());
  const turn = useSyncExternalStore(heard.subscribe, heard.getTurn);
  const deviceIds = useMemo(() => new Set(rows.map(({ deviceId }) => deviceId)), [rows]);
  const alarms = usePlanAlarms(deviceIds);
  const reload = async (): Promise<void> => {
    const forget = heard.beforeFetch();
    const { isSuccess } = await call.refetch();
    if (isSuccess) forget();
  };
  useTopic(deviceTopic, {
    events: (events) => {
      // while the list is on its way, what is told may be newer than it, of whichever device
      const isOurs = ({ deviceId }: DeviceChange): boolean => !call.data || deviceIds.has(deviceId);
      heard.tell(events.flatMap(({ data }) => data.filter(isOurs)));
    },
    reload: () => void reload(),
  });
  useTopic(planTopic, {
    events: (events) => {
      const isOurs = events.some(({ data }) =>
        data.some((change) => change.layerId === layerId && change.pointsRevision !== call.data?.revision),
      );
      if (isOurs) void call.refetch();
    },
  });
  const all = useMemo(
    () =>
      rows.map((row) => {
        const [change, its] = [heard.get(row.deviceId), alarms.get(row.deviceId) ?? noAlarms];
        const old = made.get(row);
        if (old && old.change === change && old.alarms === its && old.origin === origin) return old.point;
        const point = pointOf(row, change, its, origin);
        made.set(row, { change, alarms: its, origin, point });
        return point;
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is heard is kept under its turn
    [rows, heard, turn, alarms, origin],
  );
  const points = useMemo(() => all.filter((_, at) => rows[at]?.orphan === null), [all, rows]);
  const orphans = useMemo(() => all.filter((_, at) => rows[at]?.orphan !== null), [all, rows]);
  const names = useMemo(() => new Map(rows.map(({ deviceId, device }) => [deviceId, device.name])), [rows]);
  return { ...call, points, orphans, names, revision: call.data?.revision ?? 0 };
}
