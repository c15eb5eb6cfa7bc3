import type { RenewalDevice } from '@fireline/api/renewal';
import { dayAt } from '@fireline/domain/lib';
import { type RenewalRow, yearTotal } from '@fireline/domain/renewal';

/** A row of the list as the rules of renewals read it. */
export interface ChosenRow extends RenewalRow {
  readonly device: RenewalDevice;
}

export const chosenRow = (device: RenewalDevice): ChosenRow => {
  const { deviceId, deviceType, partnerId, expiresOn, activatedAt, reason } = device;
  return {
    device,
    deviceId: String(deviceId),
    deviceType,
    partnerId: String(partnerId ?? ''),
    startsOn: activatedAt === null ? null : dayAt(Date.parse(activatedAt)),
    expiresOn,
    isRemoved: reason === 'removed',
    isActivated: reason !== 'notActivated',
    hasPrice: reason !== 'noPrice',
    hasOpenOrder: reason === 'openOrder',
  };
};

/** Those that can be renewed, and those that are taken out. */
export const parted = (devices: readonly RenewalDevice[]) => ({
  kept: devices.filter(({ reason }) => reason === null),
  barred: devices.filter(({ reason }) => reason !== null),
});

/** What a year for all of them comes to. */
export const yearOf = (devices: readonly RenewalDevice[]) => yearTotal(devices.map(({ yearCents }) => yearCents));
