import type { DeviceStatus } from '@fireline/domain/device';
import type { PlanMark } from '@fireline/domain/plan';
import { type DeviceStatusTone, deviceStatusTones } from '../../DeviceStatusTag/index.ts';

const toneRanks: Readonly<Record<DeviceStatusTone, number>> = {
  fault: 10,
  attention: 11,
  inactive: 12,
  info: 13,
  normal: 14,
};

/** How many ranks there are. */
export const ranks = 15;

/** From this rank on nothing is wrong, or nothing that is an alarm. */
export const firstCalmRank = 10;

/** How much a point matters, 0 the most: alarms by level, unacknowledged ones first, then what is wrong with the device itself. */
export const rankOf = (status: DeviceStatus, mark: PlanMark | undefined): number =>
  mark ? (mark.level - 1) * 2 + (mark.isOpen ? 0 : 1) : toneRanks[deviceStatusTones[status]];
