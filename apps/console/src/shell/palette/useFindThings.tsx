import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import type { Call } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { CommandPaletteProps } from '@fireline/ui/CommandPalette';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import type { ConsoleCommand } from './commands.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { frameWords } from '../words.ts';

/** How many of each kind are offered. */
const foundMax = 5;

interface Thing {
  readonly id: number;
  readonly label: string;
  readonly description: string;
  readonly icon?: ReactNode;
  readonly path: string;
}
type Kind = 'device' | 'place' | 'building' | 'plan' | 'alarm';
interface Searched {
  readonly search?: string | undefined;
  readonly pageSize?: unknown;
}

/** Devices, places, buildings, plans and alarms that are not closed, found by the gateway: those that the reader may see. @spec SHL-30 */
export function useFindThings(): NonNullable<CommandPaletteProps['load']> {
  const t = useWords(frameWords, alarmWords);
  const may = useMay();
  const { client } = useApi();
  return async ({ text, signal }) => {
    const found = async <Send extends Searched, Row>(
      kind: Kind,
      call: Call<Send, { readonly rows: readonly Row[] }>,
      thingOf: (row: Row) => Thing | undefined,
    ): Promise<ConsoleCommand[]> => {
      if (!may(call)) return [];
      const { rows } = await client.send(call, { search: text, pageSize: foundMax } as Send, { signal });
      return rows
        .flatMap((row) => thingOf(row) ?? [])
        .map(({ id, path, ...shown }) => ({
          ...shown,
          value: `${kind} ${id}`,
          group: t(`shell.frame.command.${kind}`),
          doing: { does: 'go', path },
        }));
    };
    const all = await Promise.all([
      found('place', siteCalls.places, ({ placeId, name, address }) => ({
        id: placeId,
        label: name,
        description: address,
        path: `${pathTo('deviceList')}?placeId=${placeId}`,
      })),
      found('building', buildingCalls.list, ({ buildingId, name, placeName }) => ({
        id: buildingId,
        label: `${placeName} ${name}`,
        description: '',
        path: pathTo('buildingDetail', { buildingId }),
      })),
      found('device', deviceCalls.list, ({ deviceId, deviceType, name, placeName, imei }) => ({
        id: deviceId,
        label: name,
        description: `${placeName} · ${imei}`,
        icon: <DeviceTypeIcon type={deviceType} isDecorative />,
        path: pathTo('deviceDetail', { deviceId }),
      })),
      found('plan', planCalls.list, (plan) =>
        // one that is hidden from the reader has no name
        'name' in plan
          ? {
              id: plan.layerId,
              label: plan.name,
              description: plan.placeName,
              path: pathTo('planMonitorDetail', { layerId: plan.layerId }),
            }
          : undefined,
      ),
      found('alarm', alarmCalls.list, ({ alarmId, level, kind, placeName, buildingName }) => ({
        id: alarmId,
        label: `${t(`alarm.kind.${kind}`)} ${placeName}`,
        description: `${t(`alarm.level.${level}`)} · ${buildingName}`,
        path: pathTo('alarmDetail', { alarmId, segment: 'current' }),
      })),
    ]);
    return all.flat();
  };
}
