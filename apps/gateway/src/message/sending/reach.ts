import type { SendReason, SendState } from '@fireline/domain/message';
import { triggers } from '@fireline/domain/message';
import { phoneDigits } from '@fireline/domain/session';
import type { Tx } from '../../lib/db/schema.ts';
import { blocksOf } from './deliveryStore.ts';
import { chainFrom } from './owner.ts';
import { peopleOf } from './people.ts';
import { accessesOf, wayOf } from './planning.ts';
import * as store from './planStore.ts';

/** How an alarm of a device reaches a number, by the people and settings of now. */
export interface Reach {
  readonly isReceiver: boolean;
  /** Undefined: who has the number has chosen nothing, or nobody has it. */
  readonly isWanted: boolean | undefined;
  readonly isPhoneBlocked: boolean;
  readonly isDeviceBlocked: boolean;
  readonly lastMessage: { readonly at: string; readonly state: SendState; readonly reason: SendReason | null } | null;
}
export interface AccessState {
  readonly isThere: boolean;
  readonly isPaused: boolean;
}

interface Asked {
  readonly rentId: string;
  readonly deviceId: number;
  readonly phone: string;
  readonly channel: 'sms' | 'voice';
  readonly now: string;
  /** Messages before are left out. */
  readonly since: string;
}

const idsOf = (id: number | null): number[] => (id === null ? [] : [id]);

/** The accesses that a partner, or the tenant itself, sends through. @spec MSG-06 SRV-05 */
export async function accessState(
  tx: Tx,
  {
    rentId,
    partnerId,
    channel,
    now,
  }: {
    readonly rentId: string;
    readonly partnerId: number | null;
    readonly channel: 'sms' | 'voice' | 'app';
    readonly now: string;
  },
): Promise<AccessState> {
  const chain = await chainFrom(tx, partnerId);
  const own = accessesOf(await store.settingsOf(tx, rentId, chain), chain, channel);
  const works = own.some(({ pausedUntil }) => pausedUntil === null || pausedUntil <= now);
  return { isThere: own.length > 0, isPaused: own.length > 0 && !works };
}

/**
 * What the sender would make of an alarm of the device for the number, without sending: undefined where the device is not the tenant's.
 * @spec SRV-05 ALM-09 MSG-06 DEV-27
 */
export async function reachOf(tx: Tx, asked: Asked): Promise<Reach | undefined> {
  const { rentId, deviceId, channel, since } = asked;
  const around = await store.aroundDevice(tx, rentId, deviceId);
  if (!around) return undefined;
  const digits = phoneDigits(asked.phone);
  const chain = await chainFrom(tx, around.partnerId);
  const settings = await store.settingsOf(tx, rentId, chain);
  const people = await store.peopleAt(tx, rentId, {
    places: idsOf(around.placeId),
    units: idsOf(around.unitId),
    maints: idsOf(around.maintId),
    partners: idsOf(around.partnerId),
  });
  const way = wayOf('alarmRaised', settings, chain);
  const receivers = way?.channels.includes(channel) === true ? way.receivers : [];
  const person = peopleOf(around, people, receivers).find(({ phone }) => phone !== '' && phoneDigits(phone) === digits);
  const blocks = await blocksOf(tx, rentId, [digits], [deviceId]);
  const isOwner = (row: { readonly partnerId: number | null }): boolean => chain.includes(row.partnerId);
  const last = await store.lastSend(tx, { rentId, deviceId, digits, channel, since });
  return {
    isReceiver: person !== undefined,
    isWanted: person?.wanted?.[triggers.alarmRaised.group]?.includes(channel),
    isPhoneBlocked: blocks.phones.some((row) => row[`${channel}Flag`] && isOwner(row)),
    isDeviceBlocked: blocks.devices.some((row) => row.type === channel && isOwner(row)),
    lastMessage: last ?? null,
  };
}

/** Whether an account wants alarms by app; undefined: it has chosen nothing. @spec ROL-05 SRV-05 */
export async function wantsByApp(tx: Tx, userId: number): Promise<boolean | undefined> {
  const chosen = await store.chosenOf(tx, userId);
  return chosen?.groups[triggers.alarmRaised.group]?.includes('app');
}
