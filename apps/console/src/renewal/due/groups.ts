import type { RenewalDevice } from '@fireline/api/renewal';
import { renewalDevices } from '@fireline/domain/renewal';

/** Devices that are renewed with one button: of one type and one partner, those that end first. */
export interface DueGroup {
  readonly key: string;
  readonly deviceType: RenewalDevice['deviceType'];
  readonly partnerName: string;
  /** All of them. */
  readonly count: number;
  /** Those that the button renews. */
  readonly devices: readonly RenewalDevice[];
  /** Those that cannot be renewed. */
  readonly barred: readonly RenewalDevice[];
  readonly firstEnd: string;
}

const endOf = ({ expiresOn }: RenewalDevice): string => expiresOn ?? '';

/** What is due, by what can be renewed together; the group that ends first is the first. @spec REN-01 */
export function dueGroups(devices: readonly RenewalDevice[]): readonly DueGroup[] {
  const sorted = devices.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.deviceId - b.deviceId);
  const groups = Map.groupBy(sorted, ({ deviceType, partnerId }) => `${deviceType} ${partnerId}`);
  return [...groups].flatMap(([key, all]): DueGroup[] => {
    const [first] = all;
    if (!first) return [];
    return [
      {
        key,
        deviceType: first.deviceType,
        partnerName: first.partnerName,
        count: all.length,
        devices: all.filter(({ reason }) => reason === null).slice(0, renewalDevices.max),
        barred: all.filter(({ reason }) => reason !== null),
        firstEnd: endOf(first),
      },
    ];
  });
}
