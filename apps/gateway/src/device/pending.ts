import { deviceCalls } from '@fireline/api/device';
import type { DeviceStatus } from '@fireline/domain/device';
import type { Pending } from '../lib/area.ts';
import { dayAt } from '@fireline/domain/lib';
import { deviceCount } from './store.ts';

const ofStatus = (name: Pending['name'], status: DeviceStatus): Pending => ({
  name,
  who: deviceCalls.list.who,
  count: async ({ deps, scope }) => ({
    count: await deviceCount(deps.database.db, scope, { status: [status], today: dayAt(deps.clock()) }),
  }),
});

/** Devices that somebody has to look after. */
export const devicesPending = [ofStatus('devicesOffline', 'offline'), ofStatus('devicesLowBattery', 'lowBattery')];
