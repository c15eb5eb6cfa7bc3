import { isInScope, type Scope } from '@fireline/domain/role';
import { mayEver } from '@fireline/domain/shell';
import type { Desk, OnDuty, WaitingAlarm } from '../../alarm/desk.ts';
import { minuteMs, secondMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import { isHandlerOf } from '../history/incidents.ts';
import { againIntent, dueDeed, fireIntent, type Intent, intentOf } from './intent.ts';
import type { City, CityAccount, CityDevice, Ms } from '../model.ts';
import { officeOf } from './roster.ts';

export interface StaffOptions {
  readonly city: City;
  readonly desk: Desk;
}

export interface Staff {
  /** Does what is due by the moment. @returns how many alarms were acknowledged or closed */
  tick(now: Ms): Promise<number>;
}

interface Case {
  readonly alarm: WaitingAlarm;
  readonly device: CityDevice;
  readonly intent: Intent;
  readonly deed: 'acknowledge' | 'handle';
}

/** As many in one building at once are a fire, not so many kitchens. */
const crowd = 6;
/** What cries again within this time is the same trouble. */
const againMs = 30 * minuteMs;
/** Closed in one go: what a small machine does without its readers waiting. */
const handledPerTick = 20;

const scopeOf = ({ rentId, role, ...nodes }: CityAccount): Scope => ({
  rentId,
  role,
  orgPath: nodes.orgPath ?? undefined,
  partnerId: nodes.partnerId ?? undefined,
  unitId: nodes.unitId ?? undefined,
  maintId: nodes.maintId ?? undefined,
  placeId: nodes.placeId ?? undefined,
});

/** Whose account is used: the unit's own where there is one, otherwise the tenant's. */
const desks = ['unit', 'platform'] as const;

const deskOf = (account: CityAccount) => ({
  rentId: account.rentId,
  username: account.username,
  ip: officeOf(account.role, account),
});

function accountFor(accounts: readonly CityAccount[], device: CityDevice): CityAccount | undefined {
  const able = accounts.filter(
    (account) => mayEver(account.role, 'alarmList:handle') && isInScope(scopeOf(account), device),
  );
  return desks.flatMap((role) => able.filter((account) => account.role === role))[0];
}

/** A building's people go from floor to floor: the floor of what has waited longest, with all that is due there. */
function onOneFloor(cases: readonly Case[]): Case[] {
  const [first] = cases;
  return cases.filter(({ device }) => device.floor === first?.device.floor);
}

/**
 * The people of the city see to its alarms as history tells of them: by level and hour, with the same endings and remarks,
 * under their own names and with the scope and rights of a seeded account. What somebody else has acknowledged is theirs. The
 * same city and alarms are seen to in the same way.
 * @spec N25 ALM-03 ALM-04
 */
export function createStaff({ city, desk }: StaffOptions): Staff {
  const { seed } = city;
  const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
  const accounts = Map.groupBy(city.accounts, (account) => account.rentId);
  const fires = new Set<number>();
  const busyUntil = new Map<number, Ms>();
  const seenTo = new Map<string, Ms>();

  const onDuty = ({ device, intent }: Case): OnDuty | undefined => {
    const account = accountFor(accounts.get(device.rentId) ?? [], device);
    return account && { ...deskOf(account), name: intent.by };
  };
  const intend = (device: CityDevice, alarm: WaitingAlarm): Intent => {
    const intent = intentOf(seed, device, alarm);
    if (fires.has(alarm.alarmId)) return fireIntent(seed, intent, device, alarm);
    const before = seenTo.get(`${device.deviceId} ${alarm.kind}`);
    const raised = Date.parse(alarm.alarmTime);
    const isAgain = before !== undefined && raised - before < againMs;
    return isAgain ? againIntent(intent, alarm, createDice(seed, device.deviceId, raised, 'again')) : intent;
  };
  const noteFires = (waiting: readonly WaitingAlarm[]): void => {
    const serious = waiting.filter((alarm) => alarm.level === 1);
    for (const together of Map.groupBy(serious, ({ deviceId }) => devices.get(deviceId)?.buildingId).values())
      if (together.length >= crowd) for (const { alarmId } of together) fires.add(alarmId);
    const standing = new Set(waiting.map(({ alarmId }) => alarmId));
    for (const alarmId of fires) if (!standing.has(alarmId)) fires.delete(alarmId);
  };
  const dueCases = (waiting: readonly WaitingAlarm[], now: Ms): Case[] =>
    waiting.flatMap((alarm) => {
      const device = devices.get(alarm.deviceId);
      const { acknowledgedBy } = alarm;
      if (!device || (acknowledgedBy !== null && !isHandlerOf(seed, device.unitId, acknowledgedBy))) return [];
      const intent = intend(device, alarm);
      const deed = dueDeed(intent, alarm, now);
      return deed ? [{ alarm, device, intent, deed }] : [];
    });

  async function acknowledgeAll(cases: readonly Case[]): Promise<void> {
    const together = Map.groupBy(cases, (one) => JSON.stringify(onDuty(one)));
    for (const some of together.values()) {
      const who = some[0] && onDuty(some[0]);
      const alarmIds = some.map(({ alarm }) => alarm.alarmId);
      if (who) await desk.acknowledge(who, alarmIds);
    }
  }
  async function handleOne(one: Case, now: Ms): Promise<void> {
    const { alarm, intent, device } = one;
    const who = onDuty(one);
    if (!who) return;
    const { closing, remark } = intent;
    const { alarmId, acknowledgedBy } = alarm;
    // who took it sees it through
    await desk.handle({ ...who, name: acknowledgedBy ?? intent.by }, { alarmId, closing, remark, acknowledgedBy });
    seenTo.set(`${device.deviceId} ${alarm.kind}`, now);
  }

  async function seeTo(rentId: string, now: Ms): Promise<number> {
    const chief = accounts.get(rentId)?.find(({ role }) => role === 'platform');
    if (!chief) return 0;
    const waiting = await desk.waiting({ ...deskOf(chief), name: chief.realName });
    noteFires(waiting);
    let acknowledged = 0;
    let handled = 0;
    for (const [buildingId, cases] of Map.groupBy(dueCases(waiting, now), ({ device }) => device.buildingId)) {
      if ((busyUntil.get(buildingId) ?? 0) > now) continue;
      const floor = onOneFloor(cases);
      const toAcknowledge = floor.filter(({ deed }) => deed === 'acknowledge');
      const toHandle = floor.filter(({ deed }) => deed === 'handle').slice(0, handledPerTick - handled);
      if (toAcknowledge.length + toHandle.length === 0) continue;
      await acknowledgeAll(toAcknowledge);
      for (const one of toHandle) await handleOne(one, now);
      acknowledged += toAcknowledge.length;
      handled += toHandle.length;
      busyUntil.set(buildingId, now + createDice(seed, buildingId, now, 'walk').int(15, 45) * secondMs);
    }
    return acknowledged + handled;
  }
  const forget = (now: Ms): void => {
    for (const [key, at] of seenTo) if (now - at > againMs) seenTo.delete(key);
    for (const [buildingId, until] of busyUntil) if (until <= now) busyUntil.delete(buildingId);
  };

  return {
    tick: async (now) => {
      let done = 0;
      forget(now);
      for (const { rentId } of city.tenants) done += await seeTo(rentId, now);
      return done;
    },
  };
}
