import { undoUntilMs } from '@fireline/domain/alarm';
import { isOver } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { isQuiet, type NewRecord, planned, standsAt } from './planning.ts';
import * as notices from './noticeStore.ts';
import * as store from './planStore.ts';

type PlannerDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/** Planned in one transaction. */
const noticesPerRound = 100;

const notNull = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/** Until when an escalation is put off: the end of a silence, or of the time in which a closing can be taken back. Undefined: it is not. */
function putOffUntil({ moment }: notices.Notice, alarm: store.PlannedAlarm, now: string): string | undefined {
  if (moment !== 'standing') return undefined;
  if (alarm.state !== 'closed') return isQuiet(alarm, now) ? (alarm.silencedUntil ?? now) : undefined;
  // one that was handled by a clock that is put back since waits no longer than one that is handled now
  const untilMs = alarm.handledAt === null ? 0 : undoUntilMs(Math.min(Date.parse(alarm.handledAt), Date.parse(now)));
  return untilMs >= Date.parse(now) ? new Date(untilMs + 1).toISOString() : undefined;
}

/** Plans notices of one tenant. */
async function planTenant(tx: Tx, rentId: string, asked: readonly notices.Notice[], now: string): Promise<void> {
  const alarms = new Map(
    (await store.alarmsOf(tx, notNull(asked.map(({ alarmId }) => alarmId)))).map((alarm) => [alarm.alarmId, alarm]),
  );
  const real = asked.flatMap((notice) => {
    const alarm = alarms.get(notice.alarmId);
    const isUndone = notice.moment === 'handled' && alarm?.state !== 'closed';
    if (!alarm || isUndone || alarm.drillId !== null || alarm.rentId !== rentId) return [];
    const laterAt = putOffUntil(notice, alarm, now);
    const isPast = laterAt === undefined && notice.moment === 'standing' && isOver(notice.moment, alarm);
    return isPast ? [] : [{ notice, alarm, laterAt }];
  });
  if (real.length === 0) return;
  const all = real.map(({ alarm }) => alarm);
  const chains = await store.chainsOf(
    tx,
    all.map(({ partnerId }) => partnerId),
  );
  const settings = await store.settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
  const people = await store.peopleAt(tx, rentId, {
    places: notNull(all.map(({ placeId }) => placeId)),
    units: notNull(all.map(({ unitId }) => unitId)),
    maints: notNull(all.map(({ maintId }) => maintId)),
    partners: notNull(all.map(({ partnerId }) => partnerId)),
  });
  const byNode = Map.groupBy(
    people,
    ({ receiver, nodeId }) => `${receiver.startsWith('place') ? 'place' : receiver} ${nodeId}`,
  );
  const records: Partial<NewRecord>[] = [];
  for (const { notice, alarm, laterAt } of real) {
    const { moment, extra } = notice;
    // what only happens once is not put off by a silence: it is noted as silenced
    if (laterAt !== undefined) {
      await notices.insertNotice(tx, { rentId, alarmId: alarm.alarmId, moment, dueAt: laterAt, extra });
      continue;
    }
    const near = [
      ...(byNode.get(`place ${alarm.placeId}`) ?? []),
      ...(byNode.get(`unitContacts ${alarm.unitId}`) ?? []),
      ...(byNode.get(`maintenanceCompany ${alarm.maintId}`) ?? []),
      ...(byNode.get(`partner ${alarm.partnerId}`) ?? []),
    ];
    const chain = chains.get(alarm.partnerId) ?? [null];
    const about = { alarm, moment: notice.moment, extra: notice.extra, settings, chain, people: near, now };
    records.push(...planned(about));
    // the notice of a rule of triggers begins no escalation of the service centre
    const dueAt = notice.extra ? undefined : standsAt(about);
    if (dueAt !== undefined && alarm.state === 'open')
      await notices.insertNotice(tx, { rentId, alarmId: alarm.alarmId, moment: 'standing', dueAt });
  }
  await store.insertRecords(tx, records);
}

async function plan(tx: Tx, some: readonly notices.Notice[], now: string): Promise<void> {
  for (const [rentId, own] of Map.groupBy(some, (notice) => notice.rentId)) await planTenant(tx, rentId, own, now);
  await notices.deleteNotices(tx, some);
}

/** The notices of a round one by one: one that cannot be planned stops no other. */
async function planEach({ database, clock, log }: PlannerDeps, noticeIds: readonly number[], now: string) {
  for (const noticeId of noticeIds) {
    try {
      await transact(database, async ({ tx }) => {
        const notice = await notices.noticeById(tx, noticeId);
        if (notice) await plan(tx, [notice], now);
      });
    } catch (error) {
      log.error('the messages of an alarm could not be planned', error, { noticeId });
      await transact(database, ({ tx }) => notices.postponeNotice(tx, noticeId, clock())).catch((failure: unknown) =>
        log.error('a notice could not be put off', failure, { noticeId }),
      );
    }
  }
}

/**
 * Plans what is to be sent of what happened to alarms. Nothing is delivered here.
 * @returns whether there may be more
 * @spec ALM-09 MSG-06
 */
export async function planNotices(deps: PlannerDeps): Promise<boolean> {
  const now = new Date(deps.clock()).toISOString();
  let noticeIds: number[] = [];
  try {
    await transact(deps.database, async ({ tx }) => {
      const due = await notices.dueNotices(tx, now, noticesPerRound);
      noticeIds = due.map(({ noticeId }) => noticeId);
      await plan(tx, due, now);
    });
  } catch (error) {
    // which of them it was shows one by one
    if (noticeIds.length === 0) throw error;
    await planEach(deps, noticeIds, now);
  }
  return noticeIds.length === noticesPerRound;
}
