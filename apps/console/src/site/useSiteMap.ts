import { deviceTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import { type SiteMap, siteCalls } from '@fireline/api/site';
import { siteWords } from '@fireline/domain/site';
import type { MapDevice } from '@fireline/ui/DeviceMap';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { changedDevices, devicesOf, placesOf, resourcesOf } from './mapContent.ts';
import { monitorMapWords } from './words.ts';

/** Alarms are not asked for: those that stand are known to the frame, live. */
const asked = { layers: ['devices', 'places', 'resources'] } as const;
const nothing = { at: undefined, devices: [], indexOf: new Map<number, number>() };

interface Held {
  /** Which reply they were read from. */
  readonly at: SiteMap | undefined;
  readonly devices: readonly MapDevice[];
  readonly indexOf: ReadonlyMap<number, number>;
}

const heldOf = (map: SiteMap): Held => {
  const devices = devicesOf(map);
  return { at: map, devices, indexOf: new Map(devices.map(({ id }, index) => [id, index])) };
};

/** The devices of the reply, with what was pushed since. */
function useLiveMapDevices(map: SiteMap | undefined, reload: () => void): readonly MapDevice[] {
  const [held, setHeld] = useState<Held>(nothing);
  const isNew = map !== undefined && held.at !== map;
  const now = useMemo(() => (isNew ? heldOf(map) : held), [isNew, map, held]);
  if (isNew) setHeld(now);
  useTopic(deviceTopic, {
    events: (events) => {
      setHeld((before) => {
        const devices = changedDevices(
          before.devices,
          before.indexOf,
          events.flatMap(({ data }) => data),
        );
        return devices === before.devices ? before : { ...before, devices };
      });
    },
    reload,
  });
  return now.devices;
}

/** What stands on the map, kept true by push. @spec SIT-11 */
export function useSiteMap() {
  const t = useWords(siteWords, monitorMapWords);
  const { number } = useFormat();
  const call = useCall(siteCalls.map, { layers: [...asked.layers] });
  const { data } = call;
  const devices = useLiveMapDevices(data, () => void call.refetch());
  const places = useMemo(
    () =>
      data
        ? placesOf(data, (type, count) =>
            t('site.map.placeNote', { type: t(`site.placeType.${type}`), count: number(count) }),
          )
        : [],
    [data, t, number],
  );
  const resources = useMemo(() => (data ? resourcesOf(data, t('site.map.outOfService')) : []), [data, t]);
  return { ...call, devices, places, resources };
}
