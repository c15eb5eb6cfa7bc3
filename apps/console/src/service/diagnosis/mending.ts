import type { Who } from '@fireline/api/lib';
import type { Check } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { useCallback } from 'react';
import { useMay } from '../../lib/session/useMay.ts';

const device = ['deviceDetail:view'] as const satisfies Who;
const receiving = { path: pathTo('messageReceiving'), who: ['messageReceiving:view'] as const satisfies Who };
const blocks = { path: pathTo('serviceRules'), who: ['serviceRules:view'] as const satisfies Who };
const accesses = { path: pathTo('smsAccess'), who: ['smsAccess:view'] as const satisfies Who };
const balance = { path: pathTo('payment'), who: ['payment:view'] as const satisfies Who };
const accounts = { path: pathTo('systemUser'), who: ['systemUser:view'] as const satisfies Who };

/** Where what a check found is mended, besides the page of the device. */
const pages: Readonly<Partial<Record<Check, { readonly path: string; readonly who: Who }>>> = {
  notSilenced: { path: pathTo('alarmSilences'), who: ['alarmSilences:view'] },
  sendLimit: { path: pathTo('consumptionControl'), who: ['consumptionControl:view'] },
  lastMessage: { path: pathTo('messageNotices'), who: ['messageNotices:view'] },
  deviceFound: { path: pathTo('deviceList'), who: ['deviceList:view'] },
  sendAllowed: blocks,
  smsAllowed: blocks,
  voiceAllowed: blocks,
  receives: receiving,
  appWanted: receiving,
  accessThere: accesses,
  accessWorks: accesses,
  smsBalance: balance,
  voiceBalance: balance,
  accountFound: accounts,
  accountEnabled: accounts,
  accountUnlocked: accounts,
};

/** The page on which the reader mends what a check of a device found; undefined: none that is theirs. @spec SRV-05 SHL-14 */
export function useMending(deviceId: number | null): (row: { readonly check: Check }) => string | undefined {
  const may = useMay();
  return useCallback(
    ({ check }) => {
      const page = pages[check];
      if (page) return may(page) ? page.path : undefined;
      return deviceId !== null && may({ who: device }) ? pathTo('deviceDetail', { deviceId }) : undefined;
    },
    [may, deviceId],
  );
}
