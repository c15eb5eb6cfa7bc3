import { isOver } from '@fireline/domain/message';
import type { Deps } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { type NewRecord, planned, standsAt } from './planning.ts';
import * as store from './planStore.ts';

type PlannerDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/** Planned in one transaction. */
const noticesPerRound = 100;
const triesMax = 5;
const againMs = 30_000;

const notNull = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/** Plans notices of one tenant. */
async function planTenant(tx: Tx, rentId: string, notices: readonly store.Notice[], now: string): Promise<void> {
  const alarms = new Map(
    (await store.alarmsOf(tx, notNull(notices.map(({ alarmId }) => alarmId)))).map((alarm) => [alarm.alarmId, alarm]),
  );
  const real = notices.flatMap((notice) => {
    const alarm = alarms.get(notice.alarmId);
    const isStill = alarm && (notice.moment !== 'standing' || !isOver(notice.moment, alarm));
    return alarm && alarm.drillId === null && alarm.rentId === rentId && isStill ? [{ notice, alarm }] : [];
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
  const records: NewRecord[] = [];
  for (const { notice, alarm } of real) {
    const near = [
      ...(byNode.get(`place ${alarm.placeId}`) ?? []),
      ...(byNode.get(`unitContacts ${alarm.unitId}`) ?? []),
      ...(byNode.get(`maintenanceCompany ${alarm.maintId}`) ?? []),
      ...(byNode.get(`partner ${alarm.partnerId}`) ?? []),
    ];
    const chain = chains.get(alarm.partnerId) ?? [null];
    const asked = { alarm, moment: notice.moment, extra: notice.extra, settings, chain, people: near, now };
    records.push(...planned(asked));
    const dueAt = standsAt(asked);
    if (dueAt !== undefined && alarm.state === 'open')
      await store.insertNotice(tx, { rentId, alarmId: alarm.alarmId, moment: 'standing', dueAt });
  }
  await store.insertRecords(tx, records);
}

async function plan(tx: Tx, notices: readonly store.Notice[], now: string): Promise<void> {
  for (const [rentId, some] of Map.groupBy(notices, (notice) => notice.rentId)) await planTenant(tx, rentId, some, now);
  await store.deleteNotices(
    tx,
    notices.map(({ noticeId }) => noticeId),
  );
}

/** The notices of a round one by one: one that cannot be planned stops no other. */
async function planEach(
  { database, clock, log }: PlannerDeps,
  noticeIds: readonly number[],
  now: string,
): Promise<void> {
  for (const noticeId of noticeIds) {
    try {
      await transact(database, async ({ tx }) => {
        const notice = await tx
          .selectFrom('sendNotice')
          .selectAll()
          .where('noticeId', '=', noticeId)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (notice) await plan(tx, [notice], now);
      });
    } catch (error) {
      log.error('the messages of an alarm could not be planned', error, { noticeId });
      await store.postponeNotice(database.db, noticeId, new Date(clock() + againMs).toISOString(), triesMax);
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
      const notices = await store.dueNotices(tx, now, noticesPerRound);
      noticeIds = notices.map(({ noticeId }) => noticeId);
      await plan(tx, notices, now);
    });
  } catch {
    await planEach(deps, noticeIds, now);
  }
  return noticeIds.length === noticesPerRound;
}
