import type { Problem } from '../../lib/index.ts';
import type { LifeEvent, LifeState } from './life.ts';

/** What is on record of a device's life. */
export interface LifeFields {
  readonly dStatus: number;
  readonly expired: boolean;
  readonly suspendedAt: string | null;
  readonly removedAt: string | null;
}

/** Where a device stands with its service. A suspended one stays suspended when its service ends. @spec DEV-13 DEV-23 */
export function lifeOf({ dStatus, expired, suspendedAt, removedAt }: LifeFields): LifeState {
  if (removedAt !== null) return 'removed';
  if (dStatus === 0) return 'notActivated';
  if (suspendedAt !== null) return 'suspended';
  return expired ? 'expired' : 'inService';
}

/** What people do to a device; its service ends by itself and is renewed by an order. @spec DEV-13 */
export const lifeDeeds = ['activate', 'suspend', 'resume', 'remove'] as const satisfies readonly LifeEvent[];
export type LifeDeed = (typeof lifeDeeds)[number];

/** What is on record of a device: deeds, renewals, and that it was put on record, changed, hung somewhere and taken from there. @spec DEV-12 DEV-13 REN-01 */
export const lifeRecordEvents = [...lifeDeeds, 'renew', 'register', 'modify', 'bind', 'unbind'] as const;
export type LifeRecordEvent = (typeof lifeRecordEvents)[number];

/** The deed that takes another one back; nothing where none does. @spec DEV-13 */
export const undoneBy: Readonly<Partial<Record<LifeDeed, LifeDeed>>> = { suspend: 'resume', resume: 'suspend' };

/** The free months of a tenant that has set none of its own. Decision: a year. @spec DEV-23 TAR-02 */
export const freeMonths = 12;

/** Why a device cannot leave: an alarm that stands on it would have nobody left to handle it. @spec DEV-13 */
export const checkRemove = (hasAlarm: boolean): Problem | undefined =>
  hasAlarm ? { code: 'device.life.alarmStands' } : undefined;
