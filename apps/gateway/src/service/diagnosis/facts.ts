import { sendLimit } from '@fireline/domain/device';
import { dayAt, dayMs, startOfDay } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import {
  type AccountFacts,
  type DeviceFacts,
  diagnosedSendDays,
  type DiagnosisFacts,
  goodBalancePiecesMin,
  type Question,
  questions,
} from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { accessState, reachOf, wantsByApp } from '../../message/sending/reach.ts';
import { accountState } from '../../session/users/accountState.ts';
import * as store from './store.ts';

/** Messages and calls that are left for a device; hidden where the reader does not see the balance that has most. */
interface UnitsLeft {
  readonly sms: number;
  readonly voice: number;
  readonly isHidden: boolean;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** What is left for messages of a device; undefined where nobody counts them. */
    readonly unitsLeftFor: (
      tx: Tx,
      device: Pick<store.DiagnosedDevice, 'rentId' | 'deviceId' | 'partnerId' | 'unitId' | 'placeId'>,
      role: Role,
    ) => Promise<UnitsLeft | undefined>;
  }
}

/** What a question is asked about, as it was read by the domain. */
export interface Asked {
  readonly question: Question;
  readonly imei?: string | undefined;
  readonly userName?: string | undefined;
  readonly phone?: string | undefined;
}

const channels: Readonly<Partial<Record<Question, 'sms' | 'voice'>>> = { noSms: 'sms', noVoiceCall: 'voice' };

/** What is stored about a device itself, without what concerns sending. */
export async function deviceFacts(tx: Tx, device: store.DiagnosedDevice, nowMs: number): Promise<DeviceFacts> {
  const { deviceId, online, dStatus, expired, open, lowPower, signals, lastSeenAt, heartbeatS, batteryRatio } = device;
  const today = new Date(startOfDay(dayAt(nowMs))).toISOString();
  return {
    online,
    dStatus,
    expired,
    open,
    lowPower,
    signals,
    lastReportMs: lastSeenAt === null ? null : Date.parse(lastSeenAt),
    heartbeatS,
    batteryRatio,
    alarmsToday: await store.alarmsSince(tx, deviceId, today),
  };
}

/** A balance that the reader does not see says no more than whether it is well. */
const capped = (left: number): number => Math.max(0, Math.min(left, goodBalancePiecesMin));

/** What concerns messages of a device to a number. */
async function sendingFacts(
  tx: Tx,
  device: store.DiagnosedDevice,
  { phone = '', channel }: { readonly phone?: string | undefined; readonly channel: 'sms' | 'voice' },
  { scope, deps }: SignedInAsks,
): Promise<Pick<DiagnosisFacts, 'receiver' | 'access' | 'balance'> & Partial<DeviceFacts>> {
  const nowMs = deps.clock();
  const now = new Date(nowMs).toISOString();
  const { rentId, deviceId, partnerId, sendLimitOnAt } = device;
  const since = new Date(nowMs - diagnosedSendDays * dayMs).toISOString();
  const reach = await reachOf(tx, { rentId, deviceId, phone, channel, now, since });
  const left = await deps.unitsLeftFor(tx, device, scope.role);
  const last = reach?.lastMessage;
  return {
    access: await accessState(tx, { rentId, partnerId, channel, now }),
    balance:
      left &&
      (left.isHidden
        ? { sms: capped(left.sms), voice: capped(left.voice), isHidden: true }
        : { ...left, isHidden: false }),
    receiver: reach && {
      isReceiver: reach.isReceiver,
      isWanted: reach.isWanted,
      ...(channel === 'sms' ? { isSmsBlocked: reach.isPhoneBlocked } : { isVoiceBlocked: reach.isPhoneBlocked }),
      lastMessage: last ? { atMs: Date.parse(last.at), state: last.state, reason: last.reason } : null,
    },
    isSendBlocked: reach?.isDeviceBlocked,
    isSendLimited: sendLimit(sendLimitOnAt === null ? null : Date.parse(sendLimitOnAt), nowMs).isOn,
    isSilenced: await store.isQuietNow(tx, device, now),
  };
}

async function ofAccount(tx: Tx, username: string, { scope, account, deps }: SignedInAsks) {
  const nowMs = deps.clock();
  const now = new Date(nowMs).toISOString();
  const found = await accountState(tx, scope, { username, userId: account.userId, now });
  const facts: AccountFacts | null = found
    ? { isDisabled: found.isDisabled, isLocked: found.isLocked, isAppWanted: await wantsByApp(tx, found.userId) }
    : null;
  const access = await accessState(tx, {
    rentId: scope.rentId,
    partnerId: scope.partnerId ?? null,
    channel: 'app',
    now,
  });
  return { nowMs, account: facts, access };
}

/**
 * Reads what the checks of a question look at. A device that is not in the scope reads like none, and so does an account.
 * @spec SRV-05
 */
export async function factsFor(tx: Tx, asked: Asked, asks: SignedInAsks) {
  const nowMs = asks.deps.clock();
  if (asked.userName !== undefined && questions[asked.question].needs.some((need) => need === 'userName'))
    return { device: undefined, facts: (await ofAccount(tx, asked.userName, asks)) satisfies DiagnosisFacts };
  const device = await store.deviceFor(tx, asks.sees, asked.imei ?? '');
  if (!device) return { device, facts: { nowMs, device: null } satisfies DiagnosisFacts };
  const own = await deviceFacts(tx, device, nowMs);
  const channel = channels[asked.question];
  if (!channel) return { device, facts: { nowMs, device: own } satisfies DiagnosisFacts };
  const { receiver, access, balance, ...sending } = await sendingFacts(tx, device, { ...asked, channel }, asks);
  return {
    device,
    facts: { nowMs, device: { ...own, ...sending }, receiver, access, balance } satisfies DiagnosisFacts,
  };
}
